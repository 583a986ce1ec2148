import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayback, createResampler } from '#client/call/room-playback.ts';
import { frameHeaderBytes, frameMs } from '#shared/room-protocol.ts';

/** A piece of sound as it was handed to the browser: when it begins and how long it is, in seconds of the context. */
let pieces: { start: number; seconds: number; stopped?: number }[] = [];

beforeEach(() => {
  pieces = [];
  vi.stubGlobal(
    'AnalyserNode',
    class {
      connect() {}
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
      connect() {}
    },
  );
  vi.stubGlobal(
    'AudioBuffer',
    class {
      duration: number;
      constructor({ length, sampleRate }: { length: number; sampleRate: number }) {
        this.duration = length / sampleRate;
      }
      getChannelData = () => ({ set() {} });
    },
  );
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class {
      piece: (typeof pieces)[number];
      constructor(_context: unknown, { buffer }: { buffer: AudioBuffer }) {
        this.piece = { start: 0, seconds: buffer.duration };
      }
      connect() {}
      addEventListener() {}
      start(at: number) {
        this.piece.start = at;
        pieces.push(this.piece);
      }
      stop(at: number) {
        this.piece.stopped = at;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function frame(turn: number, sampleRate: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(frameHeaderBytes + ((sampleRate * frameMs) / 1000) * 2));
  view.setUint32(0, turn, true);
  return view.buffer;
}
const playbackIn = (clock: { currentTime: number }) =>
  createPlayback(Object.assign(clock, { sampleRate: 48_000, destination: {} }) as unknown as AudioContext);
/** Of each piece, how long after the end of the one before it begins. */
const gaps = () => pieces.slice(1).map(({ start }, index) => start - (pieces[index]?.start ?? 0) - (pieces[index]?.seconds ?? 0));

describe('the sound of a turn', () => {
  test.each([16_000, 22_050, 24_000])('of %i Hz plays piece after piece, each from the very sample where the one before ends', (rate) => {
    const clock = { currentTime: 3 };
    const playback = playbackIn(clock);
    playback.begin(1, rate);
    for (let sent = 0; sent < 50; sent++) {
      playback.frame(frame(1, rate));
      // As fast as it is heard.
      clock.currentTime += frameMs / 1000;
    }
    playback.end(1);
    expect(pieces).toHaveLength(50);
    expect(Math.max(...gaps().map(Math.abs))).toBeLessThan(1e-9);
  });

  test('begins once a fifth of a second of it is here, so that a page that reads the next frames late plays on', () => {
    const clock = { currentTime: 3 };
    const playback = playbackIn(clock);
    playback.begin(1, 24_000);
    for (let sent = 0; sent < 4; sent++) playback.frame(frame(1, 24_000));
    expect(pieces).toHaveLength(0);
    expect(playback.playing).toBe(true);
    playback.frame(frame(1, 24_000));
    expect(pieces).toHaveLength(5);
    clock.currentTime += 0.25;
    playback.frame(frame(1, 24_000));
    expect(Math.max(...gaps().map(Math.abs))).toBeLessThan(1e-9);
  });

  test('that is shorter than that begins when it is whole', () => {
    const playback = playbackIn({ currentTime: 3 });
    playback.begin(1, 24_000);
    playback.frame(frame(1, 24_000));
    playback.end(1);
    expect(pieces).toHaveLength(1);
  });

  test('whose frames are late pauses once, and waits longer from then on, in the next turn too', () => {
    const clock = { currentTime: 3 };
    const playback = playbackIn(clock);
    const burst = (turn: number) => {
      for (let sent = 0; sent < 10; sent++) playback.frame(frame(turn, 24_000));
    };
    playback.begin(1, 24_000);
    burst(1);
    const before = (pieces[0]?.start ?? 0) - clock.currentTime;
    clock.currentTime += 2;
    burst(1);
    expect(gaps().filter((gap) => gap > 1e-9)).toHaveLength(1);
    playback.begin(2, 24_000);
    const first = pieces.length;
    burst(2);
    expect((pieces[first]?.start ?? 0) - clock.currentTime).toBeGreaterThan(before);
  });

  test('is not over in a gap: the visitor can hold it and interrupt it until it is complete', () => {
    const playback = playbackIn({ currentTime: 3 });
    playback.begin(1, 24_000);
    expect(playback.playing).toBe(true);
    expect(playback.hold()).toBe(true);
    playback.goOn();
    expect(playback.playing).toBe(true);
    expect(playback.interrupt()).toEqual({ turn: 1, playedMs: 0 });
    playback.begin(2, 24_000);
    playback.end(2);
    expect(playback.playing).toBe(false);
    expect(playback.hold()).toBe(false);
  });

  test('that is interrupted is stopped, and what was gathered of it or comes after is dropped', () => {
    const clock = { currentTime: 3 };
    const playback = playbackIn(clock);
    playback.begin(1, 24_000);
    playback.frame(frame(1, 24_000));
    expect(playback.interrupt()).toEqual({ turn: 1, playedMs: 0 });
    playback.frame(frame(1, 24_000));
    playback.end(1);
    expect(pieces).toHaveLength(0);

    playback.begin(2, 24_000);
    for (let sent = 0; sent < 20; sent++) playback.frame(frame(2, 24_000));
    clock.currentTime = (pieces[0]?.start ?? 0) + 0.3;
    expect(playback.interrupt()).toEqual({ turn: 2, playedMs: 300 });
    expect(pieces.every(({ stopped }) => stopped !== undefined)).toBe(true);
    expect(playback.playing).toBe(false);
  });

  test('sounds from its own first sample on, whatever still sounds of the turn before', () => {
    const clock = { currentTime: 3 };
    const playback = playbackIn(clock);
    playback.begin(1, 24_000);
    for (let sent = 0; sent < 20; sent++) playback.frame(frame(1, 24_000));
    expect(playback.sounding).toBe(false);
    clock.currentTime += 0.3;
    expect(playback.sounding).toBe(true);
    playback.interrupt();
    playback.begin(2, 24_000);
    expect([playback.playing, playback.sounding]).toEqual([true, false]);
    for (let sent = 0; sent < 20; sent++) playback.frame(frame(2, 24_000));
    expect(playback.sounding).toBe(false);
    clock.currentTime += 0.3;
    expect(playback.sounding).toBe(true);
  });

  test('that was heard to its end cannot be interrupted', () => {
    const clock = { currentTime: 3 };
    const playback = playbackIn(clock);
    playback.begin(1, 24_000);
    playback.frame(frame(1, 24_000));
    playback.end(1);
    clock.currentTime += 10;
    expect(playback.interrupt()).toBeNull();
  });
});

describe('sound that comes in pieces', () => {
  const sine = (length: number, rate: number, hertz = 440) =>
    Float32Array.from({ length }, (_, n) => Math.sin((2 * Math.PI * hertz * n) / rate));
  const inPieces = (samples: Float32Array, size: number, resample: (piece: Float32Array) => Float32Array) => {
    const out: number[] = [];
    for (let at = 0; at < samples.length; at += size) out.push(...resample(samples.subarray(at, at + size)));
    return out;
  };
  test.each([
    [22050, 48000, 882],
    [16000, 48000, 640],
    [24000, 44100, 960],
    [48000, 44100, 1920],
    [8000, 48000, 1],
  ])('is resampled from %i to %i Hz as if it came in one', (from, to, size) => {
    const whole = createResampler(from, to)(sine(from / 4, from));
    const pieces = inPieces(sine(from / 4, from), size, createResampler(from, to));
    expect(Math.abs(pieces.length - to / 4)).toBeLessThanOrEqual(Math.ceil((3 * to) / from));
    expect(Math.max(...pieces.map((sample, n) => Math.abs(sample - (whole[n] ?? sample))))).toBeLessThan(1e-6);
  });
  test('keeps its pitch and shape', () => {
    const out = createResampler(22050, 48000)(sine(22050, 22050));
    // The resampler lags two samples of what comes in.
    const lag = (2 * 48000) / 22050;
    const errors = Array.from(out, (sample, n) => (n < 100 ? 0 : Math.abs(sample - Math.sin((2 * Math.PI * 440 * (n - lag)) / 48000))));
    expect(Math.max(...errors)).toBeLessThan(0.002);
  });
});
