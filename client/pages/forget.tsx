import { OnePressPage } from './one-press-page.tsx';
import { ContactLink } from './operator-words.tsx';

/** What stands at `/forget-me`; the server picks. */
export const forgetStates = ['open', 'done'] as const;
export type ForgetState = (typeof forgetStates)[number];

/** Consent is given by one press, and taken back by one. */
export function ForgetPage({ state }: { state: ForgetState }) {
  const heading = state === 'open' ? 'Forget me' : 'You are forgotten here';
  const lead =
    state === 'open'
      ? 'One press erases what this browser has left here: your chat with Kaka, your calls with every character, and orders that you did not pay.'
      : 'The chat, the calls and unpaid orders of this browser are erased, and its cookie is gone.';
  return (
    <OnePressPage heading={heading} lead={lead} button={state === 'open' ? 'Forget me' : undefined} isDone={state === 'done'}>
      <p>
        Guides that you paid for stay yours, with their receipts, as tax law asks. For an enquiry or a meeting you left, or for another
        browser, write to <ContactLink />.
      </p>
    </OnePressPage>
  );
}
