import * as z from 'zod/mini';
import { invalidEmailSentence, isEmail } from './email.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { businessSentence, gstinSentence, isGstin, isLatin, isStateCode, latinSentence, stateSentence } from './gst.ts';
import { answerMaxLength, messageMaxLength, requestedTimeMaxLength } from './lengths.ts';
import { personaSlugs } from './personas.ts';

/**
 * The endpoints, for both sides: the server validates input with these schemas, and the client derives its types from them.
 * Paths, payloads and fields must not change, because other clients use them too.
 */

/** Removes characters that a store or a mail cannot contain: control characters except line ends and tabs, and unpaired surrogates. */
const writable = (value: string) => value.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, '');
const text = (maxLength: number) => z.string().check(z.overwrite(writable), z.trim(), z.minLength(1), z.maxLength(maxLength));
const optionalText = (maxLength: number) => z._default(z.string().check(z.overwrite(writable), z.trim(), z.maxLength(maxLength)), '');
const email = z.string().check(z.trim(), z.refine(isEmail, { error: invalidEmailSentence }));

/** Characters that the fonts of an invoice contain. A GST registration contains no others. */
const inLatin = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.refine(isLatin, { error: latinSentence }));

const slots = z.object({ slots: z.array(z.object({ start_time: z.string() })), timeZone: z.string() });

const orderView = z.object({
  id: z.string(),
  status: z.enum(['awaiting_payment', 'paid', 'delivered', 'expired']),
  skuName: z.string(),
  paise: z.number(),
  email: z.string(),
  /** The order is not of this session: only the buyer sees the whole email address. */
  emailMasked: z.optional(z.literal(true)),
  /** The payment link; present until the order is paid. */
  paymentLink: z.optional(z.string()),
  /** Signed and expiring; present after the payment, until the whole price is refunded. */
  downloadUrl: z.optional(z.string()),
  /** The receipt or the tax invoice; signed and expiring, present after the payment. */
  receiptUrl: z.optional(z.string()),
  /** Of an unpaid order, if the seller charges tax: the buyer's data for the invoice. Without a State there is no `paymentLink` yet. */
  buyer: z.optional(
    z.object({
      state: z.nullable(z.string()),
      stateName: z.optional(z.string()),
      gstin: z.optional(z.string()),
      name: z.optional(z.string()),
      address: z.optional(z.string()),
    }),
  ),
  /** Rupees that were refunded or will be. */
  refundedPaise: z.optional(z.number()),
});

const chatMessage = z.object({
  sender: z.enum(['kaka', 'user']),
  text: z.string(),
  /** The order that this message opened. */
  orderId: z.optional(z.string()),
  /** Further orders that this message opened. */
  moreOrderIds: z.optional(z.array(z.string())),
});

const guideOffer = z.object({ sku: z.string(), skuName: z.string(), paise: z.number() });

/** The results of a visitor's call. The page shows them during the call (`GET /call/events`), and the recap after it. */
const callNotes = z.object({
  /** Our id of the call. The visitor can delete the call with it. */
  callId: z.string(),
  persona: z.enum(personaSlugs),
  /** The subjects of the call, in order. */
  topics: z.array(z.string()),
  /** The guide for which Kaka waits for the buyer's email address. */
  offer: z.nullable(guideOffer),
  /** Orders that were opened or paid since the call began. */
  orders: z.array(orderView),
  /** What the character has noted: a travel plan, a matter, or Arya's answers. */
  noted: z.array(z.object({ label: z.string(), text: z.string() })),
  /** The visitor left contact details, so the note is sent as a lead. */
  isLead: z.boolean(),
  nextStep: z.string(),
});

export const api = {
  slots: { ...endpoints.slots, input: z.object({ slots: z.literal('1') }), output: slots },
  book: {
    ...endpoints.book,
    input: z.object({ start_time: text(requestedTimeMaxLength), name: text(answerMaxLength), email, time_zone: optionalText(64) }),
    output: z.object({
      success: z.boolean(),
      /** `requested`: the time could not be understood or is outside the hours; a person will answer. */
      status: z.enum(['confirmed', 'requested']),
      start_time: z.string(),
      /** Of a request that a person will answer: the day and the time of day that were understood, in words. */
      understood: z.optional(z.string()),
      /** Of a booked meeting: a sentence that says how it is held, and the signed link to move or cancel it. */
      place: z.optional(z.string()),
      path: z.optional(z.string()),
    }),
  },
  lead: {
    ...endpoints.lead,
    input: z.object({
      name: text(answerMaxLength),
      brand: text(answerMaxLength),
      website: optionalText(answerMaxLength),
      description: optionalText(answerMaxLength),
      email,
      /** The page's id of the conversation: the same answers with the same id are the same lead. */
      attempt_id: optionalText(64),
    }),
    output: z.object({ success: z.literal(true), id: z.string() }),
  },
  paymentLink: {
    ...endpoints.paymentLink,
    input: z.object({ email, skuName: text(100) }),
    output: z.object({
      paymentLink: z.string(),
      paymentSuccess: z.boolean(),
      orderId: z.string(),
      reply: z.optional(z.string()),
      followUps: z.optional(z.array(z.string())),
      messageCount: z.number(),
    }),
  },
  chat: {
    ...endpoints.chat,
    input: z.object({ message: text(messageMaxLength) }),
    output: z.object({
      reply: z.string(),
      chosenSku: z.optional(z.string()),
      followUps: z.optional(z.array(z.string())),
      /** The order that this message opened. */
      orderId: z.optional(z.string()),
      /** Further orders that this message opened. */
      moreOrderIds: z.optional(z.array(z.string())),
      messageCount: z.number(),
      messageLimit: z.number(),
    }),
  },
  kakaSession: {
    ...endpoints.kakaSession,
    input: z.object({}),
    output: z.object({
      messages: z.array(chatMessage),
      messageCount: z.number(),
      messageLimit: z.number(),
      /** The name of the guide for which Kaka waits for the buyer's email address. */
      awaitingEmailFor: z.nullable(z.string()),
      orders: z.array(orderView),
    }),
  },
  order: { ...endpoints.order, input: z.object({}), output: orderView },
  /** The buyer's data for the tax invoice: the State, or the registration of a business. */
  orderBuyer: {
    ...endpoints.orderBuyer,
    input: z
      .object({
        state: z.optional(z.string().check(z.refine(isStateCode, { error: stateSentence }))),
        gstin: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.refine(isGstin, { error: gstinSentence }))),
        name: z.optional(inLatin(100)),
        address: z.optional(inLatin(200)),
      })
      .check(
        z.refine(({ state, gstin }) => state || gstin, { error: stateSentence, path: ['state'] }),
        z.refine(({ gstin, name, address }) => !gstin || (name && address), { error: businessSentence, path: ['name'] }),
      ),
    output: orderView,
  },
  resendGuide: { ...endpoints.resendGuide, input: z.object({}), output: z.object({ success: z.literal(true) }) },
  webCall: {
    ...endpoints.webCall,
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
  /** Continues the conversation in writing. */
  writeInCall: {
    ...endpoints.writeInCall,
    input: z.object({ assistantId: z.enum(personaSlugs), message: text(messageMaxLength) }),
    output: z.object({ reply: z.string(), linesLeft: z.number(), notes: callNotes }),
  },
  /** Deletes the call here and at the voice provider. */
  forgetCall: { ...endpoints.forgetCall, input: z.object({ callId: text(60) }), output: z.object({ success: z.literal(true) }) },
  /** Reports an error of a page. Its sizes are limited; `server/http/browser-errors.ts` decides what is logged. */
  browserError: {
    ...endpoints.browserError,
    input: z.object({
      name: z.string().check(z.maxLength(60)),
      text: z.string().check(z.maxLength(300)),
      frames: z
        .array(z.string().check(z.maxLength(120), z.regex(/^\/assets\/[\w.-]+\.js:\d{1,7}:\d{1,7}$/)))
        .check(z.minLength(1), z.maxLength(5)),
      page: z.string().check(z.maxLength(100)),
    }),
    output: z.undefined(),
  },
  endWebCall: { ...endpoints.endWebCall, input: z.object({ webCallUrl: text(2000) }), output: z.undefined() },
} as const;

export type { Endpoint } from './endpoints.ts';
export type ApiInput<E extends Endpoint> = z.input<(typeof api)[E]['input']>;
export type ApiOutput<E extends Endpoint> = z.output<(typeof api)[E]['output']>;
export type OrderView = z.output<typeof orderView>;
export type GuideOffer = z.output<typeof guideOffer>;
export type CallNotes = z.output<typeof callNotes>;
export type ChatMessage = z.output<typeof chatMessage>;

/** Every error answer has this shape. A visitor may read the sentence in `error`. */
export interface ApiError {
  error: string;
  code: ErrorCode;
  /** Seconds. */
  retryAfter?: number;
}

/** The fixed codes of all error answers. The server has a status and a sentence for each (`server/http/error-answer.ts`). */
export type ErrorCode =
  | 'invalid_input'
  | 'invalid_json'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'not_found'
  | 'method_not_allowed'
  | 'forbidden_origin'
  | 'signed_out'
  | 'wrong_key'
  | 'too_many_requests'
  | 'daily_limit_reached'
  | 'demo_limit_reached'
  | 'unknown_guide'
  | 'payment_link_failed'
  | 'guide_refunded'
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
