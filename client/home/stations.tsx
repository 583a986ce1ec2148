import { useRef } from 'react';
import messaging from '#client/assets/icons/messaging.svg?raw';
import payment from '#client/assets/icons/payment.svg?raw';
import shipping from '#client/assets/icons/shipping.svg?raw';
import sms from '#client/assets/icons/sms.svg?raw';
import spreadsheet from '#client/assets/icons/spreadsheet.svg?raw';
import store from '#client/assets/icons/store.svg?raw';
import { guideBySku } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { Drawing } from '../ui/drawing.tsx';
import { useReveal } from '../ui/reveal.ts';

const guide = guideBySku('immunity-booster');
const price = guide && formatInr(guide.paise);

/** What each part of the back office does, and what it might have done with the customer's sentence. */
const stations = [
  {
    icon: messaging,
    title: 'Messaging',
    does: 'The conversation carries on in the chat app the customer already has open.',
    example: `Kaka: “Same address? Then only ${price} is left, beta.”`,
  },
  {
    icon: payment,
    title: 'Payment',
    does: 'A payment link is created and sent mid-sentence. Paid or not, the character knows.',
    example: `Link sent, ${price}. Paid in 40 seconds.`,
  },
  {
    icon: spreadsheet,
    title: 'Spreadsheet',
    does: 'Every lead and every order writes its own row. Nobody retypes anything.',
    example: `New row: Meena, Pune, ${guide?.name}`,
  },
  {
    icon: store,
    title: 'Store',
    does: 'Price, stock and catalogue come straight from your store, so nothing sold is ever sold out.',
    example: 'Stock checked, order created in the store',
  },
  {
    icon: sms,
    title: 'SMS',
    does: 'Confirmation reaches any phone, with data or without.',
    example: '“Your order is with us. Kaka says gargle at night.”',
  },
  {
    icon: shipping,
    title: 'Shipping',
    does: 'Pickup is booked, the label is made and the tracking number is read out on request.',
    example: 'Pickup tomorrow, 11 am. Tracking shared',
  },
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
