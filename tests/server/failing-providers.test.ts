import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FailingProvider, type FailureRow, failAs, failureRows, providersOwnWords } from '../support/failing-provider.ts';
import { type Site, startSite } from '../support/site.ts';
import { visitor } from '../support/visitor.ts';

/** Hanging and pauses are waited out in the adapters' own tests: here an adapter's full patience would pass each time. */
const rows = failureRows.filter(({ kind, retryAfterSeconds }) => kind !== 'timeout' && retryAfterSeconds === undefined);
const notFound = failureRows.find(({ name }) => name === '404') as FailureRow;

let row: FailureRow = notFound;
let provider: FailingProvider;
let site: Site;
beforeAll(async () => {
  provider = await failAs({ play: (response, request) => row.play(response, request) });
  site = await startSite({
    TRUST_PROXY: '1',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: provider.url,
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'key',
    RAZORPAY_WEBHOOK_SECRET: 'hook',
    RAZORPAY_BASE_URL: provider.url,
  });
});
afterAll(async () => {
  await site.stop();
  await provider.close();
});

describe.each(rows)('while providers answer with $name', (failure) => {
  test('visitors are told in our words, nothing is written down of theirs, and the rest of the site goes on', async () => {
    const meena = visitor(site.url);
    const ask = () => meena.post('/api/maharajji-chat.js', { message: 'What for a cold, Kaka?' });
    const buy = () => meena.post('/api/payment-link.js', { email: 'meena@example.in', skuName: 'Ayurvedic Nuskha' });
    row = failure;
    const [chat, link] = await Promise.all([ask(), buy()]);
    expect([chat.status, chat.body]).toEqual([502, expect.objectContaining({ error: 'No response from Kaka.', code: 'chat_failed' })]);
    expect([link.status, link.body]).toEqual([
      502,
      expect.objectContaining({ error: 'Could not generate payment link. Please try again.', code: 'payment_link_failed' }),
    ]);
    expect(chat.text + link.text + site.log.join()).not.toContain(providersOwnWords);
    // What failed cost the visitor none of their fifteen messages.
    expect((await meena.get('/api/kaka-session')).body.messageCount).toBe(1);
    expect((await fetch(`${site.url}/livez`)).status).toBe(200);
    expect((await fetch(`${site.url}/`)).status).toBe(200);

    // A plain refusal shows that the provider is back on its feet: it is not left alone in the next test.
    row = notFound;
    await Promise.all([ask(), buy()]);
  });
});

test('a provider that stays down is not asked by every visitor', async () => {
  row = failureRows.find(({ name }) => name === '500') as FailureRow;
  const before = provider.requests.length;
  for (let time = 0; time < 12; time++)
    expect((await visitor(site.url).post('/api/maharajji-chat.js', { message: 'What for a cold, Kaka?' })).status).toBe(502);
  expect(provider.requests.length - before).toBe(5);
});
