import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandboxPayments } from '#server/adapters/payments.sandbox.ts';
import { createSigner } from '#server/core/tokens.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { nextNumber } from '#server/flows/invoice-rows.ts';
import { financialYear } from '#server/flows/invoices.ts';
import { createOrders, type Orders } from '#server/flows/orders.ts';
import { createOutbox } from '#server/flows/outbox.ts';
import type { RefundEvent } from '#server/services/payments.ts';
import { orderReference } from '#shared/order-reference.ts';
import { engines } from '../support/databases.ts';
import { operator } from '../support/operator.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, type Visitor, visitor } from '../support/visitor.ts';

const seller = {
  SELLER_NAME: 'Namaste Voices Pvt Ltd',
  SELLER_ADDRESS: '12 Banyan Street, Pune 411001, Maharashtra',
  SELLER_GSTIN: '27AAPFU0939F1ZV',
};

async function order(site: Site, email: string, buyer: Visitor = visitor(site.url)) {
  const { body } = await buyer.post('/api/payment-link.js', { email, skuName: 'Immunity Booster Nuskha' });
  const id = body.orderId as string;
  return { buyer, id, link: body.paymentLink as string, view: async () => (await buyer.get(`/api/orders/${id}`)).body };
}
const mailTo = (site: Site, email: string, subject: RegExp) =>
  until(async () => {
    // The folder comes with the first mail.
    const files = globSync('outbox/*.eml', { cwd: site.dataDir });
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(site.dataDir, name)))));
    return mails.find((mail) => mail.to?.[0]?.address === email && subject.test(mail.subject ?? ''));
  });
const textOf = async (pdf: ArrayBuffer | Uint8Array | string | undefined) =>
  (await extractText(new Uint8Array(pdf as ArrayBuffer).slice(), { mergePages: true })).text.replace(/\s+/g, ' ');
const filesOf = (mail: Awaited<ReturnType<typeof mailTo>>) => mail.attachments.filter(({ disposition }) => disposition === 'attachment');

describe('a seller with a GSTIN', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: '1', ...seller });
  });
  afterAll(() => site.stop());

  test('asks for the State before the payment link, remembers it in the visit, and sends a tax invoice with the guide', async () => {
    const { buyer, id, link, view } = await order(site, 'meena@example.in');
    expect(await view()).toMatchObject({ status: 'awaiting_payment', buyer: { state: null } });
    expect(await view()).not.toHaveProperty('paymentLink');
    for (const state of ['', '25', 'Karnataka', 29, undefined])
      expect((await buyer.post(`/api/orders/${id}/buyer`, { state })).status).toBe(400);
    expect((await visitor(site.url).post(`/api/orders/${id}/buyer`, { state: '29' })).status).toBe(404);
    const told = await buyer.post(`/api/orders/${id}/buyer`, { state: '29' });
    expect(told.body).toMatchObject({ paymentLink: link, buyer: { state: '29', stateName: 'Karnataka' } });

    const again = await buyer.post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Desi Cooking Secrets' });
    expect((await buyer.get(`/api/orders/${again.body.orderId}`)).body).toMatchObject({
      buyer: { state: '29' },
      paymentLink: expect.any(String),
    });

    await pay(link);
    const mail = await mailTo(site, 'meena@example.in', /^Your guide/);
    const [, invoice] = filesOf(mail);
    expect(invoice?.filename).toMatch(/^Tax invoice TEST-\d\d-\d\d-\d{5}\.pdf$/);
    const text = await textOf(invoice?.content as ArrayBuffer);
    for (const words of [
      'Tax invoice',
      'Test: no money moved',
      `TEST/${financialYear(new Date())}/`,
      orderReference(id),
      'Namaste Voices Pvt Ltd',
      '12 Banyan Street, Pune 411001',
      'GSTIN 27AAPFU0939F1ZV',
      'meena@example.in',
      'Karnataka (29)',
      'Reverse charge No',
      'Immunity Booster Nuskha',
      'SAC 998431',
      'Taxable value ₹100.85',
      'IGST 18% ₹18.15',
      'Total, tax included ₹119.00',
      'Digitally generated',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('CGST');
    const { receiptUrl } = await view();
    const paper = await fetch(site.url + receiptUrl);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await paper.arrayBuffer()).equals(Buffer.from(invoice?.content as ArrayBuffer))).toBe(true);
    expect(mail.text).toContain(`${site.url}/receipts/`);
    expect((await buyer.post(`/api/orders/${id}/buyer`, { state: '27' })).status).toBe(404);
  });

  test('writes a business on the invoice by its GSTIN, and within its own State charges CGST and SGST', async () => {
    const { buyer, id, link, view } = await order(site, 'firm@example.in');
    const firm = { gstin: '27aapfu0939f1zv', name: 'Ravi Traders', address: '4 Temple Road, Nashik' };
    const tell = (more: object) => buyer.post(`/api/orders/${id}/buyer`, { ...firm, ...more });
    expect((await tell({ gstin: '27AAPFU0939F1ZW' })).body.error).toContain('That is no GSTIN');
    expect((await tell({ name: undefined })).body.error).toContain('registered name and address');
    expect((await tell({ name: 'रवि' })).body.error).toContain('English letters');
    expect((await tell({})).status).toBe(200);
    expect((await view()).buyer).toMatchObject({ state: '27', gstin: '27AAPFU0939F1ZV', name: 'Ravi Traders' });
    await pay(link);
    const [, invoice] = filesOf(await mailTo(site, 'firm@example.in', /^Your guide/));
    const text = await textOf(invoice?.content as ArrayBuffer);
    for (const words of [
      'Ravi Traders',
      '4 Temple Road, Nashik',
      'Maharashtra (27)',
      'Taxable value ₹100.84',
      'CGST 9% ₹9.08',
      'SGST 9% ₹9.08',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('IGST');
  });

  test('numbers a credit note for a refund of an invoiced sale, which names the invoice', async () => {
    const { buyer, id, link, view } = await order(site, 'back@example.in');
    await buyer.post(`/api/orders/${id}/buyer`, { state: '29' });
    await pay(link);
    await until(async () => (await view()).status === 'delivered');
    await operator('orders', { DATA_DIR: site.dataDir })('refund', orderReference(id), '--rupees', '59.50');
    const mail = await mailTo(site, 'back@example.in', /on its way back/);
    const [note] = filesOf(mail);
    expect(note?.filename).toMatch(/^Credit note TESC-\d\d-\d\d-\d{5}\.pdf$/);
    const text = await textOf(note?.content as ArrayBuffer);
    for (const words of [
      'Credit note',
      'For tax invoice TEST/',
      'Taxable value ₹50.42',
      'IGST 18% ₹9.08',
      'Total credited, tax included ₹59.50',
    ])
      expect(text).toContain(words);
  });
});

test('a seller without a GSTIN asks for no State and gives a receipt without tax', async () => {
  const site = await startSite({ TRUST_PROXY: '1' });
  const { link, view, buyer, id } = await order(site, 'meena@example.in');
  expect(await view()).toMatchObject({ paymentLink: link });
  expect(await view()).not.toHaveProperty('buyer');
  expect((await buyer.post(`/api/orders/${id}/buyer`, { state: '29' })).status).toBe(404);
  await pay(link);
  const mail = await mailTo(site, 'meena@example.in', /^Your guide/);
  expect(filesOf(mail)).toHaveLength(1);
  const url = /Your receipt, for 30 days: (\S+)/.exec(mail.text ?? '')?.[1] ?? '';
  const text = await textOf(await (await fetch(url)).arrayBuffer());
  for (const words of ['Receipt', orderReference(id), 'Paid ₹119.00', 'No tax is charged', 'Test payment']) expect(text).toContain(words);
  expect(text).not.toContain('GST');
  expect((await fetch(`${url}x`)).status).toBe(404);
  await site.stop();
});

test('the financial year begins in April, as India counts days', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('26-27');
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('27-28');
  expect(financialYear(new Date('2099-12-31T00:00:00Z'))).toBe('99-00');
});

const stores = await engines();
afterAll(() => stores.stop());
describe.each(stores.all)('on $name', ({ name, freshUrl }) => {
  const databases: Database[] = [];
  const instances: Orders[] = [];
  beforeAll(async () => {
    const url = await freshUrl();
    // Two instances share a Postgres; an SQLite file has one.
    for (let count = name === 'Postgres' ? 2 : 1; count > 0; count--) {
      const database = await openDatabase(url);
      const log = pino({ level: 'silent' });
      const payments = createSandboxPayments({ secret: 'secret', publicUrl: 'http://localhost', ownUrl: 'http://localhost' });
      // Never started: what it promises stays in the store.
      const outbox = createOutbox(database, {} as Parameters<typeof createOutbox>[1], log);
      const { SELLER_NAME, SELLER_ADDRESS, SELLER_GSTIN } = seller;
      const named = { name: SELLER_NAME, address: SELLER_ADDRESS, gst: { gstin: SELLER_GSTIN, rate: 18 } };
      instances.push(
        createOrders({
          database,
          payments,
          outbox,
          signer: createSigner('secret'),
          seller: named,
          businessTimeZone: 'Asia/Kolkata',
          onPaid: async () => {},
          log,
        }),
      );
      databases.push(database);
    }
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  test('serial numbers have neither gaps nor doubles: many payments at once, told several times, on each instance, some failing', async () => {
    const [first] = instances as [Orders];
    const ids = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => (await first.open(`visitor_${index}`, 'immunity-booster', 'meena@example.in')).id),
    );
    const tell = (orderId: string, index: number) =>
      (instances[index % instances.length] as Orders).apply({
        kind: 'paid',
        eventId: `evt_${orderId}_${index}`,
        orderId,
        paymentId: `pay_${orderId}`,
        paise: 119_00,
        currency: 'INR',
      });
    // As a provider does: what is not taken is told again.
    const tellUntilTaken = async (orderId: string, index: number, times = 20): Promise<unknown> =>
      tell(orderId, index).catch((error) => {
        if (times === 1) throw error;
        return tellUntilTaken(orderId, index, times - 1);
      });
    await Promise.allSettled(
      ids.flatMap((id, index) => [
        tellUntilTaken(id, index),
        tellUntilTaken(id, index + 1),
        // A transaction that fails after it took a number gives it back.
        (databases[index % databases.length] as Database).transact(async (trx) => {
          await nextNumber(trx, `VK/${financialYear(new Date())}`);
          throw new Error('the payment could not be written');
        }),
      ]),
    );
    const refund = (index: number): RefundEvent => ({
      kind: 'refund',
      eventId: `evt_${index}`,
      refundId: `rfnd_${index}`,
      paymentId: `pay_${ids[index]}`,
      paise: 40_00,
      status: 'processed',
    });
    await Promise.all([0, 1, 2, 0, 1, 2].map((index, place) => (instances[place % instances.length] as Orders).apply(refund(index))));

    const rows = await (databases[0] as Database).db.selectFrom('invoices').select(['number', 'kind']).orderBy('number').execute();
    const year = financialYear(new Date());
    const serials = (letters: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letters}/${year}/${String(index + 1).padStart(6, '0')}`);
    expect(rows.filter(({ kind }) => kind === 'invoice').map(({ number }) => number)).toEqual(serials('VK', 24));
    expect(rows.filter(({ kind }) => kind === 'credit_note').map(({ number }) => number)).toEqual(serials('VC', 3));
    for (const { number } of rows) expect(number.length).toBeLessThanOrEqual(16);
  });
});
