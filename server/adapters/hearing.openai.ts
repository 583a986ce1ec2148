import * as z from 'zod/mini';
import { heardSampleRate } from '#shared/room-protocol.ts';
import { ProviderError } from '../core/provider-error.ts';
import type { Hearing } from '../services/hearing.ts';
import { providerFetch } from './provider.ts';
import type { HearingConfig } from './settings.ts';
import { wavOf } from './wav.ts';

const provider = 'hearing server';
/** How long a visitor waits for the transcription. After that the room says that it did not hear. */
const usualTimeoutMs = 12_000;
const answerShape = z.object({ text: z.string() });

/** Speech recognition by an OpenAI-compatible endpoint: `POST {baseUrl}/audio/transcriptions`. One request for each utterance, never repeated. */
export function createOpenAiHearing({ apiKey, baseUrl, model }: HearingConfig, timeoutMs = usualTimeoutMs): Hearing {
  const ask = providerFetch({ provider, timeoutMs });
  return {
    async read({ pcm, signal }) {
      const body = new FormData();
      body.set('file', new Blob([wavOf(pcm, heardSampleRate)], { type: 'audio/wav' }), 'said.wav');
      body.set('model', model);
      body.set('response_format', 'json');
      const answer = await ask(`${baseUrl}/audio/transcriptions`, {
        method: 'POST',
        ...(apiKey !== undefined && { headers: { Authorization: `Bearer ${apiKey}` } }),
        body,
        signal,
      });
      const said = answerShape.safeParse(await answer.json().catch(() => undefined));
      if (!said.success) throw new ProviderError(provider, 'bad_answer', { status: answer.status, mayHaveHappened: true });
      return said.data.text.trim();
    },
  };
}
