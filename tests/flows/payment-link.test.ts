import { expect, test } from 'vitest';
import { longestLinkMs, paymentsTimeoutMs } from '#server/services/payments.ts';
import { playRazorpay } from '../support/razorpay.ts';
import { startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

test('a second press gets the link of the first, also where its answer was lost and it had to be looked for slowly', async () => {
  const razorpay = await playRazorpay();
  const site = await startSite(razorpay.environment);
  // The first answer never comes; the look for what became of it is answered near the end of its time.
  razorpay.delayMs = { POST: longestLinkMs, GET: 0.75 * paymentsTimeoutMs };
  const meena = visitor(site.url, { cookie: await cookieOf(site.url) });
  const press = () => meena.post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Immunity Booster Nuskha' });
  const first = press();
  await until(async () => razorpay.requests.length > 0);
  const [one, other] = await Promise.all([first, press()]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body.paymentLink).toMatch(/^https:\/\/rzp\.io\//);
  expect(other.body.paymentLink).toBe(one.body.paymentLink);
  expect(razorpay.links.size).toBe(1);
  await site.stop();
  await razorpay.close();
});

/** The cookie of a visitor who has been here before. */
async function cookieOf(url: string): Promise<string> {
  const known = visitor(url);
  await known.post('/api/maharajji-chat.js', { message: 'namaste' });
  return known.cookie();
}
