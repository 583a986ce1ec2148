/** The table of orders: the only file that reads or writes it. A change names the states it starts from; a state never moves back. */

import { sql } from 'kysely';
import type { Guide, Sku } from '#shared/catalog.ts';
import { orderIdStart } from '#shared/order-reference.ts';
import type { SiteLang } from '#shared/words.ts';
import { newId } from '../core/tokens.ts';
import { hasEmail, holdsWords, isListed, isOneOf, type Listed } from '../db/conditions.ts';
import type { Db, Trx } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';

/** How long a payment link can be paid. Razorpay asks for at least 15 minutes; a day covers "tonight, after work". */
export const linkLifeMs = 24 * 60 * 60 * 1000;
/** Whoever was opening an order for so long is gone: no provider takes this long. */
const openingMs = 60_000;
/** The outbox tries a mail ten times within less: this is no passing fault. */
const undeliveredMs = 15 * 60_000;

const ago = (ms: number, now: Date) => new Date(now.getTime() - ms).toISOString();

/** Whether an order's payment link has run out, or the request that was opening it is gone: the buyer may open another one. */
const hasExpired = (order: OrderRow, now = new Date()): boolean =>
  (order.status === 'awaiting_payment' && order.expires_at <= now.toISOString()) ||
  (order.status === 'opening' && order.created_at <= ago(openingMs, now));

/** The state of an order as its buyer sees it: a link that is still being made can soon be paid. */
export function visibleStatus(order: OrderRow): Exclude<OrderRow['status'], 'opening'> {
  if (order.status === 'opening') return 'awaiting_payment';
  return hasExpired(order) ? 'expired' : order.status;
}

/** Whether the whole price went back to the buyer, or is on its way. */
export const isRefunded = ({ paise, refunded_paise }: Pick<OrderRow, 'paise' | 'refunded_paise'>): boolean => refunded_paise >= paise;

/** What a repeated request finds its order by. */
const openKeyOf = (sessionId: string, sku: Sku, email: string): string => `${sessionId}/${sku}/${email.toLowerCase()}`;

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

interface NewOrder {
  sessionId: string;
  guide: Guide;
  email: string;
  pageLang: SiteLang | null;
  buyerState: string | null;
}

/**
 * Claims the right to open an order for this session, guide and email. `isOurs` is false when another request has claimed it:
 * then the order is the one that is there.
 */
export async function claim(
  trx: Trx,
  { sessionId, guide, email, pageLang, buyerState }: NewOrder,
): Promise<{ order: OrderRow; isOurs: boolean }> {
  const openKey = openKeyOf(sessionId, guide.sku, email);
  const byKey = () => trx.selectFrom('orders').selectAll().where('open_key', '=', openKey);
  const now = new Date();
  const former = await byKey().executeTakeFirst();
  if (former && hasExpired(former, now)) await expire(trx, former.id, former.status);
  const order = await trx
    .insertInto('orders')
    .values({
      id: newId('order'),
      session_id: sessionId,
      sku: guide.sku,
      email,
      page_lang: pageLang,
      paise: guide.paise,
      status: 'opening',
      open_key: openKey,
      payment_link: null,
      link_id: null,
      payment_id: null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + linkLifeMs).toISOString(),
      paid_at: null,
      thanked_at: null,
      delivered_at: null,
      downloads: 0,
      refunded_paise: 0,
      buyer_state: buyerState,
      buyer_business: null,
    })
    .onConflict((conflict) => conflict.column('open_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (order) return { order, isOurs: true };
  return { order: await byKey().executeTakeFirstOrThrow(), isOurs: false };
}

/** The State that the session's buyer told last. */
export async function lastBuyerState(trx: Trx, sessionId: string): Promise<string | null> {
  const told = trx.selectFrom('orders').select('buyer_state').where('session_id', '=', sessionId).where('buyer_state', 'is not', null);
  return (await told.orderBy('created_at', 'desc').limit(1).executeTakeFirst())?.buyer_state ?? null;
}

/** What the invoice will say of the buyer. @returns false once the order was paid: an invoice is not changed */
export async function setBuyer(trx: Trx, id: string, buyer: Pick<OrderRow, 'buyer_state' | 'buyer_business'>): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set(buyer)
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes down the payment link of an order that was being opened. */
export const setLink = (trx: Trx, id: string, link: { url: string; linkId: string }) =>
  trx
    .updateTable('orders')
    .set({ status: 'awaiting_payment', payment_link: link.url, link_id: link.linkId })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute();

/** Ends an unpaid order. @param from the state it must still be in */
export const expire = (trx: Trx, id: string, from: OrderRow['status']) =>
  trx.updateTable('orders').set({ status: 'expired', open_key: null }).where('id', '=', id).where('status', '=', from).execute();

/** @returns false when the order was paid before */
export async function pay(trx: Trx, id: string, paymentId: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ status: 'paid', paid_at: at, payment_id: paymentId })
    .where('id', '=', id)
    // Money that comes after the link ran out is still money for a guide.
    .where('status', 'in', ['opening', 'awaiting_payment', 'expired'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The payment's own id, of an order that was found paid by a look at its link. */
export const setPaymentId = (trx: Trx, id: string, paymentId: string) =>
  trx.updateTable('orders').set({ payment_id: paymentId }).where('id', '=', id).execute();

/**
 * What of a payment went back. Where it is all of the price, the guide may be bought anew.
 * @returns the payment's order; undefined where it is of none
 */
export const setRefunded = (trx: Trx, paymentId: string, refundedPaise: number): Promise<OrderRow | undefined> =>
  trx
    .updateTable('orders')
    .set((eb) => ({
      refunded_paise: refundedPaise,
      open_key: eb.case().when('paise', '<=', refundedPaise).then(null).else(eb.ref('open_key')).end(),
    }))
    .where('payment_id', '=', paymentId)
    .returningAll()
    .executeTakeFirst();

/** Claims the thanks for what the session has paid since then. @returns the orders that nobody has thanked for yet */
export const claimThanks = (trx: Trx, sessionId: string, since: string) =>
  trx
    .updateTable('orders')
    .set({ thanked_at: new Date().toISOString() })
    .where('session_id', '=', sessionId)
    .where('paid_at', '>=', since)
    .where('thanked_at', 'is', null)
    .returningAll()
    .execute();

/** The thanks could not be said. */
export const returnThanks = (trx: Trx, ids: readonly string[]) =>
  trx.updateTable('orders').set({ thanked_at: null }).where(isOneOf('id', ids)).execute();

/** The guide of a paid order was mailed. */
export const deliver = (trx: Trx, id: string) =>
  trx
    .updateTable('orders')
    .set({ status: 'delivered', delivered_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .execute();

export const countDownload = (trx: Trx, id: string) =>
  trx
    .updateTable('orders')
    .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Links that were used up work again: a link that is sent must not lead nowhere. */
export const renewDownloads = (trx: Trx, id: string) => trx.updateTable('orders').set({ downloads: 0 }).where('id', '=', id).execute();

/** A buyer who asks for this guide with the corrected address then finds it paid, unless an order of theirs is there already. */
export async function correctEmail(trx: Trx, order: OrderRow, email: string): Promise<void> {
  const openKey = openKeyOf(order.session_id, order.sku, email);
  const other = await trx.selectFrom('orders').select('id').where('open_key', '=', openKey).executeTakeFirst();
  const key = other || order.open_key === null ? {} : { open_key: openKey };
  await trx
    .updateTable('orders')
    .set({ email, ...key })
    .where('id', '=', order.id)
    .execute();
}

/** Erases orders; tax law keeps those that were paid. */
export const eraseUnpaid = (trx: Trx, ids: readonly string[]) =>
  trx.deleteFrom('orders').where(isOneOf('id', ids)).where('paid_at', 'is', null).execute();

/** Unpaid orders from before this time. */
export const unpaidBefore = (trx: Trx, before: string) =>
  trx.selectFrom('orders').select(['id', 'session_id']).where('paid_at', 'is', null).where('created_at', '<', before).execute();
