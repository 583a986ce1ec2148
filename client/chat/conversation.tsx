import { useEffect, useRef } from 'react';
import { useKeptEnd } from '#client/ui/use-kept-end.ts';
import { langOf } from '#shared/script.ts';
import { FromCall, useCallBefore } from './from-call.tsx';
import { isAtLimit, ordersOf } from './kaka-state.ts';
import { OrderCard } from './order-card.tsx';
import { PayLink } from './pay-link.tsx';
import { Problem } from './problem.tsx';
import type { KakaChat } from './use-kaka.ts';
import { chatWords } from './words.ts';

/** The messages, with the order cards below the messages that opened them. The list scrolls inside its own frame. */
export function Conversation({ chat }: { chat: KakaChat }) {
  const { state, receiptOf, send, buy, resendGuide, tellBuyer } = chat;
  const { messages, orders, sending, waiting, problem } = state;
  const call = useCallBefore(state);
  const end = useRef<HTMLDivElement>(null);
  useKeptEnd(end);
  // The focus stays on the reader's link when the order changes its state.
  const orderNews = receiptOf === null ? orders.map(({ status }) => status) : [];
  const news = [messages.length, sending?.line, problem?.sentence, ...orderNews].join();
  const newsSeen = useRef(news);

  useEffect(() => {
    // Scrolls only for new content, because the page must not jump to the chat when it loads.
    if (news !== newsSeen.current && !end.current?.querySelector('.order:focus')) end.current?.scrollTo({ top: end.current.scrollHeight });
    newsSeen.current = news;
  }, [news]);

  const links = orders.flatMap(({ paymentLink }) => paymentLink ?? []);
  const card = (orderId: string) => {
    const order = orders.find(({ id }) => id === orderId);
    return (
      order && (
        <OrderCard
          key={order.id}
          order={order}
          isReceipt={order.id === receiptOf}
          onRenew={() => buy(order.skuName, order.email)}
          onResend={() => resendGuide(order.id)}
          onBuyer={(buyer) => tellBuyer(order.id, buyer)}
        />
      )
    );
  };
  const told = new Set(messages.flatMap(ordersOf));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="log" role="log" aria-label={chatWords.log} tabIndex={0} ref={end}>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
        <div className="log__entry" key={index}>
          {call.lines.length > 0 && index === call.place && <FromCall lines={call.lines} />}
          <p className={message.sender === 'kaka' ? 'msg msg--them' : 'msg msg--me'}>
            <span className="vh">{message.sender === 'kaka' ? chatWords.them : chatWords.you}</span>
            <span lang={langOf(message.text)}>
              <WithLinks text={message.text} links={links} />
            </span>
          </p>
          {ordersOf(message).map(card)}
        </div>
      ))}
      {call.lines.length > 0 && call.place === messages.length && <FromCall lines={call.lines} />}
      {orders.filter(({ id }) => !told.has(id)).map(({ id }) => card(id))}
      {state.messages.length === 1 && sending === null && !problem && <Starters onPick={send} />}
      {sending !== null && (
        <>
          {!isAtLimit(state) && (
            // Announced once: when it is in the conversation together with its answer.
            <p className="msg msg--me" lang={langOf(sending.line)} aria-hidden="true">
              {sending.line}
            </p>
          )}
          <p className="msg msg--them typing" role="img" aria-label={chatWords.typing}>
            <i />
            <i />
            <i />
          </p>
        </>
      )}
      {[...waiting, ...(problem?.unsent ?? [])].map(({ line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they leave from the first on, and nothing is kept in them
        <p className="msg msg--me msg--unsent" lang={langOf(line)} key={index}>
          {line}
        </p>
      ))}
      <Problem chat={chat} />
    </div>
  );
}

/** A text in which only links of our own orders can be clicked. */
function WithLinks({ text, links }: { text: string; links: readonly string[] }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part) => (links.includes(part) ? <PayLink key={part} href={part} /> : part));
}

/** Suggestions for the first message: a remedy, a recommendation, a story. */
function Starters({ onPick }: { onPick(line: string): void }) {
  return (
    <ul className="starters" aria-label={chatWords.beginWith}>
      {chatWords.starters.map((line) => (
        <li key={line}>
          <button type="button" onClick={() => onPick(line)}>
            {line}
          </button>
        </li>
      ))}
    </ul>
  );
}
