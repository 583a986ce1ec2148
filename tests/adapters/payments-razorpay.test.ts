import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { createRazorpay } from '#server/adapters/payments.razorpay.ts';
import { signEvent } from '#server/services/payments.ts';
import { razorpay as contract, razorpayRefunds } from '../contracts/razorpay.ts';
import { type ContractAnswer, type ContractServer, playContract } from '../support/contracts.ts';
import { answeredRows, type FailingProvider, failAs, nobody, patientMs } from '../support/failing-provider.ts';

const open: (ContractServer | FailingProvider)[] = [];
afterEach(async () => {
  for (const provider of open.splice(0)) await provider.close();
});

const keys = { keyId: 'rzp_test_1', keySecret: 'key-secret', webhookSecrets: ['new-secret', 'old-secret'] };
const publicUrl = 'https://vaani.example';
const paymentsAt = (baseUrl: string, timeoutMs = patientMs) => createRazorpay({ ...keys, baseUrl }, publicUrl, timeoutMs);

const order = {
  id: 'order_0123456789abcdef',
  skuName: 'Immunity Booster Nuskha',
  paise: 119_00,
  email: 'meena@example.in',
  pageLang: 'en' as const,
  expiresAt: new Date(Date.now() + 24 * 3_600_000),
};

/** A payment link as Razorpay answers it. */
const linkOf = (more: object = {}) => ({
  id: 'plink_Abc123',
  accept_partial: false,
  amount: order.paise,
  amount_paid: 0,
  cancelled_at: 0,
  created_at: 1,
  currency: 'INR',
  description: order.skuName,
  expire_by: 2,
  expired_at: 0,
  first_min_partial_amount: 0,
  notify: { email: false, sms: false },
  payments: null,
  reference_id: order.id,
  reminder_enable: false,
  short_url: 'https://rzp.io/rzp/Abc123',
  status: 'created',
  updated_at: 1,
  user_id: '',
  ...more,
});
const ok = (body: unknown): ContractAnswer => ({ status: 200, body });
const refused = (description: string): ContractAnswer => ({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description } } });

async function razorpay(answer: (call: ContractServer['calls'][number]) => ContractAnswer | undefined) {
  const server = await playContract(contract, answer);
  open.push(server);
  return { server, payments: paymentsAt(server.url) };
}
const asked = (server: ContractServer) => server.calls.map(({ method, path }) => `${method} ${path}`);

describe('Razorpay', () => {
  test('makes a link for exactly this order, in a request that its contract accepts, and writes to nobody', async () => {
    const { server, payments } = await razorpay(() => ok(linkOf()));
    expect(await payments.createLink(order)).toEqual({ linkId: 'plink_Abc123', url: 'https://rzp.io/rzp/Abc123' });
    const [call] = server.calls;
    expect(call?.verdict).toMatchObject({ ok: true, errors: [] });
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('rzp_test_1:key-secret').toString('base64')}`);
    expect(call?.body).toEqual({
      amount: 119_00,
      currency: 'INR',
      accept_partial: false,
      description: 'Immunity Booster Nuskha',
      reference_id: order.id,
      customer: { email: 'meena@example.in' },
      notify: { email: false, sms: false },
      reminder_enable: false,
      expire_by: Math.floor(order.expiresAt.getTime() / 1000),
      callback_url: 'https://vaani.example/api/payment-callback',
      callback_method: 'get',
      notes: { guide: 'Immunity Booster Nuskha' },
    });
  });

  test.each([
    ['lost', { status: 504, body: {} }],
    ['refused because the reference is taken', refused('reference_id already exists')],
  ] as const)('whose answer was %s is asked for the order’s link, which is adopted: no second link', async (_name, first) => {
    const { server, payments } = await razorpay(({ method }) => (method === 'POST' ? first : ok({ payment_links: [linkOf()] })));
    expect(await payments.createLink(order)).toEqual({ linkId: 'plink_Abc123', url: 'https://rzp.io/rzp/Abc123' });
    expect(asked(server)).toEqual(['POST /v1/payment_links', 'GET /v1/payment_links']);
    expect(server.calls[1]).toMatchObject({ query: { reference_id: order.id }, verdict: { ok: true } });
  });

  test('gives no link that is not this order’s, costs another price, can no longer be paid, or leads elsewhere', async () => {
    for (const found of [
      [],
      [linkOf({ reference_id: 'order_of_somebody_else' })],
      [linkOf({ amount: 1_00 })],
      [linkOf({ status: 'cancelled' })],
    ]) {
      const { payments } = await razorpay(({ method }) => (method === 'POST' ? { status: 504, body: {} } : ok({ payment_links: found })));
      await expect(payments.createLink(order)).rejects.toMatchObject({ code: 'payment_link_failed' });
    }
    // Outside the contract, so played without it.
    const provider = await failAs({
      play: (response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(linkOf({ short_url: 'https://evil.example/i/x' }))),
    });
    open.push(provider);
    await expect(paymentsAt(provider.url).createLink(order)).rejects.toMatchObject({ code: 'payment_link_failed' });
  });

  test.each([
    [
      'paid',
      { status: 'paid', amount_paid: order.paise, payments: [{ payment_id: 'pay_1' }] },
      { kind: 'paid', eventId: 'plink_Abc123:paid', orderId: order.id, paymentId: 'pay_1', paise: 119_00, currency: 'INR' },
    ],
    ['expired', { status: 'expired' }, { kind: 'expired', eventId: 'plink_Abc123:expired', orderId: order.id }],
    ['cancelled', { status: 'cancelled' }, { kind: 'cancelled', eventId: 'plink_Abc123:cancelled', orderId: order.id }],
    ['created', {}, undefined],
    ['partially_paid', { status: 'partially_paid', amount_paid: 1_00 }, undefined],
  ])('says what became of a link: %s', async (_name, more, event) => {
    const { server, payments } = await razorpay(() => ok(linkOf(more)));
    expect(await payments.linkEvent('plink_Abc123')).toEqual(event);
    expect(asked(server)).toEqual(['GET /v1/payment_links/plink_Abc123']);
  });

  test('is not asked about links of the sandbox, nor about what is no link', async () => {
    const { server, payments } = await razorpay(() => ok(linkOf()));
    for (const id of ['test_abc', 'plink_/../../orders', '']) expect(await payments.linkEvent(id)).toBeUndefined();
    expect(server.calls).toHaveLength(0);
  });
});

describe('Razorpay failing with', () => {
  // After a refusal, or where the link may exist all the same, the order's link is looked for once.
  const looks = ({ kind, mayHaveHappened }: (typeof answeredRows)[number]) => mayHaveHappened || kind === 'refused';
  // A provider that asks for a pause is not even looked at.
  const requestsOf = (row: (typeof answeredRows)[number]) =>
    looks(row) && row.retryAfterSeconds === undefined
      ? ['POST /v1/payment_links', `GET /v1/payment_links?reference_id=${order.id}&count=10&skip=0`]
      : ['POST /v1/payment_links'];

  test.each(answeredRows)('$name gives no link, and asks for one once', async (row) => {
    const provider = await failAs(row);
    open.push(provider);
    await expect(paymentsAt(provider.url).createLink(order)).rejects.toMatchObject({
      code: 'payment_link_failed',
      details: { cause: { provider: 'razorpay', kind: row.kind } },
    });
    expect(provider.requests).toEqual(requestsOf(row));
  });

  test.each(answeredRows)('$name says nothing of a link, after one request', async (row) => {
    const provider = await failAs(row);
    open.push(provider);
    await expect(paymentsAt(provider.url).linkEvent('plink_Abc123')).rejects.toMatchObject({
      provider: 'razorpay',
      kind: row.kind,
    });
    expect(provider.requests).toEqual(['GET /v1/payment_links/plink_Abc123']);
  });

  test('nobody at the address was certainly not asked for anything', async () => {
    await expect(paymentsAt(await nobody()).createLink(order)).rejects.toMatchObject({
      details: { cause: { kind: 'unreachable', mayHaveHappened: false } },
    });
  });
});

describe('a refund', () => {
  const entity = { id: 'rfnd_1', payment_id: 'pay_1', amount: 40_00, currency: 'INR', status: 'pending' };
  const request = { paymentId: 'pay_1', paise: 40_00, key: 'refund-0123456789' };

  test('is asked for in a request that its contract accepts, with a key that makes it once', async () => {
    const server = await playContract(razorpayRefunds, () => ok(entity));
    open.push(server);
    expect(await paymentsAt(server.url).refund(request)).toMatchObject({
      kind: 'refund',
      refundId: 'rfnd_1',
      paymentId: 'pay_1',
      paise: 40_00,
      status: 'pending',
    });
    const [call] = server.calls;
    expect(call?.verdict).toMatchObject({ ok: true, errors: [] });
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v1/payments/pay_1/refund',
      body: { amount: 40_00, speed: 'normal', receipt: request.key },
      headers: { 'x-refund-idempotency': request.key, authorization: expect.stringMatching(/^Basic /) },
    });
  });

  test('that waits is looked up', async () => {
    const server = await playContract(razorpayRefunds, () => ok({ ...entity, status: 'processed' }));
    open.push(server);
    expect(await paymentsAt(server.url).refundEvent('rfnd_1')).toMatchObject({ refundId: 'rfnd_1', status: 'processed' });
    expect(asked(server)).toEqual(['GET /v1/refunds/rfnd_1']);
  });

  test.each(answeredRows)('is not said to be done where Razorpay fails with $name', async (row) => {
    const provider = await failAs(row);
    open.push(provider);
    await expect(paymentsAt(provider.url).refund(request)).rejects.toMatchObject({ provider: 'razorpay', kind: row.kind });
    expect(provider.requests).toEqual(['POST /v1/payments/pay_1/refund']);
  });
});

test('a webhook is genuine under either secret while one replaces the other, and under no third', () => {
  const payments = paymentsAt('http://127.0.0.1:9');
  const body = Buffer.from('{"event":"refund.created","payload":{}}');
  const headers = (secret: string) => ({ 'x-razorpay-signature': signEvent(body, secret), 'x-razorpay-event-id': 'evt_1' });
  for (const secret of keys.webhookSecrets) expect(payments.readEvent(body, headers(secret))).toEqual({ kind: 'other', eventId: 'evt_1' });
  for (const secret of ['third', '']) expect(() => payments.readEvent(body, headers(secret))).toThrow('signature_invalid');
});

test('a buyer’s way back counts only with Razorpay’s signature over all four of its values', () => {
  const payments = paymentsAt('http://127.0.0.1:9');
  const signature = createHmac('sha256', 'key-secret').update(`plink_Abc123|${order.id}|paid|pay_1`).digest('hex');
  const query = {
    razorpay_payment_id: 'pay_1',
    razorpay_payment_link_id: 'plink_Abc123',
    razorpay_payment_link_reference_id: order.id,
    razorpay_payment_link_status: 'paid',
    razorpay_signature: signature,
  };
  expect(payments.readCallback(query)).toEqual({ linkId: 'plink_Abc123', orderId: order.id });
  for (const name of Object.keys(query)) {
    expect(payments.readCallback({ ...query, [name]: 'another' })).toBeUndefined();
    expect(payments.readCallback({ ...query, [name]: undefined })).toBeUndefined();
    expect(payments.readCallback({ ...query, [name]: ['a', 'b'] })).toBeUndefined();
  }
});
