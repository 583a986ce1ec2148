/**
 * Classifies a line by its sentence vector, with weights that `npm run learn` trains from the examples and stores in `learned/`. To encode
 * sixty thousand examples takes minutes, so the weights are part of the source, unlike the models in `dist/learned`.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../examples.ts';
import { toShares } from '../sparse-weights.ts';
import { vectorSize } from './sentence-encoder.ts';
import { vectorOf } from './sentence-vector.ts';

/** What is learned of a label: the direction of its weights, or the mean vector of its examples. */
export interface LearnedLabel {
  readonly label: string;
  readonly bias: number;
  /** Each number as one byte: 127 stands for `scale`. */
  readonly scale: number;
  readonly bytes: Int8Array;
}

/** `shares`: weights of a softmax over all labels. `means`: the mean vector of each label's examples. */
export type LearnedKind = 'shares' | 'means';

export const learnedFolder = join(import.meta.dirname, 'learned');

type Learner = (name: string, kind: LearnedKind, examples: readonly Example[]) => void;
let learner: Learner | undefined;

/** Passes on the examples of every classifier that is created from now on, instead of reading what was learned: for `npm run learn`. */
export function collectExamples(learn: Learner): void {
  learner = learn;
}

function learnedOf(name: string, kind: LearnedKind, examples: () => readonly Example[]): LearnedLabel[] {
  if (learner) {
    learner(name, kind, examples());
    return [];
  }
  return readFileSync(join(learnedFolder, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [label, bias, scale, bytes] = line.split('\t') as [string, string, string, string];
      return { label, bias: Number(bias), scale: Number(scale), bytes: Int8Array.from(Buffer.from(bytes, 'base64')) };
    });
}

export interface VectorClassifier {
  /** The share of each label for a line. The shares add up to 1. */
  sharesOf(line: string): Map<string, number>;
}

/** @param name of the file in `learned/` @param examples for `npm run learn` */
export function createVectorClassifier(name: string, examples: () => readonly Example[]): VectorClassifier {
  const learned = learnedOf(name, 'shares', examples);
  return {
    sharesOf(line) {
      const vector = vectorOf(line);
      const shares = Float32Array.from(learned, ({ bias, scale, bytes }) => bias + (product(vector, bytes) * scale) / 127);
      toShares(shares);
      return new Map(learned.map(({ label }, i) => [label, shares[i] as number]));
    },
  };
}

/** Below this a share says nothing more. */
const shareMin = 1e-4;

/**
 * Makes one share of what the words of a line say and what its meaning says: their geometric mean. A label whose meaning was not learned
 * yet keeps its share by words.
 * @param shares by words, in the order of `labels`; replaced
 */
export function mixShares(shares: Float32Array, byMeaning: ReadonlyMap<string, number>, labels: readonly string[]): void {
  let sum = 0;
  labels.forEach((label, i) => {
    const share = shares[i] as number;
    shares[i] = Math.sqrt((share + shareMin) * ((byMeaning.get(label) ?? share) + shareMin));
    sum += shares[i] as number;
  });
  for (let i = 0; i < shares.length; i += 1) (shares[i] as number) /= sum;
}

/**
 * How near a line is to the examples of a label: the cosine with their mean, -1 to 1; undefined for a label that was not learned.
 * @param name of the file in `learned/` @param examples for `npm run learn`
 */
export function createVectorMeans(name: string, examples: () => readonly Example[]): (line: string, label: string) => number | undefined {
  const means = new Map(learnedOf(name, 'means', examples).map(({ label, bytes }) => [label, { bytes, length: Math.hypot(...bytes) }]));
  return (line, label) => {
    const mean = means.get(label);
    return mean && product(vectorOf(line), mean.bytes) / mean.length;
  };
}

function product(vector: Float32Array, bytes: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < vectorSize; i += 1) sum += (vector[i] as number) * (bytes[i] as number);
  return sum;
}
