import { useEffect, useRef } from 'react';
import { FinishSale } from './finish-sale.tsx';
import { OrderCard } from './order-card.tsx';
import { useKaka } from './use-kaka.ts';
import './chat.css';
import './kaka-chat.css';
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
  const { orders, problem } = chat.state;
  const order = orders.findLast(({ skuName }) => skuName === guideName);
  return (
    <div className="kaka-offer">
      {order ? (
        <OrderCard order={order} onRenew={() => chat.buy(order.skuName, order.email)} onResend={() => chat.resendGuide(order.id)} />
      ) : (
        <FinishSale chat={chat} guideName={guideName} />
      )}
      {problem && (
        <p className="msg msg--problem" role="alert">
          {problem.sentence}
        </p>
      )}
    </div>
  );
}
