import { ProviderError } from '../core/provider-error.ts';
import { characterVoice } from '../personas/voice.ts';
import { asSpoken, following, type Sound, type Speech, spokenLang, type Words } from '../services/speech.ts';
import type { SpeechConfig } from './settings.ts';

/** Of raw `pcm`, unless the content type names another. Source: OpenAI's text-to-speech guide: 24 kHz, 16 bit, little endian, without a header. */
const usualSampleRate = 24_000;
const provider = 'speech server';
/** Until the first sound. After that the browser's own voice speaks. */
const usualFirstSoundMs = 6_000;
/** For the whole sound: a long answer streams for as long as it plays. */
const totalMs = 60_000;
/** How long the server is not used after a failure. */
const circuitOpenMs = 60_000;

/** Voices of an OpenAI-compatible speech server: `POST {baseUrl}/audio/speech`. One request for each turn, never repeated. */
export function createOpenAiSpeech({ apiKey, baseUrl, model, voices }: SpeechConfig, firstSoundMs = usualFirstSoundMs): Speech {
  let circuitOpenUntilMs = 0;

  async function request({ persona, text, signal }: Words, voice: string): Promise<Sound> {
    const slow = new AbortController();
    const timer = setTimeout(() => slow.abort(new ProviderError(provider, 'timeout')), firstSoundMs);
    try {
      const answer = await fetch(`${baseUrl}/audio/speech`, {
        method: 'POST',
        headers: { ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }), 'Content-Type': 'application/json' },
        body: JSON.stringify({
          model,
          voice,
          instructions: characterVoice(persona).provider.instructions,
          input: asSpoken(text),
          response_format: 'pcm',
        }),
        redirect: 'error',
        signal: AbortSignal.any([signal, slow.signal, AbortSignal.timeout(totalMs)]),
      });
      // An HTML page as sound would be noise.
      const type = answer.headers.get('content-type') ?? '';
      const isSound = answer.ok && /^(audio\/|application\/octet-stream)/.test(type);
      if (!isSound || !answer.body) {
        await answer.body?.cancel();
        throw new ProviderError(provider, answer.status < 500 && !answer.ok ? 'refused' : 'bad_answer', { status: answer.status });
      }
      const pieces = answer.body[Symbol.asyncIterator]();
      const first = await pieces.next();
      if (first.done) throw new ProviderError(provider, 'bad_answer', { status: answer.status });
      const sampleRate = Number(/\brate=(\d{4,6})\b/.exec(type)?.[1] ?? usualSampleRate);
      return { sampleRate, pcm: following(first.value, pieces) };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async say(words) {
      const { persona, text } = words;
      const { en, hi } = voices[persona] ?? { en: characterVoice(persona).provider.voice, hi: characterVoice(persona).provider.voice };
      const voice = spokenLang(text) === 'hi' ? hi : en;
      if (voice === undefined) return undefined;
      // While the server is down, the browser's own voice speaks without a delay.
      if (performance.now() < circuitOpenUntilMs) return undefined;
      try {
        return await request(words, voice);
      } catch (error) {
        if (words.signal.aborted) throw error;
        circuitOpenUntilMs = performance.now() + circuitOpenMs;
        throw error instanceof ProviderError ? error : new ProviderError(provider, 'unreachable', { cause: error });
      }
    },
  };
}
