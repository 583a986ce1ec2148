import type { Selectable } from 'kysely';
import type { Sku } from '#shared/catalog.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { SiteLang } from '#shared/words.ts';

/** Columns as both databases store them. Times are ISO 8601 in UTC, so that text order is time order. JSON is stored as text. */
export interface Schema {
  settings: { key: string; value: string };
  chats: ChatsTable;
  chat_messages: ChatMessagesTable;
  orders: OrdersTable;
  webhook_events: { id: string; received_at: string };
  unmatched_payments: UnmatchedPaymentsTable;
  refunds: RefundsTable;
  invoices: InvoicesTable;
  /** Digests of the email addresses that get no reminders. */
  mail_stops: { key: string; stopped_at: string };
  /** The last serial number of each series of invoices. */
  serials: { series: string; last: number };
  outbox: OutboxTable;
  leads: LeadsTable;
  bookings: BookingsTable;
  calls: CallsTable;
  /** Notes of operators about a conversation or a lead. `subject` is its id. */
  notes: { subject: string; text: string; written_at: string };
  /** Hits in a fixed window, shared by all instances. */
  rate_limits: { key: string; hits: number; reset_at: string };
  /** How much of a budget is used on a day. `day` is the business day, `name` the budget. */
  daily_usage: { day: string; name: string; used: number };
}

interface ChatsTable {
  session_id: string;
  /** Messages of both sides, including the greeting. */
  message_count: number;
  /** Exchanges that failed and may have cost money. Their messages do not count. */
  paid_failures: number;
  /** The state of the conversation (`ConversationState`) as JSON; null before the first turn. */
  state: string | null;
  created_at: string;
  updated_at: string;
}

interface ChatMessagesTable {
  session_id: string;
  /** The position in the conversation. The greeting, which is not stored, is 1. */
  position: number;
  sender: 'kaka' | 'user';
  text: string;
  /** The ids of the orders that this message opened, separated by spaces. */
  order_id: string | null;
  /** Of a visitor's message. `unanswered`: no topic answered it. `help`: a danger was recognised. */
  heard: 'unanswered' | 'help' | null;
  created_at: string;
}

interface OrdersTable {
  id: string;
  session_id: string;
  sku: Sku;
  email: string;
  /** The language of the page on which it began, if not English. Its mails and pages use it. */
  page_lang: SiteLang | null;
  paise: number;
  status: 'opening' | 'awaiting_payment' | 'paid' | 'delivered' | 'expired';
  /** Session, guide and email of an order, so that a repeated request finds it; null after it expired. */
  open_key: string | null;
  payment_link: string | null;
  /** The provider's id of the payment link. */
  link_id: string | null;
  payment_id: string | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
  /** When Kaka thanked for the payment in a call. */
  thanked_at: string | null;
  delivered_at: string | null;
  downloads: number;
  /** Paise that are refunded or will be: the sum of the refunds of the order that have not failed. */
  refunded_paise: number;
  /** If the seller is registered for tax: the buyer's State as two digits, after the buyer has named it. */
  buyer_state: string | null;
  /** The buyer's business (`Business`) as JSON, if the buyer asked for an invoice for a business. */
  buyer_business: string | null;
}

/** Tax invoices of sales and credit notes of refunds, as they were issued. They never change. */
interface InvoicesTable {
  /** The id of the order or of the refund. */
  subject: string;
  number: string;
  kind: 'invoice' | 'credit_note';
  order_id: string;
  paise: number;
  issued_at: string;
  /** The parties, the tax rate and the place of supply (`InvoiceDetails`) as JSON. */
  details: string;
}

/** A refund as the provider reports it. It belongs to a payment, and so to an order; it may be reported before the payment. */
interface RefundsTable {
  /** The provider's id. */
  id: string;
  payment_id: string;
  paise: number;
  /** `processed` and `failed` are final. */
  status: 'pending' | 'processed' | 'failed';
  created_at: string;
  settled_at: string | null;
}

/** Payments that match no order, or not its price, stored for review. */
interface UnmatchedPaymentsTable {
  payment_id: string;
  order_id: string;
  paise: number;
  currency: string;
  /** `unknown_order`: no order of this site. `wrong_amount`: another amount or currency than the order. `already_paid`: a second payment. */
  reason: 'unknown_order' | 'wrong_amount' | 'already_paid';
  received_at: string;
}

interface OutboxTable {
  /** Increases in the order of writing. */
  id: string;
  /** `meeting`: a request to the calendar. */
  topic: 'mail' | 'sheet' | 'meeting';
  /** Rows of one partition are delivered in the order of writing. */
  partition_key: string;
  /** Identifies the delivery. A second row with the same key is not written. */
  dedupe_key: string;
  payload: string;
  status: 'pending' | 'sent' | 'dead';
  attempts: number;
  next_attempt_at: string;
  /** Until when a worker has claimed the row. The claim of a crashed worker expires. */
  claimed_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

interface LeadsTable {
  id: string;
  /** `website`: the lead chat. `arya`: Arya's five questions. */
  kind: 'website' | 'arya';
  session_id: string | null;
  name: string;
  brand: string;
  website: string;
  description: string;
  email: string;
  created_at: string;
}

interface BookingsTable {
  id: string;
  session_id: string | null;
  /** The start (ISO 8601) while the booking holds the slot, else null. Unique, so that a slot is booked only once. */
  slot: string | null;
  /** `held`: the slot is reserved, and the calendar has not answered yet. */
  status: 'held' | 'confirmed' | 'requested' | 'cancelled';
  /** The visitor's own words, or the string of the slot. */
  asked_for: string;
  start_time: string | null;
  name: string;
  /** From the visitor's lead, if there is one: the brand, and its website or description. */
  brand: string;
  website: string;
  description: string;
  email: string;
  /** The language of the page on which it was requested, if not English. Its mails and page use it. */
  page_lang: SiteLang | null;
  time_zone: string;
  /** The start as the calendar writes it, if it has a string of its own. */
  vendor_ref: string | null;
  /** When the visitor made the request. */
  created_at: string;
  /** When the calendar was last asked again; null before that. */
  last_tried_at: string | null;
}

interface CallsTable {
  id: string;
  session_id: string;
  persona: PersonaSlug;
  /** The language of the page on which it began, if not English. The conversation begins in it. */
  page_lang: SiteLang | null;
  web_call_url: string;
  /** The id and the control address at the voice provider, if the call is there. */
  vendor_call_id: string | null;
  control_url: string | null;
  /**
   * `ending`: over for the visitor; the voice provider must still end it. `failed`: never opened; `ended_reason` is the error code.
   * `forgetting`: the visitor had it deleted; the voice provider must still delete it.
   */
  status: 'opening' | 'opened' | 'joined' | 'ending' | 'ended' | 'failed' | 'forgetting';
  /** The session's id until the call is over, then null. Unique: a session has one live call. */
  live_session_id: string | null;
  /** The state of the conversation (`ConversationState`) as JSON; null before the first turn. */
  state: string | null;
  /** The answers to the visitor's messages as JSON, by the key of each, the oldest first. A room stores only the last one. */
  answered: string | null;
  /** Whose share of the daily budget it uses (`addressKey`); null after its end. */
  address_key: string | null;
  /** One of the few places for open calls that nobody has joined, for each IP address; null after it is joined or over. Unique. */
  place_key: string | null;
  /** The number of messages that the visitor wrote to the character after the voice failed. */
  written: number;
  idempotency_key: string | null;
  request_hash: string | null;
  ended_reason: string | null;
  seconds: number | null;
  /** The cost that the voice provider reported, in US dollars. */
  cost_usd: number | null;
  created_at: string;
  joined_at: string | null;
  /** The last heartbeat of the process that carries it; null for a call at the voice provider. */
  seen_at: string | null;
  ended_at: string | null;
}

export type ChatRow = Selectable<ChatsTable>;
export type ChatMessageRow = Selectable<ChatMessagesTable>;
export type OrderRow = Selectable<OrdersTable>;
export type InvoiceRow = Selectable<InvoicesTable>;
export type RefundRow = Selectable<RefundsTable>;
export type UnmatchedPaymentRow = Selectable<UnmatchedPaymentsTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type LeadRow = Selectable<LeadsTable>;
export type BookingRow = Selectable<BookingsTable>;
export type CallRow = Selectable<CallsTable>;
