import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signEvent } from '#server/services/payments.ts';
import { orderIdStart, orderReference } from '#shared/order-reference.ts';
import { operator } from '../support/operator.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

const secret = 'the-long-site-secret-of-this-test';
let site: Site;
let orders: ReturnType<typeof operator>;
let store: DatabaseSync;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', SESSION_SECRET: secret });
  orders = operator('orders', { DATA_DIR: site.dataDir });
  store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
});
afterAll(async () => {
  store.close();
  await site.stop();
});

async function open(email: string) {
  const buyer = visitor(site.url);
  const ask = async (address = email) =>
    (await buyer.post('/api/payment-link.js', { email: address, skuName: 'Immunity Booster Nuskha' })).body as Record<string, string>;
  const { orderId = '', paymentLink = '' } = await ask();
  return { buyer, ask, orderId, paymentLink, reference: orderReference(orderId) };
}
async function buy(email: string) {
  const order = await open(email);
  await pay(order.paymentLink);
  await until(async () => (await order.buyer.get(`/api/orders/${order.orderId}`)).body.status === 'delivered');
  return order;
}
const mailTo = (address: string) =>
  until(async () => {
    const dir = join(site.dataDir, 'outbox');
    const files = readdirSync(dir).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(dir, name)))));
    return mails.find(({ to }) => to?.[0]?.address === address);
  });

test('a reference is understood as buyers say it', () => {
  const start = 'order_7h3k9mwq';
  for (const said of ['VK-7H3K9MWQ', 'vk 7h3k9mwq', ' 7H3K9MWQ ', 'VK7H3K9MWQ']) expect(orderIdStart(said)).toBe(start);
  expect(orderIdStart('VK-OIL00000')).toBe('order_01100000');
  for (const other of ['', 'VK-7H3K', 'order_7h3k9mwq00000000', "VK-7H3K9MW'"]) expect(orderIdStart(other)).toBeUndefined();
});

test('show tells of an order by the reference its buyer quotes: whose, what, when, and what became of the mail', async () => {
  const { orderId, reference } = await buy('meena@example.in');
  const printed = await orders('show', reference.toLowerCase());
  for (const words of [orderId, 'Immunity Booster Nuskha, ₹119', 'meena@example.in', 'delivered: it is paid', '0 of 50'])
    expect(printed).toContain(words);
  expect(printed).toMatch(/out_\w+.*sent/);
  expect(await orders('show', orderId)).toBe(printed);
  await expect(orders('show', 'VK-00000000')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no order VK-00000000'),
  });
});

test('list shows the latest orders, addresses masked', async () => {
  const { reference } = await open('masked@example.in');
  const printed = await orders('list');
  expect(printed).toContain(reference);
  expect(printed).toContain('m***@example.in');
  expect(printed).not.toContain('masked@');
});

test('resend mails the guide to a corrected address, which becomes the order’s, and its link works though the last was used up', async () => {
  const { buyer, ask, orderId, reference } = await buy('ravi@exampel.in');
  store.prepare('update orders set downloads = 50 where id = ?').run(orderId);
  const printed = await orders('resend', reference, '--to', 'asha@example.in');
  expect(printed).toContain('asha@example.in');
  const mail = await mailTo('asha@example.in');
  const guide = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content as ArrayBuffer;
  const { text } = await extractText(new Uint8Array(guide), { mergePages: true });
  expect(text).toContain(`Order ${reference} for a***@example.in`);
  const link = new RegExp(`${site.url}/guides/\\S+`).exec(mail?.text ?? '')?.[0] ?? '';
  expect((await fetch(link)).status).toBe(200);
  expect((await buyer.get(`/api/orders/${orderId}`)).body).toMatchObject({ status: 'delivered', email: 'asha@example.in' });
  expect(await ask('asha@example.in')).toMatchObject({ orderId, paymentSuccess: true });
});

test('resend replaces a mail that was given up, and refuses what is not paid or no address', async () => {
  const unpaid = await open('unpaid@example.in');
  await expect(orders('resend', unpaid.reference)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is not paid') });
  const { orderId, reference } = await buy('given-up@example.in');
  await expect(orders('resend', reference, '--to', 'nobody')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no email address'),
  });
  store.prepare("update outbox set status = 'dead', last_error = 'smtp: refused (550)' where dedupe_key = ?").run(`guide:${orderId}`);
  await orders('resend', reference);
  await until(async () => (await orders('show', reference)).includes('sent'));
  expect(await orders('show', reference)).not.toContain('550');
});

test('stuck names orders paid but undelivered for a quarter of an hour, with the reason, and links that never came', async () => {
  expect(await orders('stuck')).toBe('Stuck orders: none\n');
  const late = await buy('late@example.in');
  const opening = await open('opening@example.in');
  const past = new Date(Date.now() - 16 * 60_000).toISOString();
  store.prepare("update orders set status = 'paid', delivered_at = null, paid_at = ? where id = ?").run(past, late.orderId);
  store
    .prepare("update outbox set status = 'dead', last_error = 'smtp: unreachable (EDNS)' where dedupe_key = ?")
    .run(`guide:${late.orderId}`);
  store.prepare("update orders set status = 'opening', created_at = ? where id = ?").run(past, opening.orderId);
  const printed = await orders('stuck');
  expect(printed).toMatch(new RegExp(`${late.reference}.*paid.*smtp: unreachable`));
  expect(printed).toMatch(new RegExp(`${opening.reference}.*opening`));
});

test('unmatched shows payments that match no order, until it is settled', async () => {
  const { orderId, reference } = await open('short@example.in');
  const link = { entity: { id: 'plink_1', reference_id: orderId, amount: 100, currency: 'INR' } };
  const payload = { payment_link: link, payment: { entity: { id: 'pay_short', amount: 100, currency: 'INR' } } };
  const body = JSON.stringify({ event: 'payment_link.paid', payload });
  const headers = { 'X-Razorpay-Signature': signEvent(body, secret), 'X-Razorpay-Event-Id': 'evt_short' };
  await fetch(`${site.url}/webhooks/razorpay`, { method: 'POST', headers, body });
  expect(await orders('unmatched')).toMatch(new RegExp(`pay_short.*1 INR.*wrong_amount.*${orderId}`));
  expect(await orders('show', reference)).toContain('pay_short');
  await orders('settled', 'pay_short');
  expect(await orders('unmatched')).toBe('Payments that match no order: none\n');
  await expect(orders('settled', 'pay_short')).rejects.toMatchObject({ code: 1 });
});
