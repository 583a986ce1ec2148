/** What the operators' desk and the server say to each other. Types and paths alone: the page loads this file. */

/** All are POST with JSON: what is searched for must not stand in an address, which proxies and browsers write down. */
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

/** The rows of a page. */
export const deskPageSize = 50;
export const noteMaxLength = 2000;
export const searchMaxLength = 100;

/** Periods of the funnel, in days. Chats are kept for no longer. */
export const funnelDays = [7, 30, 90] as const;

/** A place in a list: what comes next begins behind it. */
export interface DeskPlace {
  at: string;
  id: string;
}

export interface ConversationRow {
  id: string;
  /** When the last line was written, or the call was opened. ISO 8601, UTC, like all times here. */
  at: string;
  /** `writing`: a character's call that never had a voice. */
  line: 'chat' | 'call' | 'writing';
  /** Its name. */
  character: string;
  /** Names and addresses that were left in the same browser. */
  who: string;
  /** The visitor's last words in a chat that are no address, the subjects of a call. */
  asked: string;
  /** What the visitor wrote and nothing was known for. The words of calls are not kept. */
  unanswered: string[];
  unansweredCount: number;
  outcome: string;
  /** Help for a danger was given: nothing else is told of it. */
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
  /** What was paid back, in rupees. */
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
  /** When it begins; empty where a person has to answer. */
  start: string;
  askedFor: string;
  timeZone: string;
  name: string;
  brand: string;
  email: string;
}

/** What waits in the outbox, or was given up (`dead`). */
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
  /** Where the next page begins; null on the last one. */
  next: DeskPlace | null;
}

export interface DeskSummary {
  /** What a person has to look at. */
  attention: { waiting: number; dead: number; stuckOrders: number; unmatchedPayments: number; meetingsToAnswer: number };
  days: number;
  /** Visitors of Kaka, each counted once a step. */
  funnel: { begun: number; wentOn: number; offered: number; linked: number; paid: number };
  /** Beside it, in the same days. */
  counts: { messages: number; unanswered: number; rupees: number; calls: number; callsJoined: number; leads: number; meetings: number };
}

export interface DeskConversation {
  row: ConversationRow;
  /** How the lines of the log call the visitor. */
  session: string;
  messages: { sender: 'visitor' | 'character'; text: string; at: string; isUnanswered: boolean }[];
  /** What a call has put on paper. */
  noted: { label: string; text: string }[];
  orders: DeskOrder[];
}
