import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createLog } from '#server/core/log.ts';
import { providers } from '#server/providers.ts';
import { endpoints } from '#shared/endpoints.ts';
import { failAs, failureRows, providersOwnWords } from '../support/failing-provider.ts';
import { isNightly } from '../support/nightly.ts';
import { sendRaw } from '../support/raw.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

/** util-linux's `script` runs a program on a terminal of its own. */
const canPlayTerminal = spawnSync('script', ['-qefc', 'true', '/dev/null']).status === 0;

/** What no log may ever hold: an email, what was said, a key of ours, a token, a name. */
const canary = {
  email: 'canary-email@example.in',
  words: 'canary words about my knees',
  key: 'canary-key-4f1c9a-of-thirty-two-characters',
  name: 'Canary Name',
};
const secrets = { SESSION_SECRET: canary.key, METRICS_TOKEN: `${canary.key}-metrics` };
const posts = Object.values(endpoints).filter(({ method }) => method === 'post');
const everyField = {
  message: canary.words,
  email: canary.email,
  name: canary.name,
  brand: canary.words,
  website: `https://${canary.email.replace('@', '.')}`,
  description: canary.words,
  skuName: 'Home Cleaning Hacks',
  start_time: canary.words,
  assistantId: 'kaka',
  webCallUrl: `ws://localhost/call/rooms/call_x?token=${canary.key}`,
};

/** Everything a visitor can do, rightly and wrongly, with canaries wherever something can be written. */
async function doEverything(site: Site): Promise<{ tokens: string[] }> {
  const meena = visitor(site.url);
  const tokens: string[] = [];
  for (const path of posts.map(({ path }) => path.replace(':id', 'order_x'))) {
    for (const body of [
      everyField,
      { ...everyField, email: `${canary.email} ${canary.email}`, start_time: '', webCallUrl: 7 },
      { [canary.email]: canary.words, [canary.name]: { [canary.words]: 1 } },
      `{"${canary.words}`,
      `"${canary.email}"`,
      JSON.stringify({ message: `${canary.words} `.repeat(3_000) }),
    ]) {
      await meena.post(path, body);
      await meena.post(`${path}?email=${canary.email}`, body, {
        'X-Canary': canary.words,
        'User-Agent': canary.words,
        Referer: `https://x/${canary.email}`,
      });
    }
    await visitor(site.url, { origin: `https://${canary.key}.example` }).post(path, everyField);
  }
  await meena.post('/webhooks/razorpay', everyField, { 'X-Razorpay-Signature': canary.key });
  await meena.post('/webhooks/vapi', everyField, { 'X-Vapi-Secret': canary.key });

  const buyer = visitor(site.url);
  const { body: sale } = await buyer.post('/api/payment-link.js', { email: canary.email, skuName: 'Home Cleaning Hacks' });
  if (sale?.paymentLink) {
    await pay(sale.paymentLink.replace(/^https?:\/\/[^/]+/, site.url));
    const { body: order } = await buyer.get(`/api/orders/${sale.orderId}`);
    if (order?.downloadUrl) {
      tokens.push(order.downloadUrl.replace('/guides/', ''));
      await buyer.get(order.downloadUrl);
      await buyer.get(`${order.downloadUrl}x`);
    }
  }
  tokens.push(buyer.cookie().split('=')[1] ?? '', meena.cookie().split('=')[1] ?? '');

  for (const word of [canary.email, canary.key, encodeURIComponent(canary.words), encodeURIComponent(canary.name)])
    for (const path of [
      `/${word}`,
      `/assets/${word}.webm`,
      `/guides/${word}`,
      `/api/orders/${word}`,
      `/pay/${word}`,
      `/meeting/${word}`,
      `/call/${word}`,
      `/api/${word}`,
    ])
      for (const method of ['GET', 'POST', 'DELETE', 'BREW'])
        await sendRaw(
          site.url,
          `${method} ${path}?q=${word} HTTP/1.1\r\nHost: localhost\r\nCookie: vaani_session=${word}\r\nConnection: close\r\n\r\n`,
        );
  await fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${canary.key}` } });
  return { tokens: tokens.filter((token) => token.length > 10) };
}

function expectSilence(log: readonly string[], tokens: string[]) {
  expect(log.length).toBeGreaterThan(20);
  const all = log.join('\n');
  for (const word of [
    ...Object.values(canary),
    encodeURIComponent(canary.words),
    encodeURIComponent(canary.name),
    canary.email.replace('@', '%40'),
    ...tokens,
  ])
    expect(all.includes(word), all.slice(Math.max(0, all.indexOf(word) - 300), all.indexOf(word) + 100)).toBe(false);
  const readable = { level: expect.stringMatching(/^(debug|info|warn|error)$/), time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) };
  for (const line of log) expect(JSON.parse(line)).toMatchObject(readable);
}

// What is logged at debug is logged at trace.
test.each(isNightly ? ['trace', 'debug'] : ['trace'])(
  'at level %s the log holds no email, no word, no key, no token and no name, whatever is asked',
  async (LOG_LEVEL) => {
    const site = await startSite({ ...secrets, TRUST_PROXY: '1', LOG_LEVEL });
    const { tokens } = await doEverything(site);
    await site.stop();
    expect(tokens.length).toBeGreaterThan(2);
    expectSilence(site.log, tokens);
  },
);

test('nor does it when providers, mail and the store fail, and repeat in their errors what they were told', async () => {
  const failing = await failAs(failureRows.find(({ name }) => name === '500') ?? { play: () => {} });
  const provider = {
    OPENAI_API_KEY: canary.key,
    OPENAI_BASE_URL: failing.url,
    RAZORPAY_KEY_ID: canary.key,
    RAZORPAY_KEY_SECRET: canary.key,
    RAZORPAY_WEBHOOK_SECRET: canary.key,
    RAZORPAY_BASE_URL: failing.url,
    SPEECH_COMMAND: 'none',
  };
  const site = await startSite({ ...secrets, ...provider, TRUST_PROXY: '1', LOG_LEVEL: 'trace' });
  await doEverything(site);
  await site.stop();
  expectSilence(site.log, [providersOwnWords]);
  await failing.close();
});

test('nor when the store is locked while everything is asked, or the mail cannot be written', async () => {
  const site = await startSite({ ...secrets, TRUST_PROXY: '1', LOG_LEVEL: 'trace' });
  const buyer = visitor(site.url);
  const { body: sale } = await buyer.post('/api/payment-link.js', { email: canary.email, skuName: 'Home Cleaning Hacks' });
  // A file stands where the mails' folder should be, and a folder where the sheet should be.
  writeFileSync(join(site.dataDir, 'outbox'), '');
  mkdirSync(join(site.dataDir, 'leads.csv'));
  await pay(sale.paymentLink);
  const { downloadUrl } = await until(async () => {
    const { body } = await buyer.get(`/api/orders/${sale.orderId}`);
    return body.downloadUrl && body;
  });
  await until(async () => site.log.some((line) => line.includes('delivery failed')));

  const other = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
  other.exec('begin immediate');
  const asked = await Promise.all([
    buyer.get(downloadUrl),
    ...posts.map(({ path }) => buyer.post(path.replace(':id', sale.orderId), everyField)),
  ]);
  other.exec('rollback');
  other.close();
  expect(asked.filter(({ status }) => status === 503).length).toBeGreaterThan(4);
  await site.stop();
  expectSilence(site.log, [downloadUrl.replace('/guides/', ''), buyer.cookie().split('=')[1] ?? '']);
});

test('a webhook whose signature or secret is wrong is a warning, without anything of what it says', async () => {
  const voice = Object.fromEntries(providers.vapi.keys.map((name) => [name, `value-of-${name}`]));
  const site = await startSite({ ...secrets, ...voice, VAPI_WEBHOOK_SECRET: canary.key, TRUST_PROXY: '1' });
  const stranger = visitor(site.url);
  await stranger.post('/webhooks/razorpay', everyField, { 'X-Razorpay-Signature': canary.words });
  await stranger.post('/webhooks/vapi', everyField, { 'X-Vapi-Secret': canary.words });
  expect((await stranger.post('/webhooks/vapi', everyField, { 'X-Vapi-Secret': canary.key })).status).toBe(200);
  await site.stop();
  const warnings = site.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
  expect(warnings).toMatchObject([
    { msg: 'webhook refused', route: '/webhooks/razorpay', status: 400 },
    { msg: 'webhook refused', route: '/webhooks/vapi', status: 404 },
  ]);
  for (const word of Object.values(canary)) expect(site.log.join()).not.toContain(word);
});

test.skipIf(!canPlayTerminal)('on a terminal one plain line says where the site is and how it is stopped', async () => {
  const site = await startSite({}, ['sh', '-c', 'exec script -qefc "$*" /dev/null', 'sh']);
  await until(async () => site.log.some((line) => line.trim() === `Vaani is at ${site.url}. Ctrl-C stops it.`));
  await site.stop();
});

test('what is thrown is written as where it happened, without the lines that its message brought along', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.error({ err: new Error(`first line\n${canary.words}\n    ${canary.email}`, { cause: 'x' }) }, 'it happened');
  const { err } = JSON.parse(lines[0] ?? '{}');
  expect(err.stack).toMatch(/^ {4}at .*logs\.test\.ts/);
  expect(err.stack).not.toContain('canary');
});
