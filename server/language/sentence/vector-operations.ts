/** The operations over vectors that WebAssembly computes several times as fast: see `vector-operations.wat`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place in the memory of the operations, in bytes. */
export type Address = number;

const pageBytes = 1 << 16;
/** The alignment of a vector register. */
const alignment = 16;

interface Exports {
  round(out: Address, scales: Address, x: Address, rows: number, size: number, least: number): void;
  multiply(
    out: Address,
    x: Address,
    xScale: Address,
    w: Address,
    wScale: Address,
    bias: Address,
    rows: number,
    inner: number,
    columns: number,
    steps: Address,
  ): void;
  add(sum: Address, x: Address, count: number): void;
  mean(out: Address, x: Address, rows: number, size: number, least: number): void;
  normalise(out: Address, x: Address, scale: Address, rows: number, size: number): void;
  attend(out: Address, x: Address, shares: Address, rows: number, size: number): void;
  compare(out: Address, vector: Address, bytes: Address, labels: number, size: number): void;
}

export interface VectorOperations extends Exports {
  /** Reserves a part of the memory for good. The views that were made before it must be made again. */
  reserve(bytes: number): Address;
  reserveFloats(count: number): Address;
  floats(at: Address, count: number): Float32Array;
  /** The memory as it is now. */
  readonly buffer: ArrayBuffer;
}

let compiled: WebAssembly.Module | undefined;

/** The operations with a memory of their own. */
export function createVectorOperations(): VectorOperations {
  compiled ??= new WebAssembly.Module(readFileSync(join(import.meta.dirname, 'vector-operations.wasm')));
  const memory = new WebAssembly.Memory({ initial: 1 });
  const operations = new WebAssembly.Instance(compiled, { env: { memory, exp: Math.exp } }).exports as unknown as Exports;
  let end: Address = alignment;
  const reserve = (bytes: number): Address => {
    const at = end;
    end = Math.ceil((end + bytes) / alignment) * alignment;
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
    return at;
  };
  return {
    ...operations,
    reserve,
    reserveFloats: (count) => reserve(count * Float32Array.BYTES_PER_ELEMENT),
    floats: (at, count) => new Float32Array(memory.buffer, at, count),
    get buffer() {
      return memory.buffer as ArrayBuffer;
    },
  };
}
