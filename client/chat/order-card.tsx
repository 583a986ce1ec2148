import { Check, Download, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#client/api.ts';
import { Breakable } from '#client/ui/breakable.tsx';
import { loadOrReload } from '#client/ui/stale-site.ts';
import { useKeptFocus } from '#client/ui/use-kept-focus.ts';
import type { OrderView } from '#shared/api.ts';
import { guideName } from '#shared/guide-name.ts';
import { formatInr } from '#shared/money.ts';
import type { TellBuyer } from './order-buyer.tsx';
import { PayLink } from './pay-link.tsx';
import { chatWords } from './words.ts';
import './order-card.css';

/** Needed only if the seller charges tax. */
const BuyerForm = lazy(async () => ({ default: (await loadOrReload(() => import('./order-buyer.tsx'))).BuyerForm }));

const words = chatWords.order;

interface OrderCardProps {
  order: OrderView;
  /** The buyer has just returned from the payment and looks for this order. */
  isReceipt?: boolean;
  onRenew(): void;
  onResend(): Promise<void>;
  onBuyer: TellBuyer;
}

/** The state of sending the guide again. */
type MailState = 'idle' | 'sending' | 'sent' | 'failed' | 'often';

/** An order as a card below Kaka's message: to pay, paid, or expired. */
export function OrderCard({ order, isReceipt = false, onRenew, onResend, onBuyer }: OrderCardProps) {
  const price = formatInr(order.paise);
  const paid = order.downloadUrl !== undefined;
  const refunded = order.refundedPaise !== undefined && order.refundedPaise >= order.paise;
  const card = useRef<HTMLElement>(null);
  const [mail, setMail] = useState<MailState>('idle');
  const [isBuyerAsked, setBuyerAsked] = useState(false);
  const tellBuyer: TellBuyer = (buyer) => onBuyer(buyer).then(() => setBuyerAsked(false));
  useKeptFocus(() => card.current, card);
  useEffect(() => {
    if (!isReceipt) return;
    const element = card.current;
    const log = element?.closest<HTMLElement>('.log');
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
    // In a low window the card is taller than the frame, and is shown from its beginning.
    if (element && log) log.scrollTop = element.offsetTop - log.offsetTop;
  }, [isReceipt]);
  const resend = () => {
    setMail('sending');
    onResend().then(
      () => setMail('sent'),
      (error) => setMail(error instanceof ApiFailure && error.code === 'daily_limit_reached' ? 'often' : 'failed'),
    );
  };
  return (
    <section className={paid ? 'order order--paid' : 'order'} aria-label={words.label(guideName(order.skuName))} tabIndex={-1} ref={card}>
      {paid && (
        <p className="order__ok" role="status">
          <Check className="lu" aria-hidden="true" />
          {words.received(price)}
        </p>
      )}
      {order.refundedPaise !== undefined && (
        <p className="order__back" role="status">
          <Undo2 className="lu" aria-hidden="true" />
          {refunded ? words.refunded(formatInr(order.refundedPaise)) : words.refundedPart(formatInr(order.refundedPaise), price)}
        </p>
      )}
      <div className="order__top">
        <span className="order__cover" data-guide={order.skuName} aria-hidden="true" />
        <div>
          {/* No heading: in a call there is none above it. The region has its name. */}
          <strong className="order__name">{guideName(order.skuName)}</strong>
          <p>
            {paid ? words.sentAlso : words.sentTo} <br />
            <span className="order__email">
              <Breakable text={order.email} />
            </span>
          </p>
        </div>
        {!paid && !refunded && <span className="order__price">{price}</span>}
      </div>
      <div className="order__act">
        {paid ? (
          <Paid order={order} mail={mail} onResend={resend} />
        ) : refunded ? (
          <Refunded price={price} receiptUrl={order.receiptUrl} onRenew={onRenew} isOwn={!order.emailMasked} />
        ) : order.buyer && (isBuyerAsked || !order.paymentLink) ? (
          <Suspense fallback={<p role="status">{words.moment}</p>}>
            <BuyerForm buyer={order.buyer} price={price} onTell={tellBuyer} />
          </Suspense>
        ) : order.paymentLink ? (
          <ToPay
            link={order.paymentLink}
            qr={order.emailMasked ? undefined : `/api/orders/${order.id}/qr`}
            price={price}
            buyer={order.buyer}
            onBuyer={() => setBuyerAsked(true)}
          />
        ) : (
          <RunOut {...(!order.emailMasked && { onRenew })} />
        )}
      </div>
    </section>
  );
}

interface ToPayProps {
  link: string;
  /** The payment link as a QR code; none for an order of another session. */
  qr: string | undefined;
  price: string;
  buyer: OrderView['buyer'];
  /** The buyer wants to change the data of the invoice. */
  onBuyer(): void;
}

function ToPay({ link, qr, price, buyer, onBuyer }: ToPayProps) {
  return (
    <>
      <a className="btn" href={link} target="_blank" rel="noopener">
        {words.pay(price)}
      </a>
      <p className="order__url">
        <PayLink href={link} />
      </p>
      {qr && (
        <figure className="order__qr">
          {/* Lazy: if it is not shown, as on phones, it is not loaded. */}
          <img src={qr} alt={words.qr(price)} width="132" height="132" loading="lazy" />
          <figcaption>{words.scan}</figcaption>
        </figure>
      )}
      {buyer?.stateName && (
        <p className="order__url">
          {words.invoiceFor(buyer.name ?? buyer.stateName)}{' '}
          <button className="link" type="button" onClick={onBuyer}>
            {words.change}
          </button>
        </p>
      )}
    </>
  );
}

function Paid({ order, mail, onResend }: { order: OrderView; mail: MailState; onResend(): void }) {
  return (
    <>
      <a className="btn" href={order.downloadUrl} download>
        <Download className="lu" aria-hidden="true" />
        {words.download}
      </a>
      <p className="order__url" role="status">
        {mail === 'sent' ? (
          words.sentAgain(order.email)
        ) : mail === 'often' ? (
          words.sentOften
        ) : (
          <>
            {mail === 'failed' && words.failed}
            <button className="link" type="button" onClick={onResend} disabled={mail === 'sending'}>
              {mail === 'failed' ? chatWords.tryAgain : words.sendAgain}
            </button>
          </>
        )}
      </p>
      {order.receiptUrl && <ReceiptLink href={order.receiptUrl} />}
    </>
  );
}

/** The order is refunded. The buyer may buy the guide again. */
function Refunded({
  price,
  receiptUrl,
  onRenew,
  isOwn,
}: {
  price: string;
  receiptUrl: string | undefined;
  onRenew(): void;
  isOwn: boolean;
}) {
  return (
    <>
      <p>{words.refundedMore}</p>
      {isOwn && (
        <p className="order__url">
          <button className="link" type="button" onClick={onRenew}>
            {words.buyAgain(price)}
          </button>
        </p>
      )}
      {receiptUrl && <ReceiptLink href={receiptUrl} />}
    </>
  );
}

const ReceiptLink = ({ href }: { href: string }) => (
  <p className="order__url">
    <a className="link" href={href} target="_blank" rel="noopener">
      {words.receipt}
    </a>
  </p>
);

/** Without `onRenew` the page does not know the buyer's email address, and Kaka asks for it. */
function RunOut({ onRenew }: { onRenew?: () => void }) {
  return (
    <>
      <p>
        {words.runOut}
        {!onRenew && words.askKaka}
      </p>
      {onRenew && (
        <button className="btn" type="button" onClick={onRenew}>
          {words.renew}
        </button>
      )}
    </>
  );
}
