import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

test('one press erases the chat, the calls and the unpaid orders of a browser, and nobody else’s; what was paid stays', async () => {
  const site = await startSite({ TRUST_PROXY: '1' });
  const store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
  const count = (table: string) => store.prepare(`select count(*) as rows from ${table}`).get()?.rows;
  async function visit(email: string) {
    const who = visitor(site.url);
    await who.post('/api/maharajji-chat.js', { message: 'I have had a cough since Sunday' });
    const paid = (await who.post('/api/payment-link.js', { email, skuName: 'Immunity Booster Nuskha' })).body;
    await pay(paid.paymentLink);
    await who.post('/api/payment-link.js', { email, skuName: 'Desi Cooking Secrets' });
    await who.post('/call/web', { assistantId: 'mini' });
    return { who, paid: paid.orderId as string };
  }
  const { who, paid } = await visit('meena@example.in');
  await visit('ravi@example.in');
  await until(async () => store.prepare("select count(*) as waiting from outbox where status = 'pending'").get()?.waiting === 0);
  expect([count('chats'), count('calls'), count('orders')]).toEqual([2, 2, 4]);

  const foreign = await who.post('/forget-me', '', {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: 'https://elsewhere.example',
  });
  expect(foreign.status).toBe(403);
  expect((await who.get('/forget-me')).text).toContain('One press erases');
  expect([count('chats'), count('calls'), count('orders')]).toEqual([2, 2, 4]);

  const done = await who.post('/forget-me', '', { 'Content-Type': 'application/x-www-form-urlencoded' });
  expect([done.status, done.text.includes('You are forgotten here')]).toEqual([200, true]);
  expect(done.headers.get('clear-site-data')).toBe('"storage"');
  await until(async () => count('calls') === 1);
  expect([count('chats'), count('orders')]).toEqual([1, 3]);
  expect(store.prepare('select status from orders where id = ?').get(paid)?.status).toBe('delivered');
  expect((await who.get('/api/kaka-session')).body.messages).toHaveLength(1);
  store.close();
  await site.stop();
});
