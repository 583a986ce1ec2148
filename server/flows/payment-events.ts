import { type Log, sessionHash } from '../core/log.ts';
import type { Database, Trx } from '../db/database.ts';
import type { UnmatchedPaymentRow } from '../db/schema.ts';
import type { PaymentEvent } from '../services/payments.ts';
import { guideEntry } from './guide-entry.ts';
import type { Invoices } from './invoices.ts';
import * as orderQueries from './order-queries.ts';
import * as orderRows from './order-rows.ts';
import type { Outbox } from './outbox.ts';
import * as paymentRows from './payment-rows.ts';
import { createRefunds } from './refunds.ts';
import { orderSheetRow, sheetRow } from './sheet.ts';

type PaidEvent = Extract<PaymentEvent, { kind: 'paid' }>;

interface Needs {
  database: Database;
  outbox: Outbox;
  /** Told once; what it does must not hold the payment up. */
  onPaid(orderId: string): Promise<void>;
  invoices: Invoices;
  log: Log;
}

/** What payment events do to orders. @returns applies one: once, whatever order they come in; a state never moves back */
export function createPaymentEvents({ database, outbox, onPaid, invoices, log }: Needs): (event: PaymentEvent) => Promise<void> {
  const refunds = createRefunds({ database, outbox, log });

  async function paid(event: PaidEvent) {
    const outcome = await database.transact((trx) => fulfil(trx, event));
    const { orderId: order, paymentId, paise, currency } = event;
    // Logged after the commit: what was rolled back did not happen.
    if (outcome === 'paid') {
      const paidOrder = await orderQueries.byId(database.db, order);
      log.info({ order, paymentId, ...(paidOrder && { session: sessionHash(paidOrder.session_id) }) }, 'order paid');
      onPaid(order).catch((error: unknown) => log.warn({ err: error, order }, 'could not announce a payment in its call'));
      outbox.wake();
    } else if (outcome) log.error({ order, paymentId, paise, currency, reason: outcome }, 'unmatched payment stored for review');
  }

  /** @returns undefined when there was nothing left to do */
  async function fulfil(trx: Trx, event: PaidEvent): Promise<'paid' | UnmatchedPaymentRow['reason'] | undefined> {
    const now = new Date().toISOString();
    if (!(await paymentRows.recordEvent(trx, event.eventId, now))) return undefined;
    const order = await orderQueries.byId(trx, event.orderId);
    if (!order) return keep(trx, event, 'unknown_order', now);
    if (event.paise !== order.paise || event.currency !== 'INR') return keep(trx, event, 'wrong_amount', now);
    await paymentRows.hold(trx, event.paymentId, now);
    if (!(await orderRows.pay(trx, order.id, event.paymentId, now))) return paidAgain(trx, event, now);
    // As it is now: the buyer may have told a State a moment ago.
    await invoices.issue(trx, (await orderQueries.byId(trx, order.id)) ?? order, now);
    await outbox.enqueue(trx, guideEntry(order.id));
    await outbox.enqueue(trx, sheetRow(orderSheetRow(order, now)));
    await refunds.settle(trx, event.paymentId);
    return 'paid';
  }

  /** The order is paid: by this payment, or by another. */
  async function paidAgain(trx: Trx, event: PaidEvent, at: string) {
    const order = await orderQueries.byId(trx, event.orderId);
    // A look at the link, or an event, may have had the link's id alone.
    if (order?.payment_id === event.paymentId || order?.link_id === event.paymentId) return undefined;
    if (order?.payment_id !== order?.link_id) return keep(trx, event, 'already_paid', at);
    await orderRows.setPaymentId(trx, event.orderId, event.paymentId);
    await refunds.settle(trx, event.paymentId);
    return undefined;
  }

  /** Keeps money that a person has to look at. @returns undefined when it was kept before */
  async function keep(trx: Trx, { paymentId, orderId, paise, currency }: PaidEvent, reason: UnmatchedPaymentRow['reason'], at: string) {
    const isNew = await paymentRows.keepUnmatched(trx, {
      payment_id: paymentId,
      order_id: orderId,
      paise,
      currency,
      reason,
      received_at: at,
    });
    return isNew ? reason : undefined;
  }

  return async (event) => {
    if (event.kind === 'paid') await paid(event);
    else if (event.kind === 'refund') await refunds.apply(event);
    else if (event.kind !== 'other') await database.transact((trx) => orderRows.expire(trx, event.orderId, 'awaiting_payment'));
  };
}
