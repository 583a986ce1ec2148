/**
 * How near the vector of a line is to the nearest examples of each label. Unlike a direction in the space (`vector-classifier.ts`), single
 * examples tell apart what lies mixed: a rare danger from a figure of speech.
 */

import type { Example } from '../examples.ts';
import { vectorSize } from './sentence-encoder.ts';
import { vectorOf } from './sentence-vector.ts';
import { isCollected, learnedRows } from './vector-classifier.ts';
import { type Address, createVectorOperations } from './vector-operations.ts';

/** An example is kept as so many numbers: its places on the axes along which the examples differ most. */
export const nearSize = 128;
/** So many nearest examples of a label are compared. */
const compared = 3;

/**
 * How near a line is to the nearest examples of each label, in the order of the labels: -1 to 1, and 0 before anything was learned.
 * @param name of the file in `learned/`: the axes, then the examples of one label after another @param examples for `npm run learn`
 */
export function createNearness(
  name: string,
  labels: readonly string[],
  examples: () => readonly Example[],
): (line: string) => Float32Array {
  if (isCollected(name, 'near', examples)) return () => new Float32Array(labels.length);
  const rows = learnedRows(name);
  const count = rows.length - nearSize;
  const labelOf = rows.slice(nearSize).map(([label = '']) => label);
  const stretches = labels.map((label) => [labelOf.indexOf(label), labelOf.lastIndexOf(label) + 1] as const);
  const operations = createVectorOperations();
  const whole = operations.reserveFloats(vectorSize);
  const axes = operations.reserve(nearSize * vectorSize);
  const places = operations.reserveFloats(nearSize);
  const bytes = operations.reserve(count * nearSize);
  const products = operations.reserveFloats(count);
  const lengths = new Float32Array(count);
  const bytesAt = (at: Address, size: number): Int8Array => new Int8Array(operations.buffer, at, size);
  for (const [i, [, , , base64 = '']] of rows.entries()) {
    const isAxis = i < nearSize;
    const to = isAxis ? bytesAt(axes + i * vectorSize, vectorSize) : bytesAt(bytes + (i - nearSize) * nearSize, nearSize);
    to.set(new Int8Array(Buffer.from(base64, 'base64')));
    if (!isAxis) lengths[i - nearSize] = lengthOf(to);
  }
  const means = Float32Array.from(rows.slice(0, nearSize), ([, mean]) => Number(mean));
  const scales = Float32Array.from(rows.slice(0, nearSize), ([, , scale]) => Number(scale) / 127);

  /** The mean cosine with the nearest of these examples. */
  function nearest(cosines: Float32Array): number {
    const best = new Float32Array(compared).fill(-1);
    for (let one of cosines)
      for (let n = 0; n < compared; n += 1) {
        const held = best[n] as number;
        if (one <= held) continue;
        best[n] = one;
        one = held;
      }
    return best.reduce((sum, one) => sum + one, 0) / compared;
  }

  return (line) => {
    operations.floats(whole, vectorSize).set(vectorOf(line));
    operations.compare(places, whole, axes, nearSize, vectorSize);
    const place = operations.floats(places, nearSize);
    for (let i = 0; i < nearSize; i += 1) place[i] = (place[i] as number) * (scales[i] as number) - (means[i] as number);
    const length = Math.hypot(...place) || 1;
    operations.compare(products, places, bytes, count, nearSize);
    const cosines = operations.floats(products, count);
    for (let i = 0; i < count; i += 1) cosines[i] = (cosines[i] as number) / (length * (lengths[i] as number));
    return Float32Array.from(stretches, ([from, to]) => nearest(cosines.subarray(Math.max(0, from), to)));
  };
}

/** `Math.hypot` of as many arguments takes seven times as long, for thousands of examples before the first line is read. */
function lengthOf(vector: Int8Array): number {
  let squares = 0;
  for (const place of vector) squares += place * place;
  return Math.sqrt(squares);
}
