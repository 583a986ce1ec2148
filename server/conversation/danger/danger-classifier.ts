/**
 * Tells classes of danger apart by softmax regression over hashed features. The nearest examples alone would not do, because danger must
 * be told from look-alikes that use the same words.
 */

import type { Example } from '../../language/examples.ts';
import { cachedModel } from '../../language/model-cache.ts';
import { createVectorClassifier, mixShares } from '../../language/sentence/vector-classifier.ts';
import { type DenseWeights, predict, randomFrom, shuffle, train, type UpdateRule, zeroWeights } from '../../language/softmax-regression.ts';
import { sparseWeights } from '../../language/sparse-weights.ts';
import { exampleFeatures, featuresOf, places } from './features.ts';

const passes = 12;
/** Of the first pass; it falls, or the order of the lessons would decide what stands near the line between two classes. */
const rate = 1.5;
/** What is learned in the last passes is averaged: the last lesson must not weigh most. */
const averaged = 8;
/** A line that is recognised so surely teaches nothing more. */
const slight = 0.04;

/** Smaller weights are dropped: nine in ten, and no share that was looked at moves by more than 0.02. */
const keptFrom = 0.02;

/** Gradient descent with a falling learning rate. @param mean becomes the mean of the weights after the last passes */
function averagedDescent({ labels, weights, bias }: DenseWeights, mean: DenseWeights): UpdateRule {
  return {
    passes,
    shuffle: (order, pass) => shuffle(order, randomFrom(pass + 1)),
    update({ features: { ids, weights: values }, label: right }, shares, pass) {
      if (1 - (shares[right] as number) < slight) return;
      const steps = shares;
      for (let label = 0; label < labels; label += 1) {
        const error = (label === right ? 1 : 0) - (shares[label] as number);
        steps[label] = error * (rate / (1 + pass / 4));
        bias[label] = (bias[label] as number) + 0.1 * (steps[label] as number);
      }
      for (let i = 0; i < ids.length; i += 1) {
        const row = (ids[i] as number) * labels;
        const value = values[i] as number;
        for (let label = 0; label < labels; label += 1)
          weights[row + label] = (weights[row + label] as number) + value * (steps[label] as number);
      }
    },
    endPass(pass) {
      if (pass < passes - averaged) return;
      for (let i = 0; i < weights.length; i += 1) mean.weights[i] = (mean.weights[i] as number) + (weights[i] as number) / averaged;
      for (let label = 0; label < labels; label += 1) mean.bias[label] = (mean.bias[label] as number) + (bias[label] as number) / averaged;
    },
  };
}

/** The harmless lines among the examples are those of the characters' topics. */
const sources = ['conversation/danger/**/*.{ts,md}', 'conversation/kinds.md', 'personas/*/topics/*.md', 'language/sentence/english-*'];

export interface DangerClassifier {
  readonly labels: readonly string[];
  /** The share of each label by the words of a line, and by its meaning. */
  sidesOf(message: string): { words: Float32Array; meaning: Float32Array };
  /** The share of each label for a line, in the order of `labels`. */
  sharesOf(message: string): Float32Array;
  /** Like `sharesOf`, but of each label what the words and the meaning both say at least. They add up to less than 1. */
  leastSharesOf(message: string): Float32Array;
}

/**
 * A classifier for the labels of these examples: by words and ideas, and by the meaning of the whole line.
 * @param name where the weights are stored for the next process (`model-cache.ts`), and of the weights by meaning
 * @param examples called only if no stored weights exist
 * @param isInEnglish whether the words of the line in English count as well
 */
export function createDangerClassifier(name: string, examples: () => readonly Example[], isInEnglish = false): DangerClassifier {
  const { labels, weights, bias } = cachedModel(name, sources, () => {
    const labelled = examples();
    const labels = [...new Set(labelled.map(({ label }) => label))];
    const model = zeroWeights(places, labels.length);
    const mean = zeroWeights(places, labels.length);
    train(
      labelled.map(({ label, text }) => ({
        features: isInEnglish ? exampleFeatures(text) : featuresOf(text),
        label: labels.indexOf(label),
      })),
      model,
      averagedDescent(model, mean),
    );
    return {
      labels,
      weights: sparseWeights(mean.weights, places, labels.length, (place) => place * labels.length, keptFrom),
      bias: mean.bias,
    };
  });
  const byMeaning = createVectorClassifier(name, labels, examples);
  const sidesOf = (message: string) => ({
    words: predict(weights, featuresOf(message, isInEnglish), Float32Array.from(bias)),
    meaning: byMeaning.sharesOf(message),
  });
  return {
    labels,
    sidesOf,
    sharesOf(message) {
      const { words, meaning } = sidesOf(message);
      mixShares(words, meaning);
      return words;
    },
    leastSharesOf(message) {
      const { words, meaning } = sidesOf(message);
      return words.map((share, i) => Math.max(0, Math.min(share, meaning[i] as number)));
    },
  };
}
