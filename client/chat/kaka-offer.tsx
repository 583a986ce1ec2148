import { FinishSale } from './finish-sale.tsx';
import { OrderCard } from './order-card.tsx';
import { useKaka } from './use-kaka.ts';
import './chat.css';
import './kaka-chat.css';
import './kaka-offer.css';

/** A guide that Kaka sells in a call: the email goes in here, then the order's own chit stands here, as it does in his chat. */
export function KakaOffer({ guideName }: { guideName: string }) {
  const chat = useKaka();
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
