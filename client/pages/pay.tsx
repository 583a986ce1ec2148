import { Lock } from 'lucide-react';
import kaka from '#client/assets/characters/kaka/portrait.svg';
import { words } from '#shared/words.ts';
import { FixedLogo } from '../ui/fixed-logo.tsx';
import { uiWords } from '../ui/words.ts';

/** The states of the sandbox's payment page. The server chooses one. */
export const payStates = ['open', 'failed', 'broken', 'closed', 'paid', 'expired', 'unknown'] as const;
export type PayState = (typeof payStates)[number];

/** Values that the server fills in for each order. */
const order = {
  guide: '__PAY_GUIDE__',
  rupees: '__PAY_RUPEES__',
  price: '__PAY_PRICE__',
  email: '__PAY_EMAIL__',
  reference: '__PAY_REFERENCE__',
  chat: '__PAY_CHAT__',
};

interface StateWords {
  heading: string;
  lead: string;
  notice?: string;
  back: string;
}

/** Of a link that can be paid. */
const toPay = words({
  en: {
    heading: 'Test payment',
    lead: 'No UPI, no card, no real money. Use this page to see what a buyer sees after Kaka sends the link.',
    back: 'Back to Kaka without paying',
  },
  hi: {
    heading: 'जाँच का भुगतान',
    lead: 'न यूपीआई, न कार्ड, न असली पैसे। काका का लिंक मिलने पर ख़रीदार क्या देखता है, यह पेज वही दिखाता है।',
    back: 'बिना चुकाए काका के पास लौटें',
  },
});

const stateWords = words<Record<PayState, StateWords>>({
  en: {
    open: toPay,
    failed: { ...toPay, notice: 'The test payment failed, as you asked. Nothing was charged. Try again or go back to Kaka.' },
    broken: {
      ...toPay,
      notice: 'The payment did not reach Kaka’s shop. Nothing was charged, and your order is still here. Please try again.',
    },
    closed: {
      ...toPay,
      notice:
        'This test shop has sold as much as it may in a day. Nothing was charged. Please come back tomorrow and ask Kaka for a new link.',
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
  },
  hi: {
    open: toPay,
    failed: { ...toPay, notice: 'जैसा आपने चाहा, भुगतान नहीं हुआ। कोई पैसा नहीं कटा। फिर कोशिश कीजिए, या काका के पास लौट जाइए।' },
    broken: {
      ...toPay,
      notice: 'भुगतान काका की दुकान तक नहीं पहुँचा। कोई पैसा नहीं कटा, और आपका ऑर्डर यहीं है। फिर कोशिश कीजिए।',
    },
    closed: {
      ...toPay,
      notice: 'इस जाँच-दुकान ने आज जितना बेच सकती थी, बेच दिया। कोई पैसा नहीं कटा। कल आकर काका से नया लिंक माँगिए।',
    },
    paid: {
      heading: 'भुगतान हो चुका है',
      lead: 'इस ऑर्डर का भुगतान हो चुका है, अब कुछ करना बाक़ी नहीं। गाइड आपके मेल पर आ रही है, और काका के पास से डाउनलोड भी कर सकते हैं।',
      back: 'काका और अपनी गाइड के पास लौटें',
    },
    expired: {
      heading: 'इस लिंक का समय निकल गया',
      lead: 'भुगतान का लिंक एक दिन चलता है, और इसका दिन पूरा हो गया। कोई पैसा नहीं कटा। काका से गाइड फिर माँगिए, वे नया लिंक बना देंगे।',
      back: 'काका के पास लौटें',
    },
    unknown: {
      heading: 'ऐसा कोई भुगतान लिंक नहीं',
      lead: 'इस पते पर कोई ऑर्डर नहीं है। शायद लिंक का कोई अक्षर रास्ते में छूट गया। कोई पैसा नहीं कटा।',
      back: 'काका के पास लौटें',
    },
  },
});

const says = words({
  en: {
    title: (heading: string) => `${heading}: Vaani sandbox`,
    stamp: 'Sandbox',
    pay: `Pay ${order.price} (test)`,
    fail: 'Make it fail',
    order: 'Order',
    item: 'Item',
    quantity: 'Qty',
    rupees: 'Rupees',
    guide: 'E-guide from Kaka',
    paid: 'Paid',
    toPay: 'To pay',
    goesTo: 'Guide goes to',
    reference: 'Reference',
  },
  hi: {
    title: (heading) => `${heading}: वाणी की जाँच-दुकान`,
    stamp: 'जाँच',
    pay: `${order.price} चुकाएँ (जाँच)`,
    fail: 'नाकाम करके देखें',
    order: 'ऑर्डर',
    item: 'सामान',
    quantity: 'नग',
    rupees: 'रुपये',
    guide: 'काका की ई-गाइड',
    paid: 'चुकाया',
    toPay: 'चुकाना है',
    goesTo: 'गाइड इस पते पर जाएगी',
    reference: 'ऑर्डर नंबर',
  },
});

/** The payment page of the sandbox, in the style of an Indian ledger. It works without scripts. */
export function PayPage({ state }: { state: PayState }) {
  const { heading, lead, notice, back } = stateWords[state];
  const known = state !== 'expired' && state !== 'unknown';
  return (
    <div className="pay">
      <title>{says.title(heading)}</title>
      <meta name="description" content={lead} />
      <meta name="theme-color" content="#8E1F17" />
      <meta name="robots" content="noindex" />
      <a className="skip" href="#main">
        {uiWords.skip}
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
            <span className="bahi__stamp">{says.stamp}</span>
          </div>
          {notice !== undefined && (
            <p className="bahi__notice" role="alert">
              {notice}
            </p>
          )}
          <p className="bahi__lead">{lead}</p>
          {known && <Order paid={state === 'paid'} />}
          {known && state !== 'paid' && state !== 'closed' && (
            <form className="bahi__acts" method="post">
              <button className="btn" type="submit" name="outcome" value="paid">
                <Lock className="lu" aria-hidden="true" />
                {says.pay}
              </button>
              <button className="btn btn--ghost" type="submit" name="outcome" value="failed">
                {says.fail}
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
        <caption className="vh">{says.order}</caption>
        <thead>
          <tr>
            <th scope="col">{says.item}</th>
            <th scope="col">{says.quantity}</th>
            <th scope="col">{says.rupees}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <img src={kaka} alt="" width="52" height="52" />
              <span>
                <b>{order.guide}</b>
                {says.guide}
              </span>
            </td>
            <td>1</td>
            <td>{order.rupees}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{paid ? says.paid : says.toPay}</th>
            <td />
            <td>{order.price}</td>
          </tr>
        </tfoot>
      </table>
      <dl className="bahi__meta">
        <div>
          <dt>{says.goesTo}</dt>
          <dd>{order.email}</dd>
        </div>
        <div>
          <dt>{says.reference}</dt>
          <dd>{order.reference}</dd>
        </div>
      </dl>
    </>
  );
}
