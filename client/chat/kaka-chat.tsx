import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import kakaPortrait from '#client/assets/portraits/kaka.svg';
import { Composer } from '#client/ui/composer.tsx';
import { guideByName } from '#shared/catalog.ts';
import { emailMaxLength, invalidEmailSentence, isEmail } from '#shared/email.ts';
import { limitSentence, remainingNotice } from '#shared/kaka-rules.ts';
import { messageMaxLength } from '#shared/lengths.ts';
import { formatInr } from '#shared/money.ts';
import { Beads } from './beads.tsx';
import './chat.css';
import './kaka-chat.css';
import { isAtLimit, type Sending } from './kaka-state.ts';
import { OrderCard } from './order-card.tsx';
import { type KakaChat as Chat, useKaka } from './use-kaka.ts';

/** The chat in which Kaka sells: greeting, counter, bubbles, order chits, composer. */
export function KakaChat() {
  const chat = useKaka();
  const { state, send } = chat;
  const { messageCount, sending } = state;
  const atLimit = isAtLimit(state);
  const shownCount = messageCount + (sending === null || atLimit ? 0 : 1);
  const notice = remainingNotice(shownCount);

  return (
    <div className="chat chat--kaka">
      <div className="chat__head">
        <img src={kakaPortrait} alt="" width="54" height="54" loading="lazy" />
        <div>
          <strong>Kaka</strong>
          <span>Storyteller. Sells seven guides, argues about none.</span>
        </div>
      </div>
      <Beads count={shownCount} />
      <Log chat={chat} />
      {notice !== undefined && (
        <p className={atLimit ? 'limit limit--stop' : 'limit'} role="status">
          <CircleAlert className="lu" aria-hidden="true" />
          {atLimit ? <Link to="/kaka-voice">{limitSentence}</Link> : notice}
        </p>
      )}
      {atLimit && state.awaitingEmailFor !== null ? (
        <FinishSale chat={chat} guideName={state.awaitingEmailFor} />
      ) : (
        <Composer
          label="Your message"
          placeholder={atLimit ? 'Demo limit reached' : state.awaitingEmailFor === null ? 'Write to Kaka' : 'Your email'}
          type={state.awaitingEmailFor === null ? 'text' : 'email'}
          maxLength={messageMaxLength}
          disabled={atLimit}
          busy={sending !== null}
          onSend={send}
        />
      )}
    </div>
  );
}

function Log({ chat }: { chat: Chat }) {
  const { state, send, buy, resendGuide } = chat;
  const { messages, orders, sending, problem } = state;
  const end = useRef<HTMLDivElement>(null);
  const length = messages.length + (sending === null ? 0 : 1) + (problem ? 1 : 0);
  const lengthSeen = useRef(length);

  useEffect(() => {
    // Only what is new scrolls: the page must not jump to the chat when it loads.
    if (length !== lengthSeen.current) end.current?.scrollTo({ top: end.current.scrollHeight });
    lengthSeen.current = length;
  }, [length]);

  const links = orders.flatMap(({ paymentLink }) => paymentLink ?? []);
  const card = (orderId: string) => {
    const order = orders.find(({ id }) => id === orderId);
    return (
      order && (
        <OrderCard key={order.id} order={order} onRenew={() => buy(order.skuName, order.email)} onResend={() => resendGuide(order.id)} />
      )
    );
  };
  const retry = ({ line, guideName }: Sending) => (guideName === undefined ? send(line) : buy(guideName, line));
  const told = new Set(messages.map(({ orderId }) => orderId));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="log" role="log" aria-label="Conversation with Kaka" tabIndex={0} ref={end}>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
        <div className="log__entry" key={index}>
          <p className={message.sender === 'kaka' ? 'msg msg--them' : 'msg msg--me'}>
            <span className="vh">{message.sender === 'kaka' ? 'Kaka: ' : 'You: '}</span>
            <WithLinks text={message.text} links={links} />
          </p>
          {message.orderId !== undefined && card(message.orderId)}
        </div>
      ))}
      {orders.filter(({ id }) => !told.has(id)).map(({ id }) => card(id))}
      {sending !== null && (
        <>
          {!isAtLimit(state) && <p className="msg msg--me">{sending.line}</p>}
          <p className="msg msg--them typing" role="img" aria-label="Kaka is typing">
            <i />
            <i />
            <i />
          </p>
        </>
      )}
      {problem && (
        <>
          <p className="msg msg--me msg--unsent">{problem.unsent.line}</p>
          <div className="msg msg--them msg--problem" role="alert">
            <p>{problem.sentence}</p>
            <button className="link" type="button" onClick={() => retry(problem.unsent)}>
              Try again
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** Text in which only links that our own orders made can be clicked. */
function WithLinks({ text, links }: { text: string; links: readonly string[] }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts.map((part) =>
    links.includes(part) ? (
      <a className="link" key={part} href={part} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** At the limit a sale that Kaka has begun can still be finished: one field, no message. */
function FinishSale({ chat, guideName }: { chat: Chat; guideName: string }) {
  const [invalid, setInvalid] = useState(false);
  const guide = guideByName(guideName);
  function finish(line: string) {
    const email = line.trim();
    setInvalid(!isEmail(email));
    if (isEmail(email)) chat.buy(guideName, email);
  }
  return (
    <section className="finish-sale" aria-label={`Finish buying ${guideName}`}>
      <p>
        <b>{guideName}</b>
        {guide && `, ${formatInr(guide.paise)}`}. Your email, and the link comes here.
      </p>
      <Composer
        label={`Email for ${guideName}`}
        placeholder="you@example.in"
        type="email"
        maxLength={emailMaxLength}
        busy={chat.state.sending !== null}
        onSend={finish}
      />
      {invalid && (
        <p className="field-err" role="alert">
          <CircleAlert className="lu" aria-hidden="true" />
          {invalidEmailSentence}
        </p>
      )}
    </section>
  );
}
