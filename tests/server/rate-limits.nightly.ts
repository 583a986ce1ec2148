/** At night, because the site clears its limits once a minute: the test waits for that. */
import { afterAll, expect, test } from 'vitest';
import { engines } from '../support/databases.ts';
import { startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

const { postgres, stop } = await engines();
afterAll(stop);

test.skipIf(!postgres)('addresses that limits have counted leave Postgres after the window’s end', async () => {
  const DATABASE_URL = (await postgres?.freshUrl()) ?? '';
  const site = await startSite({ DATABASE_URL, TRUST_PROXY: '1' });
  await visitor(site.url, { address: '203.0.113.9' }).post('/api/maharajji-chat.js', { message: 'namaste' });
  const { default: pg } = await import('pg');
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  const kept = async () => (await client.query("select key from rate_limits where key like '%203.0.113.9'")).rowCount ?? 0;
  expect(await kept()).toBeGreaterThan(0);
  await client.query('update rate_limits set reset_at = $1', [new Date(Date.now() - 1_000).toISOString()]);
  await until(async () => (await kept()) === 0);
  await client.end();
  await site.stop();
});
