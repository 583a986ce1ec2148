/** The telling words of a line or a text: the words that can identify a topic. */

import { subjectOf } from '../language/glossary.ts';
import { smallWords } from '../language/words.ts';

/** The output of `subjectOf` for words that belong to the talk itself. */
const talkWords = new Set(
  'you this what who how when where why howmuch not say talk hear again more else anything want can take give make come know good very yes understand explain mean time day week month year today tomorrow now then before after other another people thing things help work'.split(
    ' ',
  ),
);

/** A telling word has at least three letters and does not belong to the talk itself. */
const isTelling = (word: string): boolean => word.length > 2 && !smallWords().has(word) && !talkWords.has(word);

/** The telling words of a line without duplicates. Words with the same meaning in different languages become one word. */
export const tellingIn = (line: string): string[] => [...new Set(subjectOf(line).split(' ').filter(isTelling))];

/** The telling words of texts. Long words are also included by their beginning, so that "digestive" holds "digestion". */
export const tellingWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(tellingIn).flatMap((word) => (word.length >= 6 ? [word, beginningOf(word)] : [word])));
const beginningOf = (word: string): string => `${word.slice(0, 5)}-`;

/** Whether a result of `tellingWords` holds a word of `tellingIn`. */
export const isHeld = (held: ReadonlySet<string>, word: string): boolean =>
  held.has(word) || (word.length >= 7 && held.has(beginningOf(word)));
