import type { Example } from './examples.ts';
import { cachedModel, type ModelSource } from './model-cache.ts';
import { featuresOf, indexOf, rarityIn, weigh } from './nearest-neighbours-index.ts';
import { plainWords } from './normalise.ts';
import { createVectorMeans } from './sentence/vector-classifier.ts';

/**
 * Classifies a line by comparing it with examples, without training. Line and example are compared by their words, their pairs of words
 * and the letters within words. A label's score combines its examples as a whole (centroid) and its nearest examples (neighbours). With
 * `cachedAs`, half of the score is the meaning of the line, so that a line in other words is found too (`sentence/`).
 */

export interface Guess<Label extends string = string> {
  readonly label: Label;
  /** 0 (nothing in common) to 1 (the words of an example). Thresholds apply to this value. */
  readonly score: number;
  /** The likeness of the label's nearest example, 0 to 1. */
  readonly closeness: number;
}

export interface NearestNeighbours<Label extends string = string> {
  /**
   * The most likely labels of a line, best first; empty when the line has nothing in common with any example.
   * @param among only these labels are compared; fewer labels take less time
   * @param withMeaning whether the meaning of the line counts besides its words
   */
  classify(text: string, limit?: number, among?: Iterable<Label>, withMeaning?: boolean): Guess<Label>[];
  /** The cosine of the meaning of a line with the mean meaning of a label's examples, -1 to 1; 0 without `cachedAs`. */
  meaning(text: string, label: Label): number;
}

export interface NearestNeighboursOptions {
  /** Makes different spellings of a word equal. Its result separates words by spaces only. */
  readonly normalise?: (text: string) => string;
  /** The weight of words and pairs of words in the likeness, 0 to 1; the rest is the weight of letters within words. */
  readonly words?: number;
  /** The weight of the label's centroid in the score, 0 to 1; the rest is the weight of the mean of its nearest examples. */
  readonly centroid?: number;
  /** The number of a label's nearest examples that count. */
  readonly neighbours?: number;
  /** Where the index is stored for the next process (`model-cache.ts`); it is not stored by default. */
  readonly cachedAs?: ModelSource;
}

/** The cosine of a line with the mean of a label's examples, if it is said in other words: of unrelated lines, and of the nearest. */
const cosines = { other: 0.4, same: 0.85 };
/** From this likeness a line has the words of an example. */
const sameWords = 0.9;
/** Equal meaning counts this much of equal words. */
const closenessOfMeaning = 0.85;

/** To search a feature's examples for those of a label takes as long as to look at this many of them. */
const searchCost = 8;

/**
 * Reads the examples once (about 30 ms for a thousand lines). After that it classifies a line in well under a millisecond.
 * Create it at the first use: the examples become an index of numbers, a few megabytes for thousands of lines.
 * @param examples called only if no stored index exists
 */
export function createNearestNeighbours<Label extends string>(
  examples: () => readonly Example<Label>[],
  { normalise = plainWords, words = 0.4, centroid = 0.4, neighbours = 3, cachedAs }: NearestNeighboursOptions = {},
): NearestNeighbours<Label> {
  const learn = () => indexOf(examples(), normalise, words);
  const nearnessOf = cachedAs && createVectorMeans(`topics-${cachedAs.name}`, examples);
  const index = cachedAs === undefined ? learn() : cachedModel(`topics-${cachedAs.name}`, cachedAs.sources, learn);
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

  /** The score of a label, from its examples. @param meant how near the meaning of the line is, if that counts */
  function guessOf(label: number, meant: number | undefined): Guess<Label> | undefined {
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
    if (nearest === 0 && !meant) return undefined;
    let near = 0;
    for (let i = 0; i < neighbours; i += 1) near += (tops[i] as number) / (i + 1);
    const byWords = Math.min(1, (centroid * sum) / (length[label] as number) + ((1 - centroid) * near) / parts);
    // A line in an example's own words needs no other proof.
    const score = byWords >= sameWords || meant === undefined ? byWords : (byWords + meant) / 2;
    return { label: labels[label] as Label, score, closeness: Math.min(1, Math.max(nearest, (meant ?? 0) * closenessOfMeaning)) };
  }

  const meaning = (text: string, label: Label): number => nearnessOf?.(text, label) ?? 0;
  /** How near the meaning of a line is to a label's examples, 0 to 1. */
  const nearness = (text: string, label: Label): number =>
    Math.min(1, Math.max(0, (meaning(text, label) - cosines.other) / (cosines.same - cosines.other)));

  return {
    meaning,
    classify(text, limit = 5, among, withMeaning = true) {
      const chosen = among && [...new Set(among)].flatMap((label) => numberOf.get(label) ?? []).sort((a, b) => a - b);
      compare(weigh(featuresOf(normalise(text)), rarityOf, words), chosen);
      const guesses: Guess<Label>[] = [];
      for (const label of chosen ?? everyLabel) {
        const guess = guessOf(label, withMeaning ? nearnessOf && nearness(text, labels[label] as Label) : undefined);
        if (!guess) continue;
        const place = guesses.findLastIndex(({ score }) => score >= guess.score) + 1;
        if (place < limit) guesses.splice(place, 0, guess);
        if (guesses.length > limit) guesses.pop();
      }
      return guesses;
    },
  };
}
