import type { PersonaSlug } from '#shared/personas.ts';
import type { VoiceLang } from '#shared/room-protocol.ts';
import { isDevanagari } from '#shared/script.ts';
import type { Log } from '../core/log.ts';
import { failureLevel } from '../core/provider-error.ts';
import { helplines } from './helplines.ts';

/** Who gives the characters their voices in the embedded room. */
export interface Speech {
  /**
   * The sound of some words, from its first piece on; undefined where there is no voice for their language.
   * @throws Error when the voice failed, or when `signal` aborts
   */
  say(words: Words): Promise<Sound | undefined>;
  /** A call begins: what the voice needs for it is made ready. */
  warm?(): void;
}

export interface Words {
  persona: PersonaSlug;
  text: string;
  /** Of Hinglish, in Devanagari: a Hindi voice says it better than any English voice says the text. */
  inHindi?: string | undefined;
  /** Languages for which the visitor's browser has a good voice of its own. */
  browserVoices: readonly VoiceLang[];
  /** Stops the voice, whenever it comes. */
  signal: AbortSignal;
}

export interface Sound {
  /** In Hz. */
  sampleRate: number;
  /** Samples, signed 16 bit little endian, one channel, in pieces of any size. */
  pcm: AsyncIterable<Uint8Array>;
  /** Where it is known: each piece is one of the text's sentences, or there is one piece alone. */
  pieces?: 'sentences' | 'whole' | undefined;
}

/** No voice on the server: captions, and whatever voice the visitor's browser has. */
export const noSpeech: Speech = { say: async () => undefined };

interface Voices {
  /** A speech provider that is configured. */
  provider: Speech | undefined;
  /** What was recorded of the characters; undefined where the operator wants no voice of the site's own. */
  recorded: Speech | undefined;
  /** A program of this machine, or the built-in voice; undefined where the operator wants none. */
  machine: Speech | undefined;
}

/**
 * The one rule of which voice speaks: the provider; else a recording; else the visitor's own good voice for the language; else the
 * machine's. Hinglish is Hindi where one of them speaks Hindi, and otherwise English.
 * Undefined is the visitor's browser: it speaks if it has a voice for the language, and shows captions in any case.
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

/** Words in Devanagari are Hindi; Hindi in Latin letters is for an English voice, as these letters are. */
export const spokenLang = (text: string): 'en' | 'hi' => (isDevanagari(text) ? 'hi' : 'en');

const voiceLangOf = (text: string): VoiceLang => (spokenLang(text) === 'hi' ? 'hi-IN' : 'en-IN');

const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text in its sentences: none of them empty, each with its punctuation. */
export const sentencesOf = (text: string): string[] =>
  [...sentenceBreaks.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** Where the words of each piece of a sound end, in letters of the text; none where nobody knows. */
export function pieceEnds(text: string, pieces: Sound['pieces']): number[] {
  if (pieces !== 'sentences') return pieces ? [text.length] : [];
  let end = 0;
  return sentencesOf(text).map((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length;
    return end;
  });
}

/** A number that is called: a help line, or free of toll. After "in" it is a year. */
const telephones = new RegExp(`(?<![₹\\d.,]|\\b(?:in|since) )\\b(1800(?:[ -]?\\d){6,7}|${helplines.join('|')})\\b(?![.,]?\\d)`, 'gi');

/** A text as it is said: help lines digit by digit, rupees in words, nothing that has no sound. */
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

/** A sound whose beginning has been looked at, whole again. Whoever stops reading it closes where it comes from. */
export async function* following(first: Uint8Array, rest?: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) yield next.value;
  } finally {
    await rest?.return?.();
  }
}
