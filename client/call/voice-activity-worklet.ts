/**
 * Runs on the audio thread: passes on the visitor's microphone in pieces of 20 ms at 16 kHz, each with whether somebody speaks in it.
 * WebRTC's detector decides, as the WebAssembly module of `@echogarden/fvad-wasm`. If it cannot run, each piece counts as speech, and its
 * level decides.
 */

/** 20 ms of the visitor's microphone at 16 kHz. */
export interface Piece {
  /** Whether somebody speaks in it. */
  speech: boolean;
  /** Its root mean square, 0..1. */
  level: number;
  samples: Int16Array<ArrayBuffer>;
}

// TypeScript's DOM types lack it: the scope of an audio worklet, as far as it is used here.
declare const sampleRate: number;
declare const registerProcessor: (
  name: string,
  processor: new (options: { processorOptions: { detector?: WebAssembly.Module } }) => object,
) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

const rate = 16_000;
const pieceSamples = 320;
/** 0 takes almost everything for speech; 3 drops the quiet ends of words. */
const mode = 2;

/** The names of the exported functions in the module. Source: `fvad.js` of version 0.2.0, which maps them to libfvad's names. */
interface Exports {
  c: WebAssembly.Memory;
  d(): void;
  e(): number;
  f(bytes: number): number;
  j(detector: number, mode: number): number;
  k(detector: number, sampleRate: number): number;
  l(detector: number, samples: number, length: number): number;
}

function createDetector(module: WebAssembly.Module | undefined): (piece: Int16Array) => boolean {
  if (!module) return () => true;
  const fail = () => {
    throw new Error('the detector failed');
  };
  const { c, d, e, f, j, k, l } = new WebAssembly.Instance(module, { a: { a: fail, b: () => 0 } }).exports as unknown as Exports;
  d();
  const detector = e();
  j(detector, mode);
  k(detector, rate);
  const at = f(pieceSamples * 2);
  return (piece) => {
    new Int16Array(c.buffer, at, pieceSamples).set(piece);
    return l(detector, at, pieceSamples) === 1;
  };
}

class VoiceActivity extends AudioWorkletProcessor {
  private readonly hearsSpeech: (piece: Int16Array) => boolean;
  private readonly step = sampleRate / rate;
  private readonly piece = new Int16Array(pieceSamples);
  private filled = 0;
  private sum = 0;
  private count = 0;
  private due: number;

  constructor({ processorOptions }: { processorOptions: { detector?: WebAssembly.Module } }) {
    super();
    this.hearsSpeech = createDetector(processorOptions.detector);
    this.due = this.step;
  }

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      // The mean of the input samples of each output sample: a sufficient filter for speech.
      this.sum += sample;
      if (++this.count < this.due) continue;
      this.piece[this.filled++] = Math.max(-1, Math.min(1, this.sum / this.count)) * 0x7fff;
      this.due += this.step - this.count;
      this.sum = this.count = 0;
      if (this.filled === pieceSamples) this.tell();
    }
    return true;
  }

  private tell() {
    this.filled = 0;
    const samples = this.piece.slice();
    const level = Math.sqrt(samples.reduce((sum, sample) => sum + (sample / 0x7fff) ** 2, 0) / pieceSamples);
    const said: Piece = { speech: this.hearsSpeech(samples), level, samples };
    this.port.postMessage(said, [samples.buffer]);
  }
}

registerProcessor('voice-activity', VoiceActivity);
