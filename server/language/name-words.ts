/** Names that are also words or descriptions, and words that are never a name. */

import { foldedOf, wordList } from './normalise.ts';

let names: Set<string> | undefined;
let others: Set<string> | undefined;

/** Given names that are frequent in India, especially those that are also ordinary words ("Khushi", "Diya", "Sunny"). */
export function commonNames(): ReadonlySet<string> {
  names ??= new Set(wordList('names.txt').flatMap((name) => [name, foldedOf(name)]));
  return names;
}

/** Words after "I am", or in answer to a request for the name, that are no names: states, professions, beliefs, cities, answers. */
export function noNames(): ReadonlySet<string> {
  others ??= new Set(wordList('no-names.txt'));
  return others;
}
