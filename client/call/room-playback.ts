import { frameHeaderBytes } from '#shared/room-protocol.ts';
import { levelOf } from './line.ts';

/**
 * Seconds of sound that are buffered before a turn begins to play, and again after a gap. The server sends in bursts. A page that is busy
 * at the beginning of a turn reads the frames of a burst late.
 */
const gatherSeconds = 0.2;
/** How long the buffer waits before it plays. A page that was late once will be late again, so it then waits longer. */
const cushion = { firstSeconds: 0.06, mostSeconds: 0.48 };
/** How fast an interrupted voice fades out: immediately to the ear, without a click. */
const fadeSeconds = 0.015;
/** About the last 43 ms at 48 kHz, so that silence shows within one measurement of 100 ms. */
const meterSamples = 2048;

/**
 * Changes the sample rate of a stream that arrives in pieces, without audible seams. A browser that resamples each piece separately starts
 * again every 40 ms. Catmull-Rom interpolation through four neighbours; the output is two samples late.
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

/** Plays the sound frames of the room, one turn at a time and without gaps. */
export function createPlayback(context: AudioContext) {
  const meter = new AnalyserNode(context, { fftSize: meterSamples });
  meter.connect(context.destination);
  const window = new Float32Array(meterSamples);
  /** Buffers that the browser may still be playing. */
  const scheduled = new Set<{ source: AudioBufferSourceNode; samples: Float32Array; atSample: number }>();
  const rate = context.sampleRate;
  let turn = 0;
  let gain: GainNode | null = null;
  let resample: ReturnType<typeof createResampler> = (samples) => samples;
  // In whole samples of the context, so that each piece begins exactly at the end of the previous one.
  let nextSample = 0;
  let scheduledSamples = 0;
  let complete = false;
  /** Pieces that wait in the buffer. */
  let gathered: Float32Array[] = [];
  let cushionSeconds = cushion.firstSeconds;
  /** The visitor may be speaking, so the rest of the turn waits. */
  let held = false;

  /** Whether a part of the current turn is still to be played. A gap does not end an incomplete turn. */
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

  /** Starts the buffered pieces after `cushionSeconds`. */
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
    /** Begins a new turn and drops the rest of the previous one. `sampleRate` in Hz. */
    begin(number: number, sampleRate: number) {
      silence();
      turn = number;
      resample = createResampler(sampleRate, rate);
      nextSample = scheduledSamples = 0;
      complete = false;
      openGain();
    },
    /** Adds a frame. Frames of other turns, such as an interrupted one, are dropped. */
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
    /** No more frames follow for this turn. */
    end(number: number) {
      if (number !== turn) return;
      complete = true;
      sound();
    },
    /** From the beginning of a turn to its last sample. */
    get playing() {
      return !held && hasMore();
    },
    /** Whether some of the current turn was heard, and more follows. Until then, the meter may still hold the turn before it. */
    get sounding() {
      return !held && hasMore() && heardSeconds() > 0;
    },
    /** Pauses the current turn and keeps its rest for `goOn`. Returns false if nothing is left. */
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
    /** Continues where it was paused. */
    goOn() {
      held = false;
      sound();
    },
    /** The current turn in seconds: how much was heard, and its whole duration after it has arrived. */
    get progress() {
      return { heard: heardSeconds(), whole: complete ? (scheduledSamples + lengthOf(gathered)) / rate : undefined };
    },
    get turn() {
      return turn;
    },
    get held() {
      return held;
    },
    /** Stops the current turn. Returns which turn it was and how much of it was heard; null if it had ended. */
    interrupt(): { turn: number; playedMs: number } | null {
      if (!gain) return null;
      const isWhole = complete && leftSamples() === 0 && gathered.length === 0;
      const playedMs = Math.round(heardSeconds() * 1000);
      silence();
      return isWhole ? null : { turn, playedMs };
    },
    /** The level of the sound that is playing, measured. */
    level(): number {
      meter.getFloatTimeDomainData(window);
      return levelOf(window);
    },
    close() {
      silence();
    },
  };
}
