import { emailMaxLength } from '#shared/email.ts';
import { ContactLink } from './operator-words.tsx';
import { SheetPage } from './sheet-page.tsx';

/** What stands at `/purchases`, and behind links of guides that do not work; the server picks. */
export const purchasesStates = ['open', 'sent', 'invalid', 'busy', 'lost', 'refunded'] as const;
export type PurchasesState = (typeof purchasesStates)[number];

const ask = 'Give the email you bought with, and fresh links to your guides and receipts come to that mailbox.';
const words: Record<PurchasesState, { heading: string; lead: string; notice?: string }> = {
  open: { heading: 'Find my purchase', lead: ask },
  invalid: { heading: 'Find my purchase', lead: ask, notice: 'That is no email address. Please look at it once more.' },
  busy: { heading: 'Find my purchase', lead: ask, notice: 'That was a little often. Please wait ten minutes and try again.' },
  sent: {
    heading: 'Look into your mailbox',
    lead: 'If there is a purchase with that address, the mail is on its way. It takes a minute or two; look among your spam too.',
  },
  lost: {
    heading: 'This link no longer works',
    lead: `Links to guides and receipts work for 30 days, and a guide can be downloaded 50 times with one. Your guide is still yours. ${ask}`,
  },
  refunded: {
    heading: 'This guide was paid back',
    lead: 'Its price went back the way it was paid, so its download has ended. Kaka is glad to sell it to you again, and your receipts come by mail from here.',
  },
};

/** "Find my purchase". */
export function PurchasesPage({ state }: { state: PurchasesState }) {
  const { heading, lead, notice } = words[state];
  return (
    <SheetPage heading={heading} description={lead} isPublic={state === 'open'}>
      <p role={state === 'sent' ? 'status' : undefined}>{lead}</p>
      {notice !== undefined && (
        <p className="meeting__note" role="alert" id="notice">
          {notice}
        </p>
      )}
      {state !== 'sent' && (
        <form className="meeting__move" method="post" action="/purchases">
          <label htmlFor="email">Email you bought with</label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={emailMaxLength}
            placeholder="you@example.in"
            aria-describedby={notice === undefined ? undefined : 'notice'}
          />
          <button className="btn" type="submit">
            Send me the links
          </button>
        </form>
      )}
      {state === 'sent' && (
        <p>
          Nothing came? Perhaps another address was given when you paid:{' '}
          <a className="link" href="/purchases">
            try that one
          </a>
          , or write to <ContactLink /> with the payment’s id from your bank or UPI app.
        </p>
      )}
      <div className="meeting__acts">
        <a className="link" href="/#demo">
          Back to Kaka
        </a>
      </div>
    </SheetPage>
  );
}
