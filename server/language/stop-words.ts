import { normalise, wordList } from './normalise.ts';

let small: Set<string> | undefined;

/** Words that name no topic, as `normalise` writes them: "the", "please", "kya". */
export function stopWords(): ReadonlySet<string> {
  small ??= new Set(wordList('stop-words.txt').flatMap((word) => [word, ...normalise(word).split(' ')]));
  return small;
}
