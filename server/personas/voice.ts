import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { PersonaSlug } from '#shared/personas.ts';

/** How a character sounds in every voice that can speak for it, as its `voice.json` says. Which of them does: `docs/voices.md`. */
const voiceShape = z.strictObject({
  /** A speech provider's: the name of a voice of OpenAI's, which an own server may be given another for, and a manner. */
  provider: z.strictObject({ voice: z.string(), instructions: z.string() }),
  /** Vapi's own, as near to the character as they come. Source: Vapi, "Vapi Voices". A better one is chosen in the dashboard. */
  vapi: z.strictObject({ voiceId: z.string(), speed: z.number() }),
  /** A program's of the machine: words a minute, pitch from 0 to 99, and a variant of espeak-ng. */
  program: z.strictObject({ wpm: z.number(), pitch: z.number(), espeak: z.string() }),
  /**
   * The built-in one's: a speaker of Flite, the mean pitch in Hz, how much longer each sound is held, and how small the speaker is
   * (its samples are played so much faster, which lifts pitch and timbre together).
   */
  builtIn: z.strictObject({ speaker: z.enum(['slt', 'rms', 'awb']), meanHz: z.number(), stretch: z.number(), smallness: z.number() }),
  /**
   * The visitor's browser's: rate and pitch, where 1 is as it comes, and what voices that fit are called, English and Hindi, the best first:
   * those of Edge, Windows, macOS, iOS and Chrome. A name stands for every voice whose own name holds it.
   */
  browser: z.strictObject({ rate: z.number(), pitch: z.number(), names: z.array(z.string()) }),
  /** How `scripts/voices.ts` records its greeting. */
  recording: z.strictObject({
    engine: z.enum(['pico', 'bdl', 'slt', 'clb', 'alan']),
    /** Length of the throat: below 1 longer, so older or larger. */
    formant: z.number(),
    /** Hz. */
    median: z.number(),
    /** Of the melody: 1 as the engine speaks, above it livelier. */
    range: z.number(),
    /** Above 1 slower. */
    duration: z.number(),
    /** An old voice trembles: so much of its pitch. */
    tremor: z.optional(z.number()),
    /** Room it stands in, 0 to 0.4. */
    room: z.optional(z.number()),
  }),
});
export type CharacterVoice = z.infer<typeof voiceShape>;

const voices = new Map<PersonaSlug, CharacterVoice>();

/** Read once. @throws when the file is missing, or names something that no voice has */
export function characterVoice(slug: PersonaSlug): CharacterVoice {
  const voice = voices.get(slug) ?? voiceShape.parse(JSON.parse(readFileSync(join(import.meta.dirname, slug, 'voice.json'), 'utf8')));
  voices.set(slug, voice);
  return voice;
}
