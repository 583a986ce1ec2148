/** Payments as their events reported them: events that were seen, and payments that match no order. */

import type { Db, Trx } from '../db/database.ts';
import type { UnmatchedPaymentRow } from '../db/schema.ts';

/** @returns false when the event was recorded before */
export async function recordEvent(trx: Trx, id: string, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('webhook_events')
    .values({ id, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Whoever else writes about this payment waits until the transaction ends: a payment and its refunds may be told at the same moment. */
export const hold = (trx: Trx, paymentId: string, at: string) =>
  trx
    .insertInto('webhook_events')
    .values({ id: `payment:${paymentId}`, received_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ received_at: at }))
    .execute();

/** @param before an event this old is not sent again */
export const forgetEvents = (trx: Trx, before: string) => trx.deleteFrom('webhook_events').where('received_at', '<', before).execute();

/** Keeps a payment that a person has to look at. @returns false when it was kept before */
export async function keepUnmatched(trx: Trx, payment: UnmatchedPaymentRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('unmatched_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** The latest first. */
export const unmatched = (db: Db) => db.selectFrom('unmatched_payments').selectAll().orderBy('received_at', 'desc').execute();

/** Takes a payment off that list. @returns false when it was not on it */
export async function settle(trx: Trx, paymentId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('unmatched_payments').where('payment_id', '=', paymentId).executeTakeFirst();
  return numDeletedRows > 0n;
}
