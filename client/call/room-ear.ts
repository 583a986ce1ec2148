import { isMobile, levelOf, observerIntervalMs, speechDetector, visitorSpeech } from './line.ts';
import type { Microphone } from './microphone.ts';
import { type Listener, listen } from './room-speech.ts';

/** The microphone is looked at this often, so that speaking over the character is felt at once. */
const microphoneIntervalMs = 20;
/** The recogniser gives words up to this long after they were spoken: the character's echo as well as the visitor's own. */
const recogniserLagMs = 1500;

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
  const gate = speechDetector(visitorSpeech);
  let muted = false;
  let resting = false;
  /** Whose voice is in the words now being recognised: the first of them decide, unless the visitor is heard to join in. */
  let utterance: 'none' | 'visitor' | 'echo' = 'none';
  let lastCharacterMs = Number.NEGATIVE_INFINITY;
  let lastVisitorMs = Number.NEGATIVE_INFINITY;
  const isRecent = (atMs: number) => performance.now() - atMs < recogniserLagMs;

  const recogniser: Listener | null = listen({
    lang: options.lang,
    track: microphone.track,
    onWords(text, final) {
      if (utterance === 'none') utterance = isRecent(lastCharacterMs) && !isRecent(lastVisitorMs) ? 'echo' : 'visitor';
      const echo = utterance === 'echo';
      if (final) utterance = 'none';
      if (!muted && !echo) options.onWords(text, final);
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
    if (sounding !== 'silent') lastCharacterMs = performance.now();
    const rest = muted || (sounding !== 'silent' && (sounding === 'browser-voice' || !metered));
    if (rest !== resting) {
      resting = rest;
      if (rest) recogniser.pause();
      else recogniser.resume();
    }
    if (!metered) return;
    meter.getFloatTimeDomainData(samples);
    const level = muted ? 0 : levelOf(samples);
    const started = gate.sample(level, performance.now()) === 'start';
    if (gate.speaking && sounding !== 'browser-voice') {
      lastVisitorMs = performance.now();
      if (utterance === 'echo') utterance = 'visitor';
      if (started && sounding === 'room') options.onInterrupt();
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
