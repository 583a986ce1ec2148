import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { engines } from '../support/databases.ts';
import { isNightly } from '../support/nightly.ts';
import { type Site, startSite } from '../support/site.ts';
import { visitor } from '../support/visitor.ts';

const { all, stop } = await engines();
afterAll(stop);

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

const posts = [
  ...new Set(
    Object.values(endpoints)
      .filter(({ method }) => method === 'post')
      .map(({ path }) => path.replace(':id', 'order_x')),
  ),
];

/** Every refusal: a sentence for a person, a stable code, the right status, nothing of ours. */
function expectRefusal({ status, body, text }: { status: number; body: unknown; text: string }) {
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  expect(body).toMatchObject({ error: expect.stringMatching(/^[A-Z"].*[.!]$/), code: expect.stringMatching(/^[a-z_]+$/) });
  expect(text).not.toMatch(/node_modules|\.ts:|Error:|at Object|SQLITE|zod/i);
}

const encodeURIComponentSafely = (text: string) => encodeURIComponent(text.toWellFormed());

const wrongBodies: [string, string | Uint8Array, Record<string, string>?][] = [
  ['nothing', ''],
  ['half of a JSON text', '{"message":'],
  ['a JSON list', '[]'],
  ['a JSON string', '"hello"'],
  ['null', 'null'],
  ['a number where text belongs', '{"message":1,"email":2,"skuName":3,"name":4}'],
  ['an object where text belongs', '{"message":{"toString":1},"email":{"a":1},"skuName":[],"name":{},"assistantId":{}}'],
  ['only spaces', '{"message":"   ","email":" ","skuName":" ","name":" ","start_time":" ","brand":" ","webCallUrl":" "}'],
  ['a prototype', '{"__proto__":{"message":"x"},"constructor":{"prototype":{}}}'],
  [
    'a message of 501 characters',
    JSON.stringify({ message: 'k'.repeat(501), skuName: 'k'.repeat(501), email: `${'k'.repeat(300)}@example.in` }),
  ],
  ['twenty thousand brackets', '['.repeat(15_000) + ']'.repeat(15_000)],
  ['more than 32 KB', JSON.stringify({ message: 'x'.repeat(33_000) })],
  ['ten megabytes', 'x'.repeat(10_000_000)],
  ['a gzip bomb', gzipSync(Buffer.alloc(20_000_000, 32)), { 'Content-Encoding': 'gzip' }],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['an unknown encoding', '{}', { 'Content-Encoding': 'pigeon' }],
  ['a form', 'message=hello', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['XML', '<message/>', { 'Content-Type': 'application/xml' }],
];

describe.each(posts)('POST %s', (path) => {
  test.each(wrongBodies)('refuses %s with a sentence', async (_what, body, headers) => {
    expectRefusal(await visitor(site.url).post(path, body, headers));
  });

  test('refuses other sites, pages without an origin, and other methods', async () => {
    for (const origin of ['https://evil.example', 'null', `${site.url}.evil.example`, site.url.replace('http:', 'https:')]) {
      const answer = await visitor(site.url, { origin }).post(path, {});
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden_origin']);
    }
    const withoutOrigin = await fetch(site.url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
    expect(withoutOrigin.status).toBe(403);
    const crossSite = await visitor(site.url).post(path, {}, { 'Sec-Fetch-Site': 'cross-site' });
    expect(crossSite.status).toBe(403);
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await fetch(site.url + path, { method });
      expect(answer.status).toBe(405);
      expect(await answer.json()).toMatchObject({ code: expect.any(String) });
    }
  });
});

/** What each route takes when nothing is wrong with it: odd values reach deepest beside good ones. */
const goodBody = {
  message: 'Kaka, what helps a sore throat?',
  email: 'meena@example.in',
  skuName: 'Ayurvedic Nuskha',
  name: 'Meena',
  brand: 'Meena Spices',
  website: 'https://meena.example',
  description: 'Spices by post',
  attempt_id: 'attempt',
  start_time: 'tomorrow 4pm',
  time_zone: 'Asia/Kolkata',
  assistantId: 'kaka',
  webCallUrl: 'ws://localhost/call/rooms/call_x?token=x',
};
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '\u202e',
    "'; drop table leads; --",
    '{{7*7}}',
    '=1+1',
    '__proto__',
    'constructor',
    '9'.repeat(400),
    'NaN',
    'tomorrow 25:99',
  ),
  fc.date({ noInvalidDate: false }).map(String),
  fc.emailAddress(),
  fc.webUrl(),
);
const odd = fc.oneof(
  { weight: 4, arbitrary: oddText },
  fc.double(),
  fc.bigInt().map(String),
  fc.constant(null),
  fc.array(fc.anything({ maxDepth: 2 })),
  fc.object(),
);
const oddBody = fc.oneof(
  fc
    .record(Object.fromEntries(Object.keys(goodBody).map((name) => [name, odd])), { requiredKeys: [] })
    .map((fields) => JSON.stringify({ ...goodBody, ...fields })),
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const oddPath = fc.oneof(
  oddText.map(encodeURIComponentSafely),
  fc.webPath(),
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map(encodeURI),
);

const numRuns = isNightly ? 2_000 : 5;
const noFault = async (answer: Promise<{ status: number; text: string }>) => {
  const { status, text } = await answer;
  // 502: a payment, a booking or a call may fail for a reason of its own, and says so.
  if (status >= 500 && status !== 502) throw new Error(`${status} ${text}`);
  expect(text).not.toMatch(/node_modules|\.ts:|at Object|SQLITE|syntax error/);
};

// What SQLite makes of them differs in its queries alone: by day Postgres, which is the stricter, where the machine has it.
describe.each(isNightly ? all : all.slice(-1))('on $name', ({ freshUrl }) => {
  let onEngine: Site;
  beforeAll(async () => {
    onEngine = await startSite({ TRUST_PROXY: '1', DATABASE_URL: await freshUrl() });
  });
  afterAll(() => onEngine.stop());

  test.each([...posts, '/webhooks/razorpay', '/webhooks/vapi', '/pay/test_x'])(
    'POST %s: whatever is sent, no answer is a fault of ours',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(oddBody, (body) => noFault(visitor(onEngine.url).post(path, body))),
        { numRuns },
      );
    },
  );

  test.each([
    '/',
    '/api/orders/',
    '/api/calendly?slots=',
    '/guides/',
    '/pay/',
    '/api/payment-callback?razorpay_payment_link_id=',
    '/meeting/',
    '/assets/',
  ])('GET %s: whatever follows, no answer is a fault of ours', async (start) => {
    await fc.assert(
      fc.asyncProperty(oddPath, (end) => noFault(visitor(onEngine.url).get(start + end))),
      { numRuns },
    );
  });
});

test('pages and answers carry the headers that keep a page safe', async () => {
  const { headers } = await request(site.url)
    .get('/')
    .expect(
      'Content-Security-Policy',
      "default-src 'self';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';worker-src 'self' blob:;media-src 'self' blob:;img-src 'self' data:;font-src 'self';style-src 'self';base-uri 'self';object-src 'none';frame-ancestors 'none';form-action 'self'",
    )
    .expect('Permissions-Policy', /microphone=\(self\)/)
    .expect('X-Content-Type-Options', 'nosniff')
    .expect(200);
  expect(headers).not.toHaveProperty('x-powered-by');
  await request(site.url)
    .post('/api/maharajji-chat.js')
    .set('Origin', site.url)
    .send({ message: 'namaste' })
    .expect('Set-Cookie', /^vaani_session=[^;]+; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    .expect(200);
});

test('every endpoint answers another method with 405 and the methods that it takes', async () => {
  for (const { path, method } of Object.values(endpoints)) {
    const answer = await fetch(site.url + path.replace(':id', 'an-order'), { method: 'DELETE' });
    expect([path, answer.status]).toEqual([path, 405]);
    expect(answer.headers.get('allow')?.split(', ')).toContain(method.toUpperCase());
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
  }
  const calendly = await fetch(`${site.url}${endpoints.book.path}`, { method: 'PUT' });
  expect(calendly.headers.get('allow')).toBe('GET, HEAD, POST');
});
