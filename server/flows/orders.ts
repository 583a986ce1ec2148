import type { OrderView } from '#shared/api.ts';
import { type Guide, guideBySku, type Sku } from '#shared/catalog.ts';
import { maskedEmail } from '#shared/email.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { newId, type Signer } from '../core/tokens.ts';
import type { Database, Trx } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';
import { longestLinkMs, type PaymentEvent, type Payments } from '../services/payments.ts';
import { guideEntry } from './guide-promise.ts';
import type { Outbox } from './outbox.ts';
import { createPaymentEvents } from './payment-events.ts';

/** How long a payment link can be paid. Razorpay asks for at least 15 minutes; a day covers "tonight, after work". */
const linkLifeMs = 24 * 60 * 60 * 1000;
/** How long a download link works; the buyer can have a fresh one sent at any time. */
const downloadLifeMs = 30 * 24 * 60 * 60 * 1000;
/** How long the way back from paying shows the order: the visit, and a reload in the evening. */
const returnLifeMs = 24 * 60 * 60 * 1000;
/** Far more than a family needs, far fewer than a public link would draw. Counted anew when the guide is sent again. */
export const downloadsPerPurchase = 50;
/** Whoever was opening an order for so long is gone: no provider takes this long. */
export const openingMs = 60_000;

export interface Orders {
  /**
   * The session's order for a guide and a buyer, with its payment link: the same one for as long as the link lives.
   * @throws AppError payment_link_failed
   */
  open(sessionId: string, sku: Sku, email: string): Promise<OrderRow>;
  /** Applies a payment event, once, whatever order events come in. A state never moves back. */
  apply(event: PaymentEvent): Promise<void>;
  /** An order by its id, where the session is its own, or by the token of a way back. @throws AppError not_found */
  find(sessionId: string, idOrToken: string): Promise<OrderRow>;
  /** Where a buyer goes back to from paying. It shows the order in whichever browser was paid from. */
  returnPath(orderId: string): string;
  ofSession(sessionId: string): Promise<OrderRow[]>;
  /** What a page may know: the session's own whole, any other without its buyer's email. */
  view(order: OrderRow, sessionId: string): OrderView;
  /** Sends the guide's mail again, with a link that works however often the last one was used. @throws AppError not_found when it is not theirs, or not paid */
  resend(sessionId: string, idOrToken: string): Promise<void>;
  /** The paid order behind a download token, counted. @throws AppError not_found for every kind of bad token alike */
  download(token: string, counts: boolean): Promise<OrderRow>;
  /** A fresh download path for a paid order. */
  downloadPath(order: OrderRow): string;
}

/** What a repeated request finds its order by. */
export const openKeyOf = (sessionId: string, sku: Sku, email: string): string => `${sessionId}/${sku}/${email.toLowerCase()}`;

/** Links that were used up work again: a link that is sent must not lead nowhere. */
export const renewDownloads = (trx: Trx, orderId: string) =>
  trx.updateTable('orders').set({ downloads: 0 }).where('id', '=', orderId).execute();

const guideOf = (order: OrderRow): Guide => {
  const guide = guideBySku(order.sku);
  if (!guide) throw new Error(`order ${order.id} names no guide`);
  return guide;
};

interface Needs {
  database: Database;
  payments: Payments;
  outbox: Outbox;
  signer: Signer;
  log: Log;
}

export function createOrders({ database, payments, outbox, signer, log }: Needs): Orders {
  const { db } = database;
  const byId = (id: string) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  const isExpired = (order: OrderRow) => order.status === 'awaiting_payment' && order.expires_at <= new Date().toISOString();

  /** Claims the right to open an order for this session, guide and email: the row if it is ours to open, else the one that is there. */
  async function claim(sessionId: string, guide: Guide, email: string): Promise<{ order: OrderRow; ours: boolean }> {
    const openKey = openKeyOf(sessionId, guide.sku, email);
    const now = new Date();
    return database.transact(async (trx) => {
      await trx
        .updateTable('orders')
        .set({ status: 'expired', open_key: null })
        .where('open_key', '=', openKey)
        .where((eb) =>
          eb.or([
            eb.and([eb('status', '=', 'awaiting_payment'), eb('expires_at', '<=', now.toISOString())]),
            eb.and([eb('status', '=', 'opening'), eb('created_at', '<=', new Date(now.getTime() - openingMs).toISOString())]),
          ]),
        )
        .execute();
      const inserted = await trx
        .insertInto('orders')
        .values({
          id: newId('order'),
          session_id: sessionId,
          sku: guide.sku,
          email,
          paise: guide.paise,
          status: 'opening',
          open_key: openKey,
          payment_link: null,
          link_id: null,
          payment_id: null,
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + linkLifeMs).toISOString(),
          paid_at: null,
          delivered_at: null,
          downloads: 0,
        })
        .onConflict((conflict) => conflict.column('open_key').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (inserted) return { order: inserted, ours: true };
      return { order: await trx.selectFrom('orders').selectAll().where('open_key', '=', openKey).executeTakeFirstOrThrow(), ours: false };
    });
  }

  async function giveUp(order: OrderRow) {
    await database.transact((trx) =>
      trx
        .updateTable('orders')
        .set({ status: 'expired', open_key: null })
        .where('id', '=', order.id)
        .where('status', '=', 'opening')
        .execute(),
    );
  }

  /** Another request of the same visitor is fetching the link: its link is ours too. */
  async function awaitLink(order: OrderRow): Promise<OrderRow> {
    // A little longer than that request may take: the link has still to be written down.
    for (let waitedMs = 0; waitedMs < longestLinkMs + 2_000; waitedMs += 100) {
      const row = await byId(order.id);
      if (!row || row.status === 'expired') break;
      if (row.status !== 'opening') return row;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new AppError('payment_link_failed');
  }

  async function find(sessionId: string, idOrToken: string): Promise<OrderRow> {
    const given = signer.verify('order', idOrToken);
    const order = await byId(given ?? idOrToken);
    if (!order || (given === undefined && order.session_id !== sessionId)) throw new AppError('not_found');
    return order;
  }

  const downloadPath = (order: OrderRow) => `/guides/${signer.sign('guide', order.id, new Date(Date.now() + downloadLifeMs))}`;

  return {
    async open(sessionId, sku, email) {
      const guide = guideBySku(sku);
      if (!guide) throw new AppError('unknown_guide');
      const { order, ours } = await claim(sessionId, guide, email);
      if (!ours) return order.status === 'opening' ? awaitLink(order) : order;
      try {
        const { id, paise } = order;
        const link = await payments.createLink({ id, paise, email, skuName: guide.name, expiresAt: new Date(order.expires_at) });
        await database.transact((trx) =>
          trx
            .updateTable('orders')
            .set({ status: 'awaiting_payment', payment_link: link.url, link_id: link.linkId })
            .where('id', '=', order.id)
            .where('status', '=', 'opening')
            .execute(),
        );
        log.info({ order: order.id, sku }, 'order opened');
        return { ...order, status: 'awaiting_payment', payment_link: link.url, link_id: link.linkId };
      } catch (error) {
        await giveUp(order);
        log.warn({ err: error, order: order.id }, 'payment link failed');
        throw new AppError('payment_link_failed', { cause: error });
      }
    },

    apply: createPaymentEvents({ database, outbox, log }),

    find,

    returnPath: (orderId) => `/?order=${signer.sign('order', orderId, new Date(Date.now() + returnLifeMs))}#demo`,

    ofSession: (sessionId) =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('status', 'in', ['awaiting_payment', 'paid', 'delivered'])
        .orderBy('created_at')
        .execute(),

    view(order, sessionId) {
      const isOwn = order.session_id === sessionId;
      const isPaid = order.status === 'paid' || order.status === 'delivered';
      const status = order.status === 'opening' ? 'awaiting_payment' : isExpired(order) ? 'expired' : order.status;
      return {
        id: order.id,
        status,
        skuName: guideOf(order).name,
        paise: order.paise,
        ...(isOwn ? { email: order.email } : { email: maskedEmail(order.email), emailMasked: true }),
        ...(status === 'awaiting_payment' && order.payment_link !== null && { paymentLink: order.payment_link }),
        ...(isPaid && { downloadUrl: downloadPath(order) }),
      };
    },

    async resend(sessionId, idOrToken) {
      const order = await find(sessionId, idOrToken);
      if (!order.paid_at) throw new AppError('not_found');
      // Within one minute a second press asks for the same mail.
      const minute = Math.floor(Date.now() / 60_000);
      await database.transact(async (trx) => {
        await outbox.promise(trx, guideEntry(order.id, `again:${minute}`));
        await renewDownloads(trx, order.id);
      });
      outbox.kick();
    },

    async download(token, counts) {
      const orderId = signer.verify('guide', token);
      const order = orderId === undefined ? undefined : await byId(orderId);
      if (!order?.paid_at || order.downloads >= downloadsPerPurchase) throw new AppError('not_found');
      if (counts)
        await database.transact((trx) =>
          trx
            .updateTable('orders')
            .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
            .where('id', '=', order.id)
            .execute(),
        );
      return order;
    },

    downloadPath,
  };
}
