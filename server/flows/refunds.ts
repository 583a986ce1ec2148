/** Money that goes back: what the provider tells of refunds, in whatever order, and what an operator asks of it. */

import type { Log } from '../core/log.ts';
import { digest } from '../core/tokens.ts';
import type { Database, Trx } from '../db/database.ts';
import type { OrderRow, RefundRow } from '../db/schema.ts';
import type { Payments, RefundEvent } from '../services/payments.ts';
import { issueCreditNote } from './invoices.ts';
import * as orderRows from './order-rows.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-rows.ts';
import * as paymentRows from './payment-rows.ts';
import * as refundRows from './refund-rows.ts';
import { refundSheetRow, sheetRow } from './sheet.ts';

interface Needs {
  database: Database;
  outbox: Pick<Outbox, 'enqueue' | 'wake'>;
  log: Log;
}

export interface Refunds {
  /** Writes down what was heard of a refund. A buyer gets one mail for each refund that was carried out. */
  apply(event: RefundEvent): Promise<void>;
  /** Brings the order of a payment to what its refunds say. For the transaction in which the payment became the order's. */
  settle(trx: Trx, paymentId: string): Promise<void>;
}

export function createRefunds({ database, outbox, log }: Needs): Refunds {
  async function settle(trx: Trx, paymentId: string) {
    const refunds = await refundRows.ofPayment(trx, paymentId);
    if (refunds.length === 0) return;
    const order = await orderRows.setRefunded(trx, paymentId, refundRows.sumOf(refunds));
    if (!order) return;
    for (const refund of refunds.filter(({ status }) => status === 'processed')) {
      await issueCreditNote(trx, order, refund);
      await outbox.enqueue(trx, refundMailEntry(order, refund.id));
      await outbox.enqueue(trx, sheetRow(refundSheetRow(order, refund)));
    }
  }

  return {
    settle,
    async apply({ refundId, paymentId, paise, status }) {
      const isNew = await database.transact(async (trx) => {
        const at = new Date().toISOString();
        await paymentRows.hold(trx, paymentId, at);
        if (!(await refundRows.record(trx, { id: refundId, payment_id: paymentId, paise, status }, at))) return false;
        await settle(trx, paymentId);
        return true;
      });
      if (!isNew) return;
      const line = { refund: refundId, paymentId, paise, status };
      if (status === 'failed') log.error(line, 'refund failed');
      else log.info(line, 'refund updated');
      outbox.wake();
    },
  };
}

const refundMailEntry = (order: OrderRow, refundId: string): OutboxEntry => ({
  topic: 'mail',
  partition: refundId,
  dedupeKey: `refund:${refundId}`,
  payload: { kind: 'refund', orderId: order.id, refundId },
});

/**
 * Asks the provider to give money of a paid order back, and writes down what it says.
 * @param heard the refunds of the order so far: asked again before another was heard of, as after a lost answer, it is the same refund;
 *   after one that failed it is a new one
 * @throws Error when the provider does not do it, or does not say
 */
export async function refund(
  payments: Payments,
  refunds: Refunds,
  { order, heard, paise }: { order: OrderRow; heard: readonly RefundRow[]; paise: number },
): Promise<RefundEvent> {
  const key = `refund-${digest([order.id, heard.length, paise])}`;
  const event = await payments.refund({ paymentId: order.payment_id ?? '', paise, key });
  await refunds.apply(event);
  return event;
}
