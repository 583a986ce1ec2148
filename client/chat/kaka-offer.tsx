import { useEffect, useRef } from 'react';
import { useFocusInTalk } from '#client/ui/use-kept-focus.ts';
import type { GuideOffer, OrderView } from '#shared/api.ts';
import { FinishSale } from './finish-sale.tsx';
import { OrderCard } from './order-card.tsx';
import { Problem } from './problem.tsx';
import { useKaka } from './use-kaka.ts';
import '#client/ui/talk.css';
import './kaka-offer.css';

/**
 * Kaka's sale during a call: a field for the email address, and the card of each order, as in his chat.
 * @param orders opened or paid in the call
 */
export function KakaOffer({ offer, orders }: { offer: GuideOffer | null; orders: readonly OrderView[] }) {
  const chat = useKaka();
  const { learn } = chat;
  useEffect(() => {
    for (const order of orders) learn(order);
  }, [learn, orders]);
  const panel = useRef<HTMLDivElement>(null);
  useFocusInTalk(panel);
  const inCall = new Set(orders.map(({ id }) => id));
  const shown = chat.state.orders.filter(({ id, skuName }) => inCall.has(id) || skuName === offer?.skuName);
  const isOpen = offer !== null && !shown.some(({ skuName }) => skuName === offer.skuName);
  return (
    <div className="kaka-offer" ref={panel}>
      {shown.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          onRenew={() => chat.buy(order.skuName, order.email)}
          onResend={() => chat.resendGuide(order.id)}
          onBuyer={(buyer) => chat.tellBuyer(order.id, buyer)}
        />
      ))}
      {isOpen && <FinishSale key={offer.sku} chat={chat} skuName={offer.skuName} />}
      <Problem chat={chat} />
    </div>
  );
}
