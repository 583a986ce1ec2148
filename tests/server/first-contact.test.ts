import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { engines } from '../support/databases.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { withOwnPatience } from '../support/postgres.ts';
import { startSite } from '../support/site.ts';
import { wireTo } from '../support/wire.ts';

const { postgres, stop } = await engines();
afterAll(stop);

const chat = (url: string, headers: Record<string, string>) =>
  fetch(`${url}/api/maharajji-chat.js`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{"message":"namaste"}',
  });

test('a site that is reached by an address it was not told of says in its log, once, why every press is refused', async () => {
  const site = await startSite({ HOST: '127.0.0.2' });
  const byNumber = site.url.replace('localhost', '127.0.0.2');
  for (let time = 0; time < 2; time++) expect((await chat(byNumber, { Origin: byNumber })).status).toBe(403);
  expect((await chat(byNumber, { Origin: 'https://elsewhere.example' })).status).toBe(403);
  const told = site.log.filter((line) => line.includes('PUBLIC_URL'));
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0] ?? '{}')).toMatchObject({ page: byNumber, accepted: [site.url] });
  expect(site.log.join()).not.toContain('elsewhere.example');
  await site.stop();
});

test('a DATA_DIR that cannot be written stops the start with a sentence, also where the store is elsewhere', async () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  const start = startSite({ DATA_DIR: join(file, 'data'), DATABASE_URL: join(emptyFolder(), 'store.sqlite') });
  await expect(start).rejects.toThrow(/file\/data cannot be written \(E[A-Z]+\); set DATA_DIR/);
});

test.skipIf(!postgres)('metrics are told while Postgres is away, without what only the store knows', async () => {
  const url = withOwnPatience((await postgres?.freshUrl()) ?? '');
  const wire = await wireTo(Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(wire.port);
  const site = await startSite({ DATABASE_URL: url.href, METRICS_TOKEN: 'token' });
  const scrape = async () => (await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer token' } })).text();
  expect(await scrape()).toMatch(/^vaani_store_up 1$/m);
  wire.close();
  const text = await scrape();
  expect(text).toMatch(/^vaani_store_up 0$/m);
  expect(text).toMatch(/^vaani_chat_turns_total\{outcome="answered"\} 0$/m);
  expect(text).not.toMatch(/^vaani_orders_paid /m);
  await site.kill();
});
