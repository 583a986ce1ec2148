import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PersonaSlug, personaBySlug } from '#shared/personas.ts';
import type { Speech } from '../services/speech.ts';
import { readWavHead } from './wav.ts';

/** The recorded greetings of the characters (`scripts/voices.ts`). Other texts need another voice. */
export function createRecordedSpeech(): Speech {
  const recordings = new Map<PersonaSlug, Promise<Buffer>>();
  const recordingOf = (persona: PersonaSlug) =>
    recordings.getOrInsertComputed(persona, () => readFile(join(import.meta.dirname, '../personas', persona, 'greeting.wav')));

  return {
    async say({ persona, text }) {
      if (text !== personaBySlug(persona).greeting) return undefined;
      const wav = await recordingOf(persona);
      const head = readWavHead(wav);
      if (!head) throw new Error(`the greeting of ${persona} is no WAV`);
      return { sampleRate: head.sampleRate, pcm: inOnePiece(wav.subarray(head.dataAt)), pieces: 'whole' };
    },
  };
}

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}
