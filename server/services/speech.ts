import type { PersonaSlug } from '#shared/personas.ts';
import type { VoiceLang } from '#shared/room-protocol.ts';
import { isDevanagari } from '#shared/script.ts';
import type { Log } from '../core/log.ts';
import { failureLevel } from '../core/provider-error.ts';
import { helplines } from './helplines.ts';

/** The voices of the characters in the voice rooms. */
export interface Speech {
  /**
   * The sound of a text, streamed; undefined without a voice for its language.
   * @throws Error if the voice failed, or if `signal` aborts
   */
  say(words: Words): Promise<Sound | undefined>;
  /** Called when a call begins: prepares the voice. */
  warm?(): void;
}

export interface Words {
  persona: PersonaSlug;
  text: string;
  /** A Hinglish text in Devanagari. A Hindi voice says it better than an English voice says the Latin letters. */
  inHindi?: string | undefined;
  /** Languages for which the visitor's browser has a good voice. */
  browserVoices: readonly VoiceLang[];
  /** Stops the sound at any time. */
  signal: AbortSignal;
}

export interface Sound {
  /** In Hz. */
  sampleRate: number;
  /** Samples, signed 16 bit little endian, one channel, in pieces of any size. */
  pcm: AsyncIterable<Uint8Array>;
  /** The sentence that each piece is, if known: one sentence for each piece, or one piece for the whole text. */
  pieces?: 'sentences' | 'whole' | undefined;
}

/** No voice on the server: captions, and the voice of the visitor's browser. */
export const noSpeech: Speech = { say: async () => undefined };

interface Voices {
  /** The configured speech server. */
  provider: Speech | undefined;
  /** Recordings of the characters; undefined if the operator wants no voice on the server. */
  recorded: Speech | undefined;
  /** A program of this machine, or the built-in voice; undefined if the operator wants none. */
  machine: Speech | undefined;
}

/**
 * Chooses the voice: the speech server, else a recording, else a good voice of the visitor's browser, else the voice of this machine.
 * Hinglish is said by a Hindi voice if there is one, otherwise by an English voice. Undefined means the browser: it speaks if it has a
 * voice for the language, and always shows captions.
 */
export function speechInOrder({ provider, recorded, machine }: Voices, log: Log): Speech {
  async function voiceFor(words: Words): Promise<Sound | 'browser' | undefined> {
    const { persona, text, browserVoices, signal } = words;
    const provided = await provider?.say(words).catch((error: unknown) => {
      signal.throwIfAborted();
      log[failureLevel(error)]({ err: error, persona }, 'speech provider failed; the next voice in the list speaks');
      return undefined;
    });
    if (provided) return provided;
    const recording = await recorded?.say(words);
    if (recording) return recording;
    return browserVoices.includes(voiceLangOf(text)) ? 'browser' : machine?.say(words);
  }
  return {
    warm: () => machine?.warm?.(),
    async say({ inHindi, ...words }) {
      const hindi = inHindi === undefined ? undefined : await voiceFor({ ...words, text: inHindi });
      const voice = hindi ?? (await voiceFor(words));
      return voice === 'browser' ? undefined : voice;
    },
  };
}

/** Text in Devanagari is Hindi. Hindi in Latin letters counts as English, because an English voice can read the letters. */
export const spokenLang = (text: string): 'en' | 'hi' => (isDevanagari(text) ? 'hi' : 'en');

const voiceLangOf = (text: string): VoiceLang => (spokenLang(text) === 'hi' ? 'hi-IN' : 'en-IN');

const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text with their punctuation. None is empty. */
export const sentencesOf = (text: string): string[] =>
  [...sentenceBreaks.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** Where each piece of a sound ends, as an index into the text; empty if not known. */
export function pieceEnds(text: string, pieces: Sound['pieces']): number[] {
  if (pieces !== 'sentences') return pieces ? [text.length] : [];
  let end = 0;
  return sentencesOf(text).map((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length;
    return end;
  });
}

/** A telephone number: a helpline or a toll-free number. After "in" it is a year. */
const telephones = new RegExp(`(?<![₹\\d.,]|\\b(?:in|since) )\\b(1800(?:[ -]?\\d){6,7}|${helplines.join('|')})\\b(?![.,]?\\d)`, 'gi');

/** A text for a voice: helplines digit by digit, rupees in words, without characters that have no sound. */
export const asSpoken = (text: string): string =>
  text
    .replace(telephones, (number) => [...number.replace(/\D/g, '')].join(' '))
    .replace(
      /₹\s?(\d{1,3}(?:,\d{2,3})+|\d+)/g,
      (_, amount: string) => `${amount.replaceAll(',', '')} ${spokenLang(text) === 'hi' ? 'रुपये' : 'rupees'}`,
    )
    .replace(/[\p{Extended_Pictographic}*_#<>[\]{}|\\^~`]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Puts the pieces that were read ahead back in front of the sound. A reader that stops early also closes the source. */
export async function* following(first: Uint8Array, rest?: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) yield next.value;
  } finally {
    await rest?.return?.();
  }
}
