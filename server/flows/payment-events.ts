import type { Log } from '../core/log.ts';
import type { Database, Trx } from '../db/database.ts';
import type { UnmatchedPaymentRow } from '../db/schema.ts';
import type { PaymentEvent } from '../services/payments.ts';
import { guideEntry } from './guide-promise.ts';
import type { Outbox } from './outbox.ts';
import { orderSheetRow, sheetRow } from './sheet.ts';

type PaidEvent = Extract<PaymentEvent, { kind: 'paid' }>;

interface Needs {
  database: Database;
  outbox: Outbox;
  log: Log;
}

/** What payment events do to orders. @returns applies one: once, whatever order they come in; a state never moves back */
export function createPaymentEvents({ database, outbox, log }: Needs): (event: PaymentEvent) => Promise<void> {
  async function paid(event: PaidEvent) {
    const outcome = await database.transact((trx) => fulfil(trx, event));
    const { orderId: order, paymentId, paise, currency } = event;
    // Logged after the commit: what was rolled back did not happen.
    if (outcome === 'paid') {
      log.info({ order, paymentId }, 'order paid');
      outbox.kick();
    } else if (outcome) log.error({ order, paymentId, paise, currency, reason: outcome }, 'payment fits no order: kept for a person');
  }

  /** @returns undefined when there was nothing left to do */
  async function fulfil(trx: Trx, event: PaidEvent): Promise<'paid' | UnmatchedPaymentRow['reason'] | undefined> {
    const now = new Date().toISOString();
    const fresh = await trx
      .insertInto('webhook_events')
      .values({ id: event.eventId, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (fresh.numInsertedOrUpdatedRows === 0n) return undefined;
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', event.orderId).executeTakeFirst();
    if (!order) return keep(trx, event, 'unknown_order', now);
    if (event.paise !== order.paise || event.currency !== 'INR') return keep(trx, event, 'wrong_amount', now);
    const changed = await trx
      .updateTable('orders')
      .set({ status: 'paid', paid_at: now, payment_id: event.paymentId })
      .where('id', '=', order.id)
      // Money that comes after the link ran out is still money for a guide.
      .where('status', 'in', ['opening', 'awaiting_payment', 'expired'])
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return undefined;
    await outbox.promise(trx, guideEntry(order.id));
    await outbox.promise(trx, sheetRow(orderSheetRow(order, now)));
    return 'paid';
  }

  /** Keeps money that a person has to look at. @returns undefined when it was kept before */
  async function keep(trx: Trx, { paymentId, orderId, paise, currency }: PaidEvent, reason: UnmatchedPaymentRow['reason'], at: string) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('unmatched_payments')
      .values({ payment_id: paymentId, order_id: orderId, paise, currency, reason, received_at: at })
      .onConflict((conflict) => conflict.column('payment_id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 0n ? undefined : reason;
  }

  async function notPaid(orderId: string) {
    await database.transact((trx) =>
      trx
        .updateTable('orders')
        .set({ status: 'expired', open_key: null })
        .where('id', '=', orderId)
        .where('status', '=', 'awaiting_payment')
        .execute(),
    );
  }

  return async (event) => {
    if (event.kind === 'paid') await paid(event);
    else if (event.kind !== 'other') await notPaid(event.orderId);
  };
}
