import express, { type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { messageMaxLength } from '#shared/lengths.ts';
import { AppError } from '../core/errors.ts';
import { isSameSecret } from '../core/tokens.ts';
import type { VendorReport } from '../flows/call-ends.ts';
import type { ToolCall } from '../flows/vendor-talk.ts';
import type { Line } from '../services/brain.ts';

/** The largest body: a report may contain the whole transcript, which is not stored. */
const bodyLimit = '2mb';
/** The visitor's lines that are read from a report. Five minutes have far fewer. */
const linesMax = 200;

/** The used part of a report. It is small, because Vapi adds fields and a report must not be refused for them. */
const serverMessage = z.object({
  message: z.object({
    type: z.string(),
    call: z.object({ id: z.string() }),
    status: z.optional(z.unknown()),
    endedReason: z.optional(z.unknown()),
    durationSeconds: z.optional(z.unknown()),
    cost: z.optional(z.unknown()),
    endedAt: z.optional(z.unknown()),
    artifact: z.optional(z.unknown()),
    toolCallList: z.optional(z.unknown()),
  }),
});
type ServerMessage = z.output<typeof serverMessage>['message'];

/** A tool call. Vapi sends the arguments as an object or as JSON. Source: Vapi, "Custom Tools". */
const toolCall = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  function: z.object({ name: z.string(), arguments: z.unknown() }),
});

/** Refuses requests without Vapi's secret before their body is read. @param secret the configured secret; undefined disables the address */
export const onlyVapi =
  (secret: string | undefined): RequestHandler =>
  (req, _res, next) =>
    next(secret !== undefined && isSameSecret(req.get('x-vapi-secret') ?? '', secret) ? undefined : new AppError('not_found'));

interface Receivers {
  reported(callId: string, report: VendorReport): Promise<void>;
  use(callId: string, tool: ToolCall, history: readonly Line[]): Promise<string>;
}

/**
 * `POST /webhooks/vapi`: Vapi's reports about calls, and the tool calls of a model that Vapi hosts. Without the correct `X-Vapi-Secret` the
 * address does not exist.
 * @param secret the configured secret; undefined disables the address
 */
export function vapiWebhook(secret: string | undefined, { reported, use }: Receivers): RequestHandler[] {
  return [
    onlyVapi(secret),
    express.json({ limit: bodyLimit, type: () => true }),
    async (req, res) => {
      const read = serverMessage.safeParse(req.body);
      if (!read.success) return void res.json({});
      const { message } = read.data;
      if (message.type === 'tool-calls') return void res.json({ results: await resultsOf(message, use) });
      const report = reportIn(message);
      if (report) await reported(message.call.id, report);
      res.json({});
    },
  ];
}

/** Carried out one after the other, because each changes the state of the conversation. */
async function resultsOf({ call, toolCallList, artifact }: ServerMessage, use: Receivers['use']) {
  // The last one is the line that the tool is called for.
  const before = linesIn(artifact).slice(0, -1);
  const history = before.map((text): Line => ({ who: 'visitor', text }));
  const results: { toolCallId: string; name: string; result: string }[] = [];
  for (const given of Array.isArray(toolCallList) ? toolCallList.slice(0, 10) : []) {
    const read = toolCall.safeParse(given);
    if (!read.success) continue;
    const { id, function: asked } = read.data;
    const tool = toolIn(id, asked.name, asked.arguments);
    results.push({ toolCallId: id, name: asked.name, result: tool ? await use(call.id, tool, history) : 'There is no such tool.' });
  }
  return results;
}

function toolIn(id: string, name: string, given: unknown): ToolCall | undefined {
  const fields = fieldsOf(given);
  const text = (key: string) => (typeof fields[key] === 'string' ? (fields[key] as string).trim().slice(0, messageMaxLength) : '');
  switch (name) {
    case 'offer_guide':
      return { id, name, guide: text('guide'), email: text('email'), said: text('said') };
    case 'danger_help':
    case 'look_up':
      return { id, name, said: text('said') };
    case 'note_lead': {
      const [vehicle, seats, budget, timeline] = [text('vehicle'), text('seats'), text('budget'), text('timeline')];
      return { id, name, lead: { name: text('name'), phone: text('phone'), email: text('email'), vehicle, seats, budget, timeline } };
    }
    default:
      return undefined;
  }
}

function fieldsOf(given: unknown): Record<string, unknown> {
  try {
    const fields: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function reportIn(message: ServerMessage): VendorReport | undefined {
  const { type, status, endedReason, durationSeconds, cost, endedAt, artifact } = message;
  if (type === 'status-update' && status === 'in-progress') return { kind: 'joined' };
  if (type !== 'end-of-call-report') return undefined;
  const ended = typeof endedAt === 'string' ? new Date(endedAt) : undefined;
  return {
    kind: 'ended',
    reason: typeof endedReason === 'string' ? endedReason.slice(0, 100) : undefined,
    seconds: amount(durationSeconds),
    costUsd: amount(cost),
    endedAt: ended && !Number.isNaN(ended.getTime()) ? ended : undefined,
    said: linesIn(artifact),
  };
}

/** The visitor's lines in a report or a tool call. Source: Vapi, `Artifact.messages`. */
function linesIn(artifact: unknown): string[] {
  const { messages } = (artifact ?? {}) as { messages?: unknown };
  if (!Array.isArray(messages)) return [];
  return messages
    .flatMap((one: { role?: unknown; message?: unknown } | null) =>
      one?.role === 'user' && typeof one.message === 'string' && one.message.trim() !== '' ? one.message.slice(0, messageMaxLength) : [],
    )
    .slice(0, linesMax);
}

const amount = (value: unknown): number | undefined => (typeof value === 'number' && value >= 0 && value < 1e6 ? value : undefined);
