import { maxCallSeconds, messageMaxLength } from '#shared/lengths.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import { type Again, type ClientMessage, clientMessage } from '#shared/room-messages.ts';
import {
  closeCodes,
  listening,
  type RoomEndReason,
  type ServerMessage,
  heartbeatMs as usualHeartbeatMs,
  type VoiceLang,
} from '#shared/room-protocol.ts';
import { isBackchannel } from '#shared/turn-taking.ts';
import type { Log } from '../core/log.ts';
import type { CallTalk } from '../flows/call-talk.ts';
import type { Line } from '../services/brain.ts';
import type { Hearing } from '../services/hearing.ts';
import type { Speech } from '../services/speech.ts';
import { createEar } from './ear.ts';
import { createSpeaker } from './speaker.ts';

export interface RoomLimits {
  /** From joining to the end. */
  callMs: number;
  /** Before that, the character says goodbye. */
  timeUpMs: number;
  /** Of quiet until the character asks whether somebody is there. */
  nudgeMs: number;
  /** Of quiet after that until the call ends. */
  silenceMs: number;
  /** From the socket to `join`. */
  joinMs: number;
  /** For an answer. */
  thinkMs: number;
  /** The unit in which the day's budget is charged: what is begun is paid. */
  minuteMs: number;
  /** Of the visitor, for every minute begun; what was not taken is left for the next. Each may cost an answer and its sound. */
  turnsPerMinute: number;
  /** Between two signs of life to the browser. */
  heartbeatMs: number;
}

/** How often the store is asked whether something was paid. */
const newsMs = 1_000;

/**
 * The longest duration is the one that Vapi's calls have. After 30 s of silence the character asks whether somebody is there, and waits about
 * as long again. Turns a minute: nobody says something new every three seconds, and the day's minutes bound what is spent on models and voices.
 */
const usualLimits: RoomLimits = {
  callMs: maxCallSeconds * 1000,
  timeUpMs: 10_000,
  nudgeMs: 30_000,
  silenceMs: 33_000,
  joinMs: 10_000,
  thinkMs: 20_000,
  minuteMs: 60_000,
  turnsPerMinute: 20,
  heartbeatMs: usualHeartbeatMs,
};

export interface RoomNeeds {
  persona: PersonaSlug;
  socket: { send(data: string | Buffer): void; close(code: number, reason: string): void };
  /** What the character says. */
  talk: CallTalk;
  speech: Speech;
  /** Undefined where the visitor's browser reads their speech. */
  hearing?: Hearing | undefined;
  /** What admits this browser again, should its line break. */
  tokenAgain?: string;
  /** A line that is taken up again: when the call was joined, in ms since 1970, and what was said, as far as that is known. */
  before?: RoomMemory | undefined;
  /** Called once, when nothing of the room is left. */
  onEnd(reason: RoomEndReason | 'connection-lost'): void;
  log: Log;
  limits?: Partial<RoomLimits>;
}

/** What outlives the line of a call. */
export interface RoomMemory {
  joinedAt: number;
  lines: Line[];
  turns: number;
}

/** One call: what the visitor's browser sends goes in by `hear`, everything else happens by itself. */
export interface Room {
  hear(text: string): void;
  /** Of the visitor's speech. */
  hearSound(samples: Buffer): void;
  /** Over, told to the visitor. */
  end(reason: RoomEndReason): void;
  /** Over: the socket is gone. */
  cut(): void;
  memory(): RoomMemory;
  /** Resolves when no answer is being made or kept any more. */
  settled(): Promise<unknown>;
  /** This process is being replaced: the character says goodbye first. */
  sayGoodbye(): void;
}

export function createRoom({ persona, socket, talk, speech, hearing, tokenAgain, before, onEnd, log, limits }: RoomNeeds): Room {
  const { callMs, timeUpMs, nudgeMs, silenceMs, joinMs, thinkMs, heartbeatMs, minuteMs, turnsPerMinute } = { ...usualLimits, ...limits };
  const lines: Line[] = before?.lines ?? [];
  const timers = new Set<NodeJS.Timeout>();
  const over = new AbortController();
  let status: 'joining' | 'live' | 'closing' | 'ended' = 'joining';
  let thinking: AbortController | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let joinedAt = before?.joinedAt ?? 0;
  let turns = before?.turns ?? 0;
  let nudged = false;
  let quiet: NodeJS.Timeout | undefined;
  let unsaid: string | undefined;

  const tell = (message: ServerMessage) => socket.send(JSON.stringify(message));
  const speaker = createSpeaker({ persona, speech, tell, sendFrame: (frame) => socket.send(frame), log });
  const ear = hearing && createEar(hearing, log);
  const later = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
    return timer;
  };

  const joining = later(joinMs, () => end('silence-timed-out'));

  /** The character has spoken: what it has to say by itself comes before the visitor's turn. */
  function yieldTurn() {
    if (unsaid === undefined) return listen();
    const text = unsaid;
    unsaid = undefined;
    void speak(text);
  }

  /** The character says something by itself: at once where it is quiet, else after its next words. */
  function interject(text: string) {
    if (status !== 'live') return;
    unsaid = text;
    if (quiet) yieldTurn();
  }

  async function lookForNews() {
    const text = await talk.news().catch((error: unknown) => void log.warn({ err: error, persona }, 'no news for a call'));
    if (status !== 'live') return;
    if (text) interject(text);
    later(newsMs, () => void lookForNews());
  }

  /** The visitor's turn to say something. */
  function listen() {
    stopListening();
    quiet = later(nudged ? silenceMs : nudgeMs, () => {
      if (nudged) return end('silence-timed-out');
      nudged = true;
      void speak(talk.line('silence'));
    });
  }
  function stopListening() {
    if (!quiet) return;
    clearTimeout(quiet);
    timers.delete(quiet);
    quiet = undefined;
  }

  /** The character falls silent, whatever it was saying or about to say. */
  function hush(playedMs?: number) {
    stopListening();
    thinking?.abort();
    thinking = undefined;
    speaker.hush(playedMs);
  }

  /** Says `text`, then does what comes after it: listens, unless told otherwise. Interrupted, it does neither. */
  async function speak(text: string, then: () => void = yieldTurn, resumed?: { turn: number; samples: number }) {
    hush();
    if (text === '') return then();
    const said = await speaker.say(text, () => resumed || lines.push({ who: 'character', text }), resumed);
    if (said && status !== 'ended') then();
  }

  async function answer(message: string, id?: string) {
    hush();
    nudged = false;
    const mine = new AbortController();
    thinking = mine;
    const signal = AbortSignal.any([mine.signal, over.signal, AbortSignal.timeout(thinkMs)]);
    const turn = talk.turn(message, { history: lines.slice(0, -1), signal, key: id });
    underWay = turn.catch(() => {});
    const spoken = await Promise.race([turn, abortOf(signal)]).catch((error: unknown) => {
      if (!mine.signal.aborted) log.warn({ err: error, persona }, 'no answer for a turn');
      return { text: talk.line('trouble'), isGoodbye: false };
    });
    if (mine.signal.aborted) return;
    thinking = undefined;
    if (spoken.isGoodbye) await speak(spoken.text, () => end('assistant-ended-call'));
    else await speak(spoken.text);
  }

  function beat() {
    tell({ type: 'heartbeat' });
    later(heartbeatMs, beat);
  }

  function join(voices: readonly VoiceLang[], again: Again | undefined) {
    status = 'live';
    speaker.setBrowserVoices(voices);
    if (!before) joinedAt = Date.now();
    const spentMs = Date.now() - joinedAt;
    clearTimeout(joining);
    timers.delete(joining);
    later(callMs - timeUpMs - spentMs, () => leave('exceeded-max-duration'));
    later(callMs - spentMs, () => end('exceeded-max-duration'));
    tell({ type: 'status-update', status: 'in-progress' });
    socket.send(listening);
    if (tokenAgain !== undefined) tell({ type: 'line', token: tokenAgain });
    later(heartbeatMs, beat);
    void lookForNews();
    if (again) takeUp(again);
    else void speak(talk.line('greeting'));
  }

  /** Goes on where the line broke: no sentence twice, and none left out. */
  function takeUp({ turn, unheard, unanswered }: Again) {
    speaker.countFrom(turn);
    if (unanswered) {
      lines.push({ who: 'visitor', text: unanswered.content });
      return void answer(unanswered.content, unanswered.id);
    }
    if (!unheard) return yieldTurn();
    const then = talk.wasGoodbye(unheard.text) ? () => end('assistant-ended-call') : yieldTurn;
    void speak(unheard.text, then, { turn, samples: unheard.samples });
  }

  /** Takes one of the turns that the minutes begun have paid for. */
  function takesTurn(): boolean {
    const minutes = Math.floor((Date.now() - joinedAt) / minuteMs) + 1;
    return ++turns <= minutes * turnsPerMinute;
  }

  /** The last words, then the end. */
  function leave(reason: RoomEndReason) {
    if (status === 'joining') return end(reason);
    if (status !== 'live') return;
    status = 'closing';
    void speak(talk.line('time-up'), () => end(reason));
  }

  function take(message: ClientMessage) {
    if (message.type === 'join') return status === 'joining' && join(message.voices ?? [], message.again);
    if (message.type === 'end-call') return end('customer-ended-call');
    if (status === 'joining') return;
    if (message.type === 'control') {
      if (message.control !== 'say-first-message') speaker.mute(message.control === 'mute-assistant');
      return;
    }
    if (message.type === 'spoken') return speaker.spoken(message.turn);
    // The last words are said to their end.
    if (status === 'closing') return;
    if (message.type === 'interrupt') {
      if (message.turn !== speaker.turn) return;
      hush(message.playedMs);
      nudged = false;
      return listen();
    }
    if (message.type === 'utterance') return void takeUtterance(message);
    if (message.type === 'active') {
      nudged = false;
      if (quiet) listen();
      return;
    }
    if (!takesTurn()) return leave('exceeded-max-duration');
    if (message.type === 'say') return void speak(message.message, message.endCallAfterSpoken ? () => end('assistant-ended-call') : listen);
    hearWords(message.message.content, {
      answers: message.triggerResponseEnabled !== false,
      ...(message.id !== undefined && { id: message.id }),
    });
  }

  function hearWords(content: string, { answers = true, heard, id }: { answers?: boolean; heard?: true; id?: string }) {
    lines.push({ who: 'visitor', text: content });
    tell({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: content, ...(heard && { heard }) });
    if (answers) void answer(content, id);
  }

  /** The visitor's turn still, unless the character is at its own. */
  function goOn(failed: boolean) {
    ear?.drop();
    tell({ type: 'go-on', failed });
    if (speaker.turn === undefined && !thinking) listen();
  }

  async function takeUtterance({ status: part, over: turn }: Extract<ClientMessage, { type: 'utterance' }>) {
    if (!ear) return;
    if (part === 'started') {
      nudged = false;
      stopListening();
      return ear.begin();
    }
    if (part === 'dropped') return goOn(false);
    // Reading it is paid for as well.
    if (!takesTurn()) return leave('exceeded-max-duration');
    const read = await ear.read();
    if (!read || status !== 'live') return;
    const { words } = read;
    if (words === undefined || words === '') return goOn(words === undefined);
    if (turn !== undefined && isBackchannel(words)) return goOn(false);
    ear.whole(words.slice(0, messageMaxLength), (content) => hearWords(content, { heard: true }));
  }

  function close(reason: RoomEndReason | 'connection-lost') {
    if (status === 'ended') return false;
    status = 'ended';
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    over.abort();
    thinking?.abort();
    speaker.close();
    ear?.close();
    onEnd(reason);
    return true;
  }

  function end(reason: RoomEndReason) {
    if (!close(reason)) return;
    tell({ type: 'status-update', status: 'ended', endedReason: reason });
    socket.close(closeCodes.ended, reason);
  }

  return {
    hear(text) {
      if (status === 'ended') return;
      const message = readMessage(text);
      if (message) take(message);
    },
    hearSound(samples) {
      if (status === 'live') ear?.hear(samples);
    },
    end,
    cut: () => void close('connection-lost'),
    memory: () => ({ joinedAt, lines, turns }),
    settled: () => underWay,
    sayGoodbye: () => leave('server-shutdown'),
  };
}

/** Rejects when `signal` aborts: whoever answers may not listen to it. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Junk is nobody's: it is passed over, and never repeated in a log. */
function readMessage(text: string): ClientMessage | undefined {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
