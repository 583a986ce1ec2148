import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonaSlug } from '#shared/personas.ts';
import type { ServerMessage, VoiceLang } from '#shared/room-protocol.ts';
import type { Log } from '../core/log.ts';
import { spokenHindi } from '../language/spoken-hindi.ts';
import { characterVoice } from '../personas/voice.ts';
import { pieceEnds, type Sound, type Speech } from '../services/speech.ts';
import { sendSound } from './voice-track.ts';

/** How long a browser's voice may take at most, including its loading. Source: the watchdog in the browser, which is shorter. */
const browserVoice = { perLetterMs: 130, startMs: 7_000 };

interface Turn {
  number: number;
  abort: AbortController;
  /** Whether the browser was told of this turn, and must be told of its end. */
  announced: boolean;
  /** Called when the browser's own voice has finished. */
  spoken: PromiseWithResolvers<void>;
}

/** Says the turns of the character one at a time, with a voice of the server or of the browser. */
export interface Speaker {
  /**
   * Says a text and stops the previous one. Resolves to false if it was interrupted. `onStart`: the browser has received the words.
   * `resumed`: this part was sent before the connection broke.
   */
  say(text: string, onStart: () => void, resumed?: { turn: number; samples: number }): Promise<boolean>;
  /** The number of the next turn. */
  countFrom(turn: number): void;
  /** Stops the current turn. @param playedMs how much of it was heard, if the browser knows */
  hush(playedMs?: number): void;
  /** The number of the current turn. */
  readonly turn: number | undefined;
  /** The browser's own voice has said a turn. */
  spoken(turn: number): void;
  /** The languages for which the browser has a good voice. */
  setBrowserVoices(langs: readonly VoiceLang[]): void;
  /** Continues the turn without sound. */
  mute(muted: boolean): void;
  /** Stops without a message to the browser. */
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

  /** If the voice fails or lacks the language, the browser speaks. */
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
      // In a resumed turn, the words were sent before the connection broke.
      if (!resumed) tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: text, turn: number });
      try {
        await (sound ? sayAloud(number, text, sound, signal, resumed?.samples) : speakInBrowser(mine, text, signal));
      } catch (error) {
        if (signal.aborted) return false;
        log.warn({ err: error, persona }, 'speech synthesis failed in the middle of a turn; the rest is shown as captions');
        tell({ type: 'audio-end', turn: number });
      }
      if (signal.aborted) return false;
      abort.abort(); // drops the sound of the turn that was not sent
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
