import { Lock } from 'lucide-react';
import kaka from '#client/assets/characters/kaka/portrait.svg';
import { FixedLogo } from '../ui/fixed-logo.tsx';

/** What a visitor may find behind a payment link of the sandbox; the server picks. */
export const payStates = ['open', 'failed', 'broken', 'paid', 'expired', 'unknown'] as const;
export type PayState = (typeof payStates)[number];

/** What the server writes in, order by order. */
const order = {
  guide: '__PAY_GUIDE__',
  rupees: '__PAY_RUPEES__',
  price: '__PAY_PRICE__',
  email: '__PAY_EMAIL__',
  reference: '__PAY_REFERENCE__',
  chat: '__PAY_CHAT__',
};

const words: Record<PayState, { heading: string; lead: string; notice?: string; back: string }> = {
  open: {
    heading: 'Test payment',
    lead: 'No UPI, no card, no real money. Use this page to see what a buyer sees after Kaka sends the link.',
    back: 'Back to Kaka without paying',
  },
  failed: {
    heading: 'Test payment',
    lead: 'No UPI, no card, no real money. Use this page to see what a buyer sees after Kaka sends the link.',
    notice: 'The test payment failed, as you asked. Nothing was charged. Try again or go back to Kaka.',
    back: 'Back to Kaka without paying',
  },
  broken: {
    heading: 'Test payment',
    lead: 'No UPI, no card, no real money. Use this page to see what a buyer sees after Kaka sends the link.',
    notice: 'The payment did not reach Kaka’s shop. Nothing was charged, and your order is still here. Please try again.',
    back: 'Back to Kaka without paying',
  },
  paid: {
    heading: 'Already paid',
    lead: 'This order is paid for, so there is nothing more to do. The guide is on its way to your mail, and with Kaka for you to download.',
    back: 'Back to Kaka and your guide',
  },
  expired: {
    heading: 'This link has run out',
    lead: 'Payment links work for a day, and this one’s day is over. Nothing was charged. Ask Kaka for the guide again and he will make you a new one.',
    back: 'Back to Kaka',
  },
  unknown: {
    heading: 'No such payment link',
    lead: 'There is no order behind this address. Perhaps a letter of the link got lost on the way. Nothing was charged.',
    back: 'Back to Kaka',
  },
};

/** The sandbox's pay page: a bahi-khata, the red cloth ledger. It works without any script. */
export function PayPage({ state }: { state: PayState }) {
  const { heading, lead, notice, back } = words[state];
  const known = state !== 'expired' && state !== 'unknown';
  return (
    <div className="pay">
      <title>{`${heading}: Vaani sandbox`}</title>
      <meta name="description" content={lead} />
      <meta name="theme-color" content="#8E1F17" />
      <meta name="robots" content="noindex" />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <FixedLogo tone="light" otherPath={null} />
      <main className="bahi" id="main">
        <div className="bahi__page">
          <p className="bahi__shubh" lang="hi">
            <span>शुभ</span>
            <span>लाभ</span>
          </p>
          <div className="bahi__head">
            <h1>{heading}</h1>
            <span className="bahi__stamp">Sandbox</span>
          </div>
          {notice !== undefined && (
            <p className="bahi__notice" role="alert">
              {notice}
            </p>
          )}
          <p className="bahi__lead">{lead}</p>
          {known && <Order paid={state === 'paid'} />}
          {known && state !== 'paid' && (
            <form className="bahi__acts" method="post">
              <button className="btn" type="submit" name="outcome" value="paid">
                <Lock className="lu" aria-hidden="true" />
                {`Pay ${order.price} (test)`}
              </button>
              <button className="btn btn--ghost" type="submit" name="outcome" value="failed">
                Make it fail
              </button>
            </form>
          )}
          <p className="bahi__back">
            <a className="link" href={order.chat}>
              {back}
            </a>
          </p>
        </div>
      </main>
    </div>
  );
}

function Order({ paid }: { paid: boolean }) {
  return (
    <>
      <table className="bahi__table">
        <caption className="vh">Order</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Qty</th>
            <th scope="col">Rupees</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <img src={kaka} alt="" width="52" height="52" />
              <span>
                <b>{order.guide}</b>
                E-guide from Kaka
              </span>
            </td>
            <td>1</td>
            <td>{order.rupees}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{paid ? 'Paid' : 'To pay'}</th>
            <td />
            <td>{order.price}</td>
          </tr>
        </tfoot>
      </table>
      <dl className="bahi__meta">
        <div>
          <dt>Guide goes to</dt>
          <dd>{order.email}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{order.reference}</dd>
        </div>
      </dl>
    </>
  );
}
