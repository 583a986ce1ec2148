import { useRef } from 'react';
import messaging from '#client/assets/icons/messaging.svg?raw';
import payment from '#client/assets/icons/payment.svg?raw';
import shipping from '#client/assets/icons/shipping.svg?raw';
import sms from '#client/assets/icons/sms.svg?raw';
import spreadsheet from '#client/assets/icons/spreadsheet.svg?raw';
import store from '#client/assets/icons/store.svg?raw';
import { guideBySku } from '#shared/catalog.ts';
import { guideName } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import { words } from '#shared/words.ts';
import { Drawing } from '../ui/drawing.tsx';
import { useReveal } from '../ui/reveal.ts';

const guide = guideBySku('immunity-booster');
const price = guide && formatInr(guide.paise);
const name = guide && guideName(guide.name);

interface Station {
  title: string;
  does: string;
  example: string;
}

/** What each part of the back office does, with the customer's sentence as an example. */
const told = words<Record<'messaging' | 'payment' | 'spreadsheet' | 'store' | 'sms' | 'shipping', Station>>({
  en: {
    messaging: {
      title: 'Messaging',
      does: 'The conversation carries on in the chat app the customer already has open.',
      example: `Kaka: “Same address? Then only ${price} is left, beta.”`,
    },
    payment: {
      title: 'Payment',
      does: 'A payment link is created and sent mid-sentence. Paid or not, the character knows.',
      example: `Link sent, ${price}. Paid in 40 seconds.`,
    },
    spreadsheet: {
      title: 'Spreadsheet',
      does: 'Every lead and every order writes its own row. Nobody retypes anything.',
      example: `New row: Meena, Pune, ${name}`,
    },
    store: {
      title: 'Store',
      does: 'Price, stock and catalogue come straight from your store, so nothing sold is ever sold out.',
      example: 'Stock checked, order created in the store',
    },
    sms: {
      title: 'SMS',
      does: 'Confirmation reaches any phone, with data or without.',
      example: '“Your order is with us. Kaka says gargle at night.”',
    },
    shipping: {
      title: 'Shipping',
      does: 'Pickup is booked, the label is made and the tracking number is read out on request.',
      example: 'Pickup tomorrow, 11 am. Tracking shared',
    },
  },
  hi: {
    messaging: {
      title: 'बातचीत',
      does: 'बात उसी चैट ऐप में आगे चलती है जो ग्राहक के हाथ में पहले से खुला है।',
      example: `काका: “पता वही? तो बस ${price} रह गए, बेटा।”`,
    },
    payment: {
      title: 'भुगतान',
      does: 'बात के बीच ही भुगतान का लिंक बनकर चला जाता है। पैसे आए या नहीं, किरदार को पता रहता है।',
      example: `लिंक भेजा, ${price}। 40 सेकंड में भुगतान।`,
    },
    spreadsheet: {
      title: 'स्प्रेडशीट',
      does: 'हर पूछताछ और हर ऑर्डर अपनी पंक्ति ख़ुद लिखता है। किसी को दोबारा टाइप नहीं करना पड़ता।',
      example: `नई पंक्ति: मीना, पुणे, ${name}`,
    },
    store: {
      title: 'दुकान',
      does: 'दाम, स्टॉक और सामान की सूची सीधे आपकी दुकान से आती है, तो जो ख़त्म हो गया वह बिकता नहीं।',
      example: 'स्टॉक देखा, दुकान में ऑर्डर बना',
    },
    sms: {
      title: 'एसएमएस',
      does: 'पक्की ख़बर हर फ़ोन तक पहुँचती है, नेट हो या न हो।',
      example: '“आपका ऑर्डर मिल गया। काका कहते हैं रात को गरारे करना।”',
    },
    shipping: {
      title: 'डिलीवरी',
      does: 'पिकअप तय होता है, लेबल बनता है, और पूछने पर ट्रैकिंग नंबर पढ़कर सुना दिया जाता है।',
      example: 'पिकअप कल सुबह 11 बजे। ट्रैकिंग भेजी',
    },
  },
});

const stations = [
  { icon: messaging, ...told.messaging },
  { icon: payment, ...told.payment },
  { icon: spreadsheet, ...told.spreadsheet },
  { icon: store, ...told.store },
  { icon: sms, ...told.sms },
  { icon: shipping, ...told.shipping },
];

/** Six wooden blocks on one thread. */
export function Stations() {
  const list = useRef<HTMLOListElement>(null);
  useReveal(list);
  return (
    <ol className="stations" ref={list}>
      {stations.map(({ icon, title, does, example }) => (
        <li className="station reveal" key={title}>
          <span className="block">
            <Drawing svg={icon} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{does}</p>
            <p className="out">{example}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
