import * as z from 'zod/mini';
import { personaSlugs } from './personas.ts';

/**
 * The endpoints, once, for both sides: the server validates `input` with these schemas, the client takes its types from them.
 * Paths, payloads and the fields the pages read: the specification, section 7.
 */

/** A visitor's line in any chat. Source: http.md, "message limit 500 characters". */
export const messageMaxLength = 500;
/** One answer of the lead chat. */
export const answerMaxLength = 500;
/** The longest address SMTP can carry (RFC 5321, section 4.5.3.1.3). */
export const emailMaxLength = 254;

/** The specification's "simple email pattern with no spaces". Nothing that could end a mail header or begin another passes. */
export const emailPattern = /^[^\s@<>()[\],;:"\\\p{Cc}]+@[^\s@<>()[\],;:"\\\p{Cc}]+\.[^\s@<>()[\],;:"\\\p{Cc}.]{2,}$/u;
export const isEmail = (text: string): boolean => text.length <= emailMaxLength && emailPattern.test(text);

const text = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));
const optionalText = (maxLength: number) => z._default(z.string().check(z.trim(), z.maxLength(maxLength)), '');
const email = z.string().check(z.trim(), z.refine(isEmail, { error: 'Please enter a valid email address.' }));

const slots = z.object({ slots: z.array(z.object({ start_time: z.string() })), timeZone: z.string() });

const orderView = z.object({
  id: z.string(),
  status: z.enum(['awaiting_payment', 'paid', 'delivered', 'expired']),
  skuName: z.string(),
  paise: z.number(),
  email: z.string(),
  /** Where to pay; present until the order is paid. */
  paymentLink: z.optional(z.string()),
  /** Signed and expiring; present once the order is paid. */
  downloadUrl: z.optional(z.string()),
});

const chatMessage = z.object({
  sender: z.enum(['kaka', 'user']),
  text: z.string(),
  /** The order opened by this message. */
  orderId: z.optional(z.string()),
});

export const api = {
  slots: { method: 'get', path: '/api/calendly', input: z.object({ slots: z.literal('1') }), output: slots },
  book: {
    method: 'post',
    path: '/api/calendly',
    input: z.object({ start_time: text(200), name: text(answerMaxLength), email, time_zone: optionalText(64) }),
    output: z.object({
      success: z.boolean(),
      /** `requested`: the time could not be read or lies outside the hours; a person will answer. */
      status: z.enum(['confirmed', 'requested']),
      start_time: z.string(),
    }),
  },
  lead: {
    method: 'post',
    path: '/api/submit-to-google-sheets.js',
    input: z.object({
      name: text(answerMaxLength),
      brand: text(answerMaxLength),
      website: optionalText(answerMaxLength),
      description: optionalText(answerMaxLength),
      email,
    }),
    output: z.object({ success: z.literal(true), id: z.string() }),
  },
  paymentLink: {
    method: 'post',
    path: '/api/payment-link.js',
    input: z.object({ email, skuName: text(100) }),
    output: z.object({
      paymentLink: z.string(),
      paymentSuccess: z.boolean(),
      orderId: z.string(),
      reply: z.optional(z.string()),
      messageCount: z.number(),
    }),
  },
  chat: {
    method: 'post',
    path: '/api/maharajji-chat.js',
    input: z.object({ message: text(messageMaxLength) }),
    output: z.object({
      reply: z.string(),
      chosenSku: z.optional(z.string()),
      followUps: z.optional(z.array(z.string())),
      /** The order this message opened. */
      orderId: z.optional(z.string()),
      messageCount: z.number(),
      messageLimit: z.number(),
    }),
  },
  kakaSession: {
    method: 'get',
    path: '/api/kaka-session',
    input: z.object({}),
    output: z.object({
      messages: z.array(chatMessage),
      messageCount: z.number(),
      messageLimit: z.number(),
      /** Name of the guide whose buyer's email Kaka waits for. */
      awaitingEmailFor: z.nullable(z.string()),
      orders: z.array(orderView),
    }),
  },
  order: { method: 'get', path: '/api/orders/:id', input: z.object({}), output: orderView },
  resendGuide: { method: 'post', path: '/api/orders/:id/resend', input: z.object({}), output: z.object({ success: z.literal(true) }) },
  webCall: {
    method: 'post',
    path: '/call/web',
    input: z.object({
      assistantId: z.optional(z.string()),
      assistant: z.optional(z.unknown()),
      assistantOverrides: z.optional(z.unknown()),
      squadId: z.optional(z.string()),
      squad: z.optional(z.unknown()),
      workflowId: z.optional(z.string()),
      workflow: z.optional(z.unknown()),
      workflowOverrides: z.optional(z.unknown()),
    }),
    output: z.object({ webCallUrl: z.string() }),
  },
  endWebCall: { method: 'post', path: '/call/web/end', input: z.object({ webCallUrl: z.string() }), output: z.undefined() },
} as const;

export type Endpoint = keyof typeof api;
export type ApiInput<E extends Endpoint> = z.input<(typeof api)[E]['input']>;
export type ApiOutput<E extends Endpoint> = z.output<(typeof api)[E]['output']>;
export type OrderView = z.output<typeof orderView>;
export type ChatMessage = z.output<typeof chatMessage>;

/** Every error answer has this shape; `error` is a sentence a visitor may read. */
export interface ApiError {
  error: string;
  code: ErrorCode;
  /** Seconds. */
  retryAfter?: number;
}

/** The stable codes of every error answer. The server maps each to a status and a sentence (`server/errors.ts`). */
export type ErrorCode =
  | 'invalid_input'
  | 'invalid_json'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'not_found'
  | 'method_not_allowed'
  | 'forbidden_origin'
  | 'too_many_requests'
  | 'daily_limit_reached'
  | 'demo_limit_reached'
  | 'unknown_guide'
  | 'payment_link_failed'
  | 'chat_failed'
  | 'slots_failed'
  | 'slot_taken'
  | 'booking_failed'
  | 'assistant_missing'
  | 'assistant_not_allowed'
  | 'call_in_progress'
  | 'all_lines_busy'
  | 'call_failed'
  | 'idempotency_conflict'
  | 'signature_invalid'
  | 'storage_busy'
  | 'unavailable'
  | 'internal';

/** Slugs double as the public ids of the seven assistants: `POST /call/web {"assistantId":"kaka"}`. */
export const publicAssistantIds: readonly string[] = personaSlugs;
