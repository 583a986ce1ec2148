import { levelOf, observerIntervalMs } from './line.ts';
import type { Microphone } from './microphone.ts';
import { listenForSpeech, pieceMs } from './voice-activity.ts';
import type { Piece } from './voice-activity-worklet.ts';

/**
 * Pieces come from the sound thread, on time also in a page in the background, whose timers a browser slows down to one a second. A piece
 * that is later than this does not come: there is no audio worklet, or the sound sleeps.
 */
const lateMs = 100;

export interface RoomMeter {
  setMuted(muted: boolean): void;
  close(): void;
}

/** Measures the visitor's microphone every 20 ms, so that an interruption is noticed at once. */
export function openRoomMeter(options: {
  microphone: Microphone;
  context: AudioContext;
  /** The level; 0 while nobody speaks. */
  onSample(level: number, atMs: number): void;
  /** The level every 100 ms, without a threshold. */
  onLevel(level: number): void;
  /** The samples, if they are needed; none while muted. */
  onPiece?(piece: Piece): void;
}): RoomMeter {
  const { microphone, context } = options;
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: microphone.stream });
  const meter = new AnalyserNode(context, { fftSize: 1024 });
  source.connect(meter);
  const samples = new Float32Array(meter.fftSize);
  const closed = new AbortController();
  let muted = false;
  let lastPieceMs = Number.NEGATIVE_INFINITY;
  let sinceLevelMs = 0;
  void listenForSpeech(source, closed.signal, (piece) => {
    // A busy page gets several pieces at once. Each is still 20 ms of sound.
    const nowMs = performance.now();
    lastPieceMs = Math.min(Math.max(nowMs, lastPieceMs + pieceMs), nowMs + lateMs);
    options.onSample(piece.speech && !muted ? piece.level : 0, lastPieceMs);
    if (!muted) options.onPiece?.(piece);
  });

  const timer = setInterval(() => {
    meter.getFloatTimeDomainData(samples);
    const level = muted ? 0 : levelOf(samples);
    if (performance.now() - lastPieceMs > lateMs) options.onSample(level, performance.now());
    sinceLevelMs += pieceMs;
    if (sinceLevelMs < observerIntervalMs) return;
    sinceLevelMs = 0;
    options.onLevel(level);
  }, pieceMs);

  return {
    setMuted(value) {
      muted = value;
    },
    close() {
      clearInterval(timer);
      closed.abort();
      source.disconnect();
    },
  };
}
