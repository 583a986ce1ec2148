import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { operator } from '../support/operator.ts';
import { lastingPort, startSite } from '../support/site.ts';

test('npm run smoke sells a guide on a site with sandbox payments, found by its PORT and DATA_DIR, and by its number', async () => {
  const site = await startSite();
  const smoke = operator('smoke', { PORT: new URL(site.url).port, DATA_DIR: site.dataDir });
  const printed = await smoke();
  for (const words of ['ok  the mail with the guide is in the outbox', 'ok  the download is the guide', 'The whole sale works.'])
    expect(printed).toContain(words);
  const byNumber = site.url.replace('localhost', '127.0.0.1');
  expect(await operator('smoke', { DATA_DIR: site.dataDir })(byNumber)).toContain('The whole sale works.');
  await site.stop();
});

test('npm run smoke says which address to name where the site has another than the one it was given', async () => {
  const live = await startSite({ PUBLIC_URL: 'https://vaani.example' });
  await expect(operator('smoke', { DATA_DIR: live.dataDir })(`http://[::ffff:127.0.0.1]:${new URL(live.url).port}`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not the PUBLIC_URL of the site. Run this command with its PUBLIC_URL.'),
  });
  await live.stop();
});

test('npm run smoke sells by the public address, whose proxy hides what is for the inside', async () => {
  const port = await lastingPort();
  const proxy = createServer((request, response) => {
    if (request.url === '/readyz') return response.writeHead(404).end('hidden');
    const { method, headers, url: path } = request;
    const onward = forward({ port, method, headers, path }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers)),
    );
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  const PUBLIC_URL = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const site = await startSite({ PORT: port, PUBLIC_URL });
  expect(await operator('smoke', { PORT: port, PUBLIC_URL, DATA_DIR: site.dataDir })()).toContain('The whole sale works.');
  await expect(operator('smoke', { DATA_DIR: site.dataDir })(PUBLIC_URL)).rejects.toMatchObject({
    stderr: expect.stringContaining('Run this command on the machine of the site'),
  });
  await site.stop();
  proxy.closeAllConnections();
  proxy.close();
});

test('npm run smoke tries nothing on a site that takes real payments', async () => {
  const razorpay = {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 'key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-of-a-test',
  };
  const site = await startSite({ ...razorpay, RAZORPAY_BASE_URL: 'http://127.0.0.1:1' });
  await expect(operator('smoke', { DATA_DIR: site.dataDir })(site.url)).rejects.toMatchObject({
    code: 1,
    stderr: `${site.url} takes real payments (Razorpay). This command works only with sandbox payments. Nothing was done.\n`,
  });
  const store = new DatabaseSync(`${site.dataDir}/vaani.sqlite`, { readOnly: true });
  expect(store.prepare('select count(*) as chats from chats').get()).toEqual({ chats: 0 });
  store.close();
  await site.stop();
});

test('npm run smoke says in a sentence that a site is away, or is none', async () => {
  const other = createServer((_request, response) => void response.end('hello')).listen(0, '127.0.0.1');
  const address = () => `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await new Promise((resolve) => other.once('listening', resolve));
  const smoke = operator('smoke');
  await expect(smoke(address())).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^http.* does not name the providers of the site/),
  });
  const gone = address();
  await new Promise((resolve) => other.close(resolve));
  await expect(smoke(gone)).rejects.toMatchObject({ code: 1, stderr: `${gone} does not answer (ECONNREFUSED).\n` });
  await expect(smoke('nonsense')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^npm run smoke -- /) });
});
