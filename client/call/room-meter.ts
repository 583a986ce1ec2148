import { levelOf, observerIntervalMs } from './line.ts';
import type { Microphone } from './microphone.ts';
import { listenForSpeech, pieceMs } from './voice-activity.ts';
import type { Piece } from './voice-activity-worklet.ts';

export interface RoomMeter {
  setMuted(muted: boolean): void;
  close(): void;
}

/** The visitor's microphone, looked at every 20 ms, so that speaking over the character is felt at once. */
export function openRoomMeter(options: {
  microphone: Microphone;
  context: AudioContext;
  /** How loud it is, counted as nothing where nobody speaks. */
  onSample(level: number, atMs: number): void;
  /** Every 100 ms, as it is. */
  onLevel(level: number): void;
  /** The sound itself, where it is needed; nothing while muted. */
  onPiece?(piece: Piece): void;
}): RoomMeter {
  const { microphone, context } = options;
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: microphone.stream });
  const meter = new AnalyserNode(context, { fftSize: 1024 });
  source.connect(meter);
  const samples = new Float32Array(meter.fftSize);
  const closed = new AbortController();
  let muted = false;
  let speech = true;
  let sinceLevelMs = 0;
  void listenForSpeech(source, closed.signal, (piece) => {
    ({ speech } = piece);
    if (!muted) options.onPiece?.(piece);
  });

  const timer = setInterval(() => {
    meter.getFloatTimeDomainData(samples);
    const level = muted ? 0 : levelOf(samples);
    options.onSample(speech ? level : 0, performance.now());
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
