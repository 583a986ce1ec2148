import { frameHeaderBytes } from '#shared/room-protocol.ts';
import { levelOf } from './line.ts';

/**
 * So much is gathered before a turn sounds, and again after a gap: the server sends in bursts, which are here at once, but a page that is
 * busy with the turn's first words reads the frames of a burst late.
 */
const gatherSeconds = 0.2;
/** What was gathered waits this long before it sounds. A page that was late once will be again: from then on it waits longer. */
const cushion = { firstSeconds: 0.06, mostSeconds: 0.48 };
/** An interrupted voice falls silent this fast: at once to the ear, without a click. */
const fadeSeconds = 0.015;
/** About the last 43 ms at 48 kHz: silence shows within one 100 ms observation. */
const meterSamples = 2048;

/**
 * Changes the sample rate of a stream that comes in pieces, so that the seams are not heard: a browser that resamples each
 * piece for itself starts anew every 40 ms. Catmull-Rom through four neighbours; it lags two samples behind.
 */
export function createResampler(fromRate: number, toRate: number): (samples: Float32Array) => Float32Array {
  if (fromRate === toRate) return (samples) => samples;
  const step = fromRate / toRate;
  let history = new Float32Array(3);
  let position = 1;
  return (samples) => {
    const input = new Float32Array(history.length + samples.length);
    input.set(history);
    input.set(samples, history.length);
    const output = new Float32Array(Math.ceil(input.length / step) + 1);
    const at = (index: number) => input[index] as number;
    let length = 0;
    for (; position < input.length - 2; position += step) {
      const index = Math.floor(position);
      const t = position - index;
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      output[length++] = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    }
    const consumed = input.length - 3;
    history = input.slice(consumed);
    position -= consumed;
    return output.subarray(0, length);
  };
}

/** Plays the room's sound frames, one turn at a time and without gaps. */
export function createPlayback(context: AudioContext) {
  const meter = new AnalyserNode(context, { fftSize: meterSamples });
  meter.connect(context.destination);
  const window = new Float32Array(meterSamples);
  /** What was handed to the browser and may still be sounding. */
  const scheduled = new Set<{ source: AudioBufferSourceNode; samples: Float32Array; atSample: number }>();
  const rate = context.sampleRate;
  let turn = 0;
  let gain: GainNode | null = null;
  let resample: ReturnType<typeof createResampler> = (samples) => samples;
  // Whole samples of the context, so that every piece begins exactly where the one before ends.
  let nextSample = 0;
  let scheduledSamples = 0;
  let complete = false;
  /** Pieces that wait for more of the turn. */
  let gathered: Float32Array[] = [];
  let cushionSeconds = cushion.firstSeconds;
  /** The visitor may be saying something: the rest of the turn waits. */
  let held = false;

  /** Some of the present turn is still to be heard. Between its pieces it may be quiet: a turn that is not complete is not over. */
  const hasMore = () => gain !== null && (!complete || scheduled.size > 0 || gathered.length > 0);
  const leftSamples = () => Math.max(0, nextSample - context.currentTime * rate);
  const heardSeconds = () => Math.max(0, scheduledSamples - leftSamples()) / rate;
  const nowSample = () => Math.ceil(context.currentTime * rate);
  const lengthOf = (pieces: Float32Array[]) => pieces.reduce((sum, { length }) => sum + length, 0);

  function schedule(samples: Float32Array, into: GainNode) {
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate });
    buffer.getChannelData(0).set(samples);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(into);
    source.start(nextSample / rate);
    const piece = { source, samples, atSample: nextSample };
    nextSample += samples.length;
    scheduledSamples += samples.length;
    scheduled.add(piece);
    source.addEventListener('ended', () => scheduled.delete(piece));
  }

  /** Lets what was gathered sound, from `cushionSeconds` on. */
  function sound() {
    if (!gain || held || !gathered.length) return;
    if (nextSample) cushionSeconds = Math.min(cushionSeconds * 2, cushion.mostSeconds);
    nextSample = nowSample() + Math.round(cushionSeconds * rate);
    for (const piece of gathered) schedule(piece, gain);
    gathered = [];
  }

  function openGain() {
    gain = new GainNode(context);
    gain.connect(meter);
  }
  function fadeOut() {
    const now = context.currentTime;
    gain?.gain.setValueAtTime(1, now);
    gain?.gain.linearRampToValueAtTime(0, now + fadeSeconds);
    gain = null;
    for (const { source } of scheduled) source.stop(now + fadeSeconds);
    scheduled.clear();
  }
  function silence() {
    gathered = [];
    held = false;
    fadeOut();
  }

  return {
    /** A new turn: what is left of the one before is dropped. `sampleRate` in Hz. */
    begin(number: number, sampleRate: number) {
      silence();
      turn = number;
      resample = createResampler(sampleRate, rate);
      nextSample = scheduledSamples = 0;
      complete = false;
      openGain();
    },
    /** One frame as it came. Frames of any other turn, those of an interrupted one among them, are dropped. */
    frame(bytes: ArrayBuffer) {
      if (bytes.byteLength <= frameHeaderBytes || bytes.byteLength % 2) return;
      const view = new DataView(bytes);
      if (!gain || view.getUint32(0, true) !== turn) return;
      const pcm = new Float32Array((bytes.byteLength - frameHeaderBytes) / 2);
      for (let index = 0; index < pcm.length; index++) pcm[index] = view.getInt16(frameHeaderBytes + index * 2, true) / 0x8000;
      const samples = resample(pcm);
      if (!samples.length) return;
      if (!held && nextSample && nextSample >= nowSample()) return schedule(samples, gain);
      gathered.push(samples);
      if (complete || lengthOf(gathered) >= gatherSeconds * rate) sound();
    },
    /** No more frames come for this turn. */
    end(number: number) {
      if (number !== turn) return;
      complete = true;
      sound();
    },
    /** From the beginning of a turn to its last sample. */
    get playing() {
      return !held && hasMore();
    },
    /** Silences the present turn and keeps the rest of it for `goOn`. Answers false when nothing is left of it. */
    hold(): boolean {
      if (held || !hasMore()) return false;
      held = true;
      const now = nowSample();
      const rest = [...scheduled]
        .map(({ samples, atSample }) => samples.subarray(Math.max(0, now - atSample)))
        .filter(({ length }) => length > 0);
      fadeOut();
      openGain();
      scheduledSamples -= lengthOf(rest);
      gathered = [...rest, ...gathered];
      nextSample = 0;
      return true;
    },
    /** Says on from where it was held. */
    goOn() {
      held = false;
      sound();
    },
    /** Of the present turn, in seconds: how much was heard, and how long it is once all of it is here. */
    get progress() {
      return { heard: heardSeconds(), whole: complete ? (scheduledSamples + lengthOf(gathered)) / rate : undefined };
    },
    get turn() {
      return turn;
    },
    get held() {
      return held;
    },
    /** Silences the present turn at once. Answers which it was and how much of it was heard; null when it had been heard to its end. */
    interrupt(): { turn: number; playedMs: number } | null {
      if (!gain) return null;
      const isWhole = complete && leftSamples() === 0 && gathered.length === 0;
      const playedMs = Math.round(heardSeconds() * 1000);
      silence();
      return isWhole ? null : { turn, playedMs };
    },
    /** Of what is being heard right now: the measured sound, not a guess from the text. */
    level(): number {
      meter.getFloatTimeDomainData(window);
      return levelOf(window);
    },
    close() {
      silence();
    },
  };
}
