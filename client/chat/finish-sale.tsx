import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Composer } from '#client/ui/composer.tsx';
import { guideByName } from '#shared/catalog.ts';
import { emailMaxLength, invalidEmailSentence, isEmail } from '#shared/email.ts';
import { formatInr } from '#shared/money.ts';
import type { KakaChat } from './use-kaka.ts';

/** At the limit a sale that Kaka has begun can still be finished: one field, no message. */
export function FinishSale({ chat, guideName }: { chat: KakaChat; guideName: string }) {
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
