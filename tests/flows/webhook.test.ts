import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signEvent } from '#server/services/payments.ts';
import { isNightly } from '../support/nightly.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

const secret = 'the-long-site-secret-of-this-test';
let site: Site;
beforeAll(async () => {
  site = await startSite({ SESSION_SECRET: secret, TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

async function openOrder(email = 'meena@example.in') {
  const meena = visitor(site.url);
  const { body } = await meena.post('/api/payment-link.js', { email, skuName: 'Immunity Booster Nuskha' });
  return { meena, orderId: body.orderId as string, paymentLink: body.paymentLink as string };
}

interface Event {
  event?: string;
  orderId: string;
  paise?: number;
  currency?: string;
  paymentId?: string;
}
const eventBody = ({ event = 'payment_link.paid', orderId, paise = 119_00, currency = 'INR', paymentId = 'pay_1' }: Event) =>
  JSON.stringify({
    event,
    payload: {
      payment_link: { entity: { id: 'plink_1', reference_id: orderId, amount: paise, currency } },
      payment: { entity: { id: paymentId, amount: paise, currency } },
    },
  });

function deliver(body: string, { signature = signEvent(body, secret), eventId = 'evt_1' } = {}) {
  return fetch(`${site.url}/webhooks/razorpay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': eventId },
    body,
  });
}

/** The store of a running site, as another program has it. */
const storeOf = ({ dataDir }: Site) => new DatabaseSync(join(dataDir, 'vaani.sqlite'), { timeout: 5_000 });

const paidLines = (orderId: string) => site.log.filter((line) => line.includes('order paid') && line.includes(orderId));

/** Mails to somebody, once nothing waits to be sent any more. */
async function mailsTo(email: string) {
  const store = storeOf(site);
  await until(async () => store.prepare("select count(*) as waiting from outbox where status = 'pending'").get()?.waiting === 0);
  store.close();
  const outbox = join(site.dataDir, 'outbox');
  return readdirSync(outbox).filter((name) => name.endsWith('.eml') && readFileSync(join(outbox, name), 'utf8').includes(email));
}

const rounds = isNightly ? 20 : 3;

test(`a webhook delivered ${50 * rounds} times, 50 at a time, sends one guide`, async () => {
  const { meena, orderId } = await openOrder('thousand@example.in');
  const body = eventBody({ orderId });
  const statuses = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(body, { eventId: `evt_${orderId}` })));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
  expect(await mailsTo('thousand@example.in')).toHaveLength(1);
  await expect.poll(() => paidLines(orderId)).toHaveLength(1);
});

test('the same payment told by two different events fulfils once', async () => {
  const { meena, orderId } = await openOrder('twice@example.in');
  await deliver(eventBody({ orderId }), { eventId: 'evt_a' });
  await deliver(eventBody({ orderId }), { eventId: 'evt_b' });
  await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
  expect(await mailsTo('twice@example.in')).toHaveLength(1);
  await expect.poll(() => paidLines(orderId)).toHaveLength(1);
});

test('an order that is paid stays paid, whatever event comes after', async () => {
  const { meena, orderId } = await openOrder('stays@example.in');
  await deliver(eventBody({ orderId }), { eventId: 'evt_paid' });
  for (const event of ['payment_link.expired', 'payment_link.cancelled'])
    await deliver(eventBody({ event, orderId }), { eventId: `evt_${event}` });
  expect((await meena.get(`/api/orders/${orderId}`)).body.downloadUrl).toBeDefined();
});

test('money that arrives after the link ran out still brings the guide', async () => {
  const { meena, orderId } = await openOrder('late@example.in');
  await deliver(eventBody({ event: 'payment_link.expired', orderId }), { eventId: 'evt_expired' });
  expect((await meena.get(`/api/orders/${orderId}`)).body.status).toBe('expired');
  await deliver(eventBody({ orderId }), { eventId: 'evt_late' });
  await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
});

test('a forged, truncated or re-signed event changes nothing', async () => {
  const { meena, orderId } = await openOrder('forged@example.in');
  const body = eventBody({ orderId });
  const good = signEvent(body, secret);
  const forgeries: [string, { signature: string }][] = [
    [body, { signature: '' }],
    [body, { signature: good.slice(0, -2) }],
    [body, { signature: `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}` }],
    [body, { signature: signEvent(body, 'another secret') }],
    [body.replace('119', '118'), { signature: good }],
    [`${body} `, { signature: good }],
    ['', { signature: good }],
    [body, { signature: 'not hexadecimal at all' }],
  ];
  for (const [forged, options] of forgeries) {
    const answer = await deliver(forged, options);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'signature_invalid' });
  }
  expect((await meena.get(`/api/orders/${orderId}`)).body.status).toBe('awaiting_payment');
});

test('a genuine event about something else is accepted and ignored', async () => {
  for (const [body, eventId] of [
    ['{"event":"refund.created","payload":{}}', 'evt_other'],
    ['not json', 'evt_text'],
    [eventBody({ orderId: 'order_of_somebody_else' }), 'evt_foreign'],
  ] as const)
    expect((await deliver(body, { eventId })).status).toBe(200);
});

test('money of another amount or currency, or for no order of ours, is kept once and logged with its payment; no order moves', async () => {
  const { meena, orderId } = await openOrder('amount@example.in');
  const small = eventBody({ orderId, paise: 1_00, paymentId: 'pay_small' });
  await deliver(small, { eventId: 'evt_small' });
  await deliver(small, { eventId: 'evt_small' });
  await deliver(small, { eventId: 'evt_small_again' });
  await deliver(eventBody({ orderId, currency: 'USD', paymentId: 'pay_usd' }), { eventId: 'evt_usd' });
  await deliver(eventBody({ orderId: 'order_of_another_shop', paymentId: 'pay_foreign' }), { eventId: 'evt_lost' });
  expect((await meena.get(`/api/orders/${orderId}`)).body.status).toBe('awaiting_payment');

  const kept = storeOf(site).prepare('select payment_id, order_id, paise, currency, reason from unmatched_payments').all();
  for (const row of [
    { payment_id: 'pay_small', order_id: orderId, paise: 1_00, currency: 'INR', reason: 'wrong_amount' },
    { payment_id: 'pay_usd', order_id: orderId, paise: 119_00, currency: 'USD', reason: 'wrong_amount' },
    { payment_id: 'pay_foreign', order_id: 'order_of_another_shop', paise: 119_00, currency: 'INR', reason: 'unknown_order' },
  ]) {
    expect(kept.filter(({ payment_id }) => payment_id === row.payment_id)).toEqual([row]);
    const lines = () => site.log.filter((line) => line.includes(`"paymentId":"${row.payment_id}"`)).map((line) => JSON.parse(line));
    await expect.poll(lines).toMatchObject([{ order: row.order_id, reason: row.reason }]);
  }
});

test('a second payment of an order that is paid is kept for a person, once; the first told again is not', async () => {
  const { meena, orderId } = await openOrder('twice@example.in');
  await deliver(eventBody({ orderId, paymentId: 'pay_first' }), { eventId: 'evt_first' });
  await deliver(eventBody({ orderId, paymentId: 'pay_first' }), { eventId: 'evt_first_told_again' });
  for (const eventId of ['evt_second', 'evt_second_told_again'])
    await deliver(eventBody({ orderId, paymentId: 'pay_second' }), { eventId });
  const store = storeOf(site);
  const kept = store.prepare('select payment_id, reason from unmatched_payments where order_id = ?').all(orderId);
  store.close();
  expect(kept).toEqual([{ payment_id: 'pay_second', reason: 'already_paid' }]);
  expect((await meena.get(`/api/orders/${orderId}`)).body.downloadUrl).toBeDefined();
  expect(paidLines(orderId)).toHaveLength(1);
});

test('a payment whose commit fails is not logged as paid, and is fulfilled when it is told again', async () => {
  const { meena, orderId } = await openOrder('commit@example.in');
  const body = eventBody({ orderId, paymentId: 'pay_commit' });
  const store = storeOf(site);
  // A reference that leads nowhere, looked at when the transaction ends.
  store.exec(`
    create table nowhere (key text references settings (key) deferrable initially deferred);
    create trigger spoil after insert on webhook_events begin insert into nowhere values ('no such key'); end`);
  expect((await deliver(body, { eventId: 'evt_commit' })).status).toBeGreaterThanOrEqual(500);
  store.exec('drop trigger spoil; drop table nowhere');
  expect((await meena.get(`/api/orders/${orderId}`)).body.status).toBe('awaiting_payment');
  const paidLines = () => site.log.filter((line) => line.includes('order paid') && line.includes(orderId));
  expect(paidLines()).toEqual([]);
  expect((await deliver(body, { eventId: 'evt_commit' })).status).toBe(200);
  await until(async () => paidLines().length === 1);
});

test('a link that was used fifty times leads nowhere; a guide that is sent again brings one that works', async () => {
  const { meena, orderId } = await openOrder('fifty@example.in');
  await deliver(eventBody({ orderId, paymentId: 'pay_fifty' }), { eventId: 'evt_fifty' });
  const link = async () => (await meena.get(`/api/orders/${orderId}`)).body.downloadUrl as string;
  for (let count = 0; count < 50; count++) expect((await meena.get(await link())).status).toBe(200);
  expect((await meena.get(await link())).status).toBe(404);
  expect((await meena.post(`/api/orders/${orderId}/resend`, {})).status).toBe(200);
  expect((await meena.get(await link())).status).toBe(200);
});

test('a test payment that fails leaves the order to be paid', async () => {
  const { meena, orderId, paymentLink } = await openOrder('fails@example.in');
  expect((await pay(paymentLink, 'failed')).status).toBe(303);
  expect((await meena.get(`/api/orders/${orderId}`)).body.status).toBe('awaiting_payment');
  expect((await pay(paymentLink)).status).toBe(303);
  await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
});
