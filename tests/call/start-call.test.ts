import { afterEach, describe, expect, test, vi } from 'vitest';
import { startWebCall } from '#client/call/start-call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (init: ResponseInit, body: string | object) =>
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init));
const start = () => startWebCall('mini', new AbortController().signal);

test('a start without an assistant fails before anything is sent', async () => {
  await expect(startWebCall('', new AbortController().signal)).rejects.toThrow('Assistant or Squad or Workflow must be provided.');
});

describe('a start that is answered with', () => {
  const html = { 'content-type': 'text/html' };

  test.each([
    ['a proxy’s page', { status: 502, headers: html }, '<html>Bad gateway</html>', 'start-failed'],
    ['a page with status 200', { status: 200, headers: html }, '<html>Sign in</html>', 'start-failed'],
    ['no room', { status: 201 }, {}, 'start-failed'],
    ['all lines busy', { status: 503 }, { error: 'Busy.', code: 'all_lines_busy' }, 'lines-busy'],
    ['an assistant that is not there', { status: 404 }, { error: 'None.', code: 'assistant_missing' }, 'not-configured'],
    ['a code of a later version', { status: 500 }, { error: 'Else.', code: 'something_else' }, 'start-failed'],
  ])('%s fails in words', async (_what, init, body, code) => {
    answer(init, body);
    await expect(start()).rejects.toMatchObject({ name: 'CallError', code, message: expect.stringMatching(/\w\.$/) });
  });

  test.each([
    ['a proxy’s 429', { headers: { ...html, 'retry-after': '60' } }, 'slow down', 'too-many-requests', 60, /many calls in a short time/],
    [
      'our own 429',
      {},
      { error: 'Please wait before you call again.', code: 'too_many_requests', retryAfter: 90 },
      'too-many-requests',
      90,
      /^Please wait before you call again\.$/,
    ],
    ['the day’s budget', {}, { error: 'Enough for today.', code: 'daily_limit_reached' }, 'daily-limit', undefined, /^Enough for today\.$/],
  ])('%s says how long to wait, where that is told', async (_what, init, body, code, retryAfterSeconds, message) => {
    answer({ status: 429, ...init }, body);
    await expect(start()).rejects.toMatchObject({ code, retryAfterSeconds, message: expect.stringMatching(message) });
  });

  test('nothing, because there is no network, says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(start()).rejects.toMatchObject({ code: 'offline' });
  });

  test('half an answer, because the network went meanwhile, says so', async () => {
    const json = () => Promise.reject(new TypeError('network error'));
    vi.stubGlobal('fetch', async () => ({ ok: true, status: 201, headers: new Headers(), json }));
    await expect(start()).rejects.toMatchObject({ code: 'offline' });
  });
});

test('a start is one request under a key of its own, and answers the room', async () => {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requests.push(init);
    return new Response('{"webCallUrl":"wss://vaani.example/call/rooms/1"}', { status: 201 });
  });
  expect(await start()).toBe('wss://vaani.example/call/rooms/1');
  expect(await start()).toBe('wss://vaani.example/call/rooms/1');
  expect(requests.map(({ body }) => body)).toEqual(Array(2).fill('{"assistantId":"mini"}'));
  const keys = requests.map(({ headers }) => new Headers(headers).get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
});

describe('a start that hangs', () => {
  const hanging = () =>
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );

  test('is given up after 15 seconds', async () => {
    vi.useFakeTimers();
    hanging();
    const failed = vi.fn();
    const started = start().catch(failed);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'timed-out' }));
    vi.useRealTimers();
  });

  test('ends with the reason of who gives it up', async () => {
    hanging();
    const visitor = new AbortController();
    const started = startWebCall('mini', visitor.signal);
    visitor.abort(new Error('cancelled'));
    await expect(started).rejects.toThrow('cancelled');
  });
});
