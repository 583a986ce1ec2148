import { useEffect, useRef } from 'react';
import { useFocusInTalk } from '#client/ui/use-kept-focus.ts';
import { FinishSale } from './finish-sale.tsx';
import { OrderCard } from './order-card.tsx';
import { Problem } from './problem.tsx';
import { useKaka } from './use-kaka.ts';
import '#client/ui/talk.css';
import './kaka-offer.css';

/**
 * A guide that Kaka sells in a call: the email goes in here, then the order's own chit stands here, as it does in his chat.
 * @param email where the visitor has said it in the call: the order opens by itself
 */
export function KakaOffer({ guideName, email }: { guideName: string; email?: string }) {
  const chat = useKaka();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (email === undefined || opened.current === email) return;
    opened.current = email;
    chat.buy(guideName, email);
  }, [chat, guideName, email]);
  const offer = useRef<HTMLDivElement>(null);
  useFocusInTalk(offer);
  const order = chat.state.orders.findLast(({ skuName }) => skuName === guideName);
  return (
    <div className="kaka-offer" ref={offer}>
      {order ? (
        <OrderCard order={order} onRenew={() => chat.buy(order.skuName, order.email)} onResend={() => chat.resendGuide(order.id)} />
      ) : (
        <FinishSale chat={chat} guideName={guideName} />
      )}
      <Problem chat={chat} />
    </div>
  );
}
