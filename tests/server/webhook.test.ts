import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signEvent } from '#server/services/payments.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

const secret = 'the-site-secret-of-this-test';
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
}
const eventBody = ({ event = 'payment_link.paid', orderId, paise = 119_00, currency = 'INR' }: Event) =>
  JSON.stringify({
    event,
    payload: {
      payment_link: { entity: { id: 'plink_1', reference_id: orderId, amount: paise, currency } },
      payment: { entity: { id: 'pay_1', amount: paise, currency } },
    },
  });

function deliver(body: string, { signature = signEvent(body, secret), eventId = 'evt_1' } = {}) {
  return fetch(`${site.url}/webhooks/razorpay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Razorpay-Signature': signature, 'X-Razorpay-Event-Id': eventId },
    body,
  });
}

const mailsFor = (orderId: string) => readdirSync(join(site.dataDir, 'outbox')).length > 0 && orderId;

test('a webhook delivered 1,000 times, 50 at a time, sends one guide', async () => {
  const { meena, orderId } = await openOrder('thousand@example.in');
  const body = eventBody({ orderId });
  const statuses = new Set<number>();
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(body, { eventId: `evt_${orderId}` })));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
  expect(mailsFor(orderId)).toBeTruthy();
  const { log } = site;
  expect(log.filter((line) => line.includes('order paid') && line.includes(orderId))).toHaveLength(1);
});

test('the same payment told by two different events fulfils once', async () => {
  const { meena, orderId } = await openOrder('twice@example.in');
  await deliver(eventBody({ orderId }), { eventId: 'evt_a' });
  await deliver(eventBody({ orderId }), { eventId: 'evt_b' });
  await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
  expect(site.log.filter((line) => line.includes('order paid') && line.includes(orderId))).toHaveLength(1);
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

test('a payment of another amount or currency is not fulfilled', async () => {
  const { meena, orderId } = await openOrder('amount@example.in');
  await deliver(eventBody({ orderId, paise: 1_00 }), { eventId: 'evt_small' });
  await deliver(eventBody({ orderId, currency: 'USD' }), { eventId: 'evt_usd' });
  expect((await meena.get(`/api/orders/${orderId}`)).body.status).toBe('awaiting_payment');
});

test('a test payment that fails leaves the order to be paid', async () => {
  const { meena, orderId, paymentLink } = await openOrder('fails@example.in');
  expect((await pay(paymentLink, 'failed')).status).toBe(303);
  expect((await meena.get(`/api/orders/${orderId}`)).body.status).toBe('awaiting_payment');
  expect((await pay(paymentLink)).status).toBe(303);
  await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
});
