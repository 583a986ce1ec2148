import type { Example } from './examples.ts';
import { subjectOf } from './glossary.ts';
import { hashOf, mixed } from './hash.ts';
import { cachedModel, type ModelSource } from './model-cache.ts';
import { normalise } from './normalise.ts';
import { createVectorClassifier, mixShares } from './sentence/vector-classifier.ts';
import {
  type DenseWeights,
  predict,
  randomFrom,
  type SparseVector,
  shuffle,
  train,
  type UpdateRule,
  zeroWeights,
} from './softmax-regression.ts';
import { type SparseWeights, sparseWeights } from './sparse-weights.ts';

/**
 * Classifies a line by multinomial logistic regression over its words, pairs of words and the letters within words, as written and as
 * topic words. It recognises a topic in new words more often than `nearest-neighbours.ts`, which compares a line with the nearest examples.
 */
export interface SoftmaxClassifier<Label extends string = string> {
  /**
   * The probability of each label; the shares add up to 1. A line of unknown words gives every label the same share.
   * @param withMeaning whether the meaning of the line counts besides its words
   */
  sharesOf(text: string, withMeaning?: boolean): Shares<Label>;
}

export interface Shares<Label extends string = string> {
  /** The share of a label; undefined for one that is not among them. */
  of(label: Label): number | undefined;
  /** The labels with the largest shares, largest first. */
  likeliest(count: number): Label[];
}

/** Features are numbers below this; collisions are rare and harmless. */
const room = 1 << 17;
/** The number of passes over the examples. More passes changed none of the measurements. */
const passes = 4;
const learningRate = 0.5;
/** A label with a smaller error is not corrected. That is true of most labels of most lines, and makes learning several times faster. */
const correctedFrom = 0.01;
/** Smaller weights are dropped. They are 95 % of all weights, and dropping them changed the result of no tested line. */
const keptFrom = 0.2;

/** The weight of a feature besides its rarity: words as written or as topic words, pairs, letters, and pairs with one word between them. */
const kinds = { word: 1, pair: 0.7, letters: 0.5, meaning: 1, meanings: 0.7, apart: 0.5 };
type Kind = keyof typeof kinds;
const seeds: Record<Kind, number> = { word: 1, pair: 2, letters: 3, meaning: 4, meanings: 5, apart: 6 };

const placeOf = (h: number): number => mixed(h) & (room - 1);

const pairOf = (kind: Kind, a: string, b: string): number => placeOf(hashOf(hashOf(hashOf(seeds[kind], a), ' '), b));

/** The features of a line without duplicates, each with the weight of its kind. */
function featuresOf(text: string): Map<number, number> {
  const found = new Map<number, number>();
  let before = '^';
  for (const word of normalise(text).split(' ')) {
    found.set(placeOf(hashOf(seeds.word, word)), kinds.word).set(pairOf('pair', before, word), kinds.pair);
    before = word;
    const held = `<${word}>`;
    for (let size = 3; size <= 5; size += 1) {
      for (let i = 0; i + size <= held.length; i += 1) found.set(placeOf(hashOf(seeds.letters, held, i, i + size)), kinds.letters);
    }
  }
  const meanings = subjectOf(text).split(' ');
  before = '^';
  for (const [i, word] of meanings.entries()) {
    found.set(placeOf(hashOf(seeds.meaning, word)), kinds.meaning).set(pairOf('meanings', before, word), kinds.meanings);
    if (i >= 2) found.set(pairOf('apart', meanings[i - 2] as string, word), kinds.apart);
    before = word;
  }
  return found;
}

/** The feature vector of a line, by kind and rarity, with length one. @param heldBy how many of all examples have a feature */
function lineOf(features: ReadonlyMap<number, number>, heldBy: Uint16Array, all: number): SparseVector {
  const ids = new Int32Array(features.size);
  const weights = new Float32Array(features.size);
  let count = 0;
  let square = 0;
  for (const [id, ofKind] of features) {
    const held = heldBy[id] as number;
    if (held === 0) continue;
    const weight = ofKind * Math.log(1 + all / held);
    ids[count] = id;
    weights[count] = weight;
    square += weight * weight;
    count += 1;
  }
  const length = Math.sqrt(square) || 1;
  for (let i = 0; i < count; i += 1) (weights[i] as number) /= length;
  return { ids: ids.subarray(0, count), weights: weights.subarray(0, count) };
}

interface Model {
  labels: string[];
  examples: number;
  heldBy: Uint16Array;
  weights: SparseWeights;
}

/** Gradient descent with a separate learning rate for each weight (AdaGrad). */
function adaGrad({ labels, weights }: DenseWeights): UpdateRule {
  const squares = new Float32Array(weights.length).fill(0.01);
  const corrected = new Int32Array(labels);
  const random = randomFrom(1);
  return {
    passes,
    // Numbers of 31 bits: with other numbers the order would differ, and with it the weights.
    shuffle: (order) => shuffle(order, () => random() & 0x7fffffff),
    update({ features: { ids, weights: values }, label: right }, errors) {
      (errors[right] as number) -= 1;
      let count = 0;
      for (let label = 0; label < labels; label += 1) if (Math.abs(errors[label] as number) >= correctedFrom) corrected[count++] = label;
      for (let i = 0; i < ids.length; i += 1) {
        const row = (ids[i] as number) * labels;
        const value = values[i] as number;
        for (let k = 0; k < count; k += 1) {
          const label = corrected[k] as number;
          const slope = value * (errors[label] as number);
          const square = (squares[row + label] as number) + slope * slope;
          squares[row + label] = square;
          (weights[row + label] as number) -= (learningRate * slope) / Math.sqrt(square);
        }
      }
    },
  };
}

function learn(examples: readonly Example[]): Model {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numberOf = new Map(labels.map((label, i) => [label, i]));
  const found = examples.map(({ text }) => featuresOf(text));
  const heldBy = new Uint16Array(room);
  for (const features of found) for (const id of features.keys()) (heldBy[id] as number) += 1;
  // Only features that occur have a row of weights.
  const rowOf = new Int32Array(room);
  let rows = 0;
  for (let id = 0; id < room; id += 1) if (heldBy[id]) rowOf[id] = rows++;
  const lessons = found.map((features, n) => {
    const line = lineOf(features, heldBy, examples.length);
    return {
      features: { ...line, ids: line.ids.map((id) => rowOf[id] as number) },
      label: numberOf.get((examples[n] as Example).label) as number,
    };
  });
  const model = zeroWeights(rows, labels.length);
  train(lessons, model, adaGrad(model));
  const rowStart = (id: number) => (heldBy[id] ? (rowOf[id] as number) * labels.length : undefined);
  return { labels, examples: examples.length, heldBy, weights: sparseWeights(model.weights, room, labels.length, rowStart, keptFrom) };
}

/**
 * Learns the examples once (seconds for thousands of lines, and 0.3 GB of memory for Kaka's). Then it reads a line in microseconds.
 * @param examples called only if no stored result exists
 * @param kept where the result is stored for the next process
 */
export function createSoftmaxClassifier<Label extends string>(
  examples: () => readonly Example<Label>[],
  { name, sources }: ModelSource,
): SoftmaxClassifier<Label> {
  const { labels, examples: all, heldBy, weights } = cachedModel(name, sources, () => learn(examples()));
  const byMeaning = createVectorClassifier(name, labels, examples);
  const numberOf = new Map<string, number>(labels.map((label, i) => [label, i]));
  return {
    sharesOf(text, withMeaning = true) {
      const shares = predict(weights, lineOf(featuresOf(text), heldBy, all), new Float32Array(labels.length));
      if (withMeaning) mixShares(shares, byMeaning.sharesOf(text));
      return {
        of: (label) => shares[numberOf.get(label) ?? -1],
        likeliest: (count) => largest(shares, count).map((i) => labels[i] as Label),
      };
    },
  };
}

/** The positions of the largest numbers, largest first; of equal ones the first. */
function largest(numbers: Float32Array, count: number): number[] {
  const best: number[] = [];
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i] as number;
    if (best.length === count && number <= (numbers[best.at(-1) as number] as number)) continue;
    best.splice(best.findLastIndex((other) => (numbers[other] as number) >= number) + 1, 0, i);
    if (best.length > count) best.pop();
  }
  return best;
}
