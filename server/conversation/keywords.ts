/** The keywords of a line or a text: the words that can identify a topic. */

import { subjectOf } from '../language/glossary.ts';
import { stopWords } from '../language/stop-words.ts';

/** The output of `subjectOf` for words that belong to the talk itself. */
const talkWords = new Set(
  'you this what who how when where why howmuch not say talk hear again more else anything want can take give make come know good very yes understand explain mean time day week month year today tomorrow now then before after other another people thing things help work'.split(
    ' ',
  ),
);

/** A keyword has at least three letters and does not belong to the talk itself. */
const isKeyword = (word: string): boolean => word.length > 2 && !stopWords().has(word) && !talkWords.has(word);

/** The keywords of a line without duplicates. Words with the same meaning in different languages become one word. */
export const keywordsIn = (line: string): string[] => [...new Set(subjectOf(line).split(' ').filter(isKeyword))];

/** The keywords of texts. Long words are also included by their beginning, so that "digestive" holds "digestion". */
export const keywordSet = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(keywordsIn).flatMap((word) => (word.length >= 6 ? [word, beginningOf(word)] : [word])));
const beginningOf = (word: string): string => `${word.slice(0, 5)}-`;

/** Whether a result of `keywordSet` holds a word of `keywordsIn`. */
export const hasKeyword = (held: ReadonlySet<string>, word: string): boolean =>
  held.has(word) || (word.length >= 7 && held.has(beginningOf(word)));
