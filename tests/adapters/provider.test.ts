import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { providerFetch } from '#server/adapters/provider.ts';
import { ProviderError, providerErrorIn } from '#server/core/provider-error.ts';
import {
  type FailingProvider,
  failAs,
  failureRows,
  nobody,
  patientMs,
  providersOwnWords,
  timeoutFor,
} from '../support/failing-provider.ts';

const open: FailingProvider[] = [];
afterEach(async () => {
  for (const provider of open.splice(0)) await provider.close();
});

async function failing(play: (typeof failureRows)[number]['play']) {
  const provider = await failAs({ play });
  open.push(provider);
  return provider;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as ProviderError,
  );

describe('a provider that answers with', () => {
  test.each(failureRows.filter(({ name }) => name !== 'wrong types'))(
    '$name fails as $kind, in one request, without its words',
    async (row) => {
      const { url, requests } = await failing(row.play);
      const get = providerFetch({ provider: 'acme', timeoutMs: timeoutFor(row) });
      const error = await failureOf(get(url, { method: 'POST', body: '{}' }));
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({ provider: 'acme', kind: row.kind, mayHaveHappened: row.mayHaveHappened });
      if (row.status !== undefined) expect(error?.status).toBe(row.status);
      expect(error?.retryAfterSeconds).toBe(row.retryAfterSeconds);
      // Given up after a moment, it may not even have left.
      if (row.kind === 'timeout') expect(requests.length).toBeLessThanOrEqual(1);
      else expect(requests).toHaveLength(1);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(providersOwnWords);
    },
  );
});

test('a provider that cannot be reached was certainly not asked for anything', async () => {
  const get = providerFetch({ provider: 'acme', timeoutMs: patientMs });
  expect(await failureOf(get(await nobody()))).toMatchObject({ kind: 'unreachable', mayHaveHappened: false });
  expect(await failureOf(get('http://no-such-host.invalid/'))).toMatchObject({ kind: 'unreachable', mayHaveHappened: false });
});

test('what a provider said of a refusal is there for its adapter alone', async () => {
  const { url } = await failing((response) => void response.writeHead(409).end('{"reason":"taken"}'));
  const error = await failureOf(providerFetch({ provider: 'acme', timeoutMs: patientMs })(url));
  expect(error?.answer).toEqual({ reason: 'taken' });
  expect(JSON.stringify(error)).not.toContain('taken');
});

test('an answer that is compressed beyond measure is not unpacked to the end', async () => {
  const { gzipSync } = await import('node:zlib');
  const bomb = gzipSync(`"${'x'.repeat(5_000_000)}"`);
  const { url } = await failing(
    (response) => void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
  );
  expect(await failureOf(providerFetch({ provider: 'acme', timeoutMs: patientMs })(url))).toMatchObject({ kind: 'bad_answer' });
});

test('a caller who hangs up gets their own reason back', async () => {
  const { url } = await failing(() => {});
  const hungUp = new Error('hung up');
  const caller = new AbortController();
  const work = failureOf(providerFetch({ provider: 'acme', timeoutMs: 60_000 })(url, { signal: caller.signal }));
  caller.abort(hungUp);
  expect(await work).toBe(hungUp);
});

test('after five failures in a row a provider is left alone, and after a refusal it is not', async () => {
  for (const [status, expected] of [
    [500, 5],
    [404, 8],
  ] as const) {
    const { url, requests } = await failing((response) => void response.writeHead(status).end());
    const get = providerFetch({ provider: 'acme', timeoutMs: patientMs });
    for (let time = 0; time < 8; time++) await failureOf(get(url));
    expect(requests).toHaveLength(expected);
  }
});

test('a provider that asks for a pause gets it', async () => {
  const { url, requests } = await failing((response) => void response.writeHead(429, { 'retry-after': '30' }).end());
  const get = providerFetch({ provider: 'acme', timeoutMs: patientMs });
  await failureOf(get(url));
  expect(await failureOf(get(url))).toMatchObject({ kind: 'rate_limited', retryAfterSeconds: expect.any(Number), mayHaveHappened: false });
  expect(requests).toHaveLength(1);
});

test('a provider that is left alone is told apart, in the log, from one that fails anew', async () => {
  const { url } = await failing((response) => void response.writeHead(429, { 'retry-after': '30' }).end());
  const get = providerFetch({ provider: 'acme', timeoutMs: patientMs });
  expect((await failureOf(get(url)))?.message).toBe('acme: rate_limited (429)');
  expect((await failureOf(get(url)))?.message).toBe('acme: circuit open after: rate_limited (429)');
  expect((await failureOf(get(url)))?.message).toBe('acme: circuit open after: rate_limited (429)');
});

test('a success ends the count of failures', async () => {
  let turn = 0;
  const { url, requests } = await failing((response) => void response.writeHead(++turn % 4 === 0 ? 200 : 500).end('{}'));
  const get = providerFetch({ provider: 'acme', timeoutMs: patientMs });
  for (let time = 0; time < 12; time++) await failureOf(get(url));
  expect(requests).toHaveLength(12);
});

test('the failure is found again inside the errors of a package', () => {
  const failure = new ProviderError('acme', 'timeout');
  expect(providerErrorIn(new Error('Connection error.', { cause: new Error('fetch failed', { cause: failure }) }))).toBe(failure);
  expect(providerErrorIn(new TypeError('not ours'))).toBeUndefined();
});
