import type { PersonaSlug } from '#shared/personas.ts';
import type { Log } from '../core/log.ts';
import type { CallTalk } from '../flows/call-talk.ts';
import type { Line } from '../services/brain.ts';
import type { RoomLimits } from './limits.ts';
import type { Speaker } from './speaker.ts';
import type { Timers } from './timers.ts';

/** The turn-taking in one room: the character answers and speaks, the room listens to the visitor, and asks after a long silence whether they are there. */
export interface Dialogue {
  /** Says `text`, then calls `after`; without `after` it listens. If the visitor interrupts, it does neither. */
  speak(text: string, options?: { after?: (() => void) | undefined; resumed?: { turn: number; samples: number } }): void;
  /** The character says something that is no answer: at once if it is quiet, else after its current turn. */
  interject(text: string): void;
  /** Adds the visitor's words to the conversation. */
  hear(message: string): void;
  /** Answers the visitor's last words. `key` identifies them, so that they are answered once even if they arrive twice. */
  answer(message: string, key?: string): void;
  /** Gives the turn to the visitor, after what the character still has to say. */
  listen(): void;
  /** The visitor has interrupted the character. */
  yieldTo(playedMs: number): void;
  /** The visitor is typing. */
  visitorActive(): void;
  /** The visitor begins to speak. */
  speaksUp(): void;
  /** The visitor has said nothing. It stays their turn, unless the character is speaking. */
  goOn(): void;
  /** Resolves when no answer is being computed or stored. */
  settled(): Promise<unknown>;
  close(): void;
}

interface Needs {
  persona: PersonaSlug;
  talk: CallTalk;
  speaker: Speaker;
  timers: Timers;
  /** The lines of the conversation; the list grows. */
  lines: Line[];
  limits: Pick<RoomLimits, 'nudgeMs' | 'silenceMs' | 'thinkMs'>;
  /** Called when the character has said goodbye. */
  onGoodbye(): void;
  /** Called when nobody has said anything for too long. */
  onSilence(): void;
  log: Log;
}

export function createDialogue({ persona, talk, speaker, timers, lines, limits, onGoodbye, onSilence, log }: Needs): Dialogue {
  const { nudgeMs, silenceMs, thinkMs } = limits;
  const over = new AbortController();
  let thinking: AbortController | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let nudged = false;
  /** Stops the timer of the visitor's silence; undefined if it is not their turn. */
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

  /** Stops everything that the character says or is about to say. */
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

/** Rejects when `signal` aborts, because the answering code may ignore the signal. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
