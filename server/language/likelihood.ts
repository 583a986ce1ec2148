import type { Example } from './classifier.ts';
import { meaningOf } from './glossary.ts';
import { normalise } from './normalise.ts';

/**
 * Tells by the words of many examples what a short line is about, where `classifier.ts` tells by the nearest ones. Words that a label
 * shares with no other weigh most ("joke"), in whatever company they stand. It cannot say "none of these": a threshold and the
 * classifier beside it do.
 */
export interface Likelihood<Label extends string = string> {
  /** The likelihood of every label, likeliest first; they add up to 1. */
  of(text: string): { label: Label; share: number }[];
}

/** What counts as seen of a feature that a label's examples never show. */
const unseen = 0.02;
/** Features are numbers below this; collisions are rare and harmless. */
const room = 1 << 15;

function hash(kind: string, text: string): number {
  let h = 0x811c9dc5 ^ kind.charCodeAt(0);
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 13;
  return h & (room - 1);
}

/** Words and pairs of words as they are written, letters within words, and the words' meanings with every pair of them near by. */
function featuresOf(text: string): Set<number> {
  const found = new Set<number>();
  const words = normalise(text).split(' ');
  words.forEach((word, i) => {
    found.add(hash('w', word));
    found.add(hash('b', `${words[i - 1] ?? '^'} ${word}`));
    const held = `<${word}>`;
    for (let size = 3; size <= 4; size++) for (let j = 0; j + size <= held.length; j++) found.add(hash('l', held.slice(j, j + size)));
  });
  found.add(hash('b', `${words.at(-1)} $`));
  const meanings = meaningOf(text).split(' ');
  meanings.forEach((word, i) => {
    found.add(hash('m', word));
    found.add(hash('d', `${meanings[i - 1] ?? '^'} ${word}`));
    for (const other of meanings.slice(i + 1, i + 6)) found.add(hash('p', word < other ? `${word}+${other}` : `${other}+${word}`));
  });
  found.add(hash('d', `${meanings.at(-1)} $`));
  found.add(hash('n', String(Math.min(8, words.length))));
  return found;
}

/** Counts the examples once; a line is then judged in a tenth of a millisecond. */
export function createLikelihood<Label extends string>(examples: readonly Example<Label>[]): Likelihood<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numberOf = new Map(labels.map((label, i) => [label, i]));
  const size = labels.length;
  const seen = new Uint16Array(room * size);
  const seenAtAll = new Uint16Array(room);
  const lines = new Uint16Array(size);
  for (const { label, text } of examples) {
    const number = numberOf.get(label) as number;
    (lines[number] as number) += 1;
    for (const feature of featuresOf(text)) {
      (seen[feature * size + number] as number) += 1;
      (seenAtAll[feature] as number) += 1;
    }
  }
  return {
    of(text) {
      const features = featuresOf(text);
      const weights = new Float64Array(size);
      for (const feature of features) {
        const atAll = seenAtAll[feature] as number;
        if (atAll === 0) continue;
        for (let i = 0; i < size; i++) {
          const here = seen[feature * size + i] as number;
          const count = lines[i] as number;
          weights[i] =
            (weights[i] as number) +
            Math.log(((here + unseen) * (examples.length - count + 2 * unseen)) / ((atAll - here + unseen) * (count + 2 * unseen)));
        }
      }
      // Features of one word are no independent witnesses: their sum is dampened.
      const damp = 1 / Math.sqrt(features.size);
      const most = Math.max(...weights);
      const shares = Array.from(weights, (weight) => Math.exp((weight - most) * damp));
      const whole = shares.reduce((sum, share) => sum + share, 0);
      return labels.map((label, i) => ({ label, share: (shares[i] as number) / whole })).sort((a, b) => b.share - a.share);
    },
  };
}
