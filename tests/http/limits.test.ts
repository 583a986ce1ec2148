import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOpenAi } from '../support/openai.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

const say = (address: string, { url } = site) => visitor(url, { address }).post('/api/maharajji-chat.js', { message: 'namaste' });

test('a new session for every message meets the limit of the address, with a wait that is told; other addresses go on', async () => {
  let tries = 0;
  // The minute that is counted may end on the way: then another address tries.
  const refused = await until(async () => {
    const address = `203.0.113.${++tries}`;
    const answers = await Promise.all(Array.from({ length: 100 }, () => say(address)));
    const late = answers.filter(({ status }) => status === 429);
    return late.length === 10 && late;
  });
  expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) });
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await say('203.0.113.200')).status).toBe(200);
});

/** Leads from fifty addresses. @returns how many were refused: 10 where the addresses count as one, whose ten minutes hold 40 */
async function refusedOfFifty(addressOf: (index: number) => string): Promise<number> {
  const lead = { name: 'Meena', brand: 'Brand', email: 'meena@example.in' };
  const send = (address: string) => visitor(site.url, { address }).post('/api/submit-to-google-sheets.js', lead);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(addressOf(index))));
  return answers.filter(({ status }) => status === 429).length;
}

test('one subscriber does not get a limit for each of their IPv6 addresses', async () => {
  expect(await refusedOfFifty((index) => `2001:db8:1:1:${index.toString(16)}::1`)).toBe(10);
});

test('an address written by the client itself in front of the proxy’s is not believed', async () => {
  expect(await refusedOfFifty((index) => `198.51.100.${index}, 203.0.113.99`)).toBe(10);
});

test('a day’s budget of chat messages ends the day for everyone, kindly', async () => {
  const small = await startSite({ TRUST_PROXY: '1', CHAT_MESSAGES_PER_DAY: '6' });
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) expect((await say(address, small)).status).toBe(200);
  expect((await say('192.0.2.4', small)).body).toMatchObject({
    code: 'daily_limit_reached',
    error: 'The demo has done its share for today. Please come back tomorrow.',
  });
  await small.stop();
});

test('a model that fails for a while takes nothing of the day’s messages', async () => {
  const openai = await playOpenAi();
  const small = await startSite({ TRUST_PROXY: '1', CHAT_MESSAGES_PER_DAY: '4', ...openai.environment });
  openai.failing = 500;
  for (let time = 0; time < 3; time++) expect((await say('192.0.2.1', small)).body.code).toBe('chat_failed');
  openai.failing = undefined;
  for (let time = 0; time < 2; time++) expect((await say('192.0.2.1', small)).status).toBe(200);
  expect((await say('192.0.2.1', small)).body.code).toBe('daily_limit_reached');
  await small.stop();
  await openai.close();
});
