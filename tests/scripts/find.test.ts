import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderReference } from '#shared/order-reference.ts';
import { enterRoom } from '../support/caller.ts';
import { operator } from '../support/operator.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

type Line = Record<string, string>;
let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

const lines = (): Line[] => site.log.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
const row = (query: string, ...values: string[]) => {
  const store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000, readOnly: true });
  const found = store.prepare(query).get(...values) as Record<string, string>;
  store.close();
  return found;
};

test('what happened to an order is found by its buyer’s email, its payment or its reference, and from there in the log', async () => {
  const meena = visitor(site.url);
  const asked = await meena.post(
    '/api/payment-link.js',
    { email: 'Meena@example.in', skuName: 'Immunity Booster Nuskha' },
    { 'X-Request-Id': 'proxy-request-0001' },
  );
  expect(asked.headers.get('x-request-id')).toBe('proxy-request-0001');
  const { orderId, paymentLink } = asked.body;
  await pay(paymentLink);
  await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
  const { payment_id = '' } = row('select payment_id from orders where id = ?', orderId);
  const orders = operator('orders', { DATA_DIR: site.dataDir });
  for (const words of ['meena@EXAMPLE.in', payment_id, orderReference(orderId), orderId]) {
    const printed = await orders('find', words);
    expect(printed).toContain(orderReference(orderId));
    expect(printed).toContain('delivered');
  }
  expect(await orders('find', 'nobody@example.in')).toContain('none');

  const opened = lines().find(({ msg, order }) => msg === 'order opened' && order === orderId);
  expect(opened).toMatchObject({ request: 'proxy-request-0001', session: expect.stringMatching(/^[0-9a-f]{12}$/) });
  const { session = '' } = opened ?? {};
  expect(await orders('show', orderId)).toContain(session);
  expect(lines().find(({ msg, order }) => msg === 'order paid' && order === orderId)).toMatchObject({ session });
  expect(lines().find(({ msg, request }) => msg === 'request' && request === 'proxy-request-0001')).toMatchObject({ session, status: 200 });
  await until(async () => lines().some(({ msg, keys }) => msg === 'delivered' && String(keys) === `guide:${orderId}`));
  expect(site.log.join()).not.toContain(meena.cookie().split('=')[1] ?? '');
});

test('a request id that is no fit one is replaced', async () => {
  for (const given of ['short', 'with spaces in it', `${'x'.repeat(65)}`, 'meena@example.in']) {
    const { headers } = await visitor(site.url).post('/api/maharajji-chat.js', { message: 7 }, { 'X-Request-Id': given });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('what happened to a call is listed and shown, and its lines carry its visitor', async () => {
  const ravi = visitor(site.url);
  const room = await enterRoom((await ravi.post('/call/web', { assistantId: 'kaka' })).body.webCallUrl);
  await room.hangUp();
  const ended = await until(async () => lines().find(({ msg }) => msg === 'call ended'));
  const { call = '', session = '' } = ended;
  expect(
    lines()
      .filter((line) => line.call === call)
      .map(({ msg }) => msg),
  ).toEqual(['call opened', 'call joined', 'call ended']);
  expect(
    new Set(
      lines()
        .filter((line) => line.call === call)
        .map((line) => line.session),
    ),
  ).toEqual(new Set([session]));
  const calls = operator('calls', { DATA_DIR: site.dataDir });
  expect(await calls('list')).toContain(call);
  const shown = await calls('show', call);
  for (const words of ['with kaka', session, 'ended: it is over', 'Joined']) expect(shown).toContain(words);
  await expect(calls('show', 'call_none')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no call call_none'),
  });
});

test('a meeting is listed and cancelled, with its mails by the running site, and once', async () => {
  const farah = visitor(site.url);
  const { body } = await farah.get('/api/calendly?slots=1');
  const start_time = body.slots[0].start_time as string;
  await farah.post('/api/calendly?book=1', { name: 'Farah', email: 'farah@nani.in', start_time });
  const { id = '' } = row('select id from bookings where slot = ?', new Date(start_time).toISOString());
  const meetings = operator('meetings', { DATA_DIR: site.dataDir });
  const printed = await meetings('list');
  expect(printed).toContain(id);
  expect(printed).not.toContain('farah@nani.in');
  expect(await meetings('cancel', id)).toContain('with Farah is cancelled');
  await until(async () => lines().some(({ keys }) => String(keys) === `meeting-cancelled:${id}`));
  expect((await farah.get('/api/calendly?slots=1')).body.slots).toContainEqual({ start_time });
  await expect(meetings('cancel', id)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('it is cancelled') });
});
