import { orderIdStart } from '#shared/order-reference.ts';
import { newId } from '../core/tokens.ts';
import type { Database } from '../db/database.ts';
import type { OrderRow, OutboxRow, UnmatchedPaymentRow } from '../db/schema.ts';
import { guideEntry } from './guide-promise.ts';
import { openingMs, openKeyOf, renewDownloads } from './orders.ts';
import { createQueue } from './outbox-queue.ts';

/** What an operator does about orders, beside the site: what is promised here, a running site delivers within a second. */
export interface OrderDesk {
  latest(count: number): Promise<OrderRow[]>;
  /** By the reference that buyers quote, or by id. More than one is as good as impossible, and then the id decides. */
  find(reference: string): Promise<OrderRow[]>;
  /** The order's mails, as far as the outbox remembers them: 30 days after they went out it forgets. */
  mails(order: OrderRow): Promise<OutboxRow[]>;
  /** Orders that somebody should look at: paid and not delivered for 15 minutes, or whose link has been in the making for as long as none takes. */
  stuck(): Promise<OrderRow[]>;
  /**
   * Sends the guide again, in place of mails that have not gone out, with a link that works.
   * @param to a corrected address, which becomes the order's
   */
  resend(order: OrderRow, to?: string): Promise<void>;
  /** Money that fits no order, the latest first. */
  unmatched(): Promise<UnmatchedPaymentRow[]>;
  /** Strikes money off that list. False when it was not on it. */
  settled(paymentId: string): Promise<boolean>;
}

/** The outbox tries a mail ten times within less: this is no passing fault. */
const undeliveredMs = 15 * 60_000;

/** @param now the clock */
export function createOrderDesk(database: Database, now: () => Date = () => new Date()): OrderDesk {
  const { db, transact } = database;
  const queue = createQueue(database, now);
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString();

  return {
    latest: (count) => db.selectFrom('orders').selectAll().orderBy('created_at', 'desc').limit(count).execute(),

    async find(reference) {
      const start = orderIdStart(reference);
      const rows = db.selectFrom('orders').selectAll();
      return start ? rows.where('id', 'like', `${start}%`).execute() : rows.where('id', '=', reference).execute();
    },

    mails: ({ id }) => db.selectFrom('outbox').selectAll().where('topic', '=', 'mail').where('lane', '=', id).orderBy('id').execute(),

    stuck: () =>
      db
        .selectFrom('orders')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb.and([eb('status', '=', 'paid'), eb('paid_at', '<=', before(undeliveredMs))]),
            eb.and([eb('status', '=', 'opening'), eb('created_at', '<=', before(openingMs))]),
          ]),
        )
        .orderBy('created_at')
        .execute(),

    resend: (order, to) =>
      transact(async (trx) => {
        if (to !== undefined) {
          // The buyer who asks for this guide with the right address shall find it paid; unless an order of theirs is there already.
          const openKey = openKeyOf(order.session_id, order.sku, to);
          const other = await trx.selectFrom('orders').select('id').where('open_key', '=', openKey).executeTakeFirst();
          await trx
            .updateTable('orders')
            .set({ email: to, ...(other || order.open_key === null ? {} : { open_key: openKey }) })
            .where('id', '=', order.id)
            .execute();
        }
        const mails = trx.deleteFrom('outbox').where('topic', '=', 'mail').where('lane', '=', order.id);
        await mails.where('status', '!=', 'sent').execute();
        await queue.add(trx, guideEntry(order.id, newId('again')));
        await renewDownloads(trx, order.id);
      }),

    unmatched: () => db.selectFrom('unmatched_payments').selectAll().orderBy('received_at', 'desc').execute(),

    async settled(paymentId) {
      const { numDeletedRows } = await transact((trx) =>
        trx.deleteFrom('unmatched_payments').where('payment_id', '=', paymentId).executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },
  };
}
