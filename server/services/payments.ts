import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
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
  /** The link and the order that a buyer comes back from, if the provider signed it. It proves no payment: only an event does. */
  readCallback(query: Record<string, unknown>): { linkId: string; orderId: string } | undefined;
}

export interface OrderToPay {
  id: string;
  skuName: string;
  paise: number;
  email: string;
  expiresAt: Date;
}

export interface PaymentLink {
  linkId: string;
  url: string;
}

/** `other` is a valid event that does not concern an order of ours. */
export type PaymentEvent =
  | { kind: 'paid'; eventId: string; orderId: string; paymentId: string; paise: number; currency: string }
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

export const signatureHeader = 'x-razorpay-signature';
export const eventIdHeader = 'x-razorpay-event-id';

/** Hex HMAC-SHA256 of the body's bytes, as Razorpay signs its webhooks. */
export const signEvent = (rawBody: Buffer | string, secret: string): string => createHmac('sha256', secret).update(rawBody).digest('hex');

/**
 * The event in a signed webhook, the same door for Razorpay and the sandbox.
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

/** What the sandbox's pay page does beside showing an order. */
export interface Sandbox {
  /** Sends the signed event of a payment to the site's webhook, as a provider would. @throws Error unless it was accepted */
  pay(payment: { linkId: string; orderId: string; paise: number }): Promise<void>;
}
