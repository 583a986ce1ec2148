import { createHash } from 'node:crypto';
import express, { type RequestHandler, type Response } from 'express';
import * as z from 'zod/mini';
import { messageMaxLength } from '#shared/lengths.ts';
import { AppError } from '../core/errors.ts';
import type { VendorTalk } from '../flows/vendor-talk.ts';
import type { Line } from '../services/brain.ts';
import { onlyVapi } from './vapi-webhook.ts';

/** The largest body: the transcript of a long call and its call object. */
const bodyLimit = '1mb';

/** The used part of an OpenAI-compatible chat request, with the call that Vapi adds. */
const chatRequest = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.optional(z.nullable(z.unknown())) })).check(z.maxLength(2_000)),
  stream: z.optional(z.boolean()),
  tools: z.optional(z.array(z.unknown())),
  call: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
});

/**
 * `POST /webhooks/vapi/chat/completions`: the conversation core as the model of a Vapi assistant ("custom-llm"). Without the correct
 * `X-Vapi-Secret` the address does not exist. It answers only for active calls that this site has opened.
 * @param secret the configured secret; undefined disables the address
 */
export function vapiModel(secret: string | undefined, talk: VendorTalk): RequestHandler[] {
  return [
    onlyVapi(secret),
    express.json({ limit: bodyLimit, type: () => true }),
    async (req, res) => {
      const read = chatRequest.safeParse(req.body);
      if (!read.success) throw new AppError('invalid_input');
      const { messages, stream = false, call, tools = [] } = read.data;
      const lines = messages.flatMap(lineIn);
      const at = lines.findLastIndex(({ who }) => who === 'visitor');
      const spoken = stream ? wordsTo(res) : undefined;
      const { text, isGoodbye } = await talk.answer(call.id, {
        message: lines[at]?.text.slice(0, messageMaxLength) ?? '',
        key: keyOf(lines),
        history: lines.slice(0, Math.max(0, at)),
        signal: signalOf(res),
        say: spoken?.say,
      });
      const endsCall = isGoodbye && JSON.stringify(tools).includes('"endCall"');
      if (spoken) spoken.end(text, endsCall);
      else res.json(completion({ message: { role: 'assistant', content: text, ...(endsCall && { tool_calls: [endCall] }) } }, endsCall));
    },
  ];
}

function lineIn({ role, content }: { role: string; content?: unknown }): Line[] {
  if (role !== 'user' && role !== 'assistant') return [];
  return [{ who: role === 'user' ? 'visitor' : 'character', text: textOf(content) }];
}

/** The text of a message: a string, or the parts that are text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content.trim();
  if (!Array.isArray(content)) return '';
  return content
    .map((part: { text?: unknown }) => (typeof part?.text === 'string' ? part.text : ''))
    .join(' ')
    .trim();
}

/** The key of a request: everything that the visitor has said in the call. A repeated request has the same key. */
function keyOf(lines: readonly Line[]): string {
  const said = lines.filter(({ who }) => who === 'visitor').map(({ text }) => text);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
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

/** Streams one chunk for each sentence, so that the voice can begin with the first. Source: OpenAI, "Streaming". */
function wordsTo(res: Response) {
  let said = '';
  const chunk = (delta: Record<string, unknown>, finishReason: string | null = null) => {
    // Nothing is sent before the first words, because until then the answer may become an error.
    if (!res.headersSent) {
      res.setHeader('Content-Type', 'text/event-stream; charset=utf-8').setHeader('X-Accel-Buffering', 'no').flushHeaders();
      chunk({ role: 'assistant' });
    }
    res.write(`data: ${JSON.stringify(completion({ delta, finish_reason: finishReason }, false, 'chat.completion.chunk'))}\n\n`);
  };
  const say = (content: string) => {
    said += content;
    chunk({ content });
  };
  return {
    say,
    /** @param text the whole answer; a part of it may be sent already */
    end(text: string, endsCall: boolean) {
      const rest = text.startsWith(said) ? text.slice(said.length) : ` ${text}`;
      for (const sentence of rest.match(/[^.!?।]+[.!?।]*\s*/gu) ?? []) say(sentence);
      if (endsCall) chunk({ tool_calls: [endCall] });
      chunk({}, endsCall ? 'tool_calls' : 'stop');
      res.end('data: [DONE]\n\n');
    },
  };
}
