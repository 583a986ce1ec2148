/** The table of refunds: the only file that reads or writes it. */

import type { Db, Trx } from '../db/database.ts';
import type { RefundRow } from '../db/schema.ts';

/**
 * Writes down what was heard of a refund. What is final stays so, and what is heard twice or late changes nothing.
 * @returns false when nothing was new
 */
export async function record(trx: Trx, refund: Omit<RefundRow, 'created_at' | 'settled_at'>, at: string): Promise<boolean> {
  const settled_at = refund.status === 'pending' ? null : at;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('refunds')
    .values({ ...refund, created_at: at, settled_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) return true;
  if (refund.status === 'pending') return false;
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ status: refund.status, settled_at })
    .where('id', '=', refund.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The refunds of a payment, the oldest first. */
export const ofPayment = (db: Db, paymentId: string) =>
  db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('created_at').orderBy('id').execute();

export const byId = (db: Db, id: string) => db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** Refunds that were not settled yet, made after `from`. */
export const pending = (db: Db, from: Date) =>
  db
    .selectFrom('refunds')
    .select(['id', 'created_at'])
    .where('status', '=', 'pending')
    .where('created_at', '>', from.toISOString())
    .execute();

/** What was paid back, or will be: refunds that have not failed. */
export const sumOf = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, { status, paise }) => (status === 'failed' ? sum : sum + paise), 0);
