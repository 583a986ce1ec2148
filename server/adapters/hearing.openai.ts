import * as z from 'zod/mini';
import { heardSampleRate } from '#shared/room-protocol.ts';
import { ProviderError, providerErrorIn } from '../core/provider-error.ts';
import type { HeardSpeech, Hearing } from '../services/hearing.ts';
import { eventData } from './event-stream.ts';
import { isEventStream, providerFetch } from './provider.ts';
import type { HearingConfig } from './settings.ts';
import { wavOf } from './wav.ts';

const provider = 'hearing server';
/** How long a visitor waits for the transcription. After that the room says that it did not hear. */
const usualTimeoutMs = 12_000;
const answerShape = z.object({ text: z.string() });

/**
 * Speech recognition by an OpenAI-compatible endpoint: `POST {baseUrl}/audio/transcriptions`. One request for each utterance, never
 * repeated after a failure. The words are asked for as a stream. A server that ignores this answers in one piece. One that refuses it, or
 * streams events that are not known here, is asked again, and later requests ask for one piece.
 */
export function createOpenAiHearing({ apiKey, baseUrl, model }: HearingConfig, timeoutMs = usualTimeoutMs): Hearing {
  const ask = providerFetch({ provider, timeoutMs, streams: true });
  let streams = true;

  /** Undefined if the server streams unknown events. */
  async function transcribe({ pcm, signal, onWords }: HeardSpeech, asStream: boolean): Promise<string | undefined> {
    const body = new FormData();
    body.set('file', new Blob([wavOf(pcm, heardSampleRate)], { type: 'audio/wav' }), 'said.wav');
    body.set('model', model);
    body.set('response_format', 'json');
    if (asStream) body.set('stream', 'true');
    const answer = await ask(`${baseUrl}/audio/transcriptions`, {
      method: 'POST',
      ...(apiKey !== undefined && { headers: { Authorization: `Bearer ${apiKey}` } }),
      body,
      signal,
    });
    if (isEventStream(answer)) return wordsOfEvents(answer, onWords);
    const said = answerShape.safeParse(await answer.json().catch(() => undefined));
    if (!said.success) throw badAnswer(answer);
    return said.data.text;
  }

  return {
    async read(speech) {
      const streamed = streams ? await transcribe(speech, true).catch(undefinedIfRefused) : undefined;
      if (streamed !== undefined) return oneLine(streamed);
      const words = await transcribe(speech, false);
      if (words === undefined) throw new ProviderError(provider, 'bad_answer', { mayHaveHappened: true });
      streams = false;
      return oneLine(words);
    },
  };
}

/** Of servers that validate their parameters strictly. */
function undefinedIfRefused(error: unknown): undefined {
  const status = providerErrorIn(error)?.status;
  if (status !== 400 && status !== 422) throw error;
}

const badAnswer = ({ status }: Response) => new ProviderError(provider, 'bad_answer', { status, mayHaveHappened: true });
const oneLine = (words: string) => words.trim().replace(/\s+/g, ' ');

/**
 * `transcript.text.delta` and `.done` are OpenAI's; newer Speaches, LocalAI and others send them too. Events with only a `text` are the
 * segments of faster-whisper-server, whose stream ends without a last event.
 */
const eventShape = z.union([
  z.object({ type: z.literal('transcript.text.delta'), delta: z.string() }),
  z.object({ type: z.literal('transcript.text.done'), text: z.string() }),
  z.object({ type: z.optional(z.undefined()), text: z.string() }),
  z.object({ error: z.unknown() }),
]);

/** @returns the whole words; undefined if no event is known */
async function wordsOfEvents(answer: Response, onWords: HeardSpeech['onWords']): Promise<string | undefined> {
  let words = '';
  let [hasDeltas, hasUnknown] = [false, false];
  for await (const data of eventData(answer)) {
    if (data === '[DONE]') break;
    const event = eventShape.safeParse(parsed(data));
    if (!event.success) {
      hasUnknown = true;
      continue;
    }
    if ('error' in event.data) throw badAnswer(answer);
    if ('delta' in event.data) {
      hasDeltas = true;
      words += event.data.delta;
    } else if (event.data.type) return event.data.text;
    else words += ` ${event.data.text}`;
    onWords?.(oneLine(words));
  }
  // OpenAI's stream ends with `done`.
  if (hasDeltas) throw badAnswer(answer);
  return hasUnknown && words === '' ? undefined : words;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
