import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { PersonaSlug } from '#shared/personas.ts';

/** The settings of a character for each voice that can speak for it, from its `voice.json`. `docs/voices.md` says which voice speaks. */
const voiceShape = z.strictObject({
  /** A speech server's: the name of one of OpenAI's voices, which the configuration can replace, and the manner of speaking. */
  provider: z.strictObject({ voice: z.string(), instructions: z.string() }),
  /** Vapi's own voice that is nearest to the character. Source: Vapi, "Vapi Voices". A better one can be chosen in the dashboard. */
  vapi: z.strictObject({ voiceId: z.string(), speed: z.number() }),
  /** A program of the machine: words per minute, pitch from 0 to 99, and a variant of espeak-ng. */
  program: z.strictObject({ wpm: z.number(), pitch: z.number(), espeak: z.string() }),
  /**
   * The built-in voice: a speaker of Flite, the mean pitch in Hz, how much longer each sound lasts, and how small the speaker is (a faster
   * playback of the samples, which raises pitch and timbre together).
   */
  builtIn: z.strictObject({ speaker: z.enum(['slt', 'rms', 'awb']), meanHz: z.number(), stretch: z.number(), smallness: z.number() }),
  /**
   * The visitor's browser: rate and pitch, where 1 is normal, and the names of suitable voices in English and Hindi, the best first: those
   * of Edge, Windows, macOS, iOS and Chrome. A name matches every voice whose name contains it.
   */
  browser: z.strictObject({ rate: z.number(), pitch: z.number(), names: z.array(z.string()) }),
  /** The settings with which `scripts/voices.ts` records the greeting. */
  recording: z.strictObject({
    engine: z.enum(['pico', 'bdl', 'slt', 'clb', 'alan']),
    /** Length of the vocal tract: below 1 is longer, so older or larger. */
    formant: z.number(),
    /** Hz. */
    median: z.number(),
    /** Range of the intonation: 1 is that of the engine, above 1 is livelier. */
    range: z.number(),
    /** Above 1 is slower. */
    duration: z.number(),
    /** How much the pitch trembles, as in an old voice. */
    tremor: z.optional(z.number()),
    /** Reverberation, 0 to 0.4. */
    room: z.optional(z.number()),
  }),
});
export type CharacterVoice = z.infer<typeof voiceShape>;

const voices = new Map<PersonaSlug, CharacterVoice>();

/** Read once. @throws if the file is missing, or names something that a voice does not have */
export function characterVoice(slug: PersonaSlug): CharacterVoice {
  const voice = voices.get(slug) ?? voiceShape.parse(JSON.parse(readFileSync(join(import.meta.dirname, slug, 'voice.json'), 'utf8')));
  voices.set(slug, voice);
  return voice;
}
