/** The tables of tax invoices and of their serial numbers: the only file that reads or writes them. */

import type { Db, Trx } from '../db/database.ts';
import type { InvoiceRow } from '../db/schema.ts';

/**
 * The next number of a series. Other transactions that need a number wait until this one ends. A transaction that fails uses no number. So
 * a series has neither gaps nor duplicates, across all instances.
 */
export async function nextNumber(trx: Trx, series: string): Promise<number> {
  const { last } = await trx
    .insertInto('serials')
    .values({ series, last: 1 })
    .onConflict((conflict) => conflict.column('series').doUpdateSet((eb) => ({ last: eb('serials.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export const add = (trx: Trx, invoice: InvoiceRow) => trx.insertInto('invoices').values(invoice).execute();

/** @param subject the id of the paid order, or of the refund */
export const ofSubject = (db: Db, subject: string) =>
  db.selectFrom('invoices').selectAll().where('subject', '=', subject).executeTakeFirst();

/** The invoice of an order and the credit notes of its refunds, the oldest first. */
export const ofOrder = (db: Db, orderId: string) =>
  db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).orderBy('issued_at').orderBy('number').execute();
