import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderReference } from '#shared/order-reference.ts';
import { operator } from '../support/operator.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

let site: Site;
let store: DatabaseSync;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
  store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
});
afterAll(async () => {
  store.close();
  await site.stop();
});

async function buy(email: string, skuName = 'Immunity Booster Nuskha') {
  const buyer = visitor(site.url);
  const { body } = await buyer.post('/api/payment-link.js', { email, skuName });
  await pay(body.paymentLink);
  await until(async () => (await buyer.get(`/api/orders/${body.orderId}`)).body.status === 'delivered');
  return { buyer, id: body.orderId as string };
}
/** Gives an address to the page's form, as a browser without scripts does. */
const ask = (email: string, who = visitor(site.url), origin = site.url) =>
  who.post('/purchases', new URLSearchParams({ email }).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: origin,
  });
const nothingWaits = () =>
  until(async () => store.prepare("select count(*) as waiting from outbox where status = 'pending'").get()?.waiting === 0);
async function linksTo(email: string) {
  await nothingWaits();
  const files = globSync('outbox/*.eml', { cwd: site.dataDir });
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(site.dataDir, name)))));
  return mails.filter(({ to, subject }) => to?.[0]?.address === email && subject === 'Your guides from Kaka, with fresh links');
}

test('a buyer gets fresh links to every guide and receipt of that address, in whatever case it is given; nobody else’s', async () => {
  const first = await buy('meena@example.in');
  const second = await buy('Meena@example.in', 'Desi Cooking Secrets');
  await buy('ravi@example.in');
  const { downloadUrl } = (await first.buyer.get(`/api/orders/${first.id}`)).body;
  store.prepare('update orders set downloads = 50 where id = ?').run(first.id);
  expect((await first.buyer.get(downloadUrl)).status).toBe(404);

  const answer = await ask(' MEENA@example.in ');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/purchases?now=sent']);
  const page = await visitor(site.url).get('/purchases?now=sent');
  expect(page.text).toContain('If there is a purchase with that address, the mail is on its way.');
  const [mail, ...others] = await linksTo('meena@example.in');
  expect(others).toEqual([]);
  for (const id of [first.id, second.id]) expect(mail?.text).toContain(orderReference(id));
  const links = [...(mail?.text ?? '').matchAll(/(?:Download|Receipt): (\S+)/g)].map(([, link = '']) => link);
  expect(links).toHaveLength(4);
  for (const link of links) {
    const paper = await fetch(link);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  }
  for (const link of links) expect(mail?.html).toContain(link);
});

test('whoever asks about an address without a purchase gets the same answer, letter for letter, and nothing is mailed or kept of it', async () => {
  await buy('asha@example.in');
  const [buyer, stranger] = [await ask('asha@example.in'), await ask('nobody@example.in')];
  const seen = ({ status, text, headers }: typeof buyer) => [status, text, headers.get('location')];
  expect(seen(stranger)).toEqual(seen(buyer));
  expect(await linksTo('asha@example.in')).toHaveLength(1);
  expect(await linksTo('nobody@example.in')).toEqual([]);
  const kept = store.prepare('select payload, dedupe_key, partition_key from outbox').all();
  expect(JSON.stringify(kept)).not.toContain('nobody');
});

test('an address gets three such mails a day at most, whoever asks, and every answer is the same', async () => {
  await buy('often@example.in');
  for (let count = 0; count < 6; count++) {
    expect((await ask('often@example.in')).headers.get('location')).toBe('/purchases?now=sent');
    await nothingWaits();
    // As if a minute had passed: within one, a second press asks for the same mail.
    store.prepare("update outbox set dedupe_key = dedupe_key || ? where dedupe_key like 'purchases:%'").run(`/${count}`);
  }
  expect(await linksTo('often@example.in')).toHaveLength(3);
});

test('one visitor may not ask on and on, and reads why; another site may not ask at all', async () => {
  const who = visitor(site.url, { address: '10.200.0.1' });
  for (let count = 0; count < 20; count++) expect((await ask(`guess${count}@example.in`, who)).status).toBe(303);
  const refused = await ask('guess@example.in', who);
  expect([refused.status, refused.text.includes('Please wait ten minutes')]).toEqual([429, true]);
  expect((await ask('meena@example.in', visitor(site.url), 'https://elsewhere.example')).status).toBe(403);
  const odd = await ask('no address');
  expect([odd.status, odd.text.includes('That is no email address')]).toEqual([400, true]);
});

test('behind a link that ran out, or whose guide was paid back, a reader finds a page with the next step; a program the error', async () => {
  const { buyer, id } = await buy('lost@example.in');
  const read = (path: string) => fetch(site.url + path, { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  const lost = await read('/guides/no-such-token');
  const page = await lost.text();
  expect([lost.status, page.includes('This link no longer works'), page.includes('action="/purchases"')]).toEqual([404, true, true]);
  expect((await read('/receipts/no-such-token')).status).toBe(404);
  expect((await visitor(site.url).get('/guides/no-such-token')).body).toMatchObject({ code: 'not_found' });

  const { downloadUrl } = (await buyer.get(`/api/orders/${id}`)).body;
  await operator('orders', { DATA_DIR: site.dataDir })('refund', orderReference(id));
  const refunded = await read(downloadUrl);
  expect([refunded.status, (await refunded.text()).includes('This guide was paid back')]).toEqual([410, true]);
  await ask('lost@example.in');
  const [mail] = await linksTo('lost@example.in');
  expect(mail?.text).toContain('The price was paid back');
  expect(mail?.text).not.toContain('/guides/');
});
