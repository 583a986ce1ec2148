/**
 * Has one site sell, talk and be called, and keeps what it compiled for that: Node keeps what a process has compiled when it ends, and the
 * first site that ends has mostly done little. A site of the tests then takes an eighth less processor time. `npm test` runs this after
 * the build; without it the tests are slower, and no different.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../scripts/freshness.ts';
import { compiledFolder, startSite } from './site.ts';
import { pay, until, visitor } from './visitor.ts';
import { warmUp } from './warm-up.ts';

const note = join(compiledFolder, 'server.digest');
const digest = digestOf('server');
if (!existsSync(note) || readFileSync(note, 'utf8') !== digest) {
  rmSync(compiledFolder, { recursive: true, force: true });
  const site = await startSite({ TRUST_PROXY: '1', NODE_COMPILE_CACHE: compiledFolder });
  try {
    await warmUp(site.url);
    const buyer = visitor(site.url);
    await buyer.post('/api/maharajji-chat.js', { message: 'I have a cold, what can I do?' });
    const { body } = await buyer.post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Home Cleaning Hacks' });
    await pay(body.paymentLink);
    await until(async () => (await buyer.get(`/api/orders/${body.orderId}`)).body.status === 'delivered');
  } finally {
    await site.stop();
  }
  writeFileSync(note, digest);
}
