import type { ApiOutput, ChatMessage, OrderView } from '#shared/api.ts';
import { kakaSays, messageLimit } from '#shared/kaka-rules.ts';

/** The Kaka chat as data: the panel is a function of it, and only `reduce` changes it. */
export interface KakaState {
  messages: readonly ChatMessage[];
  /** Both sides, as the server counts them; while a reply is awaited the visitor's own line is counted already. */
  messageCount: number;
  /** Name of the guide whose buyer's email Kaka waits for. */
  awaitingEmailFor: string | null;
  orders: readonly OrderView[];
  /** The visitor's line on its way. */
  sending: Sending | null;
  /** The last line did not get through: what Kaka says of it, and what to try again. */
  problem: { sentence: string; unsent: Sending } | null;
}

/** A line to Kaka, or the email of a guide's buyer. */
export interface Sending {
  line: string;
  guideName?: string;
}

export type KakaEvent =
  | { type: 'restored'; session: ApiOutput<'kakaSession'> }
  | { type: 'sent'; sending: Sending }
  | { type: 'replied'; answer: ApiOutput<'chat'> }
  | { type: 'linked'; answer: ApiOutput<'paymentLink'> }
  | { type: 'failed'; sentence: string }
  | { type: 'limit-reached' }
  | { type: 'order-changed'; order: OrderView };

export const firstState: KakaState = {
  messages: [{ sender: 'kaka', text: kakaSays.greeting }],
  messageCount: 1,
  awaitingEmailFor: null,
  orders: [],
  sending: null,
  problem: null,
};

export function reduce(state: KakaState, event: KakaEvent): KakaState {
  switch (event.type) {
    case 'restored':
      // A line sent while the old conversation was on its way wins: its reply brings the true count.
      if (state.sending !== null) return state;
      return { ...state, ...event.session, problem: null };
    case 'sent':
      return { ...state, sending: event.sending, problem: null };
    case 'replied': {
      const { reply, followUps = [], orderId, chosenSku, messageCount } = event.answer;
      return {
        ...state,
        ...delivered(state, [{ text: reply, orderId }, ...followUps.map((text) => ({ text }))]),
        messageCount,
        awaitingEmailFor: chosenSku ?? (orderId === undefined ? state.awaitingEmailFor : null),
      };
    }
    case 'linked': {
      const { reply, followUps = [], orderId, messageCount } = event.answer;
      const replies = reply === undefined ? [] : [{ text: reply, orderId }, ...followUps.map((text) => ({ text }))];
      return { ...state, ...delivered(state, replies), messageCount, awaitingEmailFor: null };
    }
    case 'failed':
      return { ...state, sending: null, problem: state.sending && { sentence: event.sentence, unsent: state.sending } };
    case 'limit-reached':
      return { ...state, sending: null, messageCount: messageLimit };
    case 'order-changed': {
      const known = state.orders.some(({ id }) => id === event.order.id);
      return {
        ...state,
        orders: known ? state.orders.map((order) => (order.id === event.order.id ? event.order : order)) : [...state.orders, event.order],
      };
    }
  }
}

/** The visitor's line and what Kaka said to it. Without a reply (a sale finished at the limit) neither is a message. */
function delivered(state: KakaState, replies: { text: string; orderId?: string | undefined }[]): Pick<KakaState, 'messages' | 'sending'> {
  const mine: ChatMessage[] = state.sending !== null && replies.length > 0 ? [{ sender: 'user', text: state.sending.line }] : [];
  const theirs = replies.map(({ text, orderId }): ChatMessage => ({ sender: 'kaka', text, ...(orderId !== undefined && { orderId }) }));
  return { messages: [...state.messages, ...mine, ...theirs], sending: null };
}

export const isAtLimit = (state: KakaState): boolean => state.messageCount >= messageLimit;
