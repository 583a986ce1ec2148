/** Names that are words, or look like what somebody is; and words that are never a name. */

import { foldedOf, wordList } from './normalise.ts';

let names: Set<string> | undefined;
let others: Set<string> | undefined;

/** Given names that are frequent in India, above all those that are words besides ("Khushi", "Diya", "Sunny"). */
export function commonNames(): ReadonlySet<string> {
  names ??= new Set(wordList('names.txt').flatMap((name) => [name, foldedOf(name)]));
  return names;
}

/** What follows "I am" or stands where a name was asked for, and is none: states, callings, beliefs, cities, answers. */
export function noNames(): ReadonlySet<string> {
  others ??= new Set(wordList('no-names.txt'));
  return others;
}
