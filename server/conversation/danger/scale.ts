/**
 * A line's place among several classes, learned from examples when the first line is weighed: softmax over hashed features, a few passes.
 * Beside the classifier that only compares, because danger must be told from look-alikes that use the same words.
 */

import { fnvSeed, hashOf, mixed } from '../../language/hash.ts';
import { learned } from '../../language/learned.ts';
import { addWeights, type SparseWeights, sparseWeights, toShares } from '../../language/sparse-weights.ts';

export interface Features {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
}

interface Lesson {
  readonly features: Features;
  /** The number of the class that is right. */
  readonly label: number;
}

/** The likelihood of each class for a line, in the order of their numbers. */
export type Learner = (features: Features) => Float32Array;

const places = 1 << 15;

/** A number for a feature's name; rare collisions do no harm. */
export const placeOf = (name: string): number => mixed(hashOf(fnvSeed, name)) & (places - 1);

/** Weighs a line: `out` becomes the likelihood of each class. */
function weigh({ ids, weights: much }: Features, weights: Float32Array, bias: Float32Array, out: Float32Array): void {
  const classes = out.length;
  out.set(bias);
  for (let i = 0; i < ids.length; i += 1) {
    const at = (ids[i] as number) * classes;
    const by = much[i] as number;
    for (let c = 0; c < classes; c += 1) out[c] = (out[c] as number) + by * (weights[at + c] as number);
  }
  toShares(out);
}

/** Mixes the lessons, always alike, so that every build learns the same. */
function shuffle(order: Int32Array, seed: number): void {
  let state = seed;
  for (let i = order.length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const j = state % (i + 1);
    const held = order[i] as number;
    order[i] = order[j] as number;
    order[j] = held;
  }
}

const passes = 12;
/** Of the first pass; it falls, or the order of the lessons would decide what stands near the line between two classes. */
const rate = 1.5;
/** What is learned in the last passes is averaged: the last lesson must not weigh most. */
const averaged = 8;
/** A line that is told so surely teaches nothing more. */
const slight = 0.04;

/** Smaller weights are dropped: nine in ten, and no share that was looked at moves by more than 0.02. */
const keptFrom = 0.02;

/** What was learned: for each place the weight of each class, and each class's own. */
interface Learned {
  weights: SparseWeights;
  bias: Float32Array;
}

/** Learns to tell the classes of these lessons. */
function learn(lessons: readonly Lesson[], classes: number): Learned {
  const weights = new Float32Array(places * classes);
  const bias = new Float32Array(classes);
  const mean = new Float32Array(places * classes);
  const meanBias = new Float32Array(classes);
  const likely = new Float32Array(classes);
  const order = Int32Array.from(lessons, (_, i) => i);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, pass + 1);
    for (const n of order) {
      const { features, label } = lessons[n] as Lesson;
      weigh(features, weights, bias, likely);
      if (1 - (likely[label] as number) < slight) continue;
      for (let c = 0; c < classes; c += 1) {
        const wrong = (c === label ? 1 : 0) - (likely[c] as number);
        likely[c] = wrong * (rate / (1 + pass / 4));
        bias[c] = (bias[c] as number) + 0.1 * (likely[c] as number);
      }
      const { ids, weights: much } = features;
      for (let i = 0; i < ids.length; i += 1) {
        const at = (ids[i] as number) * classes;
        const by = much[i] as number;
        for (let c = 0; c < classes; c += 1) weights[at + c] = (weights[at + c] as number) + by * (likely[c] as number);
      }
    }
    if (pass < passes - averaged) continue;
    for (let i = 0; i < mean.length; i += 1) mean[i] = (mean[i] as number) + (weights[i] as number) / averaged;
    for (let c = 0; c < classes; c += 1) meanBias[c] = (meanBias[c] as number) + (bias[c] as number) / averaged;
  }
  return { weights: sparseWeights(mean, places, classes, (place) => place * classes, keptFrom), bias: meanBias };
}

/** The harmless lines among the lessons are those of the characters' topics. */
const sources = ['conversation/danger/**/*.{ts,md}', 'personas/*/topics/*.md'];

/** A scale with the names of its classes. */
export interface Scale {
  readonly labels: readonly string[];
  readonly learner: Learner;
}

/**
 * A scale that tells the labels of these rows.
 * @param name where it is kept for the next process (`learned.ts`)
 * @param rows asked for only where nothing was kept
 */
export function scaleOf(name: string, rows: () => readonly { label: string; features: Features }[]): Scale {
  const { labels, weights, bias } = learned(name, sources, () => {
    const read = rows();
    const labels = [...new Set(read.map(({ label }) => label))];
    const lessons = read.map(({ label, features }) => ({ features, label: labels.indexOf(label) }));
    return { labels, ...learn(lessons, labels.length) };
  });
  return {
    labels,
    learner: ({ ids, weights: much }) => {
      const out = Float32Array.from(bias);
      for (let i = 0; i < ids.length; i += 1) addWeights(weights, ids[i] as number, much[i] as number, out);
      toShares(out);
      return out;
    },
  };
}
