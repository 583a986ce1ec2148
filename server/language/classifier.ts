import { hashOf, mixed } from './hash.ts';
import { type Kept, learned } from './learned.ts';

/**
 * Classifies a line by comparing it with examples, without training. Line and example are compared by their words, their pairs of words
 * and the letters within words. A label's score combines its examples as a whole (centroid) and its nearest examples (neighbours).
 */

export interface Example<Label extends string = string> {
  readonly label: Label;
  readonly text: string;
}

export interface Guess<Label extends string = string> {
  readonly label: Label;
  /** 0 (nothing in common) to 1 (the words of an example). Thresholds apply to this value. */
  readonly score: number;
  /** The likeness of the label's nearest example, 0 to 1. */
  readonly closeness: number;
}

export interface Classifier<Label extends string = string> {
  /**
   * The most likely labels of a line, best first; empty when the line has nothing in common with any example.
   * @param among only these labels are compared; fewer labels take less time
   */
  classify(text: string, limit?: number, among?: Iterable<Label>): Guess<Label>[];
}

export interface ClassifierOptions {
  /** Makes different spellings of a word equal. Its result separates words by spaces only. */
  readonly normalise?: (text: string) => string;
  /** The weight of words and pairs of words in the likeness, 0 to 1; the rest is the weight of letters within words. */
  readonly words?: number;
  /** The weight of the label's centroid in the score, 0 to 1; the rest is the weight of the mean of its nearest examples. */
  readonly centroid?: number;
  /** The number of a label's nearest examples that count. */
  readonly neighbours?: number;
  /** Where the index is stored for the next process (`learned.ts`); it is not stored by default. */
  readonly keptAs?: Kept;
}

/** Small letters without signs, "don't" as "dont", without nukta and zero-width joiners. A repeated letter ("sooo") is reduced to two. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d'‘’ʼ`]/g, '')
    .normalize('NFC')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** To search a feature's examples for those of a label takes as long as to look at this many of them. */
const searchCost = 8;

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
function featuresOf(line: string): Int32Array {
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
function weigh(features: Int32Array, rarityOf: (id: number) => number, words: number): { ids: Int32Array; weights: Float32Array } {
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

interface Index {
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
const rarityIn =
  ({ common, start }: Pick<Index, 'common' | 'start'>, lines: number) =>
  (id: number): number =>
    common.has(id) ? 0 : Math.log((1 + lines) / (1 + (start[id + 1] as number) - (start[id] as number))) + 1;

/** A separate function, so that data needed only for building the index can be freed. */
function indexOf(examples: readonly Example[], normalise: (text: string) => string, words: number): Index {
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

/**
 * Reads the examples once (about 30 ms for a thousand lines). After that it classifies a line in well under a millisecond.
 * Create it at the first use: the examples become an index of numbers, a few megabytes for thousands of lines.
 * @param examples called only if no stored index exists
 */
export function createClassifier<Label extends string>(
  examples: () => readonly Example<Label>[],
  { normalise = plainWords, words = 0.4, centroid = 0.4, neighbours = 3, keptAs }: ClassifierOptions = {},
): Classifier<Label> {
  const learn = () => indexOf(examples(), normalise, words);
  const index = keptAs === undefined ? learn() : learned(`topics-${keptAs.name}`, keptAs.sources, learn);
  const { labels, first, start, whose, much, length } = index;
  const numberOf = new Map(labels.map((label, i) => [label, i]));
  const everyLabel = labels.map((_, i) => i);
  const size = first[labels.length] as number;
  const rarityOf = rarityIn(index, size);
  const likeness = new Float32Array(size);
  // The nearest example counts most, the next half as much, and so on, so that a single wrong neighbour does not decide.
  let parts = 0;
  for (let i = 0; i < neighbours; i += 1) parts += 1 / (i + 1);
  const tops = new Float32Array(neighbours);

  /** The first of a feature's examples that is not before `line`. */
  function placeFrom(line: number, from: number, end: number): number {
    let low = from;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((whose[middle] as number) < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  const labelOf = new Uint16Array(size);
  for (let label = 0; label < labels.length; label += 1) labelOf.fill(label, first[label], first[label + 1]);
  const isAmong = new Uint8Array(labels.length);

  /** Sums up the likeness of the line to each example of the labels. */
  function compare({ ids, weights }: { ids: Int32Array; weights: Float32Array }, among: readonly number[] | undefined): void {
    likeness.fill(0);
    isAmong.fill(0);
    for (const label of among ?? []) isAmong[label] = 1;
    for (let i = 0; i < ids.length; i += 1) {
      const id = ids[i] as number;
      const weight = (weights[i] as number) / 255;
      const end = start[id + 1] as number;
      let place = start[id] as number;
      if (!among) {
        for (; place < end; place += 1) (likeness[whose[place] as number] as number) += weight * (much[place] as number);
        continue;
      }
      if (end - place <= among.length * searchCost) {
        for (; place < end; place += 1) {
          const line = whose[place] as number;
          if (isAmong[labelOf[line] as number]) (likeness[line] as number) += weight * (much[place] as number);
        }
        continue;
      }
      for (const label of among) {
        const last = first[label + 1] as number;
        place = placeFrom(first[label] as number, place, end);
        for (; place < end && (whose[place] as number) < last; place += 1)
          (likeness[whose[place] as number] as number) += weight * (much[place] as number);
      }
    }
  }

  /** The score of a label, from its examples. */
  function guessOf(label: number): Guess<Label> | undefined {
    let sum = 0;
    tops.fill(0);
    for (let example = first[label] as number; example < (first[label + 1] as number); example += 1) {
      let carried = likeness[example] as number;
      sum += carried;
      for (let i = 0; i < neighbours && carried > 0; i += 1) {
        const held = tops[i] as number;
        if (carried > held) {
          tops[i] = carried;
          carried = held;
        }
      }
    }
    const nearest = tops[0] as number;
    if (nearest === 0) return undefined;
    let near = 0;
    for (let i = 0; i < neighbours; i += 1) near += (tops[i] as number) / (i + 1);
    const score = Math.min(1, (centroid * sum) / (length[label] as number) + ((1 - centroid) * near) / parts);
    return { label: labels[label] as Label, score, closeness: Math.min(1, nearest) };
  }

  return {
    classify(text, limit = 5, among) {
      const chosen = among && [...new Set(among)].flatMap((label) => numberOf.get(label) ?? []).sort((a, b) => a - b);
      compare(weigh(featuresOf(normalise(text)), rarityOf, words), chosen);
      const guesses: Guess<Label>[] = [];
      for (const label of chosen ?? everyLabel) {
        const guess = guessOf(label);
        if (!guess) continue;
        const place = guesses.findLastIndex(({ score }) => score >= guess.score) + 1;
        if (place < limit) guesses.splice(place, 0, guess);
        if (guesses.length > limit) guesses.pop();
      }
      return guesses;
    },
  };
}
