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
import { type Address, createVectorOperations, type VectorOperations } from './vector-operations.ts';

/** What is learned of a label: the direction of its weights, or the mean vector of its examples. */
export interface LearnedLabel {
  readonly label: string;
  readonly bias: number;
  /** Each number as one byte: 127 stands for `scale`. */
  readonly scale: number;
  readonly bytes: Int8Array;
}

/** `shares`: weights of a softmax over all labels. `means`: the mean vector of each label's examples. `near`: the examples themselves. */
export type LearnedKind = 'shares' | 'means' | 'near';

export const learnedFolder = join(import.meta.dirname, 'learned');

type Learner = (name: string, kind: LearnedKind, examples: readonly Example[]) => void;
let learner: Learner | undefined;

/** Passes on the examples of every classifier that is created from now on, instead of reading what was learned: for `npm run learn`. */
export function collectExamples(learn: Learner): void {
  learner = learn;
}

/** Passes the examples on if they are only collected. */
export function isCollected(name: string, kind: LearnedKind, examples: () => readonly Example[]): boolean {
  learner?.(name, kind, examples());
  return learner !== undefined;
}

/** The rows of a file in `learned/`. */
export const learnedRows = (name: string): string[][] =>
  readFileSync(join(learnedFolder, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));

/** What was learned, with the bytes of all labels in the memory of the operations. */
interface Learned {
  readonly labels: readonly string[];
  readonly bias: Float32Array;
  readonly scale: Float32Array;
  /** Where the bytes of the first label begin; the others follow. */
  readonly bytes: Address;
  /** Room for a number per label. */
  readonly products: Address;
}

let memory: { operations: VectorOperations; vector: Address; held?: Float32Array } | undefined;

/** The operations over all that was learned, the place of the vector that is compared with it, and the vector that lies there. */
function learnedMemory(): NonNullable<typeof memory> {
  if (!memory) {
    const operations = createVectorOperations();
    memory = { operations, vector: operations.reserveFloats(vectorSize) };
  }
  return memory;
}

function learnedOf(name: string, kind: LearnedKind, examples: () => readonly Example[]): Learned {
  const rows = (isCollected(name, kind, examples) ? [] : learnedRows(name)) as [
    label: string,
    bias: string,
    scale: string,
    bytes: string,
  ][];
  const { operations } = learnedMemory();
  const bytes = operations.reserve(rows.length * vectorSize);
  const products = operations.reserveFloats(rows.length);
  for (const [i, row] of rows.entries()) Buffer.from(operations.buffer, bytes + i * vectorSize, vectorSize).write(row[3], 'base64');
  return {
    labels: rows.map(([label]) => label),
    bias: Float32Array.from(rows, ([, bias]) => Number(bias)),
    scale: Float32Array.from(rows, ([, , scale]) => Number(scale)),
    bytes,
    products,
  };
}

/** The product of a line's vector with the bytes of some labels. The view is valid until the next call. */
function productsWith(line: string, { bytes, products }: Learned, first: number, count: number): Float32Array {
  const vector = vectorOf(line);
  const memory = learnedMemory();
  const { operations } = memory;
  if (memory.held !== vector) operations.floats(memory.vector, vectorSize).set(vector);
  memory.held = vector;
  operations.compare(products, memory.vector, bytes + first * vectorSize, count, vectorSize);
  return operations.floats(products, count);
}

export interface VectorClassifier {
  /** The share of each label for a line, in the order of the labels. The shares add up to 1. A label that was not learned has -1. */
  sharesOf(line: string): Float32Array;
}

/** @param name of the file in `learned/` @param labels all labels, in some order @param examples for `npm run learn` */
export function createVectorClassifier(name: string, labels: readonly string[], examples: () => readonly Example[]): VectorClassifier {
  const learned = learnedOf(name, 'shares', examples);
  const numberOf = new Map(learned.labels.map((label, i) => [label, i]));
  const order = Int32Array.from(labels, (label) => numberOf.get(label) ?? -1);
  const { bias, scale } = learned;
  return {
    sharesOf(line) {
      if (bias.length === 0) return new Float32Array(labels.length).fill(-1);
      const shares = productsWith(line, learned, 0, bias.length);
      for (let i = 0; i < shares.length; i += 1) shares[i] = (bias[i] as number) + ((shares[i] as number) * (scale[i] as number)) / 127;
      toShares(shares);
      const ordered = new Float32Array(order.length);
      for (let i = 0; i < order.length; i += 1) ordered[i] = (order[i] as number) < 0 ? -1 : (shares[order[i] as number] as number);
      return ordered;
    },
  };
}

/** Below this a share says nothing more. */
const shareMin = 1e-4;

/**
 * Makes one share of what the words of a line say and what its meaning says: their geometric mean. A label whose meaning was not learned
 * yet keeps its share by words.
 * @param shares by words; replaced @param weight of the meaning, 0 to 1
 */
export function mixShares(shares: Float32Array, byMeaning: Float32Array, weight = 0.5): void {
  let sum = 0;
  for (let i = 0; i < shares.length; i += 1) {
    const share = shares[i] as number;
    const meant = byMeaning[i] as number;
    shares[i] = (share + shareMin) ** (1 - weight) * ((meant < 0 ? share : meant) + shareMin) ** weight;
    sum += shares[i] as number;
  }
  for (let i = 0; i < shares.length; i += 1) (shares[i] as number) /= sum;
}

/**
 * How near a line is to the examples of a label: the cosine with their mean, -1 to 1; undefined for a label that was not learned.
 * @param name of the file in `learned/` @param examples for `npm run learn`
 */
export function createVectorMeans(name: string, examples: () => readonly Example[]): (line: string, label: string) => number | undefined {
  const learned = learnedOf(name, 'means', examples);
  const { buffer } = learnedMemory().operations;
  const means = new Map(
    learned.labels.map((label, i) => {
      const bytes = new Int8Array(buffer, learned.bytes + i * vectorSize, vectorSize);
      return [label, { number: i, length: Math.sqrt(bytes.reduce((sum, one) => sum + one * one, 0)) }];
    }),
  );
  return (line, label) => {
    const mean = means.get(label);
    return mean && (productsWith(line, learned, mean.number, 1)[0] as number) / mean.length;
  };
}
