import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonaSlug } from '#shared/personas.ts';
import type { ServerMessage, VoiceLang } from '#shared/room-protocol.ts';
import type { Log } from '../core/log.ts';
import { spokenHindi } from '../language/spoken-hindi.ts';
import { characterVoice } from '../personas/voice.ts';
import { pieceEnds, type Sound, type Speech } from '../services/speech.ts';
import { sendSound } from './voice-track.ts';

/** A browser's voice at its slowest, and the time it may need to fetch itself. Source: the watchdog of the browser's side, which is shorter. */
const browserVoice = { perLetterMs: 130, startMs: 7_000 };

interface Turn {
  number: number;
  abort: AbortController;
  /** The browser was told of it, and has to be told of its end. */
  announced: boolean;
  /** The browser says that its own voice is done. */
  spoken: PromiseWithResolvers<void>;
}

/** The character's mouth: one turn at a time, in the server's voice, or by the browser where the server has none. */
export interface Speaker {
  /** Says a text, over whatever it was saying. Answers false when it was cut off itself. `onStart`: the browser has been told the words. `resumed`: so much of it came before the line broke. */
  say(text: string, onStart: () => void, resumed?: { turn: number; samples: number }): Promise<boolean>;
  /** Turns are numbered on from here. */
  countFrom(turn: number): void;
  /** Falls silent. @param playedMs how much of it was heard, where the browser knows */
  hush(playedMs?: number): void;
  /** The turn that is being said. */
  readonly turn: number | undefined;
  /** The browser's own voice has said a turn. */
  spoken(turn: number): void;
  /** The browser has said for which languages it has a good voice of its own. */
  setBrowserVoices(langs: readonly VoiceLang[]): void;
  /** Says on, unheard. */
  mute(muted: boolean): void;
  /** Falls silent without a word to anybody. */
  close(): void;
}

interface Needs {
  persona: PersonaSlug;
  speech: Speech;
  tell(message: ServerMessage): void;
  sendFrame(frame: Buffer): void;
  log: Log;
}

export function createSpeaker({ persona, speech, tell, sendFrame, log }: Needs): Speaker {
  let turns = 0;
  let turn: Turn | undefined;
  let muted = false;
  let browserVoices: readonly VoiceLang[] = [];

  /** A voice that fails or has not the language leaves the words to the browser. */
  const soundOf = (text: string, inHindi: string | undefined, signal: AbortSignal): Promise<Sound | undefined> =>
    speech.say({ persona, text, inHindi, browserVoices, signal }).catch((error: unknown) => {
      if (!signal.aborted) log.warn({ err: error, persona }, 'speech synthesis failed; the browser speaks the turn or shows captions');
      return undefined;
    });

  async function sayAloud(number: number, text: string, sound: Sound, signal: AbortSignal, skipSamples = 0) {
    const ends = pieceEnds(text, sound.pieces);
    const { samples, leftMs } = await sendSound({
      turn: number,
      sound,
      skipSamples,
      signal,
      send: (frame) => muted || sendFrame(frame),
      onPiece(endMs) {
        const letters = ends.shift();
        if (letters !== undefined) tell({ type: 'mark', turn: number, letters, ms: Math.round(endMs) });
      },
    });
    tell({ type: 'audio-end', turn: number, samples });
    await sleep(leftMs, undefined, { signal });
  }

  async function speakInBrowser({ number, spoken }: Turn, text: string, signal: AbortSignal) {
    tell({ type: 'audio-end', turn: number });
    await Promise.race([spoken.promise, sleep(browserVoice.startMs + text.length * browserVoice.perLetterMs, undefined, { signal })]);
  }

  function hush(playedMs?: number) {
    const cut = turn;
    turn = undefined;
    cut?.abort.abort();
    if (!cut?.announced) return;
    tell({ type: 'user-interrupted', turn: cut.number, ...(playedMs !== undefined && { playedMs }) });
    tell({ type: 'speech-update', role: 'assistant', status: 'stopped', turn: cut.number });
  }

  return {
    async say(text, onStart, resumed) {
      hush();
      const mine: Turn = {
        number: resumed?.turn ?? ++turns,
        abort: new AbortController(),
        announced: false,
        spoken: Promise.withResolvers(),
      };
      turn = mine;
      const { number, abort } = mine;
      const { signal } = abort;
      const inHindi = spokenHindi(text);
      const sound = await soundOf(text, inHindi, signal);
      if (signal.aborted) return false;

      mine.announced = true;
      onStart();
      if (sound) {
        const start = { turn: number, encoding: 'pcm_s16le', sampleRate: sound.sampleRate, channels: 1 } as const;
        tell({ type: 'audio-start', ...start, ...(resumed && { resumed: true }) });
      } else tell({ type: 'audio-start', turn: number, encoding: 'none', ...characterVoice(persona).browser, ...(inHindi && { inHindi }) });
      tell({ type: 'speech-update', role: 'assistant', status: 'started', turn: number });
      // Where its sound began, its words were told.
      if (!resumed) tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: text, turn: number });
      try {
        await (sound ? sayAloud(number, text, sound, signal, resumed?.samples) : speakInBrowser(mine, text, signal));
      } catch (error) {
        if (signal.aborted) return false;
        log.warn({ err: error, persona }, 'speech synthesis failed in the middle of a turn; the rest is shown as captions');
        tell({ type: 'audio-end', turn: number });
      }
      if (signal.aborted) return false;
      abort.abort(); // what of the turn still waits is dropped
      turn = undefined;
      tell({ type: 'speech-update', role: 'assistant', status: 'stopped', turn: number });
      return true;
    },
    hush,
    get turn() {
      return turn?.number;
    },
    spoken: (number) => void (number === turn?.number && turn.spoken.resolve()),
    countFrom(number) {
      turns = Math.max(turns, number);
    },
    setBrowserVoices(langs) {
      browserVoices = langs;
    },
    mute(value) {
      muted = value;
    },
    close() {
      turn?.abort.abort();
      turn = undefined;
    },
  };
}
