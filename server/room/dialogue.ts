import type { PersonaSlug } from '#shared/personas.ts';
import type { Log } from '../core/log.ts';
import type { CallTalk } from '../flows/call-talk.ts';
import type { Line } from '../services/brain.ts';
import type { RoomLimits } from './limits.ts';
import type { Speaker } from './speaker.ts';
import type { Timers } from './timers.ts';

/** Whose turn it is in one room: the character answers and speaks by itself, the visitor is listened to and asked whether they are there. */
export interface Dialogue {
  /** Says `text`, and then what comes `after` it: listens, unless told otherwise. Interrupted, it does neither. */
  speak(text: string, options?: { after?: (() => void) | undefined; resumed?: { turn: number; samples: number } }): void;
  /** The character says something by itself: at once where it is quiet, else after its next words. */
  interject(text: string): void;
  /** The visitor has said this. */
  hear(message: string): void;
  /** Answers what was heard last. `key` names it, so that it is answered once however often it is sent. */
  answer(message: string, key?: string): void;
  /** The visitor's turn to say something, after what the character has to say by itself. */
  listen(): void;
  /** The visitor has stopped the character. */
  yieldTo(playedMs: number): void;
  /** The visitor is at work on a line. */
  visitorActive(): void;
  /** The visitor begins to speak. */
  speaksUp(): void;
  /** The visitor has said nothing: it is their turn still, unless the character is at its own. */
  goOn(): void;
  /** Resolves when no answer is being made or kept any more. */
  settled(): Promise<unknown>;
  close(): void;
}

interface Needs {
  persona: PersonaSlug;
  talk: CallTalk;
  speaker: Speaker;
  timers: Timers;
  /** What was said; grows. */
  lines: Line[];
  limits: Pick<RoomLimits, 'nudgeMs' | 'silenceMs' | 'thinkMs'>;
  /** The character has said goodbye. */
  onGoodbye(): void;
  /** Nobody has said anything for too long. */
  onSilence(): void;
  log: Log;
}

export function createDialogue({ persona, talk, speaker, timers, lines, limits, onGoodbye, onSilence, log }: Needs): Dialogue {
  const { nudgeMs, silenceMs, thinkMs } = limits;
  const over = new AbortController();
  let thinking: AbortController | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let nudged = false;
  /** Takes back what is done about the visitor's silence; undefined where it is not their turn. */
  let notQuiet: (() => void) | undefined;
  let unsaid: string | undefined;

  function yieldTurn() {
    if (unsaid === undefined) return listen();
    const text = unsaid;
    unsaid = undefined;
    void speak(text);
  }

  function listen() {
    stopListening();
    notQuiet = timers.later(nudged ? silenceMs : nudgeMs, () => {
      if (nudged) return onSilence();
      nudged = true;
      void speak(talk.line('silence'));
    });
  }
  function stopListening() {
    notQuiet?.();
    notQuiet = undefined;
  }

  /** The character falls silent, whatever it was saying or about to say. */
  function hush(playedMs?: number) {
    stopListening();
    thinking?.abort();
    thinking = undefined;
    speaker.hush(playedMs);
  }

  async function speak(text: string, after: () => void = yieldTurn, resumed?: { turn: number; samples: number }) {
    hush();
    if (text === '') return after();
    const said = await speaker.say(text, () => resumed || lines.push({ who: 'character', text }), resumed);
    if (said && !over.signal.aborted) after();
  }

  async function answer(message: string, key?: string) {
    hush();
    nudged = false;
    const mine = new AbortController();
    thinking = mine;
    const signal = AbortSignal.any([mine.signal, over.signal, AbortSignal.timeout(thinkMs)]);
    const turn = talk.turn(message, { history: lines.slice(0, -1), signal, key });
    underWay = turn.catch(() => {});
    const spoken = await Promise.race([turn, abortOf(signal)]).catch((error: unknown) => {
      if (!mine.signal.aborted)
        log.warn({ err: error, persona }, 'reply failed in a voice room; the character asks the visitor to try again');
      return { text: talk.line('trouble'), isGoodbye: false };
    });
    if (mine.signal.aborted) return;
    thinking = undefined;
    await speak(spoken.text, spoken.isGoodbye ? onGoodbye : yieldTurn);
  }

  return {
    speak: (text, { after, resumed } = {}) => void speak(text, after, resumed),
    interject(text) {
      unsaid = text;
      if (notQuiet) yieldTurn();
    },
    hear: (message) => void lines.push({ who: 'visitor', text: message }),
    answer: (message, key) => void answer(message, key),
    listen: yieldTurn,
    yieldTo(playedMs) {
      hush(playedMs);
      nudged = false;
      listen();
    },
    visitorActive() {
      nudged = false;
      if (notQuiet) listen();
    },
    speaksUp() {
      nudged = false;
      stopListening();
    },
    goOn() {
      if (speaker.turn === undefined && !thinking) listen();
    },
    settled: () => underWay,
    close() {
      over.abort();
      thinking?.abort();
    },
  };
}

/** Rejects when `signal` aborts: whoever answers may not listen to it. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
