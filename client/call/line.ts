import type { EndReason, MicrophoneState } from './call-machine.ts';
import { CallError } from './failures.ts';
import type { Microphone } from './microphone.ts';
import type { SpeechProgress } from './speech-progress.ts';

/** How often levels are looked at. */
export const observerIntervalMs = 100;
/** A remote level above this is speech. */
export const speakingThreshold = 0.01;
/** Quiet this long, the character has stopped speaking. */
export const speakingTimeoutMs = 1000;
/** The visitor speaks: louder than what echo cancellation leaves of the character, and longer than a cough. */
export const visitorSpeech = { threshold: 0.03, holdMs: 120, timeoutMs: 500 };
/** Full volume. */
export const volumeDivisor = 0.15;
/** A mobile browser needs this long to hand the microphone over before joining. */
export const mobileStartDelayMs = 1000;

/** What a line tells of its call. All but the last five are named as Vapi's web client names them. */
export type LineEvent =
  | { type: 'call-start' }
  | { type: 'call-end'; reason: EndReason }
  | { type: 'error'; error: CallError }
  /** As it came from the far side, unread. */
  | { type: 'message'; message: unknown }
  /** Of the character, 0..1, every 100 ms. */
  | { type: 'volume-level'; level: number }
  /** How much of the character's present words has been heard; null where nothing is being said, or nobody knows. */
  | { type: 'said'; said: SpeechProgress | null }
  | { type: 'speech-start' }
  | { type: 'speech-end' }
  | { type: 'video'; track: MediaStreamTrack }
  | { type: 'daily-participant-updated'; participant: unknown }
  /** Of the visitor's microphone, before any scaling, every 100 ms. */
  | { type: 'local-volume-level'; level: number }
  | { type: 'microphone'; microphone: MicrophoneState }
  /** A sentence for the visitor about how this line works; null takes the last one back. */
  | { type: 'notice'; notice: string | null }
  /** The line is broken and being taken up again, or has been. */
  | { type: 'reconnecting'; reconnecting: boolean }
  /** Whether the character's present turn can be heard; where not, it is read. */
  | { type: 'aloud'; aloud: boolean };

export interface LineOptions {
  webCallUrl: string;
  /** BCP 47, of the character's voice and of what it hears. */
  lang: string;
  /** The line takes it over: it may stop it, and must when it closes. Null: the visitor types. */
  microphone: Microphone | null;
  /** Opened in the click, so that it may sound; whoever opened it closes it. */
  context: AudioContext;
  /** Aborts when the call is given up before the line is open. */
  signal: AbortSignal;
  emit(event: LineEvent): void;
}

/** A call in progress on one transport. Tells everything by `emit`; nothing after its `call-end` or `error`. */
export interface Line {
  /** Throws 'Call object is not available.' before the line is joined and after it closed. */
  setMuted(muted: boolean): void;
  /**
   * Push-to-talk: the microphone is open, and the character silent, until it is let go. What was said is then kept and answered, however soon.
   * `setMuted(false)` opens the microphone for good again. Throws like `setMuted`.
   */
  setHeld(held: boolean): void;
  /** A line typed by the visitor. Throws like `setMuted`. */
  say(text: string): void;
  /** The visitor is at work on a line: the far side need not ask whether anybody is there. Does nothing unless joined. */
  active(): void;
  /** The visitor stops the character. Does nothing where it is silent. */
  interrupt(): void;
  /** Hangs up and lets go of everything; may be called at any time, and again. */
  close(): void;
}

/** Named in the log of whoever builds on this: not shown to visitors. */
export const noCallObject = 'Call object is not available.';

/** Which transport a room address belongs to: ours on the page's own host, or Vapi's on Daily. Throws a CallError for any other. */
export function lineKind(webCallUrl: string, pageUrl: string): 'room' | 'vapi' {
  const url = addressOf(webCallUrl, pageUrl);
  if (url.host === new URL(pageUrl).host && /^(?:wss?|https?):$/.test(url.protocol)) return 'room';
  if (url.protocol === 'https:' && url.hostname.endsWith('.daily.co')) return 'vapi';
  throw new CallError('start-failed');
}

/** Not by `URL.canParse`, which is younger than the browsers the site is built for. */
function addressOf(url: string, base: string): URL {
  try {
    return new URL(url, base);
  } catch {
    throw new CallError('start-failed');
  }
}

/** The same test the SDK makes, so that both lines wait on the same devices. */
export const isMobile = (): boolean => /android|iphone|ipad|ipod|iemobile|blackberry|bada/i.test(navigator.userAgent);

/** The root mean square of samples: the level every threshold here is about. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}

export const volumeOf = (level: number): number => Math.min(1, level / volumeDivisor);

/** Tells when speech starts (above `threshold` for `holdMs`) and ends (`timeoutMs` after the last audible sample). Fed with samples, it needs no timer that could outlive its call. */
export function speechDetector({ threshold, holdMs = 0, timeoutMs }: { threshold: number; holdMs?: number; timeoutMs: number }) {
  let loudSinceMs: number | null = null;
  let lastLoudMs = 0;
  let speaking = false;
  return {
    get speaking() {
      return speaking;
    },
    sample(level: number, atMs: number): 'start' | 'end' | null {
      if (level > threshold) {
        loudSinceMs ??= atMs;
        lastLoudMs = atMs;
        if (speaking || atMs - loudSinceMs < holdMs) return null;
        speaking = true;
        return 'start';
      }
      loudSinceMs = null;
      if (!speaking || atMs - lastLoudMs < timeoutMs) return null;
      speaking = false;
      return 'end';
    },
  };
}

/** Vapi's word for why a call ended, as ours. A fault is an error, not a goodbye. */
export function endOf(endedReason: string | undefined): EndReason | CallError {
  if (!endedReason) return 'far-side-ended';
  if (/silence/.test(endedReason)) return 'silence';
  if (/exceeded-max-duration/.test(endedReason)) return 'time-limit';
  if (/error|fail|shutdown/.test(endedReason)) return new CallError('connection-lost');
  return 'far-side-ended';
}
