import { messageMaxLength } from '#shared/lengths.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import { type ClientMessage, clientMessage, type ResumePoint } from '#shared/room-messages.ts';
import {
  closeCodes,
  heardSampleRate,
  listening,
  type RoomEndReason,
  type ServerMessage,
  utteranceMaxSeconds,
  type VoiceLang,
} from '#shared/room-protocol.ts';
import type { Log } from '../core/log.ts';
import type { CallTalk } from '../flows/call-talk.ts';
import type { Line } from '../services/brain.ts';
import type { Hearing } from '../services/hearing.ts';
import type { Speech } from '../services/speech.ts';
import { createDialogue } from './dialogue.ts';
import { type RoomLimits, usualLimits } from './limits.ts';
import { createSpeaker } from './speaker.ts';
import { createTimers } from './timers.ts';
import { createTranscriber } from './transcriber.ts';

/** How often the store is read for new payments, in milliseconds. */
const newsMs = 1_000;

export interface RoomNeeds {
  persona: PersonaSlug;
  socket: { send(data: string | Buffer): void; close(code: number, reason: string): void };
  /** The conversation of the character. */
  talk: CallTalk;
  speech: Speech;
  /** Undefined if the visitor's browser transcribes their speech. */
  hearing?: Hearing | undefined;
  /** The token that admits this browser again after its connection broke. */
  resumeToken?: string;
  /** For a resumed connection: when the call was joined, in ms since 1970, and the lines of the conversation that are known. */
  before?: RoomMemory | undefined;
  /** Called once, after the end of the room. */
  onEnd(reason: RoomEndReason | 'connection-lost'): void;
  log: Log;
  limits?: Partial<RoomLimits>;
}

/** The part of a call that survives its connection. */
export interface RoomMemory {
  joinedAt: number;
  lines: Line[];
  turns: number;
  /** The number of samples of the visitor's speech that were accepted. */
  heardSamples: number;
}

/** One call. Messages of the visitor's browser arrive through `hear`. */
export interface Room {
  hear(text: string): void;
  /** Sound of the visitor's speech. */
  hearSound(samples: Buffer): void;
  /** Ends the call and tells the visitor. */
  end(reason: RoomEndReason): void;
  /** Ends the call without a message, because the socket is closed. */
  cut(): void;
  memory(): RoomMemory;
  /** Resolves when no answer is being computed or stored. */
  settled(): Promise<unknown>;
  /** This process is stopping: the character says goodbye first. */
  sayGoodbye(): void;
}

export function createRoom({ persona, socket, talk, speech, hearing, resumeToken, before, onEnd, log, limits }: RoomNeeds): Room {
  const roomLimits = { ...usualLimits, ...limits };
  const { callMs, timeUpMs, joinMs, heartbeatMs, minuteMs, turnsPerMinute } = roomLimits;
  const lines: Line[] = before?.lines ?? [];
  const timers = createTimers();
  let status: 'joining' | 'live' | 'closing' | 'ended' = 'joining';
  let joinedAt = before?.joinedAt ?? 0;
  let turns = before?.turns ?? 0;
  let heardSamples = before?.heardSamples ?? 0;

  const tell = (message: ServerMessage) => socket.send(JSON.stringify(message));
  const speaker = createSpeaker({ persona, speech, tell, sendFrame: (frame) => socket.send(frame), log });
  const transcriber =
    hearing &&
    createTranscriber({
      hearing,
      onComing: (transcript) => tell({ type: 'transcript', role: 'user', transcriptType: 'partial', transcript, heard: true }),
      onWords: (words) => hearWords(words.slice(0, messageMaxLength), { heard: true }),
      onNothing(failed) {
        tell({ type: 'go-on', failed });
        // It stays the visitor's turn, unless the character is speaking.
        dialogue.goOn();
      },
      log,
    });
  const goodbye = () => end('assistant-ended-call');
  const dialogue = createDialogue({
    persona,
    talk,
    speaker,
    timers,
    lines,
    limits: roomLimits,
    onGoodbye: goodbye,
    onSilence: () => end('silence-timed-out'),
    log,
  });

  const notJoining = timers.later(joinMs, () => end('silence-timed-out'));

  async function lookForNews() {
    const text = await talk
      .news()
      .catch((error: unknown) => void log.warn({ err: error, persona }, 'could not check a call for new payments'));
    if (status !== 'live') return;
    if (text) dialogue.interject(text);
    timers.later(newsMs, () => void lookForNews());
  }

  function beat() {
    tell({ type: 'heartbeat' });
    timers.later(heartbeatMs, beat);
  }

  function join(voices: readonly VoiceLang[], again: ResumePoint | undefined) {
    status = 'live';
    speaker.setBrowserVoices(voices);
    if (!before) joinedAt = Date.now();
    const spentMs = Date.now() - joinedAt;
    notJoining();
    timers.later(callMs - timeUpMs - spentMs, () => leave('exceeded-max-duration'));
    timers.later(callMs - spentMs, () => end('exceeded-max-duration'));
    tell({ type: 'status-update', status: 'in-progress' });
    socket.send(listening);
    if (resumeToken !== undefined) tell({ type: 'line', token: resumeToken });
    timers.later(heartbeatMs, beat);
    void lookForNews();
    if (again) resume(again);
    else dialogue.speak(talk.line('greeting'));
  }

  /** Continues where the connection broke: no sentence is repeated or lost. */
  function resume({ turn, unheard, unanswered }: ResumePoint) {
    speaker.countFrom(turn);
    if (unanswered) {
      const { content, id } = unanswered;
      const last = lines.at(-1);
      // It may have arrived before the connection broke.
      if (last?.who !== 'visitor' || last.text !== content) dialogue.hear(content);
      return dialogue.answer(content, id);
    }
    if (!unheard) return dialogue.listen();
    const { text, samples } = unheard;
    dialogue.speak(text, { after: talk.wasGoodbye(text) ? goodbye : undefined, resumed: { turn, samples } });
  }

  /** Uses one turn of the quota. */
  function takesTurn(): boolean {
    const minutes = Math.floor((Date.now() - joinedAt) / minuteMs) + 1;
    return ++turns <= minutes * turnsPerMinute;
  }

  /** Accepts sound no faster than a microphone records it, because transcription costs by the second. A slow connection may bring a whole utterance at once. */
  function takesSound({ length }: Buffer): boolean {
    const mostSeconds = (Date.now() - joinedAt) / 1000 + utteranceMaxSeconds;
    if (heardSamples + length / 2 > mostSeconds * heardSampleRate) return false;
    heardSamples += length / 2;
    return true;
  }

  /** Says the last words, then ends the call. */
  function leave(reason: RoomEndReason) {
    if (status === 'joining') return end(reason);
    if (status !== 'live') return;
    status = 'closing';
    transcriber?.close();
    dialogue.speak(talk.line('time-up'), { after: () => end(reason) });
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
    // The last words cannot be interrupted.
    if (status === 'closing') return;
    if (message.type === 'interrupt') {
      if (message.turn === speaker.turn) dialogue.yieldTo(message.playedMs);
      return;
    }
    if (message.type === 'utterance') return takeUtterance(message);
    if (message.type === 'active') return dialogue.visitorActive();
    if (!takesTurn()) return leave('exceeded-max-duration');
    if (message.type === 'say') return dialogue.speak(message.message, { after: message.endCallAfterSpoken ? goodbye : undefined });
    hearWords(message.message.content, {
      answers: message.triggerResponseEnabled !== false,
      ...(message.id !== undefined && { id: message.id }),
    });
  }

  function hearWords(content: string, { answers = true, heard, id }: { answers?: boolean; heard?: true; id?: string }) {
    dialogue.hear(content);
    tell({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: content, ...(heard && { heard }) });
    if (answers) dialogue.answer(content, id);
  }

  function takeUtterance({ status: part, over }: Extract<ClientMessage, { type: 'utterance' }>) {
    if (!transcriber) return;
    if (part === 'started') {
      dialogue.speaksUp();
      return transcriber.begin();
    }
    if (part === 'dropped') return transcriber.drop();
    // Transcription costs money too.
    if (!takesTurn()) return leave('exceeded-max-duration');
    transcriber.read(over !== undefined);
  }

  function close(reason: RoomEndReason | 'connection-lost') {
    if (status === 'ended') return false;
    status = 'ended';
    timers.clear();
    dialogue.close();
    speaker.close();
    transcriber?.close();
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
      if (status === 'live' && takesSound(samples)) transcriber?.hear(samples);
    },
    end,
    cut: () => void close('connection-lost'),
    memory: () => ({ joinedAt, lines, turns, heardSamples }),
    settled: dialogue.settled,
    sayGoodbye: () => leave('server-shutdown'),
  };
}

/** An invalid message is ignored, and never logged. */
function readMessage(text: string): ClientMessage | undefined {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
