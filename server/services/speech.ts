import type { PersonaSlug } from '#shared/personas.ts';
import { isDevanagari } from '#shared/script.ts';
import { helplines } from './helplines.ts';

/** Who gives the characters their voices in the embedded room. */
export interface Speech {
  /**
   * The sound of some words, from its first piece on; undefined where there is no voice for their language.
   * @throws Error when the voice failed, or when `signal` aborts
   */
  say(words: Words): Promise<Sound | undefined>;
}

export interface Words {
  persona: PersonaSlug;
  text: string;
  /** Stops the voice, whenever it comes. */
  signal: AbortSignal;
}

export interface Sound {
  /** In Hz. */
  sampleRate: number;
  /** Samples, signed 16 bit little endian, one channel, in pieces of any size. */
  pcm: AsyncIterable<Uint8Array>;
}

/** No voice on the server: captions, and whatever voice the visitor's browser has. */
export const noSpeech: Speech = { say: async () => undefined };

/** Words in Devanagari are Hindi; Hindi in Latin letters is read by the English voice, as these letters are. */
export const spokenLang = (text: string): 'en' | 'hi' => (isDevanagari(text) ? 'hi' : 'en');

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
