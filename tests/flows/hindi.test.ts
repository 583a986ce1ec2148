import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderReference } from '#shared/order-reference.ts';
import { startsOf } from '../support/bookings.ts';
import { operator } from '../support/operator.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, type Visitor, visitor } from '../support/visitor.ts';

/** What a visitor of the Hindi pages is sent, and the pages that the server sends itself. */

let site: Site;
let store: DatabaseSync;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', REMIND_AFTER_HOURS: '3', CONTACT_EMAIL: 'sales@vaani.example' });
  store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
});
afterAll(async () => {
  store.close();
  await site.stop();
});

/** As the pages below `/hi` ask. */
const inHindi = { 'Accept-Language': 'hi' };
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Delivers all that waits, whatever its time. */
async function delivered() {
  store.prepare("update outbox set next_attempt_at = '2020-01-01T00:00:00.000Z' where status = 'pending'").run();
  await until(async () => store.prepare("select count(*) as waiting from outbox where status = 'pending'").get()?.waiting === 0);
}
async function mailsTo(email: string): Promise<Email[]> {
  await delivered();
  const files = globSync('outbox/*.eml', { cwd: site.dataDir }).sort();
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(site.dataDir, name)))));
  return mails.filter(({ to }) => to?.[0]?.address === email);
}

/** What is written in Latin letters in Hindi too: addresses, and the numbers by which an order or a refund is known. */
const named = /https?:\S+|[\w.*]+@[\w.]+|\b(?:VK-|rfnd_|test_)\w+/g;
const withoutTags = (html: string) => html.replace(/<style.*?<\/style>|<head>.*?<\/head>|<!--.*?-->|<[^>]+>/gs, ' ');
const latinIn = (text: string) => text.replace(named, '').match(/[A-Za-z]{2,}.*/g) ?? [];

function expectHindi({ subject = '', text = '', html = '' }: Pick<Email, 'subject' | 'text' | 'html'>) {
  expect([subject, text, withoutTags(html)].flatMap(latinIn)).toEqual([]);
  if (html) expect(html).toContain('<html lang="hi-IN">');
}
async function expectHindiPage(who: Visitor, path: string, status = 200): Promise<string> {
  const page = await who.get(path);
  expect([path, page.status]).toEqual([path, status]);
  expect(page.text).toContain('<html lang="hi">');
  expect(latinIn(withoutTags(page.text).replace('English', ''))).toEqual([]);
  return page.text;
}
const pathOf = (link: string | undefined) => link?.replace(site.url, '') ?? '';
const linkIn = (mail: Email | undefined, page: string) => new RegExp(`${site.url}/hi/${page}/\\S+`).exec(mail?.text ?? '')?.[0];

async function open(who: Visitor, email: string, skuName = 'Immunity Booster Nuskha') {
  const { body } = await who.post('/api/payment-link.js', { email, skuName }, inHindi);
  return { id: body.orderId as string, link: body.paymentLink as string };
}

test('who buys on a Hindi page pays on one, comes back to one, and gets the guide, its links and a refund told in Hindi', async () => {
  const meena = visitor(site.url);
  const { id, link } = await open(meena, 'meena@example.in');
  expect(link).toMatch(`${site.url}/hi/pay/`);
  expect(await expectHindiPage(meena, pathOf(link))).toContain('इम्यूनिटी बूस्टर नुस्ख़ा');
  const failed = await pay(link, 'failed');
  expect(failed.headers.get('location')).toBe(`${pathOf(link)}?outcome=failed`);
  await expectHindiPage(meena, `${pathOf(link)}?outcome=failed`);
  expect((await pay(link)).headers.get('location')).toMatch(/^\/hi\?order=[^#]+#demo$/);
  await expectHindiPage(meena, pathOf(link));
  await expectHindiPage(meena, '/hi/pay/none', 404);

  const [mail, ...others] = await mailsTo('meena@example.in');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('काका की ओर से आपकी गाइड: इम्यूनिटी बूस्टर नुस्ख़ा');
  expect(mail?.text).toContain('₹119');
  expectHindi(mail as Email);
  for (const page of ['guides', 'receipts']) {
    const paper = await fetch(linkIn(mail, page) ?? '');
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }

  await operator('orders', { DATA_DIR: site.dataDir })('refund', orderReference(id));
  const refund = (await mailsTo('meena@example.in')).find(({ subject }) => subject?.startsWith('आपके पैसे लौट रहे हैं'));
  expectHindi(refund as Email);
});

test('links that do not work, lost purchases and being forgotten are dealt with in Hindi below /hi', async () => {
  const asha = visitor(site.url);
  await pay((await open(asha, 'asha@example.in')).link);
  const page = await fetch(`${site.url}/hi/guides/none`, { headers: { Accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('यह लिंक अब नहीं चलता')]);

  await expectHindiPage(asha, '/hi/purchases');
  expect((await asha.post('/hi/purchases', 'email=asha', asForm)).text).toContain('यह ईमेल पता नहीं लगता।');
  const answer = await asha.post('/hi/purchases', new URLSearchParams({ email: 'asha@example.in' }).toString(), asForm);
  expect(answer.headers.get('location')).toBe('/hi/purchases?now=sent');
  await expectHindiPage(asha, '/hi/purchases?now=sent');
  const mails = await mailsTo('asha@example.in');
  expect(mails.map(({ subject }) => subject)).toContain('काका की ओर से आपकी गाइड, नए लिंक के साथ');
  for (const mail of mails) expectHindi(mail);

  await expectHindiPage(asha, '/hi/forget-me');
  expect((await asha.post('/hi/forget-me', '', asForm)).text).toContain('यहाँ आप भुला दिए गए');
  // The English pages are as they were.
  expect((await asha.get('/forget-me')).text).toContain('Forget me');
});

test('a reminder is in the language of its order, and so is the page that stops it', async () => {
  const ravi = visitor(site.url);
  await open(ravi, 'ravi@example.in');
  const [mail] = await mailsTo('ravi@example.in');
  expect(mail?.subject).toBe('इम्यूनिटी बूस्टर नुस्ख़ा अब भी आपकी राह देख रही है');
  expectHindi(mail as Email);
  const stop = pathOf(linkIn(mail, 'reminders'));
  await expectHindiPage(ravi, stop);
  expect((await ravi.post(stop, '', asForm)).text).toContain('अब याद नहीं दिलाएँगे');
});

test('who books on a Hindi page is invited in Hindi, moves and cancels in Hindi; the business reads English', async () => {
  const tara = visitor(site.url);
  const [slot = '', later = ''] = (await startsOf(tara)).slice(2);
  const request = { start_time: slot, name: 'तारा', email: 'tara@example.in', time_zone: 'Asia/Kolkata' };
  const { body } = await tara.post('/api/calendly?book=1', request, inHindi);
  expect(body.place).toBe('कैसे जुड़ना है, यह हम आपके ईमेल पर लिख भेजेंगे।');
  const wish = await tara.post('/api/calendly?book=1', { ...request, start_time: 'मंगलवार सुबह' }, inHindi);
  expect(wish.body.understood).toMatch(/^मंगलवार .*, सुबह$/);

  expect(await expectHindiPage(tara, body.path)).toMatch(/सुबह \d+:\d\d\sबजे/);
  const moved = await tara.post(`${body.path}/move`, new URLSearchParams({ start_time: later }).toString(), asForm);
  expect(moved.headers.get('location')).toMatch(/^\/hi\/meetings\/[^?]+\?now=moved$/);
  const path = moved.headers.get('location') ?? '';
  expect(await expectHindiPage(tara, path)).toContain('आपकी मुलाक़ात अब इस समय पर है।');
  // An invitation to a meeting that was cancelled meanwhile is not sent.
  await delivered();
  expect((await tara.post(`${path.split('?')[0]}/cancel`, '', asForm)).text).toContain('मुलाक़ात रद्द हो गई');

  const mails = await mailsTo('tara@example.in');
  expect(mails).toHaveLength(4);
  for (const mail of mails) expectHindi(mail);
  const booked = (await mailsTo('sales@vaani.example')).filter(({ subject }) => subject?.startsWith('Meeting booked: तारा, '));
  expect(booked).not.toEqual([]);
});
