/** The index of `nearest-neighbours.ts`: which example has which feature, and how much it weighs there. */

import type { Example } from './examples.ts';
import { hashOf, mixed } from './hash.ts';

// Features are numbers, not strings: letters hash into the lower half of the range, words into the upper. Collisions are rare and harmless.
const half = 1 << 17;
const room = half * 2;

const hash = (text: string, from: number, to: number, start: number): number => mixed(hashOf(start, text, from, to)) & (half - 1);

// A buffer for the features of a line before they are sorted. One buffer is enough, because lines are read one after another.
let gathered = new Int32Array(1 << 12);

/** Adds the letter features of a word to the buffer from an index on, and returns the index after them. */
function lettersInto(word: string, from: number): number {
  const held = `<${word}>`;
  if (from + held.length * 4 + 2 > gathered.length) {
    const larger = new Int32Array(gathered.length * 2 + held.length * 4);
    larger.set(gathered);
    gathered = larger;
  }
  let at = from;
  for (let size = 2; size <= 5; size += 1) {
    for (let i = 0; i + size <= held.length; i += 1) gathered[at++] = hash(held, i, i + size, 0x811c9dc5);
  }
  return at;
}

/** The features of a line, sorted so that equal ones are adjacent. */
export function featuresOf(line: string): Int32Array {
  let at = 0;
  let before = '^';
  for (const word of line ? line.split(' ') : []) {
    at = lettersInto(word, at);
    gathered[at++] = half + hash(word, 0, word.length, 0x1b873593);
    const pair = `${before} ${word}`;
    gathered[at++] = half + hash(pair, 0, pair.length, 0x3c6ef372);
    before = word;
  }
  return gathered.slice(0, at).sort();
}

/**
 * Weights of a line's features by rarity. Letters and words are each normalised to length one, or long words would outweigh short ones.
 * @param rarityOf how much a feature says about the label; a feature of rarity 0 is left out
 */
export function weigh(features: Int32Array, rarityOf: (id: number) => number, words: number): { ids: Int32Array; weights: Float32Array } {
  const ids = new Int32Array(features.length);
  const weights = new Float32Array(features.length);
  let count = 0;
  let letterLength = 0;
  let wordLength = 0;
  for (let i = 0; i < features.length; ) {
    const id = features[i] as number;
    let end = i + 1;
    while (end < features.length && features[end] === id) end += 1;
    const weight = (1 + Math.log(end - i)) * rarityOf(id);
    i = end;
    if (weight === 0) continue;
    if (id < half) letterLength += weight * weight;
    else wordLength += weight * weight;
    ids[count] = id;
    weights[count] = weight;
    count += 1;
  }
  const letterScale = Math.sqrt((1 - words) / (letterLength || 1));
  const wordScale = Math.sqrt(words / (wordLength || 1));
  for (let i = 0; i < count; i += 1) weights[i] = (weights[i] as number) * ((ids[i] as number) < half ? letterScale : wordScale);
  return { ids: ids.subarray(0, count), weights: weights.subarray(0, count) };
}

/** A feature that a larger share of the examples has is left out: it says little, and such features cause three quarters of the work. */
const commonFrom = 1 / 8;

export interface Index {
  readonly labels: readonly string[];
  /** The first example of each label. Examples are ordered by label. */
  readonly first: Uint16Array;
  /** The features that are left out. */
  readonly common: ReadonlySet<number>;
  /** The position in `whose` and `much` where the examples of a feature begin. */
  readonly start: Int32Array;
  /** Which examples have the feature, and its weight there. */
  readonly whose: Uint16Array;
  readonly much: Uint8Array;
  /** The length of the sum of a label's examples. The centroid itself is not stored: its likeness is the sum over the examples. */
  readonly length: Float32Array;
}

/** The rarity of a feature, from the number of lines that have it. */
export const rarityIn =
  ({ common, start }: Pick<Index, 'common' | 'start'>, lines: number) =>
  (id: number): number =>
    common.has(id) ? 0 : Math.log((1 + lines) / (1 + (start[id + 1] as number) - (start[id] as number))) + 1;

/** Indexes the examples. A separate function, so that data needed only for building the index can be freed. */
export function indexOf(examples: readonly Example[], normalise: (text: string) => string, words: number): Index {
  if (examples.length > 0xffff) throw new Error(`A classifier holds at most ${0xffff} examples, not ${examples.length}`);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numberOf = new Map(labels.map((label, i) => [label, i]));
  const byLabel = examples.map(({ label, text }) => ({ label: numberOf.get(label) as number, text })).sort((a, b) => a.label - b.label);
  const first = new Uint16Array(labels.length + 1);
  for (const [i, { label }] of byLabel.entries()) first[label + 1] = i + 1;
  const lines = byLabel.map(({ text }) => featuresOf(normalise(text)));
  const start = new Int32Array(room + 1);
  for (const line of lines) {
    for (let i = 0; i < line.length; i += 1) if (!i || line[i] !== line[i - 1]) (start[(line[i] as number) + 1] as number) += 1;
  }
  const common = new Set<number>();
  for (let id = 0; id < room; id += 1) {
    if ((start[id + 1] as number) > lines.length * commonFrom) {
      common.add(id);
      start[id + 1] = 0;
    }
    (start[id + 1] as number) += start[id] as number;
  }
  const rarityOf = rarityIn({ common, start }, lines.length);

  const whose = new Uint16Array(start[room] as number);
  const much = new Uint8Array(whose.length);
  const length = new Float32Array(labels.length);
  const next = start.slice(0, room);
  const sum = new Float32Array(room);
  let touched: Int32Array[] = [];
  for (let line = 0; line < lines.length; line += 1) {
    const { ids, weights } = weigh(lines[line] as Int32Array, rarityOf, words);
    for (let i = 0; i < ids.length; i += 1) {
      const id = ids[i] as number;
      const place = next[id] as number;
      whose[place] = line;
      much[place] = Math.min(255, Math.max(1, Math.round((weights[i] as number) * 255)));
      next[id] = place + 1;
      (sum[id] as number) += weights[i] as number;
    }
    touched.push(ids);
    const { label } = byLabel[line] as { label: number };
    if (line + 1 < (first[label + 1] as number)) continue;
    let square = 0;
    for (const ids of touched) {
      for (const id of ids) {
        square += (sum[id] as number) ** 2;
        sum[id] = 0;
      }
    }
    length[label] = Math.sqrt(square) || 1;
    touched = [];
  }
  return { labels, first, common, start, whose, much, length };
}
