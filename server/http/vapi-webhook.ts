import express, { type RequestHandler } from 'express';
import * as z from 'zod/mini';
import { AppError } from '../core/errors.ts';
import { isSameSecret } from '../core/tokens.ts';
import type { VendorReport } from '../flows/call-ends.ts';

/** A report may carry the whole transcript, which is not kept. */
const bodyLimit = '2mb';

/** As little as is read of it: a vendor adds fields, and a report that cannot be read is not worth a refusal. */
const serverMessage = z.object({
  message: z.object({
    type: z.string(),
    call: z.object({ id: z.string() }),
    status: z.optional(z.unknown()),
    endedReason: z.optional(z.unknown()),
    durationSeconds: z.optional(z.unknown()),
    cost: z.optional(z.unknown()),
    endedAt: z.optional(z.unknown()),
  }),
});

/**
 * `POST /webhooks/vapi`: what Vapi tells of the calls it carries. There is nothing at this address without the right `X-Vapi-Secret`.
 * @param secret as configured; undefined closes the address
 */
export function vapiWebhook(
  secret: string | undefined,
  reported: (callId: string, report: VendorReport) => Promise<void>,
): RequestHandler[] {
  return [
    (req, _res, next) =>
      next(secret !== undefined && isSameSecret(req.get('x-vapi-secret') ?? '', secret) ? undefined : new AppError('not_found')),
    express.json({ limit: bodyLimit, type: () => true }),
    async (req, res) => {
      const read = serverMessage.safeParse(req.body);
      const report = read.success ? reportIn(read.data.message) : undefined;
      if (read.success && report) await reported(read.data.message.call.id, report);
      res.json({});
    },
  ];
}

function reportIn(message: z.output<typeof serverMessage>['message']): VendorReport | undefined {
  const { type, status, endedReason, durationSeconds, cost, endedAt } = message;
  if (type === 'status-update' && status === 'in-progress') return { kind: 'joined' };
  if (type !== 'end-of-call-report') return undefined;
  const ended = typeof endedAt === 'string' ? new Date(endedAt) : undefined;
  return {
    kind: 'ended',
    reason: typeof endedReason === 'string' ? endedReason.slice(0, 100) : undefined,
    seconds: amount(durationSeconds),
    costUsd: amount(cost),
    endedAt: ended && !Number.isNaN(ended.getTime()) ? ended : undefined,
  };
}

const amount = (value: unknown): number | undefined => (typeof value === 'number' && value >= 0 && value < 1e6 ? value : undefined);
