import { useState } from 'react';
import { Composer } from '#client/ui/composer.tsx';
import { guideByName } from '#shared/catalog.ts';
import { emailMaxLength, invalidEmailSentence, isEmail } from '#shared/email.ts';
import { guideName } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import type { KakaChat } from './use-kaka.ts';
import { chatWords } from './words.ts';
import './finish-sale.css';

const words = chatWords.finish;

/** At the message limit, an open sale can still be finished with one field and without a message. */
export function FinishSale({ chat, skuName }: { chat: KakaChat; skuName: string }) {
  const [invalid, setInvalid] = useState(false);
  const name = guideName(skuName);
  const guide = guideByName(skuName);
  function finish(line: string): boolean {
    const email = line.trim();
    const valid = isEmail(email);
    setInvalid(!valid);
    if (valid) chat.buy(skuName, email);
    return valid;
  }
  return (
    <section className="finish-sale" aria-label={words.label(name)}>
      <p>
        <b>{name}</b>
        {guide && `, ${formatInr(guide.paise)}`}
        {words.ask}
      </p>
      <Composer
        label={words.email(name)}
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
