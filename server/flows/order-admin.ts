import type { Log } from '../core/log.ts';
import { newId } from '../core/tokens.ts';
import type { Database } from '../db/database.ts';
import type { InvoiceRow, OrderRow, OutboxRow, RefundRow, UnmatchedPaymentRow } from '../db/schema.ts';
import type { Payments, RefundEvent } from '../services/payments.ts';
import { guideEntry } from './guide-entry.ts';
import * as invoiceRows from './invoice-rows.ts';
import * as orderQueries from './order-queries.ts';
import * as orderRows from './order-rows.ts';
import { createQueue } from './outbox-rows.ts';
import * as paymentRows from './payment-rows.ts';
import * as refundRows from './refund-rows.ts';
import { createRefunds, refund } from './refunds.ts';

/** What an operator does about orders, beside the site: a mail that is enqueued here, a running site delivers within a second. */
export interface OrderAdmin {
  latest(count: number): Promise<OrderRow[]>;
  /** By the reference that buyers quote, or by id. More than one is as good as impossible, and then the id decides. */
  find(reference: string): Promise<OrderRow[]>;
  /** By email, by the provider's id of the payment or of the link, by reference or id: the latest first. */
  search(words: string): Promise<OrderRow[]>;
  /** The order's mails, as far as the outbox remembers them: 30 days after they went out it forgets. */
  mails(order: OrderRow): Promise<OutboxRow[]>;
  /** Orders that somebody should look at: paid and not delivered for 15 minutes, or whose link has been in the making for as long as none takes. */
  stuck(): Promise<OrderRow[]>;
  /**
   * Sends the guide again, in place of mails that have not gone out, with a link that works.
   * @param to a corrected address, which becomes the order's
   */
  resend(order: OrderRow, to?: string): Promise<void>;
  /** Payments that match no order, the latest first. */
  unmatched(): Promise<UnmatchedPaymentRow[]>;
  /**
   * Asks the provider to give money of a paid order back, and writes down what it says; the mail goes out as soon as the refund is done.
   * @throws Error when the provider does not do it, or does not say
   */
  refund(payments: Payments, order: OrderRow, paise: number, log: Log): Promise<RefundEvent>;
  /** The invoice of an order and the credit notes of its refunds, the oldest first; none where the seller charges no tax. */
  invoices(order: OrderRow): Promise<InvoiceRow[]>;
  /** An order's refunds, the oldest first. */
  refunds(order: OrderRow): Promise<RefundRow[]>;
  /** Takes a payment off that list. False when it was not on it. */
  settle(paymentId: string): Promise<boolean>;
}

const latestFirst = (one: OrderRow, other: OrderRow) => other.created_at.localeCompare(one.created_at);

/** @param now the clock */
export function createOrderAdmin(database: Database, now: () => Date = () => new Date()): OrderAdmin {
  const { db, transact } = database;
  const queue = createQueue(database, now);
  /** The order that a payment was meant for, which did not fit. */
  async function ofUnmatched(paymentId: string) {
    const payment = (await paymentRows.unmatched(db)).find(({ payment_id }) => payment_id === paymentId);
    return payment ? orderQueries.byReference(db, payment.order_id) : [];
  }
  return {
    latest: (count) => orderQueries.latest(db, count),
    find: (reference) => orderQueries.byReference(db, reference),
    async search(words) {
      if (words.includes('@')) return (await orderQueries.ofEmail(db, words.toLowerCase())).sort(latestFirst);
      if (words.startsWith('pay_')) return [...(await orderQueries.byPayment(db, words)), ...(await ofUnmatched(words))];
      const byLink = await orderQueries.byLink(db, words);
      return byLink ? [byLink] : orderQueries.byReference(db, words);
    },
    mails: ({ id }) => queue.mailsOf(id),
    stuck: () => orderQueries.stuck(db, now()),
    resend: (order, to) =>
      transact(async (trx) => {
        if (to !== undefined) await orderRows.correctEmail(trx, order, to);
        await queue.dropUnsentMails(trx, order.id);
        await queue.add(trx, guideEntry(order.id, newId('again')));
        await orderRows.renewDownloads(trx, order.id);
      }),
    unmatched: () => paymentRows.unmatched(db),
    async refund(payments, order, paise, log) {
      const heard = await refundRows.ofPayment(db, order.payment_id ?? '');
      const outbox = { enqueue: queue.add, wake() {} };
      return refund(payments, createRefunds({ database, outbox, log }), { order, heard, paise });
    },
    invoices: ({ id }) => invoiceRows.ofOrder(db, id),
    refunds: ({ payment_id }) => refundRows.ofPayment(db, payment_id ?? ''),
    settle: (paymentId) => transact((trx) => paymentRows.settle(trx, paymentId)),
  };
}
