import type { PersonaSlug } from '#shared/personas.ts';

/** How a character sounds in every voice that can speak for it: `docs/voices.md` says which of them does. */
export interface CharacterVoice {
  /** A speech provider's: the name of a voice of OpenAI's, which an own server may be given another for, and a manner. */
  provider: { voice: string; instructions: string };
  /** A program's of the machine: words a minute, pitch from 0 to 99, and a variant of espeak-ng. */
  program: { wpm: number; pitch: number; espeak: string };
  /**
   * The built-in one's: a speaker of Flite, the mean pitch in Hz, how much longer each sound is held, and how small the speaker is
   * (its samples are played so much faster, which lifts pitch and timbre together).
   */
  builtIn: { speaker: 'slt' | 'rms' | 'awb'; meanHz: number; stretch: number; smallness: number };
  /** The visitor's browser's: 1 is as it comes. */
  browser: { rate: number; pitch: number };
}

export const characterVoices: Record<PersonaSlug, CharacterVoice> = {
  mini: {
    provider: { voice: 'coral', instructions: 'A quick, kind young woman from India, curious, a smile in her voice.' },
    program: { wpm: 172, pitch: 58, espeak: 'f2' },
    builtIn: { speaker: 'slt', meanHz: 190, stretch: 1.05, smallness: 1.07 },
    browser: { rate: 1.08, pitch: 1.2 },
  },
  rishi: {
    provider: { voice: 'echo', instructions: 'An unhurried traveller from India, warm and dry.' },
    program: { wpm: 156, pitch: 42, espeak: 'm1' },
    builtIn: { speaker: 'rms', meanHz: 115, stretch: 1.02, smallness: 1.04 },
    browser: { rate: 0.98, pitch: 0.95 },
  },
  kaka: {
    provider: { voice: 'onyx', instructions: 'An old village uncle from North India, slow, amused, affectionate. An Indian accent.' },
    program: { wpm: 148, pitch: 30, espeak: 'm3' },
    builtIn: { speaker: 'awb', meanHz: 112, stretch: 1.04, smallness: 0.93 },
    browser: { rate: 0.9, pitch: 0.75 },
  },
  arya: {
    provider: { voice: 'nova', instructions: 'A brisk, warm young woman from India, clear and helpful.' },
    program: { wpm: 168, pitch: 52, espeak: 'f3' },
    builtIn: { speaker: 'slt', meanHz: 170, stretch: 0.98, smallness: 1 },
    browser: { rate: 1.04, pitch: 1.05 },
  },
  maharajji: {
    provider: { voice: 'ash', instructions: 'A very old, gentle man from India, slow, with long pauses.' },
    program: { wpm: 132, pitch: 24, espeak: 'm7' },
    builtIn: { speaker: 'rms', meanHz: 84, stretch: 1.18, smallness: 0.9 },
    browser: { rate: 0.8, pitch: 0.6 },
  },
  aranya: {
    provider: { voice: 'sage', instructions: 'A calm, literary voice from India, patient and close.' },
    program: { wpm: 156, pitch: 46, espeak: 'f5' },
    builtIn: { speaker: 'slt', meanHz: 138, stretch: 1.04, smallness: 0.92 },
    browser: { rate: 0.95, pitch: 0.9 },
  },
  'bal-krishna-lalji': {
    provider: { voice: 'shimmer', instructions: 'A reverent storyteller from Braj, soft, joyful and slow.' },
    program: { wpm: 140, pitch: 50, espeak: 'f1' },
    builtIn: { speaker: 'slt', meanHz: 182, stretch: 1.2, smallness: 0.97 },
    browser: { rate: 0.88, pitch: 1.1 },
  },
};
