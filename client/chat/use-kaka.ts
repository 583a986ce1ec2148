import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { ApiFailure, callApi } from '#client/api.ts';
import { recall, remember } from '#client/ui/device-memory.ts';
import { orderToken } from '#client/ui/order-token.ts';
import { keepLines, visitLines } from '#client/ui/visit.ts';
import type { ApiInput, ApiOutput, OrderView } from '#shared/api.ts';
import { guideByName } from '#shared/catalog.ts';
import { isEmail } from '#shared/email.ts';
import { kakaSays } from '#shared/kaka-rules.ts';
import { firstState, type KakaState, ordersOf, placeOf, reduce, type Sending } from './kaka-state.ts';
import { chatWords } from './words.ts';

/** Remembers that a conversation exists, because scripts cannot read the session cookie. */
const talkedKey = 'vaani:kaka-talked';
/** The polling interval: a payment shows in the open chat within 3 seconds. */
const pollMs = 2_000;
/** Kaka takes 25 seconds at most. After this number of polls, `pollMs` apart, no answer will arrive. */
const answerLooks = 15;

export interface KakaChat {
  state: KakaState;
  /** The order whose buyer has just returned from the payment. */
  receiptOf: string | null;
  send(line: string): void;
  /** Requests a payment link directly: a new one for an expired sale, or the last step at the message limit. */
  buy(guideName: string, email: string): void;
  /** Sends the failed message again. */
  retry(): void;
  resendGuide(orderId: string): Promise<void>;
  /** Stores the buyer's data for the tax invoice; then the order has its payment link. @throws ApiFailure */
  tellBuyer(orderId: string, buyer: ApiInput<'orderBuyer'>): Promise<void>;
  /** Adds an order that was opened elsewhere, for example in a call. */
  learn(order: OrderView): void;
}

/** Runs the chat: calls the server and polls open orders. */
export function useKaka(): KakaChat {
  const [state, dispatch] = useReducer(reduce, firstState);
  const sending = useRef(false);
  const [receiptOf, setReceiptOf] = useState<string | null>(null);

  /** By order: the token from the return of a payment. The payment may have been started in another browser, whose session can read the order. */
  const tokens = useRef(new Map<string, string>());

  /** @returns its id if it could be loaded; if not, the next poll loads it */
  const refreshOrder = useCallback(async (idOrToken: string): Promise<string | null> => {
    const order = await callApi('order', {}, { id: tokens.current.get(idOrToken) ?? idOrToken }).catch(() => undefined);
    if (typeof order?.id !== 'string' || typeof order.paise !== 'number') return null;
    if (order.id !== idOrToken) tokens.current.set(order.id, idOrToken);
    dispatch({ type: 'order-changed', order });
    return order.id;
  }, []);

  useEffect(() => {
    const restore = async () => {
      if (recall(talkedKey) === undefined && visitLines('call').length === 0) return;
      const session = await sessionNow();
      // If a chat cannot be loaded, it begins again. The server still has its count.
      if (session) dispatch({ type: 'restored', session });
    };
    const showReceipt = async () => {
      const back = orderToken();
      const orderId = back && (await refreshOrder(back.token));
      if (orderId && back.isNew) setReceiptOf(orderId);
    };
    // The card is below the message that opened its order, if that message is here.
    void restore().then(showReceipt);
  }, [refreshOrder]);

  useWatchedOrders(state, refreshOrder);
  useEffect(() => {
    const said = state.messages
      .slice(1)
      .map(({ sender, text }) => ({ who: sender === 'kaka' ? ('character' as const) : ('visitor' as const), text }));
    if (said.length > 0) keepLines('chat', said);
  }, [state.messages]);

  async function deliver({ line, guideName }: Sending) {
    if (guideName === undefined) {
      const answer = await callApi('chat', { message: line });
      if (typeof answer.reply !== 'string' || answer.reply === '') throw new ApiFailure({});
      await Promise.all(ordersOf(answer).map(refreshOrder));
      dispatch({ type: 'replied', answer });
    } else {
      const answer = await callApi('paymentLink', { email: line, skuName: guideName });
      const isSeen = answer.orderId !== undefined && (await refreshOrder(answer.orderId)) !== null;
      const order = isSeen ? undefined : orderIn(answer, guideName, line);
      if (!isSeen && !order) throw new ApiFailure({});
      if (order) dispatch({ type: 'order-changed', order });
      dispatch({ type: 'linked', answer });
    }
  }

  /**
   * Sends messages, one at a time.
   * @param tried how many of the first messages may have arrived before
   */
  async function exchange(lines: readonly Sending[], tried = 0) {
    if (sending.current) return;
    sending.current = true;
    remember(talkedKey, '1');
    for (const [place, line] of lines.entries()) {
      dispatch({ type: 'sent', sending: line, waiting: lines.slice(place + 1) });
      try {
        const session = place < tried ? await answeredBefore(line, state.messages.length) : undefined;
        if (session) dispatch({ type: 'answered-before', session });
        else await deliver(line);
      } catch (error) {
        const failure = error instanceof ApiFailure ? error : new ApiFailure();
        if (failure.code === 'demo_limit_reached') dispatch({ type: 'limit-reached', session: await sessionNow() });
        else dispatch({ type: 'failed', sentence: sentenceOf(failure, line) });
        break;
      }
    }
    sending.current = false;
  }

  /** Failed messages are sent first. A new message never replaces them. */
  const unsent = state.problem?.unsent ?? [];
  const exchangeNext = (line: Sending) => void exchange([...unsent, line], Math.min(unsent.length, 1));
  const buy = (guideName: string, email: string) => exchangeNext({ line: email, guideName });

  return {
    state,
    receiptOf,
    buy,
    send(line) {
      const message = line.trim();
      if (message === '') return;
      if (state.awaitingEmailFor !== null && isEmail(message)) buy(state.awaitingEmailFor, message);
      else exchangeNext({ line: message });
    },
    retry() {
      if (unsent.length > 0) void exchange(unsent, 1);
    },
    learn: useCallback((order) => dispatch({ type: 'order-changed', order }), []),
    tellBuyer: async (id, buyer) =>
      dispatch({ type: 'order-changed', order: await callApi('orderBuyer', buyer, { id: tokens.current.get(id) ?? id }) }),
    resendGuide: async (id) => void (await callApi('resendGuide', {}, { id: tokens.current.get(id) ?? id })),
  };
}

/**
 * A message whose answer was lost may have arrived. Sending it again would cost two more messages.
 * @param known the number of messages that this page knows
 * @returns the conversation with the answer; undefined if the message must be sent
 */
async function answeredBefore({ line }: Sending, known: number): Promise<ApiOutput<'kakaSession'> | undefined> {
  for (let look = 0; look < answerLooks; look++) {
    const session = await sessionNow();
    if (!session) throw new ApiFailure();
    const place = placeOf(line, session.messages);
    if (place < known) return undefined;
    if (place < session.messages.length - 1) return session;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return undefined;
}

/** The conversation as stored on the server; undefined if it cannot be loaded. */
async function sessionNow(): Promise<ApiOutput<'kakaSession'> | undefined> {
  const session = await callApi('kakaSession', {}).catch(() => undefined);
  return Array.isArray(session?.messages) && Array.isArray(session.orders) ? session : undefined;
}

/** The order of a payment link, if the order itself could not be loaded: the link can be paid. */
function orderIn({ orderId, paymentLink }: ApiOutput<'paymentLink'>, skuName: string, email: string): OrderView | undefined {
  const guide = guideByName(skuName);
  if (!guide || typeof paymentLink !== 'string' || paymentLink === '') return undefined;
  return { id: orderId ?? paymentLink, status: 'awaiting_payment', skuName, paise: guide.paise, email, paymentLink };
}

function sentenceOf({ code, sentence }: ApiFailure, { guideName }: Sending): string {
  if (guideName !== undefined) return sentence ?? chatWords.linkFailed;
  return code === 'no_answer' ? kakaSays.hadToLeave : (sentence ?? chatWords.noResponse);
}

/** Polls unpaid orders while the page is visible, and at once when the visitor returns from the payment. */
function useWatchedOrders({ orders, messages }: KakaState, refresh: (id: string) => Promise<unknown>) {
  const unseen = messages.flatMap(ordersOf).filter((opened) => !orders.some(({ id }) => id === opened));
  const unsettled = orders.filter(({ status }) => status === 'awaiting_payment' || status === 'paid').map(({ id }) => id);
  const open = [...unseen, ...unsettled].join(' ');
  useEffect(() => {
    if (open === '') return;
    const look = () => {
      if (document.visibilityState === 'visible') for (const id of open.split(' ')) void refresh(id);
    };
    const timer = setInterval(look, pollMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [open, refresh]);
}
