import OpenAI from 'openai';
import * as z from 'zod/mini';
import { type Sku, skus } from '#shared/catalog.ts';
import { sells } from '#shared/personas.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import { ProviderError, providerErrorIn } from '../core/provider-error.ts';
import type { Brain, BrainReply, BrainTurn } from '../services/brain.ts';
import { promptFor } from './brain-prompt.ts';
import { isEventStream, providerFetch } from './provider.ts';
import { guidesNamedIn, unfit } from './reply-guard.ts';
import { createTeller, replySoFar } from './reply-stream.ts';
import type { OpenAiConfig } from './settings.ts';

const provider = 'openai';
/** Less than the 25 s that Kaka's chat waits. */
const usualTimeoutMs = 20_000;
/** Limits the cost of a reply. The prompt limits its length in words. Hindi needs several tokens for each word. */
const maxTokens = 1_000;
const historyLines = 14;
const lineLength = 1_500;

const tokens = counter('tokens_total', 'Tokens of the language model, as it counts them.', { kind: ['prompt', 'completion'] });

const answerShape = z.object({
  reply: z.string(),
  offeredSku: z.catch(z.nullish(z.enum(skus)), null),
});
type Answer = z.output<typeof answerShape>;

/**
 * Replies of a model with the Chat Completions API: OpenAI, Ollama, vLLM, llama.cpp. If a reply fails the check, the character's own
 * written words are used. With `say`, the reply is checked and said sentence by sentence, and everything from the first sentence that fails
 * is dropped.
 */
export function createOpenAiBrain({ apiKey, baseUrl, model }: OpenAiConfig, log: Log, timeoutMs = usualTimeoutMs): Brain {
  // A late reply costs money too, so no request is repeated.
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: 'off',
    fetch: providerFetch({ provider, timeoutMs, streams: true }),
  });
  /** Servers that refuse a schema answer in plain text, and later requests to them contain no schema. */
  let knowsSchemas = true;

  type CompletionRequest = OpenAI.ChatCompletionCreateParamsNonStreaming;
  type Completion = Pick<OpenAI.ChatCompletion, 'choices' | 'usage'>;

  /** Passes on the completion while it grows. A server that does not stream sends it in one piece. */
  async function stream(request: CompletionRequest, signal: AbortSignal, hear: Hear): Promise<Completion> {
    const { data, response } = await client.chat.completions.create({ ...request, stream: true }, { signal }).withResponse();
    if (!isEventStream(response)) return response.json();
    const message = { role: 'assistant' as const, content: '', refusal: null as string | null };
    let [finish_reason, usage]: [Completion['choices'][number]['finish_reason'], Completion['usage']] = ['length', undefined];
    for await (const chunk of data) {
      const [choice] = chunk.choices ?? [];
      usage = chunk.usage ?? usage;
      finish_reason = choice?.finish_reason ?? finish_reason;
      message.refusal = choice?.delta?.refusal ?? message.refusal;
      message.content += choice?.delta?.content ?? '';
      hear(replySoFar(message.content), false);
    }
    return { choices: [{ index: 0, finish_reason, logprobs: null, message }], ...(usage && { usage }) };
  }

  async function complete(turn: BrainTurn, system: string, structured: boolean, hear?: Hear): Promise<Answer> {
    const request: CompletionRequest = {
      model,
      messages: [
        { role: 'system', content: system },
        ...turn.history.slice(-historyLines).map(({ who, text }) => ({
          role: who === 'character' ? ('assistant' as const) : ('user' as const),
          content: text.slice(0, lineLength),
        })),
        { role: 'user', content: turn.message },
      ],
      max_completion_tokens: maxTokens,
      ...(structured && { response_format: { type: 'json_schema', json_schema: schemaFor(turn) } }),
      ...(structured && hear && { stream_options: { include_usage: true } }),
    };
    const { signal } = turn;
    const completion = hear ? await stream(request, signal, hear) : await client.chat.completions.create(request, { signal });
    // Counted first, because an answer that cannot be used costs money too.
    tokens.add({ kind: 'prompt' }, completion?.usage?.prompt_tokens ?? 0);
    tokens.add({ kind: 'completion' }, completion?.usage?.completion_tokens ?? 0);
    const choice = completion?.choices?.[0];
    const content = choice?.message?.content;
    const answer = typeof content === 'string' && !choice?.message.refusal ? read(content) : undefined;
    if (!answer || choice?.finish_reason === 'content_filter') throw new ProviderError(provider, 'bad_answer', { mayHaveHappened: true });
    hear?.(answer.reply, true);
    return answer;
  }

  async function ask(turn: BrainTurn, system: string, hear?: Hear): Promise<Answer> {
    if (knowsSchemas)
      try {
        return await complete(turn, system, true, hear);
      } catch (error) {
        if (providerErrorIn(error)?.status !== 400) throw error;
      }
    const answer = await complete(turn, system, false, hear);
    knowsSchemas = false;
    return answer;
  }

  return {
    readsHistory: true,
    async reply(turn) {
      const system = promptFor(turn);
      const { persona, draft, say } = turn;
      let reason: string | undefined;
      const isFit = (text: string, offeredSku?: Sku | null) => {
        reason = whyUnfit(turn, text, offeredSku);
        return reason === undefined;
      };
      const teller = say && createTeller(spoken, isFit, say);
      let answer: Answer;
      try {
        answer = await ask(turn, system, teller?.hear);
      } catch (error) {
        // After any other error it is not known whether the request cost money.
        const failure = providerErrorIn(error) ?? new ProviderError(provider, 'bad_answer', { mayHaveHappened: true, cause: error });
        if (!teller?.said) throw new AppError('chat_failed', { cause: failure });
        log.warn({ err: failure, persona }, 'model reply stopped in the middle; the part that was received is used');
        return { text: teller.said };
      }
      const text = teller ? teller.said : spoken(answer.reply);
      if (!teller) isFit(text, answer.offeredSku);
      if (reason !== undefined) log.warn({ persona, reason }, 'model reply rejected; a written text is used');
      // Sentences that were said had passed the check. A whole reply that fails it is replaced by the written words.
      return text === '' || (reason !== undefined && !teller) ? { text: draft } : { text, ...proposal(persona, text, answer) };
    },
  };
}

/** Called with the part of a reply that has arrived. */
type Hear = (reply: string, isWhole: boolean) => void;

/** Why a text must not be said, or undefined. */
function whyUnfit({ persona, history, maySell }: BrainTurn, text: string, offeredSku?: Sku | null): string | undefined {
  const recent = history.filter(({ who }) => who === 'character').at(-1)?.text ?? '';
  const about = [...guidesNamedIn(recent).map(({ sku }) => sku), offeredSku].filter((sku) => sku != null);
  const sells = !maySell && guidesNamedIn(text).length > 0 ? 'a sale where none may be' : undefined;
  return unfit(text, { persona, about }) ?? sells;
}

/** The guide that the reply proposes. */
function proposal(persona: BrainTurn['persona'], text: string, { offeredSku }: Answer): Omit<BrainReply, 'text'> {
  if (!sells(persona)) return {};
  const named = guidesNamedIn(text).map(({ sku }) => sku);
  const offered: Sku | undefined = named.length === 1 ? named[0] : named.find((sku) => sku === offeredSku);
  return offered === undefined ? {} : { offeredSku: offered };
}

/** JSON, with or without a code fence; or plain text from a server without schemas. */
function read(content: string): Answer | undefined {
  const text = content.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');
  if (!text.startsWith('{')) return text === '' ? undefined : { reply: text, offeredSku: null };
  try {
    const parsed = answerShape.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // cut off at the length limit
  }
}

/** A reply without the markup that models often add. */
const spoken = (reply: string): string =>
  reply
    .replace(/<(br|p|li)[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\bRs\.? ?(?=\d)/g, '₹')
    .trim();

const nullableSku = { type: ['string', 'null'], enum: [...skus, null] };

function schemaFor({ persona }: BrainTurn) {
  const properties: Record<string, object> = {
    reply: { type: 'string', description: 'What the character says next' },
    ...(sells(persona) && { offeredSku: nullableSku }),
  };
  return {
    name: 'turn',
    strict: true,
    schema: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
  };
}
