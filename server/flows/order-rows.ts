/** Changes of the table of orders, which no other file makes. A change names the states it starts from; a state never moves back. Reads are in `order-queries.ts`. */

import type { Guide, Sku } from '#shared/catalog.ts';
import type { SiteLang } from '#shared/words.ts';
import { newId } from '../core/tokens.ts';
import { isOneOf } from '../db/conditions.ts';
import type { Trx } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';
import { hasExpired, linkLifeMs } from './order-state.ts';

/** What a repeated request finds its order by. */
const openKeyOf = (sessionId: string, sku: Sku, email: string): string => `${sessionId}/${sku}/${email.toLowerCase()}`;

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
