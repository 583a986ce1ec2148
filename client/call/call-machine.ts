import type { CallNotes } from '#shared/api.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { SpeechProgress } from './speech-progress.ts';

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
  /** When trying again makes sense, where the server said so. */
  retryAfterSeconds?: number;
}

/** Who is heard just now: apart from `status`, because a call is live whoever speaks. */
export type Speaker = 'nobody' | 'visitor' | 'character';

/** `silent`: open, but nothing has been heard from it yet; `none`: the visitor types. */
export type MicrophoneState = 'on' | 'silent' | 'none';

export interface LiveCall {
  status: 'live';
  attempt: number;
  startedAtMs: number;
  speaker: Speaker;
  muted: boolean;
  /** The microphone is open only while the visitor holds the space bar, or the button on the page. */
  pushToTalk: boolean;
  held: boolean;
  microphone: MicrophoneState;
  /** A sentence for the visitor about how this call works, such as that this browser cannot read speech and typing does it. */
  notice: string | null;
  /** The visitor has spoken, and the character has not answered yet. */
  thinking: boolean;
  /** Whether the answers can be heard; where not, they are read. */
  aloud: boolean;
  /** The line is broken and being taken up again. */
  reconnecting: boolean;
  /** The browser has put the sound to sleep: the visitor has to press something. */
  asleep: boolean;
}

export type CallState =
  | { status: 'idle' }
  | { status: 'connecting'; attempt: number }
  | LiveCall
  | { status: 'ended'; reason: EndReason; seconds: number }
  | { status: 'error'; failure: CallFailure };

/** Of an attempt that is under way; one of any other attempt is dropped. */
type AttemptEvent =
  | { type: 'listening'; atMs: number; microphone: MicrophoneState; pushToTalk: boolean }
  | { type: 'speaker'; speaker: Speaker }
  | { type: 'muted'; muted: boolean }
  | { type: 'push-to-talk'; on: boolean }
  | { type: 'held'; held: boolean }
  | { type: 'microphone'; microphone: MicrophoneState }
  | { type: 'notice'; notice: string | null }
  | { type: 'thinking'; thinking: boolean }
  | { type: 'aloud'; aloud: boolean }
  | { type: 'reconnecting'; reconnecting: boolean }
  | { type: 'asleep'; asleep: boolean }
  | { type: 'ended'; reason: EndReason; atMs: number }
  | { type: 'failed'; failure: Omit<CallFailure, 'wasLive'> };

export type CallEvent = { type: 'start'; attempt: number } | { type: 'dismiss' } | (AttemptEvent & { attempt: number });

export const isUnderWay = (state: CallState): state is Extract<CallState, { attempt: number }> =>
  state.status === 'connecting' || state.status === 'live';

/** Whether nothing of the visitor's voice is heard. */
export const isMuted = ({ muted, pushToTalk, held }: LiveCall): boolean => (pushToTalk ? !held : muted);

const begun = { muted: false, held: false, thinking: false, aloud: true, reconnecting: false, asleep: false };

/** The next state. What does not fit the present one (a second start, a word from a superseded attempt) changes nothing. */
export function callMachine(state: CallState, event: CallEvent): CallState {
  if (event.type === 'start') return isUnderWay(state) ? state : { status: 'connecting', attempt: event.attempt };
  if (event.type === 'dismiss') return isUnderWay(state) ? state : { status: 'idle' };
  if (!isUnderWay(state) || state.attempt !== event.attempt) return state;
  if (event.type === 'failed') return { status: 'error', failure: { ...event.failure, wasLive: state.status === 'live' } };
  if (state.status === 'connecting') {
    // A call given up before it was live never took place: there is nothing to say goodbye to.
    if (event.type === 'ended') return { status: 'idle' };
    if (event.type !== 'listening') return state;
    const { attempt, atMs: startedAtMs, microphone, pushToTalk } = event;
    return { status: 'live', attempt, startedAtMs, speaker: 'nobody', microphone, pushToTalk, notice: null, ...begun };
  }
  switch (event.type) {
    case 'listening':
      return state;
    case 'speaker':
      return { ...state, speaker: event.speaker };
    case 'muted':
      return { ...state, muted: event.muted };
    case 'push-to-talk':
      return { ...state, pushToTalk: event.on, held: false, muted: false };
    case 'held':
      return state.pushToTalk ? { ...state, held: event.held } : state;
    case 'microphone':
      return { ...state, microphone: event.microphone };
    case 'notice':
      return { ...state, notice: event.notice };
    case 'thinking':
      return { ...state, thinking: event.thinking };
    case 'aloud':
      return { ...state, aloud: event.aloud };
    case 'reconnecting':
      return { ...state, reconnecting: event.reconnecting };
    case 'asleep':
      return { ...state, asleep: event.asleep };
    case 'ended':
      return { status: 'ended', reason: event.reason, seconds: Math.max(0, Math.round((event.atMs - state.startedAtMs) / 1000)) };
  }
}

export interface Caption {
  id: number;
  who: 'visitor' | 'character';
  text: string;
  /** False while the words are still coming. */
  final: boolean;
  /** Of the chat before the call. */
  isEarlier?: true;
}

export type LevelListener = (level: number, microphone: number) => void;

/** What a page gets from `useCall(persona)` and hands to its parts. */
export interface Call {
  persona: PersonaSlug;
  state: CallState;
  captions: readonly Caption[];
  /** What this call, or the one just over, has come to; null before. */
  notes: CallNotes | null;
  /** Level 0..1 of whoever is heard, and of the microphone alone, every 100 ms; the rings subscribe, so that a level never renders React. */
  onLevel(listener: LevelListener): () => void;
  /** How much of the character's present words has been heard; null where nothing is being said. Outside React, like the level. */
  onSaid(listener: (said: SpeechProgress | null) => void): () => void;
  /** Call it in the click handler: browsers open microphone and sound only there. `microphone: false` is talking by typing. Ignored while a call is under way. */
  start(options?: { microphone: boolean }): void;
  /** Also cancels while connecting. Does nothing when no call is under way. */
  stop(): void;
  /** Does nothing unless the call is live. */
  setMuted(muted: boolean): void;
  /** Chooses push-to-talk, or an open microphone, for this call and the next ones of this tab. Does nothing unless the call is live. */
  setPushToTalk(on: boolean): void;
  /** Begins and ends a push to talk. Does nothing unless it is chosen in a live call. */
  setHeld(held: boolean): void;
  /** Types a line instead of speaking it. Does nothing unless the call is live. */
  say(text: string): void;
  /** Stops what the character is saying. Does nothing unless the call is live. */
  interrupt(): void;
  /** The visitor is typing. Does nothing unless the call is live. */
  active(): void;
  /** Goes on in writing after a call, or instead of one. @returns how many lines are left @throws ApiFailure */
  write(text: string): Promise<number>;
  /** Has the call that is over forgotten, here and with its carrier. @throws ApiFailure */
  forget(): Promise<void>;
  /** From `ended` or `error` back to `idle`. */
  dismiss(): void;
  /** The character's background sound (Kaka's courtyard), which plays while the call is live; null where there is none. */
  ambience: { on: boolean; toggle(): void } | null;
}
