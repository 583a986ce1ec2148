import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import kakaPortrait from '#client/assets/characters/kaka/portrait.svg';
import { Composer } from '#client/ui/composer.tsx';
import { NoScript } from '#client/ui/no-script.tsx';
import { useFocusInTalk } from '#client/ui/use-kept-focus.ts';
import { limitSentence, remainingNotice } from '#shared/kaka-rules.ts';
import { messageMaxLength } from '#shared/lengths.ts';
import { personaLinks } from '#shared/persona-links.ts';
import { MessageCount } from './message-count.tsx';
import '#client/ui/talk.css';
import './kaka-chat.css';
import { Conversation } from './conversation.tsx';
import { FinishSale } from './finish-sale.tsx';
import { isAtLimit } from './kaka-state.ts';
import { useKaka } from './use-kaka.ts';
import { chatWords as words } from './words.ts';

const { placeholder } = words;

/**
 * Kaka's chat: greeting, message count, messages, order cards, text field.
 * @param callable whether a call can start from here; not next to a call that has just failed
 */
export function KakaChat({ callable = true }: { callable?: boolean }) {
  const chat = useKaka();
  const { state, send } = chat;
  const { messageCount, sending } = state;
  const atLimit = isAtLimit(state);
  const shownCount = messageCount + (sending === null || atLimit ? 0 : 1);
  const notice = remainingNotice(shownCount);
  const panel = useRef<HTMLDivElement>(null);
  useFocusInTalk(panel);

  return (
    <div className="chat chat--kaka" ref={panel}>
      <div className="chat__head">
        <img src={kakaPortrait} alt="" width="54" height="54" loading="lazy" />
        <div>
          <strong>{personaLinks.kaka.name}</strong>
          <span>{words.about}</span>
        </div>
        {callable && (
          <Link className="chat__call link" to="/kaka-voice">
            {words.call}
          </Link>
        )}
      </div>
      <MessageCount count={shownCount} />
      <NoScript what={words.needsScript} />
      <Conversation chat={chat} />
      {notice !== undefined && (
        <p className={atLimit ? 'limit limit--stop' : 'limit'} role="status">
          <CircleAlert className="lu" aria-hidden="true" />
          {atLimit ? <Link to="/kaka-voice">{limitSentence}</Link> : notice}
        </p>
      )}
      {atLimit && (
        <p className="limit limit--ways">
          <Link to="/#voices">{words.others}</Link>
          <Link to="/#brandvoice">{words.brand}</Link>
        </p>
      )}
      {atLimit && state.awaitingEmailFor !== null ? (
        <FinishSale chat={chat} skuName={state.awaitingEmailFor} />
      ) : (
        <Composer
          label={words.label}
          placeholder={atLimit ? placeholder.limit : state.awaitingEmailFor === null ? placeholder.message : placeholder.email}
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
