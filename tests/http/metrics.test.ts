import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

const token = 'a-metrics-token';

/** The site's metrics by name and labels. */
async function metricsOf({ url }: Site): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

test('metrics tell of what is overdue, paid but not delivered, or fits no order, and what the day has used of its budgets', async () => {
  const site = await startSite({ METRICS_TOKEN: token, TRUST_PROXY: '1' });
  const meena = visitor(site.url);
  await meena.post('/api/maharajji-chat.js', { message: 'namaste' });
  const sale = { email: 'meena@example.in', skuName: 'Immunity Booster Nuskha' };
  const { orderId, paymentLink } = (await meena.post('/api/payment-link.js', sale)).body;
  await pay(paymentLink);
  await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
  const calm = { vaani_outbox_oldest_due_seconds: 0, vaani_orders_undelivered: 0, vaani_payments_unmatched: 0, vaani_orders_paid: 1 };
  await until(async () => (await metricsOf(site)).vaani_outbox_pending === 0);
  const quiet = await metricsOf(site);
  expect(quiet).toMatchObject(calm);
  expect(quiet['vaani_budget_used{budget="chat_messages"}']).toBeGreaterThan(0);

  const store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  store.exec(`
    update orders set status = 'paid', delivered_at = null;
    insert into unmatched_payments values ('pay_1', 'order_1', 100, 'INR', 'unknown_order', '${minutes(0)}');
    update daily_usage set used = 77 where name = 'chat_messages';
    insert into daily_usage values ('2020-01-01', 'voice_minutes', 5)`);
  // One is in somebody's hands for longer than this test takes, and has been due for ten minutes; the other is due tomorrow.
  const hold = store.prepare("update outbox set status = 'pending', next_attempt_at = ?, claimed_until = ? where dedupe_key = ?");
  hold.run(minutes(-10), minutes(60), `guide:${orderId}`);
  hold.run(minutes(1440), null, `sheet:${orderId}`);
  store.close();

  const troubled = await metricsOf(site);
  expect(troubled).toMatchObject({
    vaani_orders_undelivered: 1,
    vaani_payments_unmatched: 1,
    'vaani_budget_used{budget="chat_messages"}': 77,
  });
  expect(troubled['vaani_budget_used{budget="voice_minutes"}']).toBe(0);
  expect(troubled.vaani_outbox_oldest_due_seconds).toBeGreaterThanOrEqual(600);
  await site.stop();
});

test('metrics count answers by the class of their status, pages too, and what was refused because the store could not be used', async () => {
  const site = await startSite({ METRICS_TOKEN: token, TRUST_PROXY: '1' });
  expect((await metricsOf(site)).vaani_storage_refusals_total).toBe(0);
  expect((await fetch(site.url)).status).toBe(200);
  expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);
  const other = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
  other.exec('begin immediate');
  const lead = { name: 'Meena', brand: 'Brand', email: 'meena@example.in' };
  expect((await visitor(site.url).post('/api/submit-to-google-sheets.js', lead)).status).toBe(503);
  other.exec('rollback');
  other.close();
  const counted = {
    'vaani_answers_total{status="2xx"}': 2,
    'vaani_answers_total{status="4xx"}': 1,
    'vaani_answers_total{status="5xx"}': 1,
  };
  expect(await metricsOf(site)).toMatchObject({ ...counted, vaani_storage_refusals_total: 1 });
  await site.stop();
});
