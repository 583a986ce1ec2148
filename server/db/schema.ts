import type { Selectable } from 'kysely';
import type { Sku } from '#shared/catalog.ts';
import type { PersonaSlug } from '#shared/personas.ts';
import type { SiteLang } from '#shared/words.ts';

/** Columns as both databases store them. Times are ISO 8601 in UTC, so that text order is time order; JSON is text. */
export interface Schema {
  settings: { key: string; value: string };
  chats: ChatsTable;
  chat_messages: ChatMessagesTable;
  orders: OrdersTable;
  webhook_events: { id: string; received_at: string };
  unmatched_payments: UnmatchedPaymentsTable;
  refunds: RefundsTable;
  invoices: InvoicesTable;
  /** Addresses, by a digest, to which no reminder goes. */
  mail_stops: { key: string; stopped_at: string };
  /** The last serial number of each series of invoices. */
  serials: { series: string; last: number };
  outbox: OutboxTable;
  leads: LeadsTable;
  bookings: BookingsTable;
  calls: CallsTable;
  /** What operators wrote beside a conversation or a lead: `subject` is its id. */
  notes: { subject: string; text: string; written_at: string };
  /** Hits in a fixed window, shared by all instances. */
  rate_limits: { key: string; hits: number; reset_at: string };
  /** What a day has used of a budget: `day` is the business day, `name` the budget. */
  daily_usage: { day: string; name: string; used: number };
}

interface ChatsTable {
  session_id: string;
  /** Both sides together, the greeting being the first. */
  message_count: number;
  /** Exchanges that failed, may have been paid for, and gave their places back. */
  paid_failures: number;
  /** What the conversation remembers (`ConversationState`), as JSON; null before its first turn. */
  state: string | null;
  created_at: string;
  updated_at: string;
}

interface ChatMessagesTable {
  session_id: string;
  /** Place in the conversation; the greeting, which is not stored, is 1. */
  position: number;
  sender: 'kaka' | 'user';
  text: string;
  /** The orders opened by this message, apart by spaces. */
  order_id: string | null;
  /** Of a visitor's message: `unanswered`, nothing was known for it; `help`, a danger was heard in it. */
  heard: 'unanswered' | 'help' | null;
  created_at: string;
}

interface OrdersTable {
  id: string;
  session_id: string;
  sku: Sku;
  email: string;
  /** Of the page it was begun on, where that is not English: its mails and pages are in it. */
  page_lang: SiteLang | null;
  paise: number;
  status: 'opening' | 'awaiting_payment' | 'paid' | 'delivered' | 'expired';
  /** Session, guide and email of an order that a repeated request must find again; null once it expired. */
  open_key: string | null;
  payment_link: string | null;
  /** The provider's own id of the payment link. */
  link_id: string | null;
  payment_id: string | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
  /** When Kaka has thanked for it in a call. */
  thanked_at: string | null;
  delivered_at: string | null;
  downloads: number;
  /** What went back to the buyer, or is on its way: the sum of the order's refunds that have not failed. */
  refunded_paise: number;
  /** Where the seller is registered for tax: the buyer's State, by its two digits, once it was told. */
  buyer_state: string | null;
  /** The buyer's registration (`Business`), as JSON, where an invoice for a business was asked for. */
  buyer_business: string | null;
}

/** Tax invoices of sales and credit notes of refunds, as they were issued: none is ever changed. */
interface InvoicesTable {
  /** The order, or the refund. */
  subject: string;
  number: string;
  kind: 'invoice' | 'credit_note';
  order_id: string;
  paise: number;
  issued_at: string;
  /** The parties, the rate and the place of supply (`InvoiceDetails`), as JSON. */
  details: string;
}

/** A refund as the provider tells of it. It belongs to a payment, and by that to an order: it may be heard of before the payment is. */
interface RefundsTable {
  /** The provider's own id. */
  id: string;
  payment_id: string;
  paise: number;
  /** `processed` and `failed` are final. */
  status: 'pending' | 'processed' | 'failed';
  created_at: string;
  settled_at: string | null;
}

/** Money that came in and could not be put to an order: for a person to look at. */
interface UnmatchedPaymentsTable {
  payment_id: string;
  order_id: string;
  paise: number;
  currency: string;
  /** `unknown_order`: none of ours. `wrong_amount`: another sum or currency than the order's. `already_paid`: a second payment. */
  reason: 'unknown_order' | 'wrong_amount' | 'already_paid';
  received_at: string;
}

interface OutboxTable {
  /** Rises in the order written. */
  id: string;
  /** `meeting`: what a calendar still has to be asked or told. */
  topic: 'mail' | 'sheet' | 'meeting';
  /** Rows of one partition are delivered in the order they were written. */
  partition_key: string;
  /** Says what this is, once: a second row with the same key is not written. */
  dedupe_key: string;
  payload: string;
  status: 'pending' | 'sent' | 'dead';
  attempts: number;
  next_attempt_at: string;
  /** Whose turn it is until when; a crashed worker's claim runs out by itself. */
  claimed_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

interface LeadsTable {
  id: string;
  /** `website`: the lead chat; `arya`: her five questions. */
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
  /** ISO instant while the booking holds the slot, else null: unique, so a slot is booked once whoever asks. */
  slot: string | null;
  /** `held`: the slot is ours, the calendar has not answered yet. */
  status: 'held' | 'confirmed' | 'requested' | 'cancelled';
  /** The visitor's own words, or the slot's string. */
  asked_for: string;
  start_time: string | null;
  name: string;
  /** Of the visitor's lead, where there is one: the brand, and its website or what it sells. */
  brand: string;
  website: string;
  description: string;
  email: string;
  /** Of the page it was asked for on, where that is not English: its mails and page are in it. */
  page_lang: SiteLang | null;
  time_zone: string;
  /** What the calendar calls the meeting, where it has a name of its own. */
  vendor_ref: string | null;
  /** When the visitor asked for it. */
  created_at: string;
  /** When the calendar was last asked for it again; null until then. */
  last_tried_at: string | null;
}

interface CallsTable {
  id: string;
  session_id: string;
  persona: PersonaSlug;
  /** Of the page it was begun on, where that is not English: the talk begins in it. */
  page_lang: SiteLang | null;
  web_call_url: string;
  /** The vendor's id and control address, where a vendor carries the call. */
  vendor_call_id: string | null;
  control_url: string | null;
  /**
   * `ending`: over for the visitor, its carrier has still to be told. `failed`: never opened, `ended_reason` is the error's code.
   * `forgetting`: the visitor had it forgotten, its carrier has still to delete it.
   */
  status: 'opening' | 'opened' | 'joined' | 'ending' | 'ended' | 'failed' | 'forgetting';
  /** One live call per session: the session's id until the call is over, then null. Unique. */
  live_session_id: string | null;
  /** What the conversation remembers (`ConversationState`), as JSON; null before its first turn. */
  state: string | null;
  /** What the visitor's lines were answered, as JSON: by the key of each, oldest first; of a room the last alone. */
  answered: string | null;
  /** Whose share of the day it uses (`addressKey`); null once it is over. */
  address_key: string | null;
  /** One of the few calls that an address may have open and not joined; null once it is joined or over. Unique. */
  place_key: string | null;
  /** Lines that were written to the character after the voice failed. */
  written: number;
  idempotency_key: string | null;
  request_hash: string | null;
  ended_reason: string | null;
  seconds: number | null;
  /** What the vendor charged, in US dollars. */
  cost_usd: number | null;
  created_at: string;
  joined_at: string | null;
  /** When the process that carries it last said so; null where a vendor carries it. */
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
