import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRazorpay } from '#server/adapters/payments.razorpay.ts';
import { createSigner } from '#server/core/tokens.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createOrders, type Orders } from '#server/flows/orders.ts';
import { createOutbox } from '#server/flows/outbox.ts';
import { createReconciler, type Reconciler } from '#server/flows/reconcile.ts';
import { longestLinkMs, paymentsTimeoutMs } from '#server/services/payments.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { playRazorpay, type RazorpayPlayer } from '../support/razorpay.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

const minuteMs = 60_000;

describe('a payment whose webhook was lost', () => {
  let razorpay: RazorpayPlayer;
  let database: Database;
  let orders: Orders;
  let reconciler: Reconciler;

  beforeEach(async () => {
    razorpay = await playRazorpay();
    database = await openDatabase(join(emptyFolder(), 'store.sqlite'));
    const log = pino({ level: 'silent' });
    const payments = createRazorpay(
      { keyId: 'rzp_test_1', keySecret: 'key', webhookSecrets: ['hook'], baseUrl: razorpay.url },
      'https://vaani.example',
    );
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
    reconciler = createReconciler({ database, payments, orders, log });
  });
  afterEach(async () => {
    await razorpay.close();
    await database.close();
  });

  async function open(email = 'meena@example.in') {
    const { id, link_id, created_at } = await orders.open(`visitor_${email}`, 'immunity-booster', email);
    razorpay.requests.length = 0;
    return { id, linkId: link_id ?? '', at: (minutes: number) => new Date(Date.parse(created_at) + minutes * minuteMs) };
  }
  const statusOf = async (id: string) =>
    (await database.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

  test('is found two minutes after the link was made, and not looked for before', async () => {
    const { id, linkId, at } = await open();
    razorpay.settle(linkId);
    await reconciler.pass(at(1.9));
    expect(razorpay.requests).toEqual([]);
    await reconciler.pass(at(2.1));
    expect([await statusOf(id), ...razorpay.requests]).toEqual(['paid', `GET /v1/payment_links/${linkId}`]);
    await reconciler.pass(at(500));
    expect(razorpay.requests).toHaveLength(1);
  });

  test('costs eleven questions in a link’s life, however often the clock strikes', async () => {
    const { at } = await open();
    for (let minutes = 0; minutes <= 48 * 60; minutes += 2) await reconciler.pass(at(minutes));
    expect(razorpay.requests).toHaveLength(11);
  });

  test('is found after a restart, whenever that is', async () => {
    const { id, linkId, at } = await open();
    razorpay.settle(linkId);
    await reconciler.pass(at(77));
    expect(await statusOf(id)).toBe('paid');
  });

  test.each(['expired', 'cancelled'] as const)('was none: a link that is %s closes its order', async (status) => {
    const { id, linkId, at } = await open();
    razorpay.settle(linkId, status);
    await reconciler.pass(at(3));
    expect(await statusOf(id)).toBe('expired');
  });

  test('is found even where the order had run out on the page', async () => {
    const { id, linkId, at } = await open();
    await database.db.updateTable('orders').set({ status: 'expired', open_key: null }).where('id', '=', id).execute();
    razorpay.settle(linkId);
    await reconciler.pass(at(25 * 60));
    expect(await statusOf(id)).toBe('paid');
  });

  test('is not given up while the provider is down: one question a round, and the same one again', async () => {
    const { id, linkId, at } = await open();
    await open('ravi@example.in');
    razorpay.settle(linkId);
    razorpay.down = true;
    await reconciler.pass(at(3));
    await reconciler.pass(at(5));
    expect(razorpay.requests).toHaveLength(2);
    razorpay.down = false;
    await reconciler.pass(at(7));
    expect(await statusOf(id)).toBe('paid');
  });

  test('is found though the provider says no about the link of another order', async () => {
    const { id, linkId, at } = await open();
    const { linkId: refused } = await open('ravi@example.in');
    razorpay.settle(linkId);
    razorpay.links.delete(refused);
    await reconciler.pass(at(3));
    expect(razorpay.requests).toHaveLength(2);
    expect(await statusOf(id)).toBe('paid');
  });

  test('is one of at most fifty that are asked about in a round', async () => {
    const { at } = await open();
    for (let number = 0; number < 60; number++) await open(`buyer${number}@example.in`);
    await reconciler.pass(at(3));
    expect(razorpay.requests).toHaveLength(50);
  });

  test('is asked about once, when a hundred want to know at the same time', async () => {
    const { id, linkId } = await open();
    razorpay.settle(linkId);
    expect(await Promise.all(Array.from({ length: 100 }, () => reconciler.look(linkId)))).toEqual(Array(100).fill(true));
    expect([await statusOf(id), razorpay.requests.length]).toEqual(['paid', 1]);
  });
});

describe('a buyer who comes back from Razorpay', () => {
  let razorpay: RazorpayPlayer;
  let site: Site;
  beforeAll(async () => {
    razorpay = await playRazorpay();
    site = await startSite(razorpay.environment);
  });
  afterAll(async () => {
    await site.stop();
    await razorpay.close();
  });

  async function buy(email: string) {
    const meena = visitor(site.url);
    const { body } = await meena.post('/api/payment-link.js', { email, skuName: 'Immunity Booster Nuskha' });
    const linkId = [...razorpay.links.values()].find(({ reference_id }) => reference_id === body.orderId)?.id ?? '';
    const status = async () => (await meena.get(`/api/orders/${body.orderId}`)).body.status as string;
    return { meena, orderId: body.orderId as string, paymentLink: body.paymentLink as string, linkId, status };
  }
  const paidLines = (orderId: string) => site.log.filter((line) => line.includes('order paid') && line.includes(orderId));
  const pathOf = (address: string) => address.slice(new URL(address).origin.length);

  test('finds the guide there, also when the webhook never comes', async () => {
    const { meena, orderId, paymentLink, linkId, status } = await buy('back@example.in');
    expect(paymentLink).toMatch(/^https:\/\/rzp\.io\//);
    razorpay.settle(linkId);
    const { status: code, headers } = await meena.get(pathOf(razorpay.callback(linkId)));
    const back = headers.get('location') ?? '';
    expect([code, back]).toEqual([303, expect.stringMatching(/^\/\?order=[^&#]+#demo$/)]);
    const token = new URL(back, site.url).searchParams.get('order');
    // Whichever browser was paid from, and no other for knowing the id.
    expect((await visitor(site.url).get(`/api/orders/${token}`)).body).toMatchObject({ id: orderId });
    for (const guess of [orderId, `${token}x`, linkId]) expect((await visitor(site.url).get(`/api/orders/${guess}`)).status).toBe(404);
    await until(async () => (await status()) === 'delivered');
    expect(paidLines(orderId)).toHaveLength(1);
  });

  test('brings nothing about by saying so: the link itself must be paid', async () => {
    const { meena, linkId, status } = await buy('claims@example.in');
    razorpay.settle(linkId);
    const address = pathOf(razorpay.callback(linkId));
    razorpay.settle(linkId, 'created');
    razorpay.requests.length = 0;
    await meena.get(address);
    await until(async () => razorpay.requests.length > 0);
    expect(await status()).toBe('awaiting_payment');
  });

  test('with a forged or broken address is led to the chat, and nobody is asked', async () => {
    const { meena, linkId, status } = await buy('forged@example.in');
    razorpay.settle(linkId);
    razorpay.requests.length = 0;
    const genuine = pathOf(razorpay.callback(linkId));
    for (const forged of [
      genuine.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      genuine.replace(/reference_id=[^&]+/, 'reference_id=order_x%0d%0aLocation:%20https://evil.example'),
      genuine.replace('status=paid', 'status=cancelled'),
      '/api/payment-callback',
      '/api/payment-callback?razorpay_signature=&razorpay_payment_link_id[]=x',
    ]) {
      const { status: code, headers } = await meena.get(forged);
      expect([code, headers.get('location')]).toEqual([303, '/#demo']);
    }
    expect(razorpay.requests).toEqual([]);
    expect(await status()).toBe('awaiting_payment');
  });

  test('a hundred times, together with a hundred webhooks, is sold one guide', async () => {
    const { meena, orderId, linkId, status } = await buy('hundred@example.in');
    razorpay.settle(linkId);
    razorpay.requests.length = 0;
    const back = pathOf(razorpay.callback(linkId));
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, time) => {
        const [webhook, callback] = await Promise.all([
          razorpay.webhook(linkId, site.url, `evt_${time % 10}`),
          visitor(site.url, { cookie: meena.cookie() }).get(back),
        ]);
        return [webhook.status, callback.status];
      }),
    );
    expect(new Set(answers.flat())).toEqual(new Set([200, 303]));
    await until(async () => (await status()) === 'delivered');
    expect(paidLines(orderId)).toHaveLength(1);
    expect(razorpay.requests.length).toBeLessThanOrEqual(100);
  });
});

test('a second press gets the link of the first, also where its answer was lost and it had to be looked for slowly', async () => {
  const razorpay = await playRazorpay();
  const site = await startSite(razorpay.environment);
  // The first answer never comes; the look for what became of it is answered near the end of its time.
  razorpay.delayMs = { POST: longestLinkMs, GET: 0.75 * paymentsTimeoutMs };
  const meena = visitor(site.url, { cookie: await cookieOf(site.url) });
  const press = () => meena.post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Immunity Booster Nuskha' });
  const first = press();
  await until(async () => razorpay.requests.length > 0);
  const [one, other] = await Promise.all([first, press()]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body.paymentLink).toMatch(/^https:\/\/rzp\.io\//);
  expect(other.body.paymentLink).toBe(one.body.paymentLink);
  expect(razorpay.links.size).toBe(1);
  await site.stop();
  await razorpay.close();
});

/** The cookie of a visitor who has been here before. */
async function cookieOf(url: string): Promise<string> {
  const known = visitor(url);
  await known.post('/api/maharajji-chat.js', { message: 'namaste' });
  return known.cookie();
}
