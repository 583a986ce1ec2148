import { useState } from 'react';
import { Composer } from '#client/ui/composer.tsx';
import { guideByName } from '#shared/catalog.ts';
import { emailMaxLength, invalidEmailSentence, isEmail } from '#shared/email.ts';
import { formatInr } from '#shared/money.ts';
import type { KakaChat } from './use-kaka.ts';
import './finish-sale.css';

/** At the limit a sale that Kaka has begun can still be finished: one field, no message. */
export function FinishSale({ chat, guideName }: { chat: KakaChat; guideName: string }) {
  const [invalid, setInvalid] = useState(false);
  const guide = guideByName(guideName);
  function finish(line: string): boolean {
    const email = line.trim();
    const valid = isEmail(email);
    setInvalid(!valid);
    if (valid) chat.buy(guideName, email);
    return valid;
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
        error={invalid ? invalidEmailSentence : undefined}
        onSend={finish}
      />
    </section>
  );
}
