import type { ApiOutput, ChatMessage, OrderView } from '#shared/api.ts';
import { kakaSays, messageLimit } from '#shared/kaka-rules.ts';

/** Kaka's chat as data: the panel is a function of it, and only `reduce` changes it. */
export interface KakaState {
  messages: readonly ChatMessage[];
  /** Messages of both sides, as the server counts them. While a reply is awaited, the visitor's message is already counted. */
  messageCount: number;
  /** The name of the guide for which Kaka waits for the buyer's email address. */
  awaitingEmailFor: string | null;
  orders: readonly OrderView[];
  /** The message that is being sent. */
  sending: Sending | null;
  /** Messages that are sent after it. */
  waiting: readonly Sending[];
  /** A message failed: the error message, and the messages to send again, in order. */
  problem: { sentence: string; unsent: readonly Sending[] } | null;
}

/** A message to Kaka, or the email address of a buyer. */
export interface Sending {
  line: string;
  guideName?: string;
}

export type KakaEvent =
  | { type: 'restored'; session: ApiOutput<'kakaSession'> }
  /** The message was answered before, and only the answer was lost. */
  | { type: 'answered-before'; session: ApiOutput<'kakaSession'> }
  | { type: 'sent'; sending: Sending; waiting?: readonly Sending[] }
  | { type: 'replied'; answer: ApiOutput<'chat'> }
  | { type: 'linked'; answer: ApiOutput<'paymentLink'> }
  | { type: 'failed'; sentence: string }
  /** Another tab or a call may have added messages. */
  | { type: 'limit-reached'; session?: ApiOutput<'kakaSession'> | undefined }
  | { type: 'order-changed'; order: OrderView };

/** In the language of the page, whatever page the chat began on. */
const greeting: ChatMessage = { sender: 'kaka', text: kakaSays.greeting };
const greeted = (messages: readonly ChatMessage[]) => [greeting, ...messages.slice(1)];

export const firstState: KakaState = {
  messages: [greeting],
  messageCount: 1,
  awaitingEmailFor: null,
  orders: [],
  sending: null,
  waiting: [],
  problem: null,
};

export function reduce(state: KakaState, event: KakaEvent): KakaState {
  switch (event.type) {
    case 'restored':
      return { ...state, ...joined(state, event.session) };
    case 'answered-before': {
      const { messages, messageCount, awaitingEmailFor, orders } = event.session;
      return { ...state, messages: greeted(messages), messageCount, awaitingEmailFor, orders, sending: null };
    }
    case 'sent':
      return { ...state, sending: event.sending, waiting: event.waiting ?? [], problem: null };
    case 'replied': {
      const { reply, followUps = [], orderId, moreOrderIds, chosenSku, messageCount } = event.answer;
      return {
        ...state,
        ...delivered(state, [{ text: reply, orderId, moreOrderIds }, ...followUps.map((text) => ({ text }))], messageCount),
        awaitingEmailFor: chosenSku ?? null,
      };
    }
    case 'linked': {
      const { reply, followUps = [], orderId, messageCount } = event.answer;
      const replies = reply === undefined ? [] : [{ text: reply, orderId }, ...followUps.map((text) => ({ text }))];
      return { ...state, ...delivered(state, replies, messageCount), awaitingEmailFor: null };
    }
    case 'failed':
      return {
        ...state,
        sending: null,
        waiting: [],
        problem: state.sending && { sentence: event.sentence, unsent: [state.sending, ...state.waiting] },
      };
    case 'limit-reached': {
      const full = { ...state, sending: null, waiting: [], messageCount: messageLimit };
      return event.session ? { ...full, ...joined(full, event.session), messageCount: messageLimit } : full;
    }
    case 'order-changed': {
      const known = state.orders.some(({ id }) => id === event.order.id);
      return {
        ...state,
        orders: known ? state.orders.map((order) => (order.id === event.order.id ? event.order : order)) : [...state.orders, event.order],
      };
    }
  }
}

type Delivered = Pick<KakaState, 'messages' | 'messageCount' | 'sending'>;

/** Adds the visitor's message and Kaka's answer. Without an answer (a sale finished at the limit) nothing is added. */
function delivered(
  state: KakaState,
  replies: { text: string; orderId?: string | undefined; moreOrderIds?: string[] | undefined }[],
  counted: number | undefined,
): Delivered {
  // An answer without a count is counted here.
  const messageCount = counted ?? state.messageCount + replies.length + (replies.length > 0 ? 1 : 0);
  const mine = replies.length > 0 ? lineOnItsWay(state) : [];
  const theirs = replies.map(
    ({ text, orderId, moreOrderIds }): ChatMessage => ({
      sender: 'kaka',
      text,
      ...(orderId !== undefined && { orderId }),
      ...(moreOrderIds && { moreOrderIds }),
    }),
  );
  // If the stored conversation was loaded meanwhile, it may contain the exchange already.
  const before = state.messages.slice(0, messageCount - mine.length - theirs.length);
  return { messages: [...before, ...mine, ...theirs], messageCount, sending: null };
}

type Joined = Pick<KakaState, 'messages' | 'messageCount' | 'awaitingEmailFor' | 'orders'>;

/** Merges the stored conversation with messages that were sent while it was loading, in either order. */
function joined(state: KakaState, session: ApiOutput<'kakaSession'>): Joined {
  const pending = lineOnItsWay(state);
  const here = [...state.messages.slice(1), ...pending];
  const all = [...greeted(session.messages), ...here.slice(overlap(session.messages, here))];
  // The message that is being sent is shown separately until its answer arrives.
  const messages = all.slice(0, all.length - pending.length);
  const isBehind = messages.length > session.messages.length;
  return {
    messages,
    messageCount: Math.max(state.messageCount, state.sending === null ? session.messageCount : messages.length),
    awaitingEmailFor: isBehind ? state.awaitingEmailFor : session.awaitingEmailFor,
    orders: [...session.orders, ...state.orders.filter(({ id }) => !session.orders.some((order) => order.id === id))],
  };
}

/** The number of messages at the end of one list that are also the beginning of the other. */
function overlap(earlier: readonly ChatMessage[], later: readonly ChatMessage[]): number {
  const agreesUpTo = (length: number) =>
    earlier.slice(earlier.length - length).every(({ sender, text }, i) => later[i]?.sender === sender && later[i]?.text === text);
  let length = Math.min(earlier.length, later.length);
  while (!agreesUpTo(length)) length -= 1;
  return length;
}

const lineOnItsWay = ({ sending }: KakaState): ChatMessage[] => (sending === null ? [] : [{ sender: 'user', text: sending.line }]);

/** The last position of the visitor's message in a conversation; -1 if it is not there. */
export const placeOf = (line: string, messages: readonly ChatMessage[]): number =>
  messages.findLastIndex(({ sender, text }) => sender === 'user' && text === line);

/** The orders that a message opened. */
export const ordersOf = ({ orderId, moreOrderIds = [] }: Pick<ChatMessage, 'orderId' | 'moreOrderIds'>): string[] =>
  orderId === undefined ? [] : [orderId, ...moreOrderIds];

export const isAtLimit = (state: KakaState): boolean => state.messageCount >= messageLimit;
