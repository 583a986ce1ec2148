import { emailMaxLength } from '#shared/email.ts';
import { pathIn, siteLang, words } from '#shared/words.ts';
import { ContactLink } from './operator-words.tsx';
import { SheetPage } from './sheet-page.tsx';

/** The states of `/purchases`, and of the page for links of guides that do not work. The server chooses one. */
export const purchasesStates = ['open', 'sent', 'invalid', 'busy', 'lost', 'refunded'] as const;
export type PurchasesState = (typeof purchasesStates)[number];

interface StateWords {
  heading: string;
  lead: string;
  notice?: string;
}

const find = words({
  en: {
    heading: 'Find my purchase',
    lead: 'Give the email you bought with, and fresh links to your guides and receipts come to that mailbox.',
  },
  hi: {
    heading: 'मेरी ख़रीद ढूँढें',
    lead: 'जिस ईमेल से ख़रीदा था वही दीजिए, और आपकी गाइड व रसीदों के नए लिंक उसी मेलबॉक्स में आ जाएँगे।',
  },
});
const stateWords = words<Record<PurchasesState, StateWords>>({
  en: {
    open: find,
    invalid: { ...find, notice: 'That is no email address. Please look at it once more.' },
    busy: { ...find, notice: 'That was a little often. Please wait ten minutes and try again.' },
    sent: {
      heading: 'Look into your mailbox',
      lead: 'If there is a purchase with that address, the mail is on its way. It takes a minute or two; look among your spam too.',
    },
    lost: {
      heading: 'This link no longer works',
      lead: `Links to guides and receipts work for 30 days, and a guide can be downloaded 50 times with one. Your guide is still yours. ${find.lead}`,
    },
    refunded: {
      heading: 'This guide was paid back',
      lead: 'Its price went back the way it was paid, so its download has ended. Kaka is glad to sell it to you again, and your receipts come by mail from here.',
    },
  },
  hi: {
    open: find,
    invalid: { ...find, notice: 'यह ईमेल पता नहीं लगता। एक बार फिर देख लीजिए।' },
    busy: { ...find, notice: 'यह ज़रा जल्दी-जल्दी हो गया। दस मिनट ठहरकर फिर कोशिश कीजिए।' },
    sent: {
      heading: 'अपना मेलबॉक्स देखिए',
      lead: 'उस पते से कुछ ख़रीदा गया है, तो मेल निकल चुका है। एक-दो मिनट लगते हैं; स्पैम में भी देख लीजिए।',
    },
    lost: {
      heading: 'यह लिंक अब नहीं चलता',
      lead: `गाइड और रसीदों के लिंक 30 दिन चलते हैं, और एक लिंक से गाइड 50 बार डाउनलोड हो सकती है। आपकी गाइड अब भी आपकी है। ${find.lead}`,
    },
    refunded: {
      heading: 'इस गाइड का दाम लौटाया जा चुका है',
      lead: 'दाम उसी रास्ते लौट गया जिससे आया था, इसलिए डाउनलोड बंद है। काका इसे ख़ुशी से फिर बेच देंगे, और आपकी रसीदें यहीं से मेल पर आ जाएँगी।',
    },
  },
});

const says = words({
  en: {
    email: 'Email you bought with',
    placeholder: 'you@example.in',
    send: 'Send me the links',
    nothing: [
      'Nothing came? Perhaps another address was given when you paid: ',
      'try that one',
      ', or write to ',
      ' with the payment’s id from your bank or UPI app.',
    ],
    back: 'Back to Kaka',
  },
  hi: {
    email: 'जिस ईमेल से ख़रीदा था',
    placeholder: 'aap@example.in',
    send: 'लिंक भेज दीजिए',
    nothing: ['कुछ नहीं आया? शायद भुगतान के समय कोई और पता दिया था: ', 'वह आज़माइए', ', या बैंक अथवा यूपीआई ऐप से भुगतान का नंबर लेकर ', ' पर लिखिए।'],
    back: 'काका के पास लौटें',
  },
});

/** "Find my purchase". */
export function PurchasesPage({ state }: { state: PurchasesState }) {
  const { heading, lead, notice } = stateWords[state];
  return (
    <SheetPage heading={heading} description={lead} path={state === 'open' ? '/purchases' : undefined}>
      <p role={state === 'sent' ? 'status' : undefined}>{lead}</p>
      {notice !== undefined && (
        <p className="meeting__note" role="alert" id="notice">
          {notice}
        </p>
      )}
      {state !== 'sent' && (
        <form className="meeting__move" method="post" action={pathIn(siteLang, '/purchases')}>
          <label htmlFor="email">{says.email}</label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={emailMaxLength}
            placeholder={says.placeholder}
            aria-describedby={notice === undefined ? undefined : 'notice'}
          />
          <button className="btn" type="submit">
            {says.send}
          </button>
        </form>
      )}
      {state === 'sent' && (
        <p>
          {says.nothing[0]}
          <a className="link" href={pathIn(siteLang, '/purchases')}>
            {says.nothing[1]}
          </a>
          {says.nothing[2]}
          <ContactLink />
          {says.nothing[3]}
        </p>
      )}
      <div className="meeting__acts">
        <a className="link" href={`${pathIn(siteLang, '/')}#demo`}>
          {says.back}
        </a>
      </div>
    </SheetPage>
  );
}
