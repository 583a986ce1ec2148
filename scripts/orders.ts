/** For the operator: orders and their payments. `npm run orders -- --help` lists the commands. */
import type { Config } from '#server/config.ts';
import { createLog, sessionHash } from '#server/core/log.ts';
import { providerErrorIn } from '#server/core/provider-error.ts';
import type { OrderRow } from '#server/db/schema.ts';
import { createOrderAdmin, type OrderAdmin } from '#server/flows/order-admin.ts';
import { isRefunded } from '#server/flows/order-state.ts';
import { downloadsPerPurchase } from '#server/flows/orders.ts';
import { maskEmail } from '#server/guides/mask-email.ts';
import type { RefundEvent } from '#server/services/payments.ts';
import { openPayments } from '#server/services.ts';
import { guideBySku } from '#shared/catalog.ts';
import { isEmail } from '#shared/email.ts';
import { formatInr } from '#shared/money.ts';
import { orderReference } from '#shared/order-reference.ts';
import { type Command, operate, type Station, show, told } from './operator.ts';
import { Refusal } from './run-command.ts';

const meanings: Record<OrderRow['status'], string> = {
  opening: 'its payment link is being created; after one minute the attempt counts as failed and the buyer can try again',
  awaiting_payment: 'it is not paid',
  paid: 'it is paid, and the guide has not been mailed',
  delivered: 'it is paid, and the guide was mailed',
  expired: 'it was not paid before its link expired',
};

const commands: Record<string, Command> = {
  list: {
    does: 'the latest 20 orders',
    async run({ database, config }) {
      const rows = await createOrderAdmin(database).latest(20);
      show(
        'The latest 20 orders',
        rows.map((order) => summaryOf(order, config)),
      );
    },
  },
  find: {
    takes: '<email, payment or reference>',
    does: 'the orders of an email, a payment (pay_...), a link (plink_...), a reference or an id',
    async run({ database, config }, [words = '']) {
      const orders = await createOrderAdmin(database).search(words);
      show(
        `Orders of ${words}`,
        orders.map((order) => ({ ...summaryOf(order, config), payment: order.payment_id ?? '', visitor: sessionHash(order.session_id) })),
      );
    },
  },
  show: {
    takes: '<VK-reference or id>',
    does: 'one order: its buyer, its status, its payments and its mails',
    run: async (station, [reference = '']) => tell(station, await oneOrder(createOrderAdmin(station.database), reference)),
  },
  resend: {
    takes: '<VK-reference or id> [--to <email>]',
    does: 'sends the guide again with a new link; --to corrects the email address of the order',
    async run({ database }, [reference = ''], { to }) {
      const admin = createOrderAdmin(database);
      const order = await oneOrder(admin, reference);
      if (!order.paid_at) throw new Refusal(`${orderReference(order.id)} is not paid: ${meanings[order.status]}. No guide was sent.`);
      if (isRefunded(order)) throw new Refusal(`The whole price of ${orderReference(order.id)} was refunded. No guide was sent.`);
      if (to !== undefined && !isEmail(to)) throw new Refusal(`"${to}" is not an email address. No guide was sent.`);
      await admin.resend(order, to);
      console.log(`${nameOf(order)} will be sent to ${to ?? order.email} again. A running site sends it within a second.`);
      console.log(`To see the result: npm run orders -- show ${orderReference(order.id)}`);
    },
  },
  refund: {
    takes: '<VK-reference or id> [--rupees <amount>]',
    does: 'refunds the price or a part of it to the buyer, who also gets a mail',
    async run({ database, config }, [reference = ''], { rupees }) {
      const admin = createOrderAdmin(database);
      const order = await oneOrder(admin, reference);
      const paise = refundable(order, rupees);
      const { payments, sandbox } = await openPayments(config, { publicUrl: '', ownUrl: '', secret: '' });
      const isOfSandbox = !/^plink_/.test(order.link_id ?? '');
      if (isOfSandbox !== (sandbox !== undefined))
        throw new Refusal(
          `${orderReference(order.id)} was paid ${isOfSandbox ? 'in the sandbox, but the keys of Razorpay are set here' : 'at Razorpay, but the keys of Razorpay are not set here'}. Nothing was refunded.`,
        );
      const { refundId, status } = await admin.refund(payments, order, paise, createLog('silent')).catch((error: unknown) => {
        throw new Refusal(refusalOf(error, order));
      });
      console.log(`${formatInr(paise)} of ${orderReference(order.id)}, ${nameOf(order)}: refund ${refundId}, ${refundMeanings[status]}.`);
      console.log(`To see the result: npm run orders -- show ${orderReference(order.id)}`);
    },
  },
  stuck: {
    does: 'orders that were paid at least 15 minutes ago and are not delivered, and orders without a payment link',
    async run({ database, config }) {
      const admin = createOrderAdmin(database);
      const rows = await Promise.all(
        (await admin.stuck()).map(async (order) => {
          const mail = (await admin.mails(order)).findLast(({ status }) => status !== 'sent');
          return {
            order: orderReference(order.id),
            status: order.status,
            since: told(order.paid_at ?? order.created_at, config),
            mail: mail ? `${mail.status}, ${mail.attempts} tries` : '',
            error: mail?.last_error ?? '',
          };
        }),
      );
      show('Stuck orders', rows);
      if (rows.some(({ status }) => status === 'paid'))
        console.log(
          'Repair the cause that the column "error" names. Then run: npm run outbox -- retry, or npm run orders -- resend <order>',
        );
    },
  },
  unmatched: {
    does: 'unmatched payments: payments that were stored for review because they match no order',
    async run({ database, config }) {
      const rows = await createOrderAdmin(database).unmatched();
      show(
        'Unmatched payments',
        rows.map(({ payment_id, order_id, paise, currency, reason, received_at }) => ({
          payment: payment_id,
          amount: `${paise / 100} ${currency}`,
          reason,
          order: order_id,
          received: told(received_at, config),
        })),
      );
      if (rows.length > 0)
        console.log('Find the payment at the payment provider and refund it there. Then run: npm run orders -- settled <payment>');
    },
  },
  settled: {
    takes: '<payment>',
    does: 'removes a payment from the list of unmatched payments after you have refunded or corrected it',
    async run({ database }, [payment = '']) {
      if (!(await createOrderAdmin(database).settle(payment))) throw new Refusal(`${payment} is not on the list of unmatched payments.`);
      console.log(`${payment} was removed from the list.`);
    },
  },
};

const refundMeanings: Record<RefundEvent['status'], string> = {
  pending: 'requested; the buyer gets a mail when the provider has paid it out',
  processed: 'done; the buyer gets a mail now',
  failed: 'refused by the provider; see its dashboard',
};

/** @returns paise @throws Refusal if nothing, or less than this amount, can be refunded */
function refundable(order: OrderRow, rupees: string | undefined): number {
  const reference = orderReference(order.id);
  if (!order.paid_at) throw new Refusal(`${reference} is not paid: ${meanings[order.status]}. Nothing was refunded.`);
  const left = order.paise - order.refunded_paise;
  if (left <= 0) throw new Refusal(`The whole price of ${reference} is already refunded. Nothing was refunded.`);
  if (rupees !== undefined && !/^\d{1,6}(\.\d{1,2})?$/.test(rupees))
    throw new Refusal(`"${rupees}" is not an amount in rupees, such as 40 or 40.50. Nothing was refunded.`);
  const paise = rupees === undefined ? left : Math.round(Number(rupees) * 100);
  // Razorpay refunds at least one rupee.
  if (paise < 100 || paise > left)
    throw new Refusal(`The refund of ${reference} must be from ₹1 to ${formatInr(left)}, not ₹${rupees}. Nothing was refunded.`);
  return paise;
}

function refusalOf(error: unknown, order: OrderRow): string {
  const failure = providerErrorIn(error);
  if (!failure) throw error;
  const advice = failure.mayHaveHappened
    ? `The refund may have been made all the same. Wait one minute, then run: npm run orders -- show ${orderReference(order.id)}. If no refund is listed, run the same command again. It does not refund twice.`
    : `Nothing was refunded. Look at payment ${order.payment_id} in the provider's dashboard: the balance may be too low, or the payment was refunded before.`;
  return `${failure.message}. ${advice}`;
}

const summaryOf = (order: OrderRow, config: Config) => ({
  order: orderReference(order.id),
  status: order.refunded_paise > 0 ? `${order.status}, ${refundedOf(order)}` : order.status,
  guide: nameOf(order),
  email: maskEmail(order.email),
  opened: told(order.created_at, config),
  paid: told(order.paid_at, config),
});

const refundedOf = (order: OrderRow) => (isRefunded(order) ? 'refunded' : `${formatInr(order.refunded_paise)} refunded`);

const nameOf = ({ sku }: OrderRow) => guideBySku(sku)?.name ?? sku;

async function oneOrder(admin: OrderAdmin, reference: string): Promise<OrderRow> {
  const [order, ...others] = await admin.find(reference);
  if (!order) throw new Refusal(`There is no order ${reference}. A reference looks like VK-7H3K9MWQ; an id looks like order_7h3k9mwq....`);
  if (others.length > 0)
    throw new Refusal(`${reference} matches several orders. Name one by its id: ${[order, ...others].map(({ id }) => id).join(' or ')}.`);
  return order;
}

async function tell({ database, config }: Station, order: OrderRow) {
  const admin = createOrderAdmin(database);
  const invoices = await admin.invoices(order);
  const lines = {
    Order: `${orderReference(order.id)} (${order.id})`,
    Guide: `${nameOf(order)}, ${formatInr(order.paise)}`,
    Email: order.email,
    Visitor: `${sessionHash(order.session_id)} ("session" in log lines)`,
    Status: `${order.status}: ${meanings[order.status]}`,
    Opened: told(order.created_at, config),
    Link: order.payment_link && `${order.payment_link}, until ${told(order.expires_at, config)}`,
    Paid: order.paid_at && `${told(order.paid_at, config)}, payment ${order.payment_id}`,
    Invoice: invoices.map(({ number }) => number).join(', '),
    Refunded: order.refunded_paise > 0 && `${formatInr(order.refunded_paise)} of ${formatInr(order.paise)}`,
    Mailed: told(order.delivered_at, config),
    Downloads: order.paid_at && `${order.downloads} of ${downloadsPerPurchase} since the guide was last sent`,
  };
  for (const [name, words] of Object.entries(lines)) if (words) console.log(`${name.padEnd(10)} ${words}`);
  const refunds = order.paid_at ? await admin.refunds(order) : [];
  if (refunds.length > 0)
    show(
      'Refunds',
      refunds.map(({ id, paise, status, created_at, settled_at }) => ({
        id,
        amount: formatInr(paise),
        status,
        heard: told(created_at, config),
        settled: told(settled_at, config),
      })),
    );
  const mails = await admin.mails(order);
  if (order.paid_at)
    show(
      'Mails',
      mails.map(({ id, status, attempts, created_at, sent_at, next_attempt_at, last_error }) => ({
        id,
        status,
        attempts,
        queued: told(created_at, config),
        ...(status === 'sent'
          ? { sent: told(sent_at, config) }
          : { 'next try': status === 'dead' ? 'none (failed)' : told(next_attempt_at, config) }),
        ...(last_error !== null && { error: last_error }),
      })),
      'none (mails are deleted 30 days after they were sent)',
    );
  const money = (await admin.unmatched()).filter(({ order_id }) => order_id === order.id);
  if (money.length > 0) show('Payments for this order that do not match (npm run orders -- unmatched)', money);
}

await operate('orders', 'Orders and their payments:', 'find asha@example.in', commands);
