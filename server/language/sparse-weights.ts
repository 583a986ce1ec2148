/** Weights of a trained model by feature and label. Nearly all are close to zero and are dropped; each remaining one takes one byte. */
export interface SparseWeights {
  /** The position in `whose` and `much` where the weights of a feature begin. */
  readonly start: Int32Array;
  /** The label of each weight, and its value as a byte: 127 stands for `most`. */
  readonly whose: Uint16Array;
  readonly much: Int8Array;
  readonly most: number;
}

/**
 * @param features the number of features
 * @param rowOf the position in `weights` of a feature's weights, one per label; undefined if it has none
 * @param keptFrom smaller weights are dropped
 */
export function sparseWeights(
  weights: Float32Array,
  features: number,
  labels: number,
  rowOf: (feature: number) => number | undefined,
  keptFrom: number,
): SparseWeights {
  let count = 0;
  let most = 0;
  for (const weight of weights) {
    const size = Math.abs(weight);
    if (size >= keptFrom) count += 1;
    if (size > most) most = size;
  }
  const start = new Int32Array(features + 1);
  const whose = new Uint16Array(count);
  const much = new Int8Array(count);
  let at = 0;
  for (let feature = 0; feature < features; feature += 1) {
    const row = rowOf(feature);
    for (let label = 0; row !== undefined && label < labels; label += 1) {
      const weight = weights[row + label] as number;
      if (Math.abs(weight) < keptFrom) continue;
      whose[at] = label;
      much[at] = Math.round((weight * 127) / most);
      at += 1;
    }
    start[feature + 1] = at;
  }
  return { start, whose, much, most };
}

/** Adds a feature's weights to the scores. @param by the weight of the feature in the line @param into the score of each label */
export function addWeights({ start, whose, much, most }: SparseWeights, feature: number, by: number, into: Float32Array): void {
  const factor = (by * most) / 127;
  const end = start[feature + 1] as number;
  for (let at = start[feature] as number; at < end; at += 1) (into[whose[at] as number] as number) += factor * (much[at] as number);
}

/** Replaces the scores by their softmax: e to the power of each score, divided by the sum. */
export function toShares(scores: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let i = 0; i < scores.length; i += 1) {
    scores[i] = Math.exp((scores[i] as number) - most);
    sum += scores[i] as number;
  }
  for (let i = 0; i < scores.length; i += 1) (scores[i] as number) /= sum;
}
