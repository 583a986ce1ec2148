/** Trains the weights of a vector classifier: multinomial logistic regression (softmax) over dense vectors, by Adam (Kingma and Ba 2015). */

import { randomFrom, shuffle } from '../softmax-regression.ts';
import { toShares } from '../sparse-weights.ts';
import { nearSize } from './nearest-vectors.ts';
import { vectorSize } from './sentence-encoder.ts';
import type { LearnedLabel } from './vector-classifier.ts';

const passes = 12;
const batch = 64;
/** Of the first pass; it falls. */
const rate = 0.03;
/** Draws the weights towards zero, because a label may have few examples. */
const decay = 2e-5;
const momentum = 0.9;
const squaresKept = 0.999;
/** A label with a smaller error is not corrected. */
const correctedFrom = 1e-3;

export interface VectorExample {
  readonly label: string;
  /** Of any length; it is brought to length one. */
  readonly vector: Int8Array;
}

/** The mean vector of each label's examples. */
export function meansOf(examples: readonly VectorExample[]): LearnedLabel[] {
  const sums = new Map<string, Float32Array>();
  for (const { label, vector } of examples) {
    const sum = sums.get(label) ?? new Float32Array(vectorSize);
    const length = Math.hypot(...vector);
    for (let j = 0; j < vectorSize; j += 1) sum[j] = (sum[j] as number) + (vector[j] as number) / length;
    sums.set(label, sum);
  }
  return [...sums].map(([label, sum]) => ({ label, bias: 0, ...bytesOf(sum) }));
}

/** Times that the axes are turned towards those along which the examples differ most; more change nothing that counts. */
const turns = 40;

/**
 * The axes along which the examples differ most (principal components, by orthogonal iteration), and the places of the examples on them.
 * What differs much on an axis counts for less: an axis is divided by the root of the deviation on it.
 */
export function nearestOf(examples: readonly VectorExample[]): LearnedLabel[] {
  const size = vectorSize;
  const vectors = examples.map(({ vector }) => {
    const length = Math.hypot(...vector);
    return Float32Array.from(vector, (one) => one / length);
  });
  const mean = new Float32Array(size);
  for (const vector of vectors) for (let j = 0; j < size; j += 1) mean[j] = (mean[j] as number) + (vector[j] as number) / vectors.length;
  const covariance = new Float32Array(size * size);
  for (const vector of vectors)
    for (let j = 0; j < size; j += 1) {
      const one = ((vector[j] as number) - (mean[j] as number)) / vectors.length;
      for (let k = 0; k < size; k += 1)
        covariance[j * size + k] = (covariance[j * size + k] as number) + one * ((vector[k] as number) - (mean[k] as number));
    }
  const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, one, j) => sum + one * (b[j] as number), 0);
  const random = randomFrom(1);
  let axes = Array.from({ length: nearSize }, () => Float32Array.from({ length: size }, () => random() / 2 ** 31 - 1));
  const spread = new Float32Array(nearSize);
  for (let turn = 0; turn < turns; turn += 1) {
    axes = axes.map((axis) => Float32Array.from({ length: size }, (_, j) => dot(covariance.subarray(j * size, (j + 1) * size), axis)));
    for (const [i, axis] of axes.entries()) {
      for (const before of axes.slice(0, i)) {
        const shared = dot(axis, before);
        for (let j = 0; j < size; j += 1) axis[j] = (axis[j] as number) - shared * (before[j] as number);
      }
      spread[i] = Math.sqrt(dot(axis, axis));
      for (let j = 0; j < size; j += 1) axis[j] = (axis[j] as number) / (spread[i] as number);
    }
  }
  // The spread is a variance: its fourth root is the root of the deviation.
  for (const [i, axis] of axes.entries()) for (let j = 0; j < size; j += 1) axis[j] = (axis[j] as number) / (spread[i] as number) ** 0.25;
  const means = axes.map((axis) => dot(axis, mean));
  const places = vectors.map((vector, n) => ({
    label: (examples[n] as VectorExample).label,
    bias: 0,
    ...bytesOf(Float32Array.from(axes, (axis, i) => dot(axis, vector) - (means[i] as number))),
  }));
  return [
    ...axes.map((axis, i) => ({ label: 'axis', bias: means[i] as number, ...bytesOf(axis) })),
    ...places.sort((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0)),
  ];
}

/** The weights of a softmax over the labels. */
export function trainShares(examples: readonly VectorExample[]): LearnedLabel[] {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numberOf = new Map(labels.map((label, i) => [label, i]));
  const right = Int32Array.from(examples, ({ label }) => numberOf.get(label) as number);
  const vectors = new Float32Array(examples.length * vectorSize);
  for (const [i, { vector }] of examples.entries()) {
    const length = Math.hypot(...vector);
    for (let j = 0; j < vectorSize; j += 1) vectors[i * vectorSize + j] = (vector[j] as number) / length;
  }
  const weights = new Float32Array(labels.length * vectorSize);
  const bias = new Float32Array(labels.length);
  const slopes = new Float32Array(weights.length);
  const biasSlopes = new Float32Array(labels.length);
  const mean = new Float32Array(weights.length);
  const squares = new Float32Array(weights.length);
  const biasMean = new Float32Array(labels.length);
  const biasSquares = new Float32Array(labels.length);
  const shares = new Float32Array(labels.length);
  const order = Int32Array.from(examples, (_, i) => i);
  let step = 0;

  /** Adds what an example says to the slopes. */
  function learn(i: number): void {
    const from = i * vectorSize;
    for (let label = 0; label < labels.length; label += 1) {
      const row = label * vectorSize;
      let sum = bias[label] as number;
      for (let j = 0; j < vectorSize; j += 1) sum += (weights[row + j] as number) * (vectors[from + j] as number);
      shares[label] = sum;
    }
    toShares(shares);
    (shares[right[i] as number] as number) -= 1;
    for (let label = 0; label < labels.length; label += 1) {
      const error = shares[label] as number;
      if (Math.abs(error) < correctedFrom) continue;
      (biasSlopes[label] as number) += error;
      const row = label * vectorSize;
      for (let j = 0; j < vectorSize; j += 1) slopes[row + j] = (slopes[row + j] as number) + error * (vectors[from + j] as number);
    }
  }

  function correct(
    values: Float32Array,
    slope: Float32Array,
    average: Float32Array,
    square: Float32Array,
    count: number,
    speed: number,
  ): void {
    const first = 1 - momentum ** step;
    const second = 1 - squaresKept ** step;
    for (let i = 0; i < values.length; i += 1) {
      const one = (slope[i] as number) / count + decay * (values[i] as number);
      average[i] = momentum * (average[i] as number) + (1 - momentum) * one;
      square[i] = squaresKept * (square[i] as number) + (1 - squaresKept) * one * one;
      (values[i] as number) -= (speed * ((average[i] as number) / first)) / (Math.sqrt((square[i] as number) / second) + 1e-8);
    }
    slope.fill(0);
  }

  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, randomFrom(pass + 1));
    for (let start = 0; start < order.length; start += batch) {
      const some = order.subarray(start, start + batch);
      for (const i of some) learn(i);
      step += 1;
      const speed = rate / (1 + pass / 3);
      correct(weights, slopes, mean, squares, some.length, speed);
      correct(bias, biasSlopes, biasMean, biasSquares, some.length, speed);
    }
  }

  return labels.map((label, i) => ({
    label,
    bias: bias[i] as number,
    ...bytesOf(weights.subarray(i * vectorSize, (i + 1) * vectorSize)),
  }));
}

/** Numbers as one byte each: 127 stands for the largest of them, `scale`. */
export function bytesOf(numbers: Float32Array): { bytes: Int8Array; scale: number } {
  const scale = numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0) || 1;
  return { bytes: Int8Array.from(numbers, (one) => Math.round((one * 127) / scale)), scale };
}
