import type { OrderView } from '#shared/api.ts';
import { type Guide, guideBySku, type Sku } from '#shared/catalog.ts';
import type { Database } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { PaymentEvent, Payments } from '../services/payments.ts';
import { newId, type Signer } from '../tokens.ts';
import type { Outbox } from './outbox.ts';
import { sheetRow } from './sheet.ts';

/** How long a payment link can be paid. Razorpay asks for at least 15 minutes; a day covers "tonight, after work". */
const linkLifeMs = 24 * 60 * 60 * 1000;
/** How long a download link works; the buyer can have a fresh one sent at any time. */
const downloadLifeMs = 30 * 24 * 60 * 60 * 1000;
/** Far more than a family needs, far fewer than a public link would draw. */
const downloadsPerPurchase = 50;

export interface Orders {
  /**
   * The session's order for a guide and a buyer, with its payment link: the same one for as long as the link lives.
   * @throws AppError payment_link_failed
   */
  open(sessionId: string, sku: Sku, email: string): Promise<OrderRow>;
  /** Applies a payment event, once, whatever order events come in. A state never moves back. */
  apply(event: PaymentEvent): Promise<void>;
  /** The session's order. @throws AppError not_found */
  find(sessionId: string, orderId: string): Promise<OrderRow>;
  ofSession(sessionId: string): Promise<OrderRow[]>;
  /** What the buyer's page may know. */
  view(order: OrderRow): OrderView;
  /** Sends the guide's mail again. @throws AppError not_found when it is not theirs, or not paid */
  resend(sessionId: string, orderId: string): Promise<void>;
  /** The paid order behind a download token, counted. @throws AppError not_found for every kind of bad token alike */
  download(token: string, counts: boolean): Promise<OrderRow>;
  /** A fresh download path for a paid order. */
  downloadPath(order: OrderRow): string;
}

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
    const openKey = `${sessionId}/${guide.sku}/${email.toLowerCase()}`;
    const now = new Date();
    return database.transact(async (trx) => {
      await trx
        .updateTable('orders')
        .set({ status: 'expired', open_key: null })
        .where('open_key', '=', openKey)
        .where((eb) =>
          eb.or([
            eb.and([eb('status', '=', 'awaiting_payment'), eb('expires_at', '<=', now.toISOString())]),
            // Whoever was opening it is gone: no provider takes this long.
            eb.and([eb('status', '=', 'opening'), eb('created_at', '<=', new Date(now.getTime() - 60_000).toISOString())]),
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
    for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 100) {
      const row = await byId(order.id);
      if (!row || row.status === 'expired') break;
      if (row.status !== 'opening') return row;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new AppError('payment_link_failed');
  }

  async function paid(event: Extract<PaymentEvent, { kind: 'paid' }>) {
    await database.transact(async (trx) => {
      const fresh = await trx
        .insertInto('webhook_events')
        .values({ id: event.eventId, received_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (fresh.numInsertedOrUpdatedRows === 0n) return;
      const order = await trx.selectFrom('orders').selectAll().where('id', '=', event.orderId).executeTakeFirst();
      if (!order) return log.warn({ order: event.orderId }, 'payment for an order that is not ours');
      if (event.paise !== order.paise || event.currency !== 'INR')
        return log.error(
          { order: order.id, paise: event.paise, currency: event.currency },
          'payment does not match its order: not fulfilled',
        );
      const now = new Date().toISOString();
      const changed = await trx
        .updateTable('orders')
        .set({ status: 'paid', paid_at: now, payment_id: event.paymentId })
        .where('id', '=', order.id)
        // Money that comes after the link ran out is still money for a guide.
        .where('status', 'in', ['opening', 'awaiting_payment', 'expired'])
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) return;
      const guide = guideOf(order);
      await outbox.promise(trx, {
        topic: 'mail',
        lane: order.id,
        dedupeKey: `guide:${order.id}`,
        payload: { kind: 'guide', orderId: order.id },
      });
      await outbox.promise(
        trx,
        sheetRow({
          id: order.id,
          kind: 'order',
          at: now,
          name: '',
          brand: '',
          website: '',
          description: '',
          email: order.email,
          details: `${guide.name}, Rs ${order.paise / 100}`,
        }),
      );
      log.info({ order: order.id }, 'order paid');
    });
    outbox.kick();
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

    async apply(event) {
      if (event.kind === 'paid') await paid(event);
      else if (event.kind !== 'other') await notPaid(event.orderId);
    },

    async find(sessionId, orderId) {
      const order = await byId(orderId);
      if (!order || order.session_id !== sessionId) throw new AppError('not_found');
      return order;
    },

    ofSession: (sessionId) =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('status', 'in', ['awaiting_payment', 'paid', 'delivered'])
        .orderBy('created_at')
        .execute(),

    view(order) {
      const isPaid = order.status === 'paid' || order.status === 'delivered';
      const status = order.status === 'opening' ? 'awaiting_payment' : isExpired(order) ? 'expired' : order.status;
      return {
        id: order.id,
        status,
        skuName: guideOf(order).name,
        paise: order.paise,
        email: order.email,
        ...(status === 'awaiting_payment' && order.payment_link !== null && { paymentLink: order.payment_link }),
        ...(isPaid && { downloadUrl: downloadPath(order) }),
      };
    },

    async resend(sessionId, orderId) {
      const order = await byId(orderId);
      if (!order || order.session_id !== sessionId || !order.paid_at) throw new AppError('not_found');
      // Within one minute a second press asks for the same mail.
      const dedupeKey = `guide:${order.id}:again:${Math.floor(Date.now() / 60_000)}`;
      await database.transact((trx) =>
        outbox.promise(trx, { topic: 'mail', lane: order.id, dedupeKey, payload: { kind: 'guide', orderId } }),
      );
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
