import { createHash } from 'node:crypto';
import express, { type RequestHandler, type Response } from 'express';
import * as z from 'zod/mini';
import { messageMaxLength } from '#shared/lengths.ts';
import { AppError } from '../core/errors.ts';
import { isSameSecret } from '../core/tokens.ts';
import type { VendorTalk } from '../flows/vendor-talk.ts';

/** A long call's whole transcript, and the call object beside it. */
const bodyLimit = '1mb';

/** As much as is read of an OpenAI-compatible chat request, with the call that Vapi adds to it. */
const chatRequest = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.optional(z.nullable(z.unknown())) })).check(z.maxLength(2_000)),
  stream: z.optional(z.boolean()),
  tools: z.optional(z.array(z.unknown())),
  call: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
});

/**
 * `POST /webhooks/vapi/chat/completions`: the conversation core as the model of a Vapi assistant ("custom-llm"). There is nothing at this
 * address without the right `X-Vapi-Secret`, and it answers only for calls that this site has opened and that are still on.
 * @param secret as configured; undefined closes the address
 */
export function vapiModel(secret: string | undefined, talk: VendorTalk): RequestHandler[] {
  return [
    (req, _res, next) =>
      next(secret !== undefined && isSameSecret(req.get('x-vapi-secret') ?? '', secret) ? undefined : new AppError('not_found')),
    express.json({ limit: bodyLimit, type: () => true }),
    async (req, res) => {
      const read = chatRequest.safeParse(req.body);
      if (!read.success) throw new AppError('invalid_input');
      const { messages, stream = false, call, tools = [] } = read.data;
      const said = messages.filter(({ role }) => role === 'user').map(({ content }) => textOf(content));
      const message = said.at(-1)?.slice(0, messageMaxLength) ?? '';
      const { text, isGoodbye } = await talk.answer(call.id, {
        message,
        // The same request again (a retry of the vendor's) is the same turn.
        key: createHash('sha256').update(`${said.length}\n${message}`).digest('base64url').slice(0, 22),
        history: messages.flatMap(({ role, content }) =>
          role === 'user' || role === 'assistant'
            ? [{ who: role === 'user' ? ('visitor' as const) : ('character' as const), text: textOf(content) }]
            : [],
        ),
        signal: signalOf(res),
      });
      const endsCall = isGoodbye && JSON.stringify(tools).includes('"endCall"');
      if (stream) streamed(res, text, endsCall);
      else res.json(completion({ message: { role: 'assistant', content: text, ...(endsCall && { tool_calls: [endCall] }) } }, endsCall));
    },
  ];
}

/** A message's text: a string, or parts of which some are text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content.trim();
  if (!Array.isArray(content)) return '';
  return content
    .map((part: { text?: unknown }) => (typeof part?.text === 'string' ? part.text : ''))
    .join(' ')
    .trim();
}

function signalOf(res: Response): AbortSignal {
  const gone = new AbortController();
  res.on('close', () => gone.abort());
  return gone.signal;
}

/** Vapi's own tool that hangs up. Source: Vapi, "Default Tools". */
const endCall = { index: 0, id: 'call_end', type: 'function', function: { name: 'endCall', arguments: '{}' } } as const;

const completion = (choice: Record<string, unknown>, endsCall: boolean, object = 'chat.completion') => ({
  id: 'chatcmpl-vaani',
  object,
  created: Math.floor(Date.now() / 1000),
  model: 'vaani',
  choices: [{ index: 0, ...choice, ...(object === 'chat.completion' && { finish_reason: endsCall ? 'tool_calls' : 'stop' }) }],
});

/** Server-sent chunks, a sentence each, so that the vendor's voice begins with the first. Source: OpenAI, "Streaming". */
function streamed(res: Response, text: string, endsCall: boolean) {
  res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
  const chunk = (choice: Record<string, unknown>) =>
    res.write(`data: ${JSON.stringify(completion(choice, endsCall, 'chat.completion.chunk'))}\n\n`);
  const sentences = text.match(/[^.!?।]+[.!?।]*\s*/gu) ?? [text];
  for (const [index, content] of sentences.entries())
    chunk({ delta: { ...(index === 0 && { role: 'assistant' }), content }, finish_reason: null });
  if (endsCall) chunk({ delta: { tool_calls: [endCall] }, finish_reason: null });
  chunk({ delta: {}, finish_reason: endsCall ? 'tool_calls' : 'stop' });
  res.end('data: [DONE]\n\n');
}
