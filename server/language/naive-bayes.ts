import type { Example } from './examples.ts';
import { meaningOf } from './glossary.ts';
import { hashOf, mixed } from './hash.ts';
import { cachedModel } from './model-cache.ts';
import { normalise } from './normalise.ts';
import { createVectorClassifier, mixShares } from './sentence/vector-classifier.ts';

/**
 * Classifies a short line by the words of all examples, while `nearest-neighbours.ts` uses the nearest examples. Words that only one label has
 * ("joke") weigh most, whatever words are next to them. This finds acts in new words one time in ten more often than `nearest-neighbours.ts`.
 * Ordinary lines must have a label of their own. For topics, which have few and long lines, `nearest-neighbours.ts` is better.
 * Half of a share is the meaning of the line (`sentence/`), so that a line in other words is found too.
 */
export interface NaiveBayes<Label extends string = string> {
  /** The likelihood of every label, best first; the shares add up to 1. */
  of(text: string): { label: Label; share: number }[];
}

/** The count assumed for a feature that never occurs in a label's examples. */
const unseen = 0.02;
/** Features are numbers below this; collisions are rare and harmless. */
const room = 1 << 15;

/** The feature number for a hash. */
const feature = (h: number): number => mixed(h) & (room - 1);

/** The start of the hash for each kind of feature: the same word differs as a word, as a meaning and as half of a pair. */
const kinds = { word: 1, pair: 2, letters: 3, meaning: 4, meanings: 5, near: 6, length: 7 };
const edge = '^';

/** Words and pairs of words as written, letters within words, and the meanings of words with every pair of meanings close to each other. */
function featuresOf(text: string): Int32Array {
  const found: number[] = [];
  const line = normalise(text);
  const words = line.split(' ');
  let last = edge;
  for (const word of words) {
    found.push(feature(hashOf(kinds.word, word)), feature(hashOf(hashOf(kinds.pair, last) ^ 32, word)));
    const held = `<${word}>`;
    for (let size = 3; size <= 4; size++) {
      for (let i = 0; i + size <= held.length; i++) found.push(feature(hashOf(kinds.letters, held, i, i + size)));
    }
    last = word;
  }
  found.push(feature(hashOf(hashOf(kinds.pair, last) ^ 32, edge)));
  const meanings = meaningOf(text).split(' ');
  last = edge;
  for (let i = 0; i < meanings.length; i++) {
    const word = meanings[i] as string;
    const own = hashOf(kinds.near, word);
    found.push(feature(hashOf(kinds.meaning, word)), feature(hashOf(hashOf(kinds.meanings, last) ^ 32, word)));
    // Two meanings close to each other, in either order.
    for (let j = i + 1; j < meanings.length && j < i + 6; j++) found.push(feature((own + hashOf(kinds.near, meanings[j] as string)) | 0));
    last = word;
  }
  found.push(feature(hashOf(hashOf(kinds.meanings, last) ^ 32, edge)), feature(kinds.length * 31 + Math.min(8, words.length)));
  return distinct(found);
}

/** Removes duplicate features. */
function distinct(found: readonly number[]): Int32Array {
  const sorted = Int32Array.from(found).sort();
  let count = 0;
  for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[count++] = sorted[i] as number;
  return sorted.subarray(0, count);
}

interface Counts {
  labels: string[];
  /** How often each label has each feature, how often all labels have it, and how many lines each label has. */
  seen: Uint16Array;
  seenAtAll: Uint16Array;
  lines: Uint16Array;
}

function count(examples: readonly Example[]): Counts {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numberOf = new Map(labels.map((label, i) => [label, i]));
  const seen = new Uint16Array(room * labels.length);
  const seenAtAll = new Uint16Array(room);
  const lines = new Uint16Array(labels.length);
  for (const { label, text } of examples) {
    const number = numberOf.get(label) as number;
    (lines[number] as number) += 1;
    for (const found of featuresOf(text)) {
      (seen[found * labels.length + number] as number) += 1;
      (seenAtAll[found] as number) += 1;
    }
  }
  return { labels, seen, seenAtAll, lines };
}

/**
 * Counts the features of the examples once; after that, a line takes a tenth of a millisecond, besides its vector.
 * @param cachedAs the name under which the counts are stored for the next process (`model-cache.ts`), and the weights by meaning in `learned/`
 */
export function createNaiveBayes<Label extends string>(examples: () => readonly Example<Label>[], cachedAs: string): NaiveBayes<Label> {
  const { labels, seen, seenAtAll, lines } = cachedModel(cachedAs, [], () => count(examples()));
  const size = labels.length;
  const all = lines.reduce((sum, some) => sum + some, 0);
  /** A cache of logarithms, because the counts have few different values. */
  const logs = Float64Array.from({ length: seenAtAll.reduce((most, some) => Math.max(most, some), 0) + 1 }, (_, n) => Math.log(n + unseen));
  const bases = Array.from(lines, (count) => Math.log((all - count + 2 * unseen) / (count + 2 * unseen)));
  const byMeaning = createVectorClassifier(cachedAs, labels, examples);
  return {
    of(text) {
      const features = featuresOf(text);
      const weights = new Float64Array(size);
      for (const found of features) {
        const atAll = seenAtAll[found] as number;
        if (atAll === 0) continue;
        for (let i = 0; i < size; i++) {
          const here = seen[found * size + i] as number;
          weights[i] = (weights[i] as number) + (logs[here] as number) - (logs[atAll - here] as number) + (bases[i] as number);
        }
      }
      // The features of one word depend on each other, so their sum is reduced.
      const damp = 1 / Math.sqrt(features.length);
      const most = Math.max(...weights);
      const shares = Float32Array.from(weights, (weight) => Math.exp((weight - most) * damp));
      const whole = shares.reduce((sum, share) => sum + share, 0);
      for (let i = 0; i < size; i++) (shares[i] as number) /= whole;
      mixShares(shares, byMeaning.sharesOf(text));
      return labels.map((label, i) => ({ label: label as Label, share: shares[i] as number })).sort((a, b) => b.share - a.share);
    },
  };
}
