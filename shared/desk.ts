/** Types and paths of the desk's endpoints. Nothing else, because the page loads this file. */

/** All are POST with JSON, because proxies and browsers store addresses, and searches contain personal data. */
export const deskPaths = {
  signIn: '/desk/sign-in',
  signOut: '/desk/sign-out',
  summary: '/desk/summary',
  rows: '/desk/rows',
  export: '/desk/export',
  conversation: '/desk/conversation',
  note: '/desk/note',
  resend: '/desk/resend',
  retry: '/desk/retry',
} as const;

export const deskViews = ['conversations', 'orders', 'leads', 'meetings', 'deliveries'] as const;
export type DeskView = (typeof deskViews)[number];

/** The number of rows on a page. */
export const deskPageSize = 50;
export const noteMaxLength = 2000;
export const searchMaxLength = 100;

/** Periods of the funnel, in days. Chats are stored for no longer. */
export const funnelDays = [7, 30, 90] as const;

/** A position in a list: the next page begins after it. */
export interface DeskPlace {
  at: string;
  id: string;
}

export interface ConversationRow {
  id: string;
  /** The time of the last message, or of the opening of the call. ISO 8601, UTC, like all times here. */
  at: string;
  /** `writing`: a conversation with a character that never had a voice. */
  line: 'chat' | 'call' | 'writing';
  /** The character's name. */
  character: string;
  /** Names and email addresses that were left in the same browser. */
  who: string;
  /** The visitor's last message in a chat, without email addresses; or the subjects of a call. */
  asked: string;
  /** Messages of the visitor that no topic answered. The words of calls are not stored. */
  unanswered: string[];
  unansweredCount: number;
  outcome: string;
  /** Help for a danger was given. The row has no other content. */
  isWithheld: boolean;
  note: string;
}

export interface DeskOrder {
  id: string;
  at: string;
  reference: string;
  guide: string;
  rupees: number;
  email: string;
  /** Refunded rupees. */
  refunded: number;
  status: 'opening' | 'awaiting_payment' | 'paid' | 'delivered' | 'expired' | 'partly_refunded' | 'refunded';
  payment: string;
  paidAt: string;
  deliveredAt: string;
  downloads: number;
}

export interface DeskLead {
  id: string;
  at: string;
  /** Left in the lead chat, or in a call. */
  kind: 'chat' | 'call';
  name: string;
  brand: string;
  website: string;
  description: string;
  email: string;
  note: string;
}

export interface DeskMeeting {
  id: string;
  at: string;
  status: 'held' | 'confirmed' | 'requested' | 'cancelled';
  /** The start; empty if a person must answer. */
  start: string;
  askedFor: string;
  timeZone: string;
  name: string;
  brand: string;
  email: string;
}

/** A delivery that waits, or that was given up (`dead`). */
export interface DeskDelivery {
  id: string;
  at: string;
  to: 'mail' | 'sheet' | 'meeting';
  about: string;
  status: 'pending' | 'dead';
  attempts: number;
  nextAt: string;
  error: string;
}

export interface DeskRows {
  conversations: ConversationRow;
  orders: DeskOrder;
  leads: DeskLead;
  meetings: DeskMeeting;
  deliveries: DeskDelivery;
}

export interface DeskPage<V extends DeskView = DeskView> {
  rows: DeskRows[V][];
  /** The position of the next page; null on the last page. */
  next: DeskPlace | null;
}

export interface DeskSummary {
  /** Numbers of things that an operator must look at. */
  attention: { waiting: number; dead: number; stuckOrders: number; unmatchedPayments: number; meetingsToAnswer: number };
  days: number;
  /** Kaka's visitors at each step, each counted once. */
  funnel: { begun: number; wentOn: number; offered: number; linked: number; paid: number };
  /** Other numbers of the same days. */
  counts: { messages: number; unanswered: number; rupees: number; calls: number; callsJoined: number; leads: number; meetings: number };
}

export interface DeskConversation {
  row: ConversationRow;
  /** The hash that names the visitor in the log. */
  session: string;
  messages: { sender: 'visitor' | 'character'; text: string; at: string; isUnanswered: boolean }[];
  /** What the character has noted in a call. */
  noted: { label: string; text: string }[];
  orders: DeskOrder[];
}
