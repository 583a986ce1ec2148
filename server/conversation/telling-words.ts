/** The words of a line or a text that can tell a subject. */

import { subjectOf } from '../language/glossary.ts';
import { smallWords } from '../language/words.ts';

/** What `subjectOf` writes for the words of the talk itself. */
const talkWords = new Set(
  'you this what who how when where why howmuch not say talk hear again more else anything want can take give make come know good very yes understand explain mean time day week month year today tomorrow now then before after other another people thing things help work'.split(
    ' ',
  ),
);

/** A word that can tell a subject: no word of the talk itself, and longer than a syllable. */
const isTelling = (word: string): boolean => word.length > 2 && !smallWords().has(word) && !talkWords.has(word);

/** The telling words of a line, each once, under one word for all languages. */
export const tellingIn = (line: string): string[] => [...new Set(subjectOf(line).split(' ').filter(isTelling))];

/** The telling words of texts, the long ones by their beginning too: "digestion" is held by "digestive". */
export const tellingWords = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(tellingIn).flatMap((word) => (word.length >= 6 ? [word, beginningOf(word)] : [word])));
const beginningOf = (word: string): string => `${word.slice(0, 5)}-`;

/** Whether words of `tellingWords` hold a word of `tellingIn`. */
export const isHeld = (held: ReadonlySet<string>, word: string): boolean =>
  held.has(word) || (word.length >= 7 && held.has(beginningOf(word)));
