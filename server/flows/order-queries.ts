/** Reads of the table of orders. Changes are in `order-rows.ts`. */

import { sql } from 'kysely';
import { orderIdStart } from '#shared/order-reference.ts';
import { hasEmail, holdsWords, isListed, isOneOf, type Listed } from '../db/conditions.ts';
import type { Db, Trx } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';
import { ago, openingMs } from './order-state.ts';

/** The outbox tries a mail ten times within less: this is no passing fault. */
const undeliveredMs = 15 * 60_000;

export const byId = (db: Db, id: string) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

/** @param linkId the provider's own id of the payment link */
export const byLink = (db: Db, linkId: string) => db.selectFrom('orders').selectAll().where('link_id', '=', linkId).executeTakeFirst();

/** The orders with this id, or with this reference (`VK-7H3K9MWQ`), which is only the beginning of an id. */
export async function byReference(db: Db, reference: string): Promise<OrderRow[]> {
  const start = orderIdStart(reference);
  const rows = db.selectFrom('orders').selectAll();
  return start ? rows.where('id', 'like', `${start}%`).execute() : rows.where('id', '=', reference).execute();
}

/** @param paymentId the provider's own id of a payment */
export const byPayment = (db: Db, paymentId: string) => db.selectFrom('orders').selectAll().where('payment_id', '=', paymentId).execute();

/** The session's orders that have a link or are paid, the oldest first. */
export const ofSession = (db: Db, sessionId: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', 'in', ['awaiting_payment', 'paid', 'delivered'])
    .orderBy('created_at')
    .execute();

/** @param email in lower case */
export const ofEmail = (db: Db, email: string) => db.selectFrom('orders').selectAll().where(hasEmail(email)).execute();

export const latest = (db: Db, count: number) => db.selectFrom('orders').selectAll().orderBy('created_at', 'desc').limit(count).execute();

/** A page of the orders: searched by email, reference, id, payment or link. */
export function listed(db: Db, { words, behind, limit }: Listed) {
  const start = orderIdStart(words);
  const rows = db
    .selectFrom('orders')
    .selectAll()
    .where(isListed({ words: '', behind }, 'created_at', 'id', []));
  return rows
    .$if(words !== '', (query) =>
      query.where((eb) =>
        eb.or([
          holdsWords(['email', 'id', 'payment_id', 'link_id'], words),
          ...(start === undefined ? [] : [eb('id', 'like', `${start}%`)]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The orders of these sessions, the oldest first. */
export const ofSessions = (db: Db, sessionIds: readonly string[]) =>
  db.selectFrom('orders').selectAll().where(isOneOf('session_id', sessionIds)).orderBy('created_at').execute();

/** How many visitors got a link since then, how many paid, and how much was not paid back. */
export async function salesSince(db: Db, since: string): Promise<{ linked: number; paid: number; rupees: number }> {
  const row = await db
    .selectFrom('orders')
    .where('created_at', '>=', since)
    .select([
      sql`count(distinct case when link_id is not null then session_id end)`.as('linked'),
      sql`count(distinct case when paid_at is not null then session_id end)`.as('paid'),
      sql`sum(case when paid_at is not null then paise - refunded_paise else 0 end)`.as('paise'),
    ])
    .executeTakeFirstOrThrow();
  return { linked: Number(row.linked), paid: Number(row.paid), rupees: Number(row.paise ?? 0) / 100 };
}

export const paid = (db: Db) => db.selectFrom('orders').selectAll().where('paid_at', 'is not', null).execute();

/** Orders that a person should look at: paid for a while and not delivered, or left behind while their link was being made. */
export const stuck = (db: Db, now: Date) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'paid'), eb('paid_at', '<=', ago(undeliveredMs, now)), eb('refunded_paise', '<', eb.ref('paise'))]),
        eb.and([eb('status', '=', 'opening'), eb('created_at', '<=', ago(openingMs, now))]),
      ]),
    )
    .orderBy('created_at')
    .execute();

/** Unpaid orders with a payment link, made after `from` and not later than `to`, the newest first. */
export const unpaid = (db: Db, from: Date, to: Date) =>
  db
    .selectFrom('orders')
    .select(['link_id', 'created_at'])
    .where('status', 'in', ['awaiting_payment', 'expired'])
    .where('link_id', 'is not', null)
    .where('created_at', '>', from.toISOString())
    .where('created_at', '<=', to.toISOString())
    .orderBy('created_at', 'desc')
    .execute();

/** How many orders were ever paid, and how many of these have not been delivered. */
export async function counts(db: Db): Promise<{ paid: number; undelivered: number }> {
  const rows = db.selectFrom('orders').where('paid_at', 'is not', null);
  // Nothing is owed any more where the whole price went back.
  const settled = sql`count(case when delivered_at is not null or refunded_paise >= paise then 1 end)`;
  const count = rows.select(({ fn }) => [fn.countAll().as('paid'), settled.as('delivered')]);
  const { paid, delivered } = await count.executeTakeFirstOrThrow();
  return { paid: Number(paid), undelivered: Number(paid) - Number(delivered) };
}

/** The State that the session's buyer told last. */
export async function lastBuyerState(trx: Trx, sessionId: string): Promise<string | null> {
  const told = trx.selectFrom('orders').select('buyer_state').where('session_id', '=', sessionId).where('buyer_state', 'is not', null);
  return (await told.orderBy('created_at', 'desc').limit(1).executeTakeFirst())?.buyer_state ?? null;
}

/** Unpaid orders from before this time. */
export const unpaidBefore = (trx: Trx, before: string) =>
  trx.selectFrom('orders').select(['id', 'session_id']).where('paid_at', 'is', null).where('created_at', '<', before).execute();
