import OpenAI from 'openai';
import * as z from 'zod/mini';
import { type Sku, skus } from '#shared/catalog.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import { ProviderError, providerErrorIn } from '../core/provider-error.ts';
import type { Brain, BrainReply, BrainTurn } from '../services/brain.ts';
import { promptFor } from './brain-prompt.ts';
import { providerFetch } from './provider.ts';
import { guidesNamedIn, unfit } from './reply-guard.ts';
import type { OpenAiConfig } from './settings.ts';

const provider = 'openai';
/** Below the 25 s that Kaka's chat waits. */
const usualTimeoutMs = 20_000;
/** A bound on what a reply can cost; its length is asked for in words. Hindi takes several tokens a word. */
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
 * Replies of a model behind the Chat Completions API: OpenAI's own, Ollama, vLLM, llama.cpp. Where a reply is not fit to say, the
 * character's own written words stand in its place.
 */
export function createOpenAiBrain({ apiKey, baseUrl, model }: OpenAiConfig, log: Log, timeoutMs = usualTimeoutMs): Brain {
  // A reply that comes late is still paid for: nothing is asked twice.
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off', fetch: providerFetch({ provider, timeoutMs }) });
  /** Servers that refuse a schema answer in plain words, and are not asked for it again. */
  let knowsSchemas = true;

  async function complete(turn: BrainTurn, system: string, structured: boolean): Promise<Answer> {
    const completion = await client.chat.completions.create(
      {
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
      },
      { signal: turn.signal },
    );
    // Counted first: an answer that cannot be used is paid for as well.
    tokens.add({ kind: 'prompt' }, completion?.usage?.prompt_tokens ?? 0);
    tokens.add({ kind: 'completion' }, completion?.usage?.completion_tokens ?? 0);
    const choice = completion?.choices?.[0];
    const content = choice?.message?.content;
    const answer = typeof content === 'string' && !choice?.message.refusal ? read(content) : undefined;
    if (!answer || choice?.finish_reason === 'content_filter') throw new ProviderError(provider, 'bad_answer', { mayHaveHappened: true });
    return answer;
  }

  async function ask(turn: BrainTurn, system: string): Promise<Answer> {
    if (knowsSchemas)
      try {
        return await complete(turn, system, true);
      } catch (error) {
        if (providerErrorIn(error)?.status !== 400) throw error;
      }
    const answer = await complete(turn, system, false);
    knowsSchemas = false;
    return answer;
  }

  return {
    readsHistory: true,
    async reply(turn) {
      const system = promptFor(turn);
      let answer: Answer;
      try {
        answer = await ask(turn, system);
      } catch (error) {
        // Of anything else nobody knows whether it was paid for.
        const failure = providerErrorIn(error) ?? new ProviderError(provider, 'bad_answer', { mayHaveHappened: true, cause: error });
        throw new AppError('chat_failed', { cause: failure });
      }
      const { persona } = turn;
      const text = spoken(answer.reply);
      const recent = turn.history.filter(({ who }) => who === 'character').at(-1)?.text ?? '';
      const about = [...guidesNamedIn(recent).map(({ sku }) => sku), answer.offeredSku].filter((sku) => sku != null);
      const sells = !turn.maySell && guidesNamedIn(text).length > 0 ? 'a sale where none may be' : undefined;
      const reason = unfit(text, { persona, about }) ?? sells;
      if (reason === undefined) return { text, ...proposal(persona, text, answer) };
      log.warn({ persona, reason }, 'reply not fit to say');
      return { text: turn.draft };
    },
  };
}

/** What the reply proposes: a guide that it names. */
function proposal(persona: BrainTurn['persona'], text: string, { offeredSku }: Answer): Omit<BrainReply, 'text'> {
  if (persona !== 'kaka') return {};
  const named = guidesNamedIn(text).map(({ sku }) => sku);
  const offered: Sku | undefined = named.length === 1 ? named[0] : named.find((sku) => sku === offeredSku);
  return offered === undefined ? {} : { offeredSku: offered };
}

/** JSON as asked for, in a code fence or not; or plain words, from a server that knows no schemas. */
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

/** A reply as a person says it: without the markup that models are fond of. */
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
    ...(persona === 'kaka' && { offeredSku: nullableSku }),
  };
  return {
    name: 'turn',
    strict: true,
    schema: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
  };
}
