import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { signEvent } from '#server/services/payments.ts';
import { engines } from '../support/databases.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { isNightly } from '../support/nightly.ts';
import { lastingPort, startSite } from '../support/site.ts';
import { pay, until, type Visitor, visitor } from '../support/visitor.ts';

const { postgres, stop } = await engines();
afterAll(stop);

describe.skipIf(!postgres)('two processes on one Postgres', () => {
  test('are one site: sessions, the message limit, rate limits and a sale hold across both', async () => {
    const DATABASE_URL = (await postgres?.freshUrl()) ?? '';
    const dataDir = emptyFolder();
    const environment = { DATABASE_URL, DATA_DIR: dataDir, SESSION_SECRET: 'a secret that all instances share', TRUST_PROXY: '1' };
    const sites = await Promise.all([startSite(environment), startSite(environment)]);
    const [one, two] = sites;

    const say = (who: Visitor, message: string) => who.post('/api/maharajji-chat.js', { message });
    const first = visitor(one.url);
    // The first answer of a process may take a busy machine longer than a visitor waits.
    for (const { url } of sites) await until(async () => (await say(visitor(url), 'namaste')).status === 200);
    await say(first, 'namaste');
    const sameVisitorThere = visitor(two.url, { cookie: first.cookie() });
    const both = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        // What a busy store could not keep in time is said not to have happened, and is asked again.
        until(async () => {
          const answer = await say(index % 2 ? first : sameVisitorThere, `What about remedy ${index}?`);
          return answer.status !== 503 && answer;
        }),
      ),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(6);
    expect((await sameVisitorThere.get('/api/kaka-session')).body.messageCount).toBe(15);
    // Half of them at each: alone neither would refuse any.
    const refused = () => Promise.all(Array.from({ length: 32 }, (_, index) => say(index % 2 ? first : sameVisitorThere, 'And now?')));
    await until(async () => (await refused()).some(({ body }) => body.code === 'too_many_requests'));

    const { body: sale } = await first.post('/api/payment-link.js', { email: 'both@example.in', skuName: 'Immunity Booster Nuskha' });
    const again = await sameVisitorThere.post('/api/payment-link.js', { email: 'both@example.in', skuName: 'Immunity Booster Nuskha' });
    expect(again.body.orderId).toBe(sale.orderId);

    const event = JSON.stringify({
      event: 'payment_link.paid',
      payload: {
        payment_link: { entity: { id: 'plink', reference_id: sale.orderId, amount: 11900, currency: 'INR' } },
        payment: { entity: { id: 'pay', amount: 11900, currency: 'INR' } },
      },
    });
    const deliveries = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        fetch(`${(index % 2 ? one : two).url}/webhooks/razorpay`, {
          method: 'POST',
          headers: {
            'X-Razorpay-Signature': signEvent(event, 'a secret that all instances share'),
            'X-Razorpay-Event-Id': `evt_${index % 4}`,
          },
          body: event,
        }),
      ),
    );
    expect(deliveries.every(({ ok }) => ok)).toBe(true);
    await until(async () => (await sameVisitorThere.get(`/api/orders/${sale.orderId}`)).body.status === 'delivered');
    const mails = readdirSync(join(dataDir, 'outbox')).filter((file) =>
      readFileSync(join(dataDir, 'outbox', file), 'utf8').includes('both@example.in'),
    );
    expect(mails).toHaveLength(1);
    await Promise.all(sites.map((site) => site.stop()));
  });
});

describe('a process that is killed in the middle of a sale', () => {
  test('loses nothing that was answered: started again, what was paid is delivered', async () => {
    const dataDir = emptyFolder();
    const environment = { DATA_DIR: dataDir, PORT: await lastingPort() };
    let site = await startSite(environment);
    const meena = visitor(site.url);
    const paid: string[] = [];
    for (let round = 0; round < (isNightly ? 3 : 2); round++) {
      const { body } = await meena.post('/api/payment-link.js', { email: `round${round}@example.in`, skuName: 'Home Cleaning Hacks' });
      expect((await pay(body.paymentLink)).status).toBe(303);
      paid.push(body.orderId);
      await site.kill();
      site = await startSite(environment);
    }
    for (const orderId of paid) await until(async () => (await meena.get(`/api/orders/${orderId}`)).body.status === 'delivered');
    await site.stop();
  });
});
