import detectorUrl from '@echogarden/fvad-wasm/fvad.wasm?url';
import type { Piece } from './voice-activity-worklet.ts';
import workletUrl from './voice-activity-worklet.ts?worker&url';

/** Of what is handed over at once. */
export const pieceMs = 20;

/** Loaded with the first call, once on a page. Without it the level of the microphone decides. */
let detector: Promise<WebAssembly.Module | undefined> | undefined;
const fetchDetector = () =>
  (async () => {
    const response = await fetch(detectorUrl);
    return response.ok ? WebAssembly.compile(await response.arrayBuffer()) : undefined;
  })().catch(() => undefined);

let isPrepared = false;

/** Has the detector and its worklet here when a call begins. */
export function prepareDetector(): void {
  detector ??= fetchDetector();
  if (isPrepared) return;
  isPrepared = true;
  // Into the browser's cache, where the worklet of every call finds it.
  fetch(workletUrl)
    .then((response) => response.arrayBuffer())
    .catch(() => {});
}

/**
 * Passes on the microphone in pieces until `signal` aborts. Resolves when it listens; to false if the browser has no audio worklets.
 */
export async function listenForSpeech(source: AudioNode, signal: AbortSignal, onPiece: (piece: Piece) => void): Promise<boolean> {
  const { context } = source;
  detector ??= fetchDetector();
  try {
    const [module] = await Promise.all([detector, context.audioWorklet.addModule(workletUrl)]);
    if (signal.aborted) return false;
    const node = new AudioWorkletNode(context, 'voice-activity', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
      processorOptions: { detector: module },
    });
    node.port.onmessage = ({ data }: MessageEvent<Piece>) => signal.aborted || onPiece(data);
    source.connect(node);
    signal.addEventListener('abort', () => {
      source.disconnect(node);
      node.port.close();
    });
    return true;
  } catch (error) {
    if (!signal.aborted) console.info('no audio worklet', error);
    return false;
  }
}
