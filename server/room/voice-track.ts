import { setTimeout as sleep } from 'node:timers/promises';
import { aheadMs, frameHeaderBytes, frameMs } from '#shared/room-protocol.ts';
import type { Sound } from '../services/speech.ts';

/** When this little of the sent sound is left, more is sent: few wake-ups in a second, and no gap. */
const refillMs = 400;

interface Track {
  /** The header of every frame. */
  turn: number;
  sound: Sound;
  /** The number of samples to leave out at the beginning. */
  skipSamples?: number;
  send(frame: Buffer): void;
  /** A piece of the sound follows. It ends this long after the beginning. */
  onPiece?(endMs: number): void;
  signal: AbortSignal;
}

/**
 * Sends the sound of a turn in frames, at the speed of playing and at most `aheadMs` ahead.
 * @returns the number of samples, and how long the last ones will still be heard, in ms
 * @throws if `signal` aborts, or the sound fails
 */
export async function sendSound({
  turn,
  sound,
  skipSamples = 0,
  send,
  onPiece,
  signal,
}: Track): Promise<{ samples: number; leftMs: number }> {
  const frameBytes = Math.round((sound.sampleRate * frameMs) / 1000) * 2;
  let samples = 0;
  let soundBytes = 0;
  let skipBytes = skipSamples * 2;
  let heardUntilMs = 0;
  let rest: Buffer = Buffer.alloc(0);

  async function pace() {
    const nowMs = performance.now();
    heardUntilMs = Math.max(heardUntilMs, nowMs);
    if (heardUntilMs - nowMs > aheadMs - frameMs) await sleep(heardUntilMs - nowMs - refillMs, undefined, { signal });
    signal.throwIfAborted();
  }
  async function frame(pcm: Buffer) {
    await pace();
    const bytes = Buffer.allocUnsafe(frameHeaderBytes + pcm.length);
    bytes.writeUInt32LE(turn, 0);
    pcm.copy(bytes, frameHeaderBytes);
    send(bytes);
    samples += pcm.length / 2;
    heardUntilMs += (pcm.length / 2 / sound.sampleRate) * 1000;
  }

  for await (const whole of sound.pcm) {
    soundBytes += whole.byteLength;
    onPiece?.((soundBytes / 2 / sound.sampleRate) * 1000);
    const piece = whole.subarray(Math.min(skipBytes, whole.byteLength));
    skipBytes -= whole.byteLength - piece.byteLength;
    rest = rest.length > 0 ? Buffer.concat([rest, piece]) : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    let at = 0;
    for (; rest.length - at >= frameBytes; at += frameBytes) await frame(rest.subarray(at, at + frameBytes));
    rest = rest.subarray(at);
  }
  if (rest.length >= 2) await frame(rest.subarray(0, rest.length & ~1));
  return { samples, leftMs: Math.max(0, heardUntilMs - performance.now()) };
}
