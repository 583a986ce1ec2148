import type { PersonaSlug } from '#shared/personas.ts';

/** The live call as data: what the page shows is a function of this state, and only events change it. */

/** Why a call ended without a fault. */
export type EndReason = 'hung-up' | 'far-side-ended' | 'silence' | 'time-limit' | 'left-page';

/** Why a call could not be, or was cut. Each has its own sentence and way out on the page. */
export type FailureCode =
  | 'microphone-denied'
  | 'microphone-missing'
  | 'microphone-busy'
  | 'insecure-page'
  | 'in-app-browser'
  | 'lines-busy'
  | 'daily-limit'
  | 'too-many-requests'
  | 'call-in-progress'
  | 'offline'
  | 'not-configured'
  | 'sdk-not-loaded'
  | 'start-failed'
  | 'timed-out'
  | 'connection-lost';

export interface CallFailure {
  code: FailureCode;
  /** A sentence for the visitor. */
  message: string;
  /** Whether the call had been live. */
  wasLive: boolean;
}

/** Who is heard just now: apart from `status`, because a call is live whoever speaks. */
export type Speaker = 'nobody' | 'visitor' | 'character';

export type CallState =
  | { status: 'idle' }
  | { status: 'connecting'; attempt: number }
  | { status: 'live'; attempt: number; startedAtMs: number; speaker: Speaker; muted: boolean; microphone: 'on' | 'silent' | 'none' }
  | { status: 'ended'; reason: EndReason; seconds: number }
  | { status: 'error'; failure: CallFailure };

export interface Caption {
  id: number;
  who: 'visitor' | 'character';
  text: string;
  /** False while the words are still coming. */
  final: boolean;
}

/** What a page gets from `useCall(persona)` and hands to its parts. */
export interface Call {
  persona: PersonaSlug;
  state: CallState;
  captions: readonly Caption[];
  /** Level 0..1 of whoever is heard, every 100 ms; the rings subscribe, so that a level never renders React. */
  onLevel(listener: (level: number) => void): () => void;
  start(): void;
  /** Also cancels while connecting. Does nothing when no call is under way. */
  stop(): void;
  setMuted(muted: boolean): void;
  /** Types a line instead of speaking it. */
  say(text: string): void;
  /** From `ended` or `error` back to `idle`. */
  dismiss(): void;
}
