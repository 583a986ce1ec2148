import type { EndReason, MicrophoneState } from './call-machine.ts';
import { CallError } from './failures.ts';
import type { Microphone } from './microphone.ts';
import type { SpeechProgress } from './speech-progress.ts';

/** The interval of level measurements. */
export const observerIntervalMs = 100;
/** A remote level above this is speech. */
export const speakingThreshold = 0.01;
/** After this silence the character has stopped speaking. */
export const speakingTimeoutMs = 1000;
/**
 * The visitor speaks: louder than the rest of the character's echo, and longer than a click. It silences the character within 100 ms; after a
 * cough the character continues. `holdMs`: the third piece of 20 ms. `gapMs`: the closed lips of a "p" or "t".
 */
export const visitorSpeech = { threshold: 0.03, holdMs: 40, gapMs: 45, timeoutMs: 500 };
/** Full volume. */
export const volumeDivisor = 0.15;
/** How long a mobile browser may need to release the microphone before joining. */
export const mobileStartDelayMs = 1000;

/** The events of a call. All except the last six have the names of Vapi's web client. */
export type LineEvent =
  | { type: 'call-start' }
  | { type: 'call-end'; reason: EndReason }
  | { type: 'error'; error: CallError }
  /** The message as it arrived, not validated. */
  | { type: 'message'; message: unknown }
  /** The level of the character, 0..1, every 100 ms. */
  | { type: 'volume-level'; level: number }
  /** How much of the character's current words was heard; null if nothing is being said, or if it is not known. */
  | { type: 'said'; said: SpeechProgress | null }
  | { type: 'speech-start' }
  | { type: 'speech-end' }
  | { type: 'video'; track: MediaStreamTrack }
  | { type: 'daily-participant-updated'; participant: unknown }
  /** The level of the visitor's microphone, without scaling, every 100 ms. */
  | { type: 'local-volume-level'; level: number }
  | { type: 'microphone'; microphone: MicrophoneState }
  /** A message for the visitor about this call; null removes the previous one. */
  | { type: 'notice'; notice: string | null }
  /** The connection is broken and is being resumed, or was resumed. */
  | { type: 'reconnecting'; reconnecting: boolean }
  /** Whether the character's current turn can be heard. If not, the visitor reads it. */
  | { type: 'aloud'; aloud: boolean }
  /** Whether the browser plays the character's voice only after the visitor presses something. */
  | { type: 'asleep'; asleep: boolean };

export interface LineOptions {
  webCallUrl: string;
  /** BCP 47: the language of the character's voice and of the speech recognition. */
  lang: string;
  /** The transport takes over the microphone: it may stop it, and must stop it when it closes. Null: the visitor types. */
  microphone: Microphone | null;
  /** Opened in the click, so that it may play sound. The caller closes it. */
  context: AudioContext;
  /** Aborts if the call is cancelled before it is open. */
  signal: AbortSignal;
  emit(event: LineEvent): void;
}

/** An active call on one transport. It reports everything through `emit`, and nothing after its `call-end` or `error`. */
export interface Line {
  /** Throws 'Call object is not available.' before joining and after closing. */
  setMuted(muted: boolean): void;
  /**
   * Push-to-talk: while held, the microphone is open and the character silent. After the release, the words are kept and answered, however
   * short the press was. `setMuted(false)` opens the microphone permanently again. Throws like `setMuted`.
   */
  setHeld(held: boolean): void;
  /** Sends a message that the visitor typed. Throws like `setMuted`. */
  say(text: string): void;
  /** The visitor is typing or speaking, so the room must not ask whether anybody is there. Without a joined call it does nothing. */
  active(): void;
  /** The visitor interrupts the character. It does nothing if the character is silent. */
  interrupt(): void;
  /** Ends the call and releases everything. It may be called at any time and repeatedly. */
  close(): void;
}

/** The name in the console for developers. Visitors do not see it. */
export const noCallObject = 'Call object is not available.';

/** The transport of a room's address: ours on the host of the page, or Vapi's on Daily. Throws a CallError for any other address. */
export function lineKind(webCallUrl: string, pageUrl: string): 'room' | 'vapi' {
  const url = addressOf(webCallUrl, pageUrl);
  if (url.host === new URL(pageUrl).host && /^(?:wss?|https?):$/.test(url.protocol)) return 'room';
  if (url.protocol === 'https:' && url.hostname.endsWith('.daily.co')) return 'vapi';
  throw new CallError('start-failed');
}

/** Not `URL.canParse`, because some supported browsers lack it. */
function addressOf(url: string, base: string): URL {
  try {
    return new URL(url, base);
  } catch {
    throw new CallError('start-failed');
  }
}

/** The same test as in the SDK, so that both transports wait on the same devices. */
export const isMobile = (): boolean => /android|iphone|ipad|ipod|iemobile|blackberry|bada/i.test(navigator.userAgent);

/** The root mean square of samples. All thresholds here refer to it. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}

export const volumeOf = (level: number): number => Math.min(1, level / volumeDivisor);

interface Speech {
  threshold: number;
  holdMs?: number;
  gapMs?: number;
  timeoutMs: number;
}

/**
 * Detects when speech begins (above `threshold` for `holdMs`, with gaps of at most `gapMs`) and ends (`timeoutMs` after the last audible
 * sample). It counts samples and needs no timer that could outlive the call.
 */
export function speechDetector({ threshold, holdMs = 0, gapMs = 0, timeoutMs }: Speech) {
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
      if (atMs - lastLoudMs > gapMs) loudSinceMs = null;
      if (!speaking || atMs - lastLoudMs < timeoutMs) return null;
      speaking = false;
      return 'end';
    },
    /** The speech was stopped. @returns whether it had begun */
    stop(): boolean {
      const had = speaking;
      speaking = false;
      loudSinceMs = null;
      return had;
    },
  };
}

/** Maps Vapi's reason for the end of a call to ours. A failure is an error, and not a normal end. */
export function endOf(endedReason: string | undefined): EndReason | CallError {
  if (!endedReason) return 'far-side-ended';
  if (/silence/.test(endedReason)) return 'silence';
  if (/exceeded-max-duration/.test(endedReason)) return 'time-limit';
  if (/error|fail|shutdown/.test(endedReason)) return new CallError('connection-lost');
  return 'far-side-ended';
}
