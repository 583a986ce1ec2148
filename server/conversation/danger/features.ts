import { fnvSeed, hashOf, mixed } from '../../language/hash.ts';
import { englishOf } from '../../language/sentence/sentence-vector.ts';
import type { SparseVector } from '../../language/softmax-regression.ts';
import { phoneticOf } from './phonetic.ts';
import { ideaLines } from './texts.ts';

/** What a line is weighed by: its words and pairs of words, the letters within them, the ideas behind them, ideas that meet, and its words in English. */

/** The number of places for features. */
export const places = 1 << 15;

/** A number for a feature's name; rare collisions do no harm. */
const placeOf = (name: string): number => mixed(hashOf(fnvSeed, name)) & (places - 1);

interface Word {
  /** Places of the word itself and of the letters within it. */
  readonly itself: number;
  readonly letters: readonly number[];
  readonly ideas: readonly string[];
}

let whole: Map<string, string[]> | undefined;
const begun = new Map<string, string[]>();

function readIdeas(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [idea, list] of ideaLines()) {
    for (const word of list) {
      const into = word.endsWith('*') ? begun : found;
      const sound = phoneticOf(word);
      const known = into.get(sound);
      if (known) known.push(idea);
      else into.set(sound, [idea]);
    }
  }
  return found;
}

// Words come again and again, above all while the examples are read: what is known of one is kept, within bounds.
const words = new Map<string, Word>();
const most = 8000;

function wordOf(sound: string): Word {
  let word = words.get(sound);
  if (word) return word;
  whole ??= readIdeas();
  const ideas = [...(whole.get(sound) ?? [])];
  for (let end = 3; end <= sound.length; end += 1) {
    const more = begun.get(sound.slice(0, end));
    if (more) ideas.push(...more);
  }
  const held = `<${sound}>`;
  const letters: number[] = [];
  for (let size = 3; size <= 5; size += 1) for (let i = 0; i + size <= held.length; i += 1) letters.push(placeOf(held.slice(i, i + size)));
  word = { itself: placeOf(`w${sound}`), letters, ideas };
  if (words.size >= most) words.clear();
  words.set(sound, word);
  return word;
}

const wordsOf = (sound: string): string[] => (sound ? sound.split(' ') : []);

/** The ideas of a line that is written as it sounds. */
export const ideasOf = (sound: string): Set<string> => new Set(wordsOf(sound).flatMap((word) => wordOf(word).ideas));

/** How much each group counts; each is of one length before they are mixed, else the many letters would drown the few ideas. */
const shares = { words: 1, letters: 0.8, ideas: 1, meetings: 0.8, english: 1 };

/** An English word without its ending: "burning", "burned" and "burns" are one. */
const stemOf = (word: string): string => word.replace(/(?<=.{3})(?:ing|edly|ed|ies|es|s|ly)$/, '');

/** Words, neighbouring words and words one apart of a line in English: what a line in another language says counts for all of them. */
function englishPlaces(message: string): Set<number> {
  const found = new Set<number>();
  const words = (englishOf(message).match(/[a-z0-9]+/g) ?? []).map(stemOf);
  words.forEach((word, i) => {
    found.add(placeOf(`e${word}`));
    if (i > 0) found.add(placeOf(`e${words[i - 1]} ${word}`));
    if (i > 1) found.add(placeOf(`e${words[i - 2]} _ ${word}`));
  });
  return found;
}

/** The features of a message. @param isInEnglish also those of the line in English, whatever its language */
export function featuresOf(message: string, isInEnglish = false): SparseVector {
  const single = new Set<number>();
  const letters = new Set<number>();
  const found = new Set<string>();
  let before = '';
  for (const sound of wordsOf(phoneticOf(message))) {
    const word = wordOf(sound);
    single.add(word.itself);
    single.add(placeOf(`p${before} ${sound}`));
    for (const place of word.letters) letters.add(place);
    for (const idea of word.ideas) found.add(idea);
    before = sound;
  }
  const list = [...found].sort();
  const ideas = new Set(list.map((idea) => placeOf(`i${idea}`)));
  const meetings = new Set<number>();
  for (let i = 0; i < list.length; i += 1) for (let j = i + 1; j < list.length; j += 1) meetings.add(placeOf(`m${list[i]} ${list[j]}`));
  const english = isInEnglish ? englishPlaces(message) : new Set<number>();

  const count = single.size + letters.size + ideas.size + meetings.size + english.size;
  const ids = new Int32Array(count);
  const weights = new Float32Array(count);
  let at = 0;
  const add = (group: Set<number>, share: number): void => {
    const weight = share / Math.sqrt(group.size || 1);
    for (const place of group) {
      ids[at] = place;
      weights[at] = weight;
      at += 1;
    }
  };
  add(single, shares.words);
  add(letters, shares.letters);
  add(ideas, shares.ideas);
  add(meetings, shares.meetings);
  add(english, shares.english);
  return { ids, weights };
}

const ofExamples = new Map<string, SparseVector>();

/** The same of an example, with the line in English, kept until `forgetFeatures`: three classifiers learn from the same lines. */
export function exampleFeatures(text: string): SparseVector {
  const known = ofExamples.get(text);
  if (known) return known;
  const features = featuresOf(text, true);
  ofExamples.set(text, features);
  return features;
}

/** Frees them when every classifier is built. */
export const forgetFeatures = (): void => ofExamples.clear();
