/**
 * Multinomial logistic regression (softmax) over sparse vectors: training, and the shares of the labels for a line. Two classifiers use
 * it: `softmax-classifier.ts` for topics, `conversation/danger/danger-classifier.ts` for danger. Each has its own features and update rule.
 */

import { addWeights, type SparseWeights, toShares } from './sparse-weights.ts';

/** The features of a line by number, each with its weight. */
export interface SparseVector {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
}

export interface TrainingExample {
  readonly features: SparseVector;
  /** The number of the label that is right. */
  readonly label: number;
}

/** The weights of `labels` labels for each feature, one feature after another, and the bias of each label. */
export interface DenseWeights {
  readonly labels: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** How training changes the weights. */
export interface UpdateRule {
  /** The number of passes over the examples. */
  readonly passes: number;
  /** Puts the examples in the order of this pass. */
  shuffle(order: Int32Array, pass: number): void;
  /** Corrects the weights after an example. @param shares what the weights say of it; may be overwritten */
  update(example: TrainingExample, shares: Float32Array, pass: number): void;
  /** Called after each pass. */
  endPass?(pass: number): void;
}

export const zeroWeights = (features: number, labels: number): DenseWeights => ({
  labels,
  weights: new Float32Array(features * labels),
  bias: new Float32Array(labels),
});

/** Fits the weights to the examples, by the rule. */
export function train(examples: readonly TrainingExample[], { labels, weights, bias }: DenseWeights, rule: UpdateRule): void {
  const shares = new Float32Array(labels);
  const order = Int32Array.from(examples, (_, i) => i);
  for (let pass = 0; pass < rule.passes; pass += 1) {
    rule.shuffle(order, pass);
    for (const n of order) {
      const example = examples[n] as TrainingExample;
      shares.set(bias);
      addRows(weights, example.features, shares);
      toShares(shares);
      rule.update(example, shares, pass);
    }
    rule.endPass?.(pass);
  }
}

/**
 * Adds the weights of a line's features to the scores, four features at a time: that is where training spends its time, and it halves it.
 * The scores are rounded after each feature, so the weights are the same as with one at a time.
 */
function addRows(weights: Float32Array, { ids, weights: values }: SparseVector, scores: Float32Array): void {
  const { fround } = Math;
  const labels = scores.length;
  const rowOf = (i: number) => (ids[i] as number) * labels;
  let i = 0;
  for (; i + 4 <= ids.length; i += 4) {
    const a = rowOf(i);
    const b = rowOf(i + 1);
    const c = rowOf(i + 2);
    const d = rowOf(i + 3);
    const byA = values[i] as number;
    const byB = values[i + 1] as number;
    const byC = values[i + 2] as number;
    const byD = values[i + 3] as number;
    for (let label = 0; label < labels; label += 1) {
      const withA = fround((scores[label] as number) + byA * (weights[a + label] as number));
      const withB = fround(withA + byB * (weights[b + label] as number));
      const withC = fround(withB + byC * (weights[c + label] as number));
      scores[label] = withC + byD * (weights[d + label] as number);
    }
  }
  for (; i < ids.length; i += 1) {
    const row = rowOf(i);
    const by = values[i] as number;
    for (let label = 0; label < labels; label += 1) scores[label] = (scores[label] as number) + by * (weights[row + label] as number);
  }
}

/** The share of each label for a line, by trained weights. @param shares the bias of each label; becomes the shares */
export function predict(weights: SparseWeights, { ids, weights: values }: SparseVector, shares: Float32Array): Float32Array {
  for (let i = 0; i < ids.length; i += 1) addWeights(weights, ids[i] as number, values[i] as number, shares);
  toShares(shares);
  return shares;
}

/** Random numbers of 32 bits. The same seed gives the same numbers, so every build trains the same weights. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state;
  };
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle(order: Int32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = random() % (i + 1);
    const held = order[i] as number;
    order[i] = order[j] as number;
    order[j] = held;
  }
}
