import type { CallNotes } from '#shared/api.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { SpeechProgress } from './speech-progress.ts';

/** The live call as data: the page is a function of this state, and only events change it. */

/** Why a call ended without an error. */
export type EndReason = 'hung-up' | 'far-side-ended' | 'silence' | 'time-limit' | 'left-page';

/** Why a call failed or broke off. Each reason has its own message and its own actions on the page. */
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
  /** A message for the visitor. */
  message: string;
  /** Whether the call had been live. */
  wasLive: boolean;
  /** Seconds after which trying again makes sense, if the server said so. */
  retryAfterSeconds?: number;
}

/** Who is heard now. It is separate from `status`, because a call is live whoever speaks. */
export type Speaker = 'nobody' | 'visitor' | 'character';

/** `silent`: the microphone is open, but has given no sound yet. `none`: the visitor types. */
export type MicrophoneState = 'on' | 'silent' | 'none';

export interface LiveCall {
  status: 'live';
  attempt: number;
  startedAtMs: number;
  speaker: Speaker;
  muted: boolean;
  /** The microphone is open only while the visitor holds the space bar or the button. */
  pushToTalk: boolean;
  held: boolean;
  microphone: MicrophoneState;
  /** A message about this call, for example that this browser cannot recognise speech and the visitor must type. */
  notice: string | null;
  /** The visitor has spoken, and the character has not answered yet. */
  thinking: boolean;
  /** Whether the answers can be heard. If not, the visitor reads them. */
  aloud: boolean;
  /** The connection is broken and is being resumed. */
  reconnecting: boolean;
  /** The browser has suspended the sound: the visitor must press something. */
  asleep: boolean;
}

export type CallState =
  | { status: 'idle' }
  | { status: 'connecting'; attempt: number }
  | LiveCall
  | { status: 'ended'; reason: EndReason; seconds: number }
  | { status: 'error'; failure: CallFailure };

/** The id of the current attempt. Events of any other attempt are ignored. */
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

/** Whether the visitor's voice is not transmitted. */
export const isMuted = ({ muted, pushToTalk, held }: LiveCall): boolean => (pushToTalk ? !held : muted);

/** Whether the character's words come as sound. */
export const isHeard = ({ aloud, asleep }: LiveCall): boolean => aloud && !asleep;

const begun = { muted: false, held: false, thinking: false, aloud: true, reconnecting: false, asleep: false };

/** The same state if nothing changes, so that nothing is rendered. */
const changed = (state: LiveCall, part: Partial<LiveCall>): LiveCall =>
  Object.entries(part).every(([name, value]) => state[name as keyof LiveCall] === value) ? state : { ...state, ...part };

/** The next state. Events that do not fit the state (a second start, an event of an earlier attempt) change nothing. */
export function callMachine(state: CallState, event: CallEvent): CallState {
  if (event.type === 'start') return isUnderWay(state) ? state : { status: 'connecting', attempt: event.attempt };
  if (event.type === 'dismiss') return isUnderWay(state) ? state : { status: 'idle' };
  if (!isUnderWay(state) || state.attempt !== event.attempt) return state;
  if (event.type === 'failed') return { status: 'error', failure: { ...event.failure, wasLive: state.status === 'live' } };
  if (state.status === 'connecting') {
    // A call that was cancelled before it was live did not take place: there is no end card.
    if (event.type === 'ended') return { status: 'idle' };
    if (event.type !== 'listening') return state;
    const { attempt, atMs: startedAtMs, microphone, pushToTalk } = event;
    return { status: 'live', attempt, startedAtMs, speaker: 'nobody', microphone, pushToTalk, notice: null, ...begun };
  }
  switch (event.type) {
    case 'listening':
      return state;
    case 'push-to-talk':
      return changed(state, { pushToTalk: event.on, held: false, muted: false });
    case 'held':
      return state.pushToTalk ? changed(state, { held: event.held }) : state;
    case 'speaker':
    case 'muted':
    case 'microphone':
    case 'notice':
    case 'thinking':
    case 'aloud':
    case 'reconnecting':
    case 'asleep': {
      const { type: _type, attempt: _attempt, ...part } = event;
      return changed(state, part);
    }
    case 'ended':
      return { status: 'ended', reason: event.reason, seconds: Math.max(0, Math.round((event.atMs - state.startedAtMs) / 1000)) };
  }
}

export interface Caption {
  id: number;
  who: 'visitor' | 'character';
  text: string;
  /** False while the words may still change. */
  final: boolean;
  /** From the chat before the call. */
  isEarlier?: true;
}

export type LevelListener = (level: number, microphone: number) => void;

/** The result of `useCall(persona)`, for the parts of a page. */
export interface Call {
  persona: PersonaSlug;
  state: CallState;
  captions: readonly Caption[];
  /** The results of this call, or of the previous one; null before the first. */
  notes: CallNotes | null;
  /** The level 0..1 of the speaker and of the microphone, every 100 ms. The rings subscribe to it, so that it never renders React. */
  onLevel(listener: LevelListener): () => void;
  /** How much of the character's current words was heard; null if nothing is being said. Outside React, like the level. */
  onSaid(listener: (said: SpeechProgress | null) => void): () => void;
  /** The visitor reaches for the button: what the call will need is fetched. */
  prepare(): void;
  /** Call it in the click handler, because browsers open the microphone and sound only there. `microphone: false` means typing. Ignored during a call. */
  start(options?: { microphone: boolean }): void;
  /** Ends the call, or cancels connecting. Without a call it does nothing. */
  stop(): void;
  /** Without a live call it does nothing. */
  setMuted(muted: boolean): void;
  /** Switches push-to-talk on or off, for this call and later ones of this tab. Without a live call it does nothing. */
  setPushToTalk(on: boolean): void;
  /** Begins or ends a push to talk. Without push-to-talk in a live call it does nothing. */
  setHeld(held: boolean): void;
  /** Sends a typed message. Without a live call it does nothing. */
  say(text: string): void;
  /** Stops the character's words. Without a live call it does nothing. */
  interrupt(): void;
  /** The visitor is typing. Without a live call it does nothing. */
  active(): void;
  /** Continues in writing after a call, or without one. @returns how many messages are left @throws ApiFailure */
  write(text: string): Promise<number>;
  /** Deletes the ended call, here and at the voice provider. @throws ApiFailure */
  forget(): Promise<void>;
  /** Returns from `ended` or `error` to `idle`. */
  dismiss(): void;
  /** The background sound of the character (Kaka's courtyard) during the call; null without one. */
  ambience: { on: boolean; toggle(): void } | null;
}
