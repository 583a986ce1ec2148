import type { PersonaSlug } from '#shared/personas.ts';
import { ProviderError } from '../core/provider-error.ts';
import { asSpoken, following, type Sound, type Speech, type Words } from '../services/speech.ts';
import type { OpenAiConfig } from './settings.ts';

/** Of raw `pcm`. Source: OpenAI's text-to-speech guide: 24 kHz, 16 bit, little endian, without a header. */
const sampleRate = 24_000;
const model = 'gpt-4o-mini-tts';
const provider = 'OpenAI speech';
/** To the first sound. A visitor waits no longer in a conversation; then the browser's own voice says it. */
const usualFirstSoundMs = 6_000;
/** Of the whole of it: a long answer streams for as long as it is heard. */
const totalMs = 60_000;
/** After a failure the endpoint is left alone for so long. */
const restMs = 60_000;

const voices: Record<PersonaSlug, { voice: string; instructions: string }> = {
  mini: { voice: 'coral', instructions: 'A quick, kind young woman from India, curious, a smile in her voice.' },
  rishi: { voice: 'echo', instructions: 'An unhurried traveller from India, warm and dry.' },
  kaka: { voice: 'onyx', instructions: 'An old village uncle from North India, slow, amused, affectionate. An Indian accent.' },
  arya: { voice: 'nova', instructions: 'A brisk, warm young woman from India, clear and helpful.' },
  maharajji: { voice: 'ash', instructions: 'A very old, gentle man from India, slow, with long pauses.' },
  aranya: { voice: 'sage', instructions: 'A calm, literary voice from India, patient and close.' },
  'bal-krishna-lalji': { voice: 'shimmer', instructions: 'A reverent storyteller from Braj, soft, joyful and slow.' },
};

/** Voices from an OpenAI-compatible speech endpoint: `POST {baseUrl}/audio/speech`. One request a turn, never a second. */
export function createOpenAiSpeech({ apiKey, baseUrl }: OpenAiConfig, firstSoundMs = usualFirstSoundMs): Speech {
  let restsUntilMs = 0;

  async function request({ persona, text, signal }: Words): Promise<Sound> {
    const slow = new AbortController();
    const timer = setTimeout(() => slow.abort(new ProviderError(provider, 'timeout')), firstSoundMs);
    try {
      const answer = await fetch(`${baseUrl}/audio/speech`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ model, ...voices[persona], input: asSpoken(text), response_format: 'pcm' }),
        redirect: 'error',
        signal: AbortSignal.any([signal, slow.signal, AbortSignal.timeout(totalMs)]),
      });
      // A page instead of sound would be heard as noise.
      const isSound = answer.ok && /^(audio\/|application\/octet-stream)/.test(answer.headers.get('content-type') ?? '');
      if (!isSound || !answer.body) {
        await answer.body?.cancel();
        throw new ProviderError(provider, answer.status < 500 && !answer.ok ? 'refused' : 'bad_answer', { status: answer.status });
      }
      const pieces = answer.body[Symbol.asyncIterator]();
      const first = await pieces.next();
      if (first.done) throw new ProviderError(provider, 'bad_answer', { status: answer.status });
      return { sampleRate, pcm: following(first.value, pieces) };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async say(words) {
      // Whoever has no speech, or is down, is not asked again for every turn: the browser's own voice says it without a wait.
      if (performance.now() < restsUntilMs) return undefined;
      try {
        return await request(words);
      } catch (error) {
        if (words.signal.aborted) throw error;
        restsUntilMs = performance.now() + restMs;
        throw error instanceof ProviderError ? error : new ProviderError(provider, 'unreachable', { cause: error });
      }
    },
  };
}
