import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ApiFailure, callApi } from '#client/api.ts';
import { isEmail } from '#shared/email.ts';
import { kakaSays } from '#shared/kaka-rules.ts';
import { firstState, type KakaState, reduce, type Sending } from './kaka-state.ts';

/** Remembers that there is a conversation to come back to: the session's cookie is not for scripts to read. */
const talkedKey = 'vaani:kaka-talked';
/** A payment shows in the open chat within 3 seconds. */
const pollMs = 2_000;

export interface KakaChat {
  state: KakaState;
  send(line: string): void;
  /** Asks for a payment link directly: a fresh one for a sale that ran out, or the last step at the message limit. */
  buy(guideName: string, email: string): void;
  resendGuide(orderId: string): Promise<void>;
}

/** The runner around the chat's state: it calls the server and watches open orders. */
export function useKaka(): KakaChat {
  const [state, dispatch] = useReducer(reduce, firstState);
  const sending = useRef(false);

  const refreshOrder = useCallback(async (id: string) => {
    try {
      dispatch({ type: 'order-changed', order: await callApi('order', {}, { id }) });
    } catch {
      // The next look, or a reload, brings it.
    }
  }, []);

  useEffect(() => {
    if (!localStorage.getItem(talkedKey)) return;
    callApi('kakaSession', {}).then(
      (session) => dispatch({ type: 'restored', session }),
      () => {}, // A chat that cannot be restored begins anew; the server still knows its count.
    );
  }, []);

  useWatchedOrders(state, refreshOrder);

  /** One line on its way at a time; `deliver` says what becomes of it. */
  async function exchange(what: Sending, deliver: () => Promise<void>, lost: string, unreadable: string) {
    if (sending.current) return;
    sending.current = true;
    dispatch({ type: 'sent', sending: what });
    try {
      localStorage.setItem(talkedKey, '1');
      await deliver();
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : new ApiFailure();
      if (failure.code === 'demo_limit_reached') dispatch({ type: 'limit-reached' });
      else dispatch({ type: 'failed', sentence: failure.code === 'no_answer' ? lost : (failure.sentence ?? unreadable) });
    } finally {
      sending.current = false;
    }
  }

  function buy(guideName: string, email: string) {
    const failed = 'Could not generate payment link. Please try again.';
    void exchange(
      { line: email, guideName },
      async () => {
        const answer = await callApi('paymentLink', { email, skuName: guideName });
        await refreshOrder(answer.orderId);
        dispatch({ type: 'linked', answer });
      },
      failed,
      failed,
    );
  }

  function send(line: string) {
    const message = line.trim();
    if (message === '') return;
    if (state.awaitingEmailFor !== null && isEmail(message)) return buy(state.awaitingEmailFor, message);
    void exchange(
      { line: message },
      async () => {
        const answer = await callApi('chat', { message });
        if (answer.orderId !== undefined) await refreshOrder(answer.orderId);
        dispatch({ type: 'replied', answer });
      },
      kakaSays.hadToLeave,
      'No response from Kaka.',
    );
  }

  return {
    state,
    send,
    buy,
    resendGuide: async (id) => void (await callApi('resendGuide', {}, { id })),
  };
}

/** Looks at unpaid orders while the page is seen, and at once when the visitor comes back from paying. */
function useWatchedOrders({ orders }: KakaState, refresh: (id: string) => Promise<void>) {
  const open = orders
    .filter(({ status }) => status === 'awaiting_payment' || status === 'paid')
    .map(({ id }) => id)
    .join(' ');
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
