import { words } from '#shared/words.ts';
import { OnePressPage } from './one-press-page.tsx';
import { ContactLink } from './operator-words.tsx';

/** The states of the page `/forget-me`. The server chooses one. */
export const forgetStates = ['open', 'done'] as const;
export type ForgetState = (typeof forgetStates)[number];

const says = words({
  en: {
    button: 'Forget me',
    open: {
      heading: 'Forget me',
      lead: 'One press erases what this browser has left here: your chat with Kaka, your calls with every character, and orders that you did not pay.',
    },
    done: {
      heading: 'You are forgotten here',
      lead: 'The chat, the calls and unpaid orders of this browser are erased, and its cookie is gone.',
    },
    kept: [
      'Guides that you paid for stay yours, with their receipts, as tax law asks. For an enquiry or a meeting you left, or for another browser, write to ',
      '.',
    ],
  },
  hi: {
    button: 'मुझे भूल जाइए',
    open: {
      heading: 'मुझे भूल जाइए',
      lead: 'एक बार दबाते ही वह सब मिट जाएगा जो इस ब्राउज़र ने यहाँ छोड़ा है: काका से आपकी चैट, सब किरदारों से आपकी कॉल, और वे ऑर्डर जिनका भुगतान नहीं हुआ।',
    },
    done: {
      heading: 'यहाँ आप भुला दिए गए',
      lead: 'इस ब्राउज़र की चैट, कॉल और बिना भुगतान वाले ऑर्डर मिटा दिए गए हैं, और इसकी कुकी भी नहीं रही।',
    },
    kept: [
      'जिन गाइडों का भुगतान आपने किया है वे और उनकी रसीदें आपकी ही रहती हैं; टैक्स का क़ानून यही कहता है। आपकी छोड़ी पूछताछ या मुलाक़ात के लिए, या किसी दूसरे ब्राउज़र के लिए, ',
      ' पर लिखिए।',
    ],
  },
});

/** Like consent, its withdrawal needs only one press. */
export function ForgetPage({ state }: { state: ForgetState }) {
  const button = state === 'open' ? says.button : undefined;
  return (
    <OnePressPage {...says[state]} path={state === 'open' ? '/forget-me' : undefined} button={button} isDone={state === 'done'}>
      <p>
        {says.kept[0]}
        <ContactLink />
        {says.kept[1]}
      </p>
    </OnePressPage>
  );
}
