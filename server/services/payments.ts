import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { SiteLang } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import { isSameSecret } from '../core/tokens.ts';

/** Payments: payment links, and signed events about them. */
export interface Payments {
  /**
   * Creates a payment link for an order. A repeated call for the same order returns the same link.
   * @throws AppError payment_link_failed
   */
  createLink(order: OrderToPay): Promise<PaymentLink>;
  /**
   * The event of a link whose webhook may have been lost; undefined while the link can still be paid.
   * @throws Error if the provider gives no clear answer
   */
  linkEvent(linkId: string): Promise<PaymentEvent | undefined>;
  /**
   * Reads an event from the exact bytes of the request.
   * @throws AppError signature_invalid
   */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent;
  /**
   * Refunds an amount of a payment. A repeated call with the same key is the same refund.
   * @throws Error if the provider refuses, or gives no clear answer
   */
  refund(refund: RefundRequest): Promise<RefundEvent>;
  /** The state of a refund. @throws Error if the provider gives no clear answer */
  refundEvent(refundId: string): Promise<RefundEvent>;
  /** The link and the order from which a buyer returns, if the provider signed them. It is no proof of payment: only an event is. */
  readCallback(query: Record<string, unknown>): { linkId: string; orderId: string } | undefined;
}

export interface OrderToPay {
  id: string;
  skuName: string;
  paise: number;
  email: string;
  /** The language of the buyer's page. */
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
  /** Ten letters or more. Identifies the refund. */
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

/** `other`: a valid event that does not concern an order of this site. */
export type PaymentEvent =
  | { kind: 'paid'; eventId: string; orderId: string; paymentId: string; paise: number; currency: string }
  | RefundEvent
  | { kind: 'expired' | 'cancelled'; eventId: string; orderId: string }
  | { kind: 'other'; eventId: string };

/** The longest time that an answer of the provider may take, in milliseconds. Razorpay answers within a second or two. */
export const paymentsTimeoutMs = 8_000;
/** The longest time that `createLink` takes: one request for a link and, if the answer was lost, one to find the link. */
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

/** A refund in an event. Source: Razorpay, "Refunds entity"; `speed_changed` reports no new state. */
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

/** @param eventId identifies the delivery; a refund is identified by its own id */
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

/** HMAC-SHA256 of the bytes of the body as hex, as Razorpay signs its webhooks. */
export const signEvent = (rawBody: Buffer | string, secret: string): string => createHmac('sha256', secret).update(rawBody).digest('hex');

/**
 * Reads the event of a signed webhook, in the same way for Razorpay and the sandbox.
 * @param secrets each of them may have signed: two are valid while the new one replaces the old one
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
  // Without an id, the bytes identify the event: a repeated delivery has the same hash.
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

/** The name of the event determines the state: in Razorpay's examples, `refund.created` contains a refund that is already `processed`. */
function statusTold({ event, payload }: z.output<typeof refundEvent>): z.output<typeof refundEntity> {
  const { entity } = payload.refund;
  if (event === 'refund.processed') return { ...entity, status: 'processed' };
  return event === 'refund.failed' ? { ...entity, status: 'failed' } : entity;
}

/** The sandbox's payments, for its payment page. */
export interface Sandbox {
  /** Sends the signed payment event to the site's own webhook, as a provider would. @throws Error unless it was accepted */
  pay(payment: { linkId: string; orderId: string; paise: number }): Promise<void>;
}
