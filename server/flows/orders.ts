import type { ApiInput, OrderView } from '#shared/api.ts';
import { type Guide, guideBySku, type Sku } from '#shared/catalog.ts';
import { maskedEmail } from '#shared/email.ts';
import { type StateCode, stateOfGstin, states } from '#shared/gst.ts';
import type { Seller } from '#shared/seller.ts';
import { pathIn, type SiteLang } from '#shared/words.ts';
import { AppError } from '../core/errors.ts';
import type { Log } from '../core/log.ts';
import { counter } from '../core/meters.ts';
import { failureLevel } from '../core/provider-error.ts';
import type { Signer } from '../core/tokens.ts';
import type { Database } from '../db/database.ts';
import type { OrderRow } from '../db/schema.ts';
import { longestLinkMs, type PaymentEvent, type Payments } from '../services/payments.ts';
import { businessDay, shareOf, takeFromBudget } from './budget.ts';
import { guideEntry } from './guide-entry.ts';
import { businessOf, createInvoices } from './invoices.ts';
import * as orderQueries from './order-queries.ts';
import * as orderRows from './order-rows.ts';
import { isRefunded, visibleStatus } from './order-state.ts';
import type { Outbox } from './outbox.ts';
import { createPaymentEvents } from './payment-events.ts';
import { receiptPath } from './receipts.ts';
import type { Reminders } from './reminders.ts';

/** How long a download link works; the buyer can have a fresh one sent at any time. */
const downloadLifeMs = 30 * 24 * 60 * 60 * 1000;
/** How long the way back from paying shows the order: the visit, and a reload in the evening. */
const returnLifeMs = 24 * 60 * 60 * 1000;
/** Far more than a family needs, far fewer than a public link would draw. Counted anew when the guide is sent again. */
export const downloadsPerPurchase = 50;
/** How often a day its buyer may have the guide of an order mailed again. */
export const resendsPerDay = 5;
const sentOften = 'This guide was sent again five times today. Please look in your spam folder, or write to us.';

const opened = counter('orders_opened_total', 'Orders that got their payment link, or failed to.', { outcome: ['opened', 'failed'] });

export interface Orders {
  /**
   * The session's order for a guide and a buyer, with its payment link: the same one for as long as the link lives.
   * @param pageLang of the page it is asked for on: that of its mails and pages
   * @throws AppError payment_link_failed
   */
  open(sessionId: string, sku: Sku, email: string, pageLang?: SiteLang | null): Promise<OrderRow>;
  /** Applies a payment event, once, whatever order events come in. A state never moves back. */
  apply(event: PaymentEvent): Promise<void>;
  /** An order by its id, where the session is its own, or by the token of a way back. @throws AppError not_found */
  find(sessionId: string, idOrToken: string): Promise<OrderRow>;
  /** Where a buyer goes back to from paying. It shows the order in whichever browser was paid from. */
  returnPath(order: Pick<OrderRow, 'id' | 'page_lang'>): string;
  /** The order that a provider's payment link was made for. */
  byLink(linkId: string): Promise<OrderRow | undefined>;
  ofSession(sessionId: string): Promise<OrderRow[]>;
  /** What a page may know: the session's own whole, any other without its buyer's email. */
  view(order: OrderRow, sessionId: string): OrderView;
  /** What the invoice will say of the buyer. @throws AppError not_found where no tax is charged, or the order is paid */
  setBuyer(sessionId: string, idOrToken: string, buyer: ApiInput<'orderBuyer'>): Promise<OrderRow>;
  /** Sends the guide's mail again, with a link that works however often the last one was used. @throws AppError not_found when it is not theirs, or not paid; guide_refunded; daily_limit_reached */
  resend(sessionId: string, idOrToken: string): Promise<void>;
  /** The paid order behind a download token, counted. @throws AppError not_found for every kind of bad token alike; guide_refunded */
  download(token: string, counts: boolean): Promise<OrderRow>;
  /** A fresh download path for a paid order. */
  downloadPath(order: OrderRow): string;
}

const guideOf = (order: OrderRow): Guide => {
  const guide = guideBySku(order.sku);
  if (!guide) throw new Error(`order ${order.id} names no guide`);
  return guide;
};

/** What is known for the invoice; a business only to its own session. */
function buyerOf(order: OrderRow, isOwn: boolean): NonNullable<OrderView['buyer']> {
  const { buyer_state: state } = order;
  return { state, ...(state !== null && { stateName: states[state as StateCode] }), ...(isOwn && businessOf(order)) };
}

interface Needs {
  database: Database;
  payments: Payments;
  outbox: Outbox;
  signer: Signer;
  seller?: Seller | undefined;
  /** The sandbox takes the payments. */
  testPayments?: boolean;
  reminders?: Pick<Reminders, 'plan'>;
  /** Where the day begins. */
  businessTimeZone: string;
  /** An order was paid: told once. */
  onPaid(orderId: string): Promise<void>;
  log: Log;
}

export function createOrders(needs: Needs): Orders {
  const { database, payments, outbox, signer, seller, testPayments = false, reminders, businessTimeZone, onPaid, log } = needs;
  const { db } = database;

  /** Another request of the same visitor is fetching the link: its link is ours too. */
  async function awaitLink(order: OrderRow): Promise<OrderRow> {
    // A little longer than that request may take: the link has still to be written down.
    for (let waitedMs = 0; waitedMs < longestLinkMs + 2_000; waitedMs += 100) {
      const row = await orderQueries.byId(db, order.id);
      if (!row || row.status === 'expired') break;
      if (row.status !== 'opening') return row;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new AppError('payment_link_failed');
  }

  async function find(sessionId: string, idOrToken: string): Promise<OrderRow> {
    const given = signer.verify('order', idOrToken);
    const order = await orderQueries.byId(db, given ?? idOrToken);
    if (!order || (given === undefined && order.session_id !== sessionId)) throw new AppError('not_found');
    return order;
  }

  const downloadPath = (order: OrderRow) =>
    pathIn(order.page_lang ?? 'en', `/guides/${signer.sign('guide', order.id, new Date(Date.now() + downloadLifeMs))}`);

  return {
    async open(sessionId, sku, email, pageLang = null) {
      const guide = guideBySku(sku);
      if (!guide) throw new AppError('unknown_guide');
      const { order, isOurs } = await database.transact(async (trx) => {
        const buyerState = seller?.gst ? await orderQueries.lastBuyerState(trx, sessionId) : null;
        return orderRows.claim(trx, { sessionId, guide, email, pageLang, buyerState });
      });
      if (!isOurs) return order.status === 'opening' ? awaitLink(order) : order;
      try {
        const { id, paise } = order;
        const expiresAt = new Date(order.expires_at);
        const link = await payments.createLink({ id, paise, email, skuName: guide.name, pageLang: pageLang ?? 'en', expiresAt });
        await database.transact(async (trx) => {
          await orderRows.setLink(trx, order.id, link);
          await reminders?.plan(trx, order);
        });
        opened.add({ outcome: 'opened' });
        log.info({ order: order.id, sku }, 'order opened');
        return { ...order, status: 'awaiting_payment', payment_link: link.url, link_id: link.linkId };
      } catch (error) {
        await database.transact((trx) => orderRows.expire(trx, order.id, 'opening'));
        opened.add({ outcome: 'failed' });
        log[failureLevel(error)]({ err: error, order: order.id }, 'payment link failed');
        throw new AppError('payment_link_failed', { cause: error });
      }
    },

    apply: createPaymentEvents({ database, outbox, onPaid, invoices: createInvoices(seller, testPayments), log }),

    find,

    returnPath: ({ id, page_lang }) =>
      `${pathIn(page_lang ?? 'en', '/')}?order=${signer.sign('order', id, new Date(Date.now() + returnLifeMs))}#demo`,

    byLink: (linkId) => orderQueries.byLink(db, linkId),
    ofSession: (sessionId) => orderQueries.ofSession(db, sessionId),

    view(order, sessionId) {
      const isOwn = order.session_id === sessionId;
      const status = visibleStatus(order);
      const isPaid = status === 'paid' || status === 'delivered';
      // Whoever is registered for tax has to know the buyer's State first.
      const isAsked = seller?.gst !== undefined && order.buyer_state === null;
      const isTheirs = isPaid && !isRefunded(order);
      return {
        id: order.id,
        status,
        skuName: guideOf(order).name,
        paise: order.paise,
        ...(isOwn ? { email: order.email } : { email: maskedEmail(order.email), emailMasked: true }),
        ...(status === 'awaiting_payment' && order.payment_link !== null && !isAsked && { paymentLink: order.payment_link }),
        ...(status === 'awaiting_payment' && seller?.gst && { buyer: buyerOf(order, isOwn) }),
        ...(isTheirs && { downloadUrl: downloadPath(order) }),
        ...(isPaid && { receiptUrl: receiptPath(signer, order) }),
        ...(order.refunded_paise > 0 && { refundedPaise: order.refunded_paise }),
      };
    },

    async setBuyer(sessionId, idOrToken, { state, gstin, name, address }) {
      const order = await find(sessionId, idOrToken);
      if (!seller?.gst) throw new AppError('not_found');
      const business = gstin && { gstin, name, address };
      const buyer = {
        buyer_state: business ? stateOfGstin(gstin) : (state ?? null),
        buyer_business: business ? JSON.stringify(business) : null,
      };
      if (!(await database.transact((trx) => orderRows.setBuyer(trx, order.id, buyer)))) throw new AppError('not_found');
      return { ...order, ...buyer };
    },

    async resend(sessionId, idOrToken) {
      const order = await find(sessionId, idOrToken);
      if (!order.paid_at) throw new AppError('not_found');
      if (isRefunded(order)) throw new AppError('guide_refunded');
      // Within one minute a second press asks for the same mail.
      const now = new Date();
      const entry = guideEntry(order.id, `again:${Math.floor(now.getTime() / 60_000)}`);
      const day = businessDay(now, businessTimeZone);
      await database.transact(async (trx) => {
        if (await outbox.enqueue(trx, entry)) await takeFromBudget(trx, day, shareOf('resends', order.id), 1, resendsPerDay, sentOften);
        await orderRows.renewDownloads(trx, order.id);
      });
      outbox.wake();
    },

    async download(token, counts) {
      const orderId = signer.verify('guide', token);
      const order = orderId === undefined ? undefined : await orderQueries.byId(db, orderId);
      if (order?.paid_at && isRefunded(order)) throw new AppError('guide_refunded');
      if (!order?.paid_at || order.downloads >= downloadsPerPurchase) throw new AppError('not_found');
      if (counts) await database.transact((trx) => orderRows.countDownload(trx, order.id));
      return order;
    },

    downloadPath,
  };
}
