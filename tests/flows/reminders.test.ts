import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '../support/operator.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

let site: Site;
let store: DatabaseSync;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1', REMIND_AFTER_HOURS: '3' });
  store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
});
afterAll(async () => {
  store.close();
  await site.stop();
});

async function open(email: string, skuName = 'Immunity Booster Nuskha') {
  const { body } = await visitor(site.url).post('/api/payment-link.js', { email, skuName });
  return { id: body.orderId as string, link: body.paymentLink as string };
}
/** Lets the hours pass: what waits for its time is due now. */
async function later() {
  store.prepare("update outbox set next_attempt_at = '2020-01-01T00:00:00.000Z' where status = 'pending'").run();
  await until(async () => store.prepare("select count(*) as waiting from outbox where status = 'pending'").get()?.waiting === 0);
}
/** Lets midnight pass between two orders. */
const midnight = () => store.prepare("update outbox set dedupe_key = dedupe_key || '/before' where dedupe_key like 'reminder:%'").run();
/** Lets a day pass: what was promised in the last one counts no more. */
function aDayLater() {
  midnight();
  store.prepare("update outbox set created_at = '2020-01-01T00:00:00.000Z' where dedupe_key like 'reminder:%'").run();
}
async function remindersTo(email: string) {
  const files = globSync('outbox/*.eml', { cwd: site.dataDir });
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(site.dataDir, name)))));
  return mails.filter(({ to, text }) => to?.[0]?.address === email && text?.includes('Stop such reminders'));
}
const waiting = (email: string) =>
  store
    .prepare(
      "select next_attempt_at as due, o.created_at as made from outbox join orders o on outbox.payload like '%' || o.id || '%' where o.email = ?",
    )
    .all(email) as { due: string; made: string }[];

test('an unpaid link is reminded of once, three hours after it was made, with the same link', async () => {
  const { link } = await open('meena@example.in');
  const [{ due = '', made = '' } = {}] = waiting('meena@example.in');
  expect(Date.parse(due) - Date.parse(made)).toBe(3 * 3_600_000);
  expect(await remindersTo('meena@example.in')).toEqual([]);
  await later();
  await open('meena@example.in');
  await later();
  const [mail, ...others] = await remindersTo('meena@example.in');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Immunity Booster Nuskha is still waiting for you');
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(link);
  expect((await fetch(link)).status).toBe(200);
});

test('two guides of one buyer are one mail', async () => {
  const links = [(await open('two@example.in')).link, (await open('two@example.in', 'Desi Cooking Secrets')).link];
  await later();
  const [mail, ...others] = await remindersTo('two@example.in');
  expect(others).toEqual([]);
  for (const link of links) expect(mail?.text).toContain(link);
});

test('of two orders with midnight between them comes one mail; a day later an order is reminded of again', async () => {
  const links = [(await open('late@example.in')).link];
  midnight();
  links.push((await open('late@example.in', 'Desi Cooking Secrets')).link);
  await later();
  const [mail, ...others] = await remindersTo('late@example.in');
  expect(others).toEqual([]);
  for (const link of links) expect(mail?.text).toContain(link);
  aDayLater();
  await open('late@example.in', 'Home Cleaning Hacks');
  await later();
  expect(await remindersTo('late@example.in')).toHaveLength(2);
});

test.each([
  ['was paid', async (_id: string, link: string) => void (await pay(link))],
  ['ran out', async (id: string) => void store.prepare("update orders set status = 'expired' where id = ?").run(id)],
  ['has a link of yesterday', async (id: string) => void store.prepare("update orders set expires_at = '2020-01-01' where id = ?").run(id)],
])('nobody is reminded of an order that %s', async (name, change) => {
  const email = `${name.replaceAll(' ', '.')}@example.in`;
  const { id, link } = await open(email);
  await change(id, link);
  await later();
  expect(await remindersTo(email)).toEqual([]);
});

test('nobody is reminded of what was erased', async () => {
  await open('erased@example.in');
  await operator('privacy', { DATA_DIR: site.dataDir })('erase', 'erased@example.in');
  await later();
  expect(await remindersTo('erased@example.in')).toEqual([]);
});

test('the stop link stops reminders to that address for good: a look does not, the button does, and no other address is touched', async () => {
  await open('stop@example.in');
  await later();
  const [mail] = await remindersTo('stop@example.in');
  const stop = /Stop such reminders: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const look = await fetch(stop);
  expect([look.status, (await look.text()).includes('method="post"')]).toEqual([200, true]);
  const stopped = () => store.prepare('select count(*) as stops from mail_stops').get()?.stops;
  expect(stopped()).toBe(0);
  const press = (url: string) => fetch(url, { method: 'POST', headers: { Origin: site.url } });
  expect((await press(`${stop}x`)).status).toBe(404);
  expect(stopped()).toBe(0);
  const done = await press(stop);
  expect([done.status, (await done.text()).includes('No more reminders')]).toEqual([200, true]);
  expect((await press(stop)).status).toBe(200);
  expect(JSON.stringify(store.prepare('select * from mail_stops').all())).not.toContain('stop@');

  aDayLater();
  await open('STOP@example.in', 'Desi Cooking Secrets');
  await open('goes-on@example.in');
  await later();
  expect(await remindersTo('STOP@example.in')).toEqual([]);
  expect(await remindersTo('goes-on@example.in')).toHaveLength(1);
});

test('where the State is asked for, an order without one is not reminded of: its link is not handed out', async () => {
  const seller = { SELLER_NAME: 'Namaste Voices', SELLER_ADDRESS: 'Pune', SELLER_GSTIN: '27AAPFU0939F1ZV' };
  const taxed = await startSite({ TRUST_PROXY: '1', REMIND_AFTER_HOURS: '3', ...seller });
  const rows = new DatabaseSync(join(taxed.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
  for (const state of [undefined, '32']) {
    const who = visitor(taxed.url);
    const { body } = await who.post('/api/payment-link.js', { email: `${state}@example.in`, skuName: 'Immunity Booster Nuskha' });
    if (state) await who.post(`/api/orders/${body.orderId}/buyer`, { state });
  }
  rows.prepare("update outbox set next_attempt_at = '2020-01-01T00:00:00.000Z'").run();
  await until(async () => rows.prepare("select count(*) as waiting from outbox where status = 'pending'").get()?.waiting === 0);
  const mails = await Promise.all(
    globSync('outbox/*.eml', { cwd: taxed.dataDir }).map((name) => PostalMime.parse(readFileSync(join(taxed.dataDir, name)))),
  );
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['32@example.in']);
  rows.close();
  await taxed.stop();
});

test('without the setting nothing is planned', async () => {
  const quiet = await startSite({ TRUST_PROXY: '1' });
  await visitor(quiet.url).post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Immunity Booster Nuskha' });
  const rows = new DatabaseSync(join(quiet.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
  expect(rows.prepare("select count(*) as planned from outbox where dedupe_key like 'reminder:%'").get()?.planned).toBe(0);
  rows.close();
  await quiet.stop();
});
