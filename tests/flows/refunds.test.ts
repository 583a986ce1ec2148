import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandboxPayments } from '#server/adapters/payments.sandbox.ts';
import { createSigner } from '#server/core/tokens.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createOrders, type Orders } from '#server/flows/orders.ts';
import { createOutbox } from '#server/flows/outbox.ts';
import type { PaymentEvent, RefundEvent } from '#server/services/payments.ts';
import { engines } from '../support/databases.ts';
import { deskToken, operatorAtDesk } from '../support/desk.ts';
import { playRazorpay, type RazorpayPlayer, type Refund } from '../support/razorpay.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

describe('a refund that Razorpay tells of', () => {
  let razorpay: RazorpayPlayer;
  let site: Site;
  beforeAll(async () => {
    razorpay = await playRazorpay();
    site = await startSite({ ...razorpay.environment, TRUST_PROXY: '1', DESK_TOKEN: deskToken });
  });
  afterAll(async () => {
    await site.stop();
    await razorpay.close();
  });

  async function open(email: string) {
    const buyer = visitor(site.url);
    const ask = async () => (await buyer.post('/api/payment-link.js', { email, skuName: 'Immunity Booster Nuskha' })).body;
    const { orderId } = await ask();
    const link = [...razorpay.links.values()].find(({ reference_id }) => reference_id === orderId);
    const linkId = link?.id ?? '';
    razorpay.settle(linkId);
    const order = async () => (await buyer.get(`/api/orders/${orderId}`)).body;
    return { buyer, ask, orderId, linkId, order, paymentId: link?.payments?.[0]?.payment_id ?? '' };
  }
  async function buy(email: string) {
    const bought = await open(email);
    await razorpay.webhook(bought.linkId, site.url);
    const { downloadUrl } = await until(async () => {
      const order = await bought.order();
      return order.status === 'delivered' && order;
    });
    return { ...bought, downloadUrl: downloadUrl as string };
  }
  const refundOf = (paymentId: string, amount: number, id = `rfnd_${paymentId}${amount}`): Refund => ({
    id,
    payment_id: paymentId,
    amount,
    currency: 'INR',
    status: 'processed',
  });
  const mailsTo = async (email: string) => {
    const folder = join(site.dataDir, 'outbox');
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    return mails.filter(({ to }) => to?.[0]?.address === email);
  };
  const refundMailsTo = async (email: string) => (await mailsTo(email)).filter(({ subject }) => subject?.includes('on its way back'));

  test('of the whole price ends the download with a sentence, is told by one mail, and lets the guide be bought anew', async () => {
    const { buyer, ask, orderId, order, paymentId, downloadUrl } = await buy('whole@example.in');
    const refund = refundOf(paymentId, 119_00);
    for (const event of ['processed', 'created', 'processed'] as const)
      expect((await razorpay.refundWebhook(event, refund, site.url)).status).toBe(200);

    expect(await order()).toMatchObject({ refundedPaise: 119_00 });
    expect(await order()).not.toHaveProperty('downloadUrl');
    const download = await buyer.get(downloadUrl);
    expect([download.status, download.body.error]).toEqual([410, expect.stringContaining('was paid back')]);
    expect((await buyer.post(`/api/orders/${orderId}/resend`, {})).status).toBe(410);
    await until(async () => (await refundMailsTo('whole@example.in')).length === 1);
    const [mail] = await refundMailsTo('whole@example.in');
    expect(mail?.text).toContain('₹119 is on its way back to you: the whole price of Immunity Booster Nuskha');
    expect(mail?.text).toContain(refund.id);

    const again = await ask();
    expect(again).toMatchObject({ paymentSuccess: false });
    expect(again.orderId).not.toBe(orderId);
    await razorpay.refundWebhook('processed', refund, site.url);
    expect(await refundMailsTo('whole@example.in')).toHaveLength(1);
  });

  test('of a part leaves the guide with its buyer; the parts add up', async () => {
    const { buyer, order, paymentId, downloadUrl } = await buy('part@example.in');
    await razorpay.refundWebhook('processed', refundOf(paymentId, 40_00), site.url);
    expect(await order()).toMatchObject({ refundedPaise: 40_00, downloadUrl: expect.any(String) });
    expect((await buyer.get(downloadUrl)).status).toBe(200);
    await razorpay.refundWebhook('processed', refundOf(paymentId, 79_00), site.url);
    expect((await order()).refundedPaise).toBe(119_00);
    expect((await buyer.get(downloadUrl)).status).toBe(410);
    await until(async () => (await refundMailsTo('part@example.in')).length === 2);
    const texts = (await refundMailsTo('part@example.in')).map(({ text }) => text ?? '');
    expect(texts.some((text) => text.includes('₹40 of the ₹119'))).toBe(true);
  });

  test('before the payment is told is put to the order when the payment comes; a guide that was paid back is not sent', async () => {
    const { linkId, order } = await open('early@example.in');
    const paymentId = `pay_${linkId.slice(6)}`;
    await razorpay.refundWebhook('processed', refundOf(paymentId, 119_00), site.url);
    expect(await order()).not.toHaveProperty('refundedPaise');
    await razorpay.webhook(linkId, site.url);
    expect(await order()).toMatchObject({ refundedPaise: 119_00 });
    await until(async () => (await refundMailsTo('early@example.in')).length === 1);
    expect((await mailsTo('early@example.in')).filter(({ subject }) => subject?.startsWith('Your guide'))).toEqual([]);
  });

  test('that fails gives the guide back, tells the operator and sends no mail', async () => {
    const { buyer, order, paymentId, downloadUrl } = await buy('failed@example.in');
    const refund = { ...refundOf(paymentId, 119_00), status: 'pending' as const };
    await razorpay.refundWebhook('created', refund, site.url);
    expect((await buyer.get(downloadUrl)).status).toBe(410);
    await razorpay.refundWebhook('failed', refund, site.url);
    await razorpay.refundWebhook('created', refund, site.url);
    expect(await order()).not.toHaveProperty('refundedPaise');
    expect((await buyer.get(downloadUrl)).status).toBe(200);
    await until(async () => site.log.some((line) => line.includes('refund failed') && line.includes(refund.id)));
    expect(await refundMailsTo('failed@example.in')).toEqual([]);
  });

  test('stands at the desk, and in the sales sheet in a row of its own', async () => {
    const { paymentId } = await buy('sheet@example.in');
    await razorpay.refundWebhook('processed', refundOf(paymentId, 19_00), site.url);
    await until(async () => /sheet@example\.in.*,-19,refunded/.test(readFileSync(join(site.dataDir, 'leads.csv'), 'utf8')));
    const desk = await operatorAtDesk(site.url);
    const { rows } = (await desk.post('/desk/rows', { view: 'orders', search: 'sheet@example.in', behind: null })).body;
    expect(rows).toMatchObject([{ status: 'partly_refunded', rupees: 119, refunded: 19 }]);
  });

  test('of a payment that is none of ours changes nothing', async () => {
    expect((await razorpay.refundWebhook('processed', refundOf('pay_foreign', 119_00), site.url)).status).toBe(200);
  });
});

const stores = await engines();
describe.each(stores.all)('on $name', ({ freshUrl }) => {
  let database: Database;
  let orders: Orders;
  beforeAll(async () => {
    database = await openDatabase(await freshUrl());
    const log = pino({ level: 'silent' });
    const payments = createSandboxPayments({ secret: 'secret', publicUrl: 'http://localhost', ownUrl: 'http://localhost' });
    // Never started: what it promises stays in the store.
    const outbox = createOutbox(database, {} as Parameters<typeof createOutbox>[1], log);
    orders = createOrders({
      database,
      payments,
      outbox,
      signer: createSigner('secret'),
      businessTimeZone: 'Asia/Kolkata',
      onPaid: async () => {},
      log,
    });
  });
  afterAll(() => database.close());

  test('a payment and its refunds may all be told at the same moment, several times', async () => {
    for (let round = 0; round < 15; round++) {
      const { id } = await orders.open(`visitor_${round}`, 'immunity-booster', 'meena@example.in');
      const paymentId = `pay_${round}`;
      const paid: PaymentEvent = { kind: 'paid', eventId: `evt_${round}`, orderId: id, paymentId, paise: 119_00, currency: 'INR' };
      const part = (name: string, paise: number, status: RefundEvent['status']): RefundEvent => ({
        kind: 'refund',
        eventId: `evt_${name}_${round}`,
        refundId: `rfnd_${name}_${round}`,
        paymentId,
        paise,
        status,
      });
      const told = [
        paid,
        part('a', 40_00, 'pending'),
        part('a', 40_00, 'processed'),
        part('b', 30_00, 'processed'),
        part('b', 30_00, 'pending'),
        part('c', 10_00, 'failed'),
        part('c', 10_00, 'pending'),
      ];
      await Promise.all([...told, ...told].map((event) => orders.apply(event)));
      const order = await orders.find(`visitor_${round}`, id);
      expect(order.refunded_paise).toBe(70_00);
      const mails = await database.db.selectFrom('outbox').select('dedupe_key').where('topic', '=', 'mail').execute();
      expect(mails.filter(({ dedupe_key }) => dedupe_key.startsWith('refund:') && dedupe_key.endsWith(`_${round}`))).toHaveLength(2);
    }
  });
});
afterAll(() => stores.stop());
