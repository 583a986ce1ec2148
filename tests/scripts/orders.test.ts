import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signEvent } from '#server/services/payments.ts';
import { orderIdStart, orderReference } from '#shared/order-reference.ts';
import { operator } from '../support/operator.ts';
import { playRazorpay } from '../support/razorpay.ts';
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
async function mailsTo(address: string) {
  const dir = join(site.dataDir, 'outbox');
  const files = readdirSync(dir).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(dir, name)))));
  return mails.filter(({ to }) => to?.[0]?.address === address);
}
const mailTo = (address: string) => until(async () => (await mailsTo(address))[0]);

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
    stderr: expect.stringContaining('not an email address'),
  });
  store.prepare("update outbox set status = 'dead', last_error = 'smtp: refused (550)' where dedupe_key = ?").run(`guide:${orderId}`);
  await orders('resend', reference);
  await until(async () => (await orders('show', reference)).includes('sent'));
  expect(await orders('show', reference)).not.toContain('550');
});

test('refund gives a part back, and then the rest, and no more; the buyer gets a mail of each', async () => {
  const { buyer, orderId, reference } = await buy('refund@example.in');
  const { downloadUrl } = (await buyer.get(`/api/orders/${orderId}`)).body;
  expect(await orders('refund', reference, '--rupees', '40')).toMatch(
    /₹40 of VK-\w+, Immunity Booster Nuskha: refund rfnd_\w+, done; the buyer gets a mail now/,
  );
  expect((await buyer.get(downloadUrl)).status).toBe(200);
  for (const [rupees, words] of [
    ['80', 'from ₹1 to ₹79'],
    ['0.50', 'from ₹1 to ₹79'],
    ['much', 'is not an amount in rupees'],
  ] as const)
    await expect(orders('refund', reference, '--rupees', rupees)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(words),
    });
  expect(await orders('refund', reference)).toContain('₹79 of');
  await expect(orders('refund', reference)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is already refunded') });
  await expect(orders('resend', reference)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('was refunded') });
  expect((await buyer.get(downloadUrl)).status).toBe(410);
  expect((await buyer.get(`/api/orders/${orderId}`)).body).toMatchObject({ refundedPaise: 119_00 });
  const printed = await orders('show', reference);
  expect(printed).toContain('₹119 of ₹119');
  expect(printed).toMatch(/rfnd_\w+.*₹40.*processed/);
  expect(await orders('list')).toMatch(new RegExp(`${reference}.*refunded`));
  await until(async () => (await mailsTo('refund@example.in')).filter(({ subject }) => subject?.includes('on its way back')).length === 2);
});

test('refund refuses what is not paid', async () => {
  const unpaid = await open('nothing-to-refund@example.in');
  await expect(orders('refund', unpaid.reference)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is not paid') });
});

test('refund asks Razorpay, once where the answer was lost, and says what it refuses', async () => {
  const razorpay = await playRazorpay();
  const shop = await startSite({ TRUST_PROXY: '1', ...razorpay.environment });
  const ask = operator('orders', { DATA_DIR: shop.dataDir, ...razorpay.environment });
  const { orderId } = (
    await visitor(shop.url).post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Immunity Booster Nuskha' })
  ).body;
  const [linkId = ''] = razorpay.links.keys();
  razorpay.settle(linkId);
  await razorpay.webhook(linkId, shop.url);
  const reference = orderReference(orderId);
  await expect(operator('orders', { DATA_DIR: shop.dataDir })('refund', reference)).rejects.toMatchObject({
    stderr: expect.stringContaining('paid at Razorpay, but the keys of Razorpay are not set here'),
  });
  razorpay.down = true;
  await expect(ask('refund', reference)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The refund may have been made'),
  });
  razorpay.down = false;
  razorpay.refundStatus = 'failed';
  expect(await ask('refund', reference, '--rupees', '40')).toContain('refused by the provider');
  // One that failed may be asked for anew.
  razorpay.refundStatus = 'pending';
  expect(await ask('refund', reference, '--rupees', '40')).toContain('when the provider has paid it out');
  expect(razorpay.refunds.size).toBe(2);
  expect(await ask('show', reference)).toMatch(/rfnd_\w+.*₹40.*pending/);
  // Money went back in the dashboard meanwhile, which this site has not heard of.
  const [{ payment_id = '' } = {}] = razorpay.refunds.values();
  razorpay.refunds.set('rfnd_dashboard', { id: 'rfnd_dashboard', payment_id, amount: 79_00, currency: 'INR', status: 'processed' });
  await expect(ask('refund', reference)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was refunded') });
  await shop.stop();
  await razorpay.close();
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
  expect(await orders('unmatched')).toBe('Unmatched payments: none\n');
  await expect(orders('settled', 'pay_short')).rejects.toMatchObject({ code: 1 });
});
