import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { SiteLang } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import { isSameSecret } from '../core/tokens.ts';

/** Who takes the money: payment links, and signed events that say what became of them. */
export interface Payments {
  /**
   * Makes a payment link for an order. Asked again for the same order it returns the same link.
   * @throws AppError payment_link_failed
   */
  createLink(order: OrderToPay): Promise<PaymentLink>;
  /**
   * What became of a link whose event may have been lost; undefined while it can still be paid.
   * @throws Error when the provider does not say
   */
  linkEvent(linkId: string): Promise<PaymentEvent | undefined>;
  /**
   * Reads an event from the exact bytes that came in.
   * @throws AppError signature_invalid
   */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent;
  /**
   * Gives money of a payment back. Asked again with the same key it is the same refund.
   * @throws Error when the provider does not do it, or does not say
   */
  refund(refund: RefundRequest): Promise<RefundEvent>;
  /** What became of a refund. @throws Error when the provider does not say */
  refundEvent(refundId: string): Promise<RefundEvent>;
  /** The link and the order that a buyer comes back from, if the provider signed it. It proves no payment: only an event does. */
  readCallback(query: Record<string, unknown>): { linkId: string; orderId: string } | undefined;
}

export interface OrderToPay {
  id: string;
  skuName: string;
  paise: number;
  email: string;
  /** Of the page that the buyer is on. */
  pageLang: SiteLang;
  expiresAt: Date;
}

export interface PaymentLink {
  linkId: string;
  url: string;
}

export interface RefundRequest {
  paymentId: string;
  paise: number;
  /** Ten letters or more: the same for the same refund, and for no other. */
  key: string;
}

export interface RefundEvent {
  kind: 'refund';
  eventId: string;
  refundId: string;
  paymentId: string;
  paise: number;
  status: 'pending' | 'processed' | 'failed';
}

/** `other` is a valid event that does not concern an order of ours. */
export type PaymentEvent =
  | { kind: 'paid'; eventId: string; orderId: string; paymentId: string; paise: number; currency: string }
  | RefundEvent
  | { kind: 'expired' | 'cancelled'; eventId: string; orderId: string }
  | { kind: 'other'; eventId: string };

/** The longest an answer of the provider is waited for; Razorpay's come within a second or two. */
export const paymentsTimeoutMs = 8_000;
/** The longest `createLink` takes: it asks for a link and, where the answer was lost, looks for what became of it. */
export const longestLinkMs = 2 * paymentsTimeoutMs;

const linkEvent = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.object({
      entity: z.object({ id: z.string(), reference_id: z.string(), amount: z.number(), currency: z.optional(z.string()) }),
    }),
    payment: z.optional(z.object({ entity: z.object({ id: z.string(), amount: z.number(), currency: z.string() }) })),
  }),
});

/** A refund of a payment. Source: Razorpay, "Refunds entity": `speed_changed` tells of no other state. */
export const refundEntity = z.object({
  id: z.string().check(z.regex(/^rfnd_\w+$/)),
  payment_id: z.string(),
  amount: z.number(),
  currency: z.literal('INR'),
  status: z.enum(['pending', 'processed', 'failed']),
});
const refundEvent = z.object({
  event: z.enum(['refund.created', 'refund.processed', 'refund.failed']),
  payload: z.object({ refund: z.object({ entity: refundEntity }) }),
});

/** @param eventId names the delivery; a refund is known by its own id */
export const refundOf = (entity: z.output<typeof refundEntity>, eventId: string): RefundEvent => ({
  kind: 'refund',
  eventId,
  refundId: entity.id,
  paymentId: entity.payment_id,
  paise: entity.amount,
  status: entity.status,
});

export const signatureHeader = 'x-razorpay-signature';
export const eventIdHeader = 'x-razorpay-event-id';

/** Hex HMAC-SHA256 of the body's bytes, as Razorpay signs its webhooks. */
export const signEvent = (rawBody: Buffer | string, secret: string): string => createHmac('sha256', secret).update(rawBody).digest('hex');

/**
 * The event in a signed webhook, read in the same way for Razorpay and the sandbox.
 * @param secrets any of them may have signed: two are valid while one replaces the other
 * @throws AppError signature_invalid
 */
export function readSignedEvent(
  rawBody: Buffer,
  headers: Record<string, string | string[] | undefined>,
  secrets: readonly string[],
): PaymentEvent {
  const signature = headers[signatureHeader];
  const given = typeof signature === 'string' ? signature : '';
  if (!secrets.some((secret) => isSameSecret(given, signEvent(rawBody, secret)))) throw new AppError('signature_invalid');

  const header = headers[eventIdHeader];
  // Without an id the bytes themselves are the event's identity: the same delivery again hashes the same.
  const eventId = typeof header === 'string' && header.length <= 200 && header !== '' ? header : signEvent(rawBody, 'event');
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString('utf8'));
  } catch {
    return { kind: 'other', eventId };
  }
  const refund = refundEvent.safeParse(body);
  if (refund.success) return refundOf(statusTold(refund.data), eventId);
  const parsed = linkEvent.safeParse(body);
  if (!parsed.success) return { kind: 'other', eventId };
  const { event, payload } = parsed.data;
  const link = payload.payment_link.entity;
  const payment = payload.payment?.entity;
  if (event === 'payment_link.paid' && payment)
    return { kind: 'paid', eventId, orderId: link.reference_id, paymentId: payment.id, paise: payment.amount, currency: payment.currency };
  if (event === 'payment_link.expired') return { kind: 'expired', eventId, orderId: link.reference_id };
  if (event === 'payment_link.cancelled') return { kind: 'cancelled', eventId, orderId: link.reference_id };
  return { kind: 'other', eventId };
}

/** The event's name decides: Razorpay's own examples carry a refund that is said to be processed in `refund.created`. */
function statusTold({ event, payload }: z.output<typeof refundEvent>): z.output<typeof refundEntity> {
  const { entity } = payload.refund;
  if (event === 'refund.processed') return { ...entity, status: 'processed' };
  return event === 'refund.failed' ? { ...entity, status: 'failed' } : entity;
}

/** What the sandbox's pay page does beside showing an order. */
export interface Sandbox {
  /** Sends the signed event of a payment to the site's webhook, as a provider would. @throws Error unless it was accepted */
  pay(payment: { linkId: string; orderId: string; paise: number }): Promise<void>;
}
