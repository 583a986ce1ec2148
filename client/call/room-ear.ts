import { isMobile, levelOf, observerIntervalMs, speechDetector } from './line.ts';
import type { Microphone } from './microphone.ts';
import { type Listener, listen } from './room-speech.ts';

/** The microphone is looked at this often, so that speaking over the character is felt at once. */
const microphoneIntervalMs = 20;
/** What counts as speaking over the character: louder than what echo cancellation leaves of it, longer than a cough. */
const bargeIn = { threshold: 0.03, holdMs: 120, timeoutMs: 500 };
/** The recogniser may still be reading the character's echo this long after the character fell silent. */
const echoTailMs = 1500;

export interface RoomEar {
  setMuted(muted: boolean): void;
  close(): void;
}

/**
 * Hears the visitor: level, words, and speaking over the character.
 *
 * A desktop browser meters and recognises side by side. A phone gives its microphone to one of them only, and no browser
 * cancels the echo of its own synthesised voice: there the recogniser rests while the character speaks.
 */
export function openRoomEar(options: {
  lang: string;
  microphone: Microphone;
  context: AudioContext;
  /** What of the character sounds now. */
  character(): 'silent' | 'room' | 'browser-voice';
  onLevel(level: number): void;
  onInterrupt(): void;
  onWords(text: string, final: boolean): void;
  onUnavailable(): void;
}): RoomEar | null {
  const { microphone, character } = options;
  const metered = !isMobile();
  const gate = speechDetector(bargeIn);
  let muted = false;
  let resting = false;
  /** The visitor's own voice was in the words now being recognised. */
  let spoken = false;
  let lastEchoMs = Number.NEGATIVE_INFINITY;

  const recogniser: Listener | null = listen({
    lang: options.lang,
    track: microphone.track,
    onWords(text, final) {
      if (muted || (!spoken && performance.now() - lastEchoMs < echoTailMs)) return;
      if (final) spoken = false;
      options.onWords(text, final);
    },
    onUnavailable() {
      close();
      options.onUnavailable();
    },
  });
  if (!recogniser) return null;

  const source = metered ? new MediaStreamAudioSourceNode(options.context, { mediaStream: microphone.stream }) : null;
  const meter = new AnalyserNode(options.context, { fftSize: 1024 });
  source?.connect(meter);
  if (!metered) microphone.stop();
  const samples = new Float32Array(meter.fftSize);
  let sinceLevelMs = 0;

  const timer = setInterval(() => {
    const sounding = character();
    if (sounding !== 'silent') lastEchoMs = performance.now();
    const rest = muted || (sounding !== 'silent' && (sounding === 'browser-voice' || !metered));
    if (rest !== resting) {
      resting = rest;
      if (rest) recogniser.pause();
      else recogniser.resume();
    }
    if (!metered) return;
    meter.getFloatTimeDomainData(samples);
    const level = muted ? 0 : levelOf(samples);
    if (gate.sample(level, performance.now()) === 'start' && sounding !== 'browser-voice') {
      spoken = true;
      if (sounding === 'room') options.onInterrupt();
    }
    sinceLevelMs += microphoneIntervalMs;
    if (sinceLevelMs < observerIntervalMs) return;
    sinceLevelMs = 0;
    options.onLevel(level);
  }, microphoneIntervalMs);

  function close() {
    clearInterval(timer);
    source?.disconnect();
    recogniser?.stop();
    microphone.stop();
  }
  return {
    setMuted(value) {
      muted = value;
      microphone.track.enabled = !value;
    },
    close,
  };
}
