import { createHmac } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSigner } from '#server/core/tokens.ts';
import { assistantVariable } from '#server/providers.ts';
import { personaSlugs } from '#shared/personas.ts';
import { isNightly } from '../support/nightly.ts';
import { getRaw, headerOf, headersIn, sendRaw, statusesIn } from '../support/raw.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));
if (!hasIpv6) console.warn('\n*** NO IPv6 HERE: the test of IPv4 clients on `::` is SKIPPED ***\n');

const secret = 'the-long-site-secret-of-this-test';
let site: Site;
beforeAll(async () => {
  site = await startSite({ SESSION_SECRET: secret, TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

const chat = '/api/maharajji-chat.js';
const get = (path: string, url = site.url) => getRaw(url, path);

describe('what goes into an answer', () => {
  const breaks = [
    '%0d%0aX-Evil:%201',
    '%0aX-Evil:%201',
    '%E5%98%8A%E5%98%8DX-Evil:%201',
    '%0d%0a%0d%0a<script>alert(1)</script>',
    '\\u000d\\u000aX-Evil',
  ];
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2fevil.example',
    '//evil.example/..',
    'javascript:alert(1)',
  ];

  test('never breaks a header, and never leads to another site', async () => {
    const reflecting = [...breaks, ...elsewhere].flatMap((value) => [
      `/${value}`,
      `/${value}/`,
      `/kaka-voice/${value}`,
      `/kaka-voice/?next=${value}`,
      `/pay/${value}`,
      `/pay/test_x?outcome=${value}`,
      `/guides/${value}`,
      `/api/orders/${value}`,
      `/api/payment-callback?order=${value}&razorpay_payment_link_reference_id=${value}&razorpay_payment_link_id=${value}`,
      `/api/calendly?slots=${value}`,
      `/call/rooms/${value}`,
    ]);
    for (const path of reflecting) {
      const heard = await get(path.startsWith('/') ? path : `/${path}`);
      const location = headerOf(heard, 'location');
      expect(headersIn(heard), path).not.toMatch(/^x-evil/im);
      if (location !== undefined) expect(new URL(location, site.url).origin, path).toBe(site.url);
      expect(heard, path).not.toContain('<script>alert(1)');
    }
  });

  test('reaches no header from a field of a body', async () => {
    const meena = visitor(site.url);
    for (const [path, body] of [
      ['/api/payment-link.js', { email: 'meena@example.in\r\nX-Evil: 1', skuName: 'Ayurvedic Nuskha' }],
      ['/api/payment-link.js', { email: 'meena@example.in', skuName: 'Ayurvedic Nuskha\r\nX-Evil: 1' }],
      [chat, { message: 'hello\r\nX-Evil: 1' }],
      ['/call/web', { assistantId: 'kaka\r\nX-Evil: 1' }],
    ] as const) {
      const answer = await meena.post(path, body);
      expect(answer.headers.get('x-evil')).toBeNull();
    }
  });
});

describe('a download', () => {
  const signer = createSigner(secret);
  const inAnHour = new Date(Date.now() + 3_600_000);

  async function bought(email: string) {
    const meena = visitor(site.url);
    const { body } = await meena.post('/api/payment-link.js', { email, skuName: 'Home Cleaning Hacks' });
    await pay(body.paymentLink);
    const order = await until(async () => {
      const { body: seen } = await meena.get(`/api/orders/${body.orderId}`);
      return seen.downloadUrl && seen;
    });
    return { orderId: body.orderId as string, token: (order.downloadUrl as string).replace('/guides/', '') };
  }
  const fetchGuide = (token: string) => visitor(site.url).get(`/guides/${token}`);

  test('is refused for every kind of bad token in the same words', async () => {
    const { orderId, token } = await bought('meena@example.in');
    expect((await fetchGuide(token)).status).toBe(200);
    const { body: unpaid } = await visitor(site.url).post('/api/payment-link.js', {
      email: 'ravi@example.in',
      skuName: 'Ayurvedic Nuskha',
    });
    const [value = '', expires = '', signature = ''] = token.split('.');
    const bad: Record<string, string> = {
      expired: signer.sign('guide', orderId, new Date(Date.now() - 1_000)),
      'signed for another purpose': signer.sign('room', orderId, inAnHour),
      'of an order that is not paid': signer.sign('guide', unpaid.orderId, inAnHour),
      'of no order': signer.sign('guide', 'order_0000000000000000', inAnHour),
      'signed with another secret': createSigner('another').sign('guide', orderId, inAnHour),
      'with another order': `${Buffer.from(unpaid.orderId).toString('base64url')}.${expires}.${signature}`,
      'with a longer life': `${value}.${(Number.parseInt(expires, 36) + 86_400).toString(36)}.${signature}`,
      'without a signature': `${value}.${expires}`,
      'with an empty signature': `${value}.${expires}.`,
      'with half a signature': token.slice(0, -20),
      'with one part too many': `${token}.x`,
      'with padding': `${token}=`,
      'with the signature’s spare bits turned': `${token.slice(0, -1)}${String.fromCharCode(token.charCodeAt(token.length - 1) + 1)}`,
      'signed by the sandbox’s own hand': `${value}.${expires}.${createHmac('sha256', secret).update(`${value}.${expires}`).digest('base64url')}`,
      'of plain text': orderId,
      'of a prototype': '__proto__.__proto__.__proto__',
    };
    for (const [what, forged] of Object.entries(bad)) {
      const answer = await fetchGuide(forged);
      expect({ what, status: answer.status, body: answer.body }).toEqual({
        what,
        status: 404,
        body: { error: 'There is nothing at this address.', code: 'not_found' },
      });
    }
  });

  const guesses = isNightly ? 20_000 : 200;
  test(`cannot be guessed: every letter of a token matters, and ${guesses} wrong ones find the same nothing`, async () => {
    const { token } = await bought('asha@example.in');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    expect(token.length).toBeLessThan(guesses);
    let tries = 0;
    while (tries < guesses) {
      const tokens = Array.from({ length: 50 }, () => {
        const place = tries++ % token.length;
        const letter = letters[(letters.indexOf(token[place] ?? '') + 1 + (tries % 60)) % letters.length] ?? '';
        return token.slice(0, place) + letter + token.slice(place + 1);
      });
      for (const { status, body } of await Promise.all(tokens.map(fetchGuide))) expect([status, body?.code]).toEqual([404, 'not_found']);
    }
    expect((await fetchGuide(token)).status).toBe(200);
  });
});

describe('a limit counts', () => {
  const send = (on: Site, headers: string, host?: string) => {
    const body = '{"name":"Meena","brand":"Brand","email":"meena@example.in"}';
    const own = `Host: localhost\r\nOrigin: ${on.url}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n`;
    return sendRaw(on.url, `POST /api/submit-to-google-sheets.js HTTP/1.1\r\n${own}${headers}\r\n${body}`, host).then(
      (heard) => statusesIn(heard)[0],
    );
  };
  /** Ten minutes hold forty leads of an address. */
  const fifty = (ask: (index: number) => Promise<number | undefined>) => Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
  const refused = (statuses: (number | undefined)[]) => statuses.filter((status) => status === 429).length;

  test.skipIf(!hasIpv6)('the connection itself where no proxy is trusted, whatever a client writes', async () => {
    const open = await startSite({ HOST: '::' });
    const forged = await fifty((index) =>
      send(open, `X-Forwarded-For: 198.51.100.${index}\r\nX-Real-IP: 198.51.100.${index}\r\nForwarded: for=198.51.100.${index}\r\n`),
    );
    expect(refused(forged)).toBe(10);
    // On `::` an IPv4 client has an IPv6 address, in one subnet with all the others: it is limited alone.
    expect(await send(open, '', '::1')).toBe(202);
    expect(open.log.filter((line) => line.includes('198.51.100'))).toEqual([]);
    await open.stop();
  });

  test('an IPv4 address in both of its spellings as one, and its neighbour as another', async () => {
    const statuses = await fifty((index) => send(site, `X-Forwarded-For: ${index % 2 ? '' : '::ffff:'}203.0.113.50\r\n`));
    expect(refused(statuses)).toBe(10);
    expect(await send(site, 'X-Forwarded-For: ::ffff:203.0.113.51\r\n')).toBe(202);
  });
});

describe('headers and cookies', () => {
  const voice = {
    VAPI_PRIVATE_KEY: 'key',
    ...Object.fromEntries(personaSlugs.map((slug) => [assistantVariable(slug), `assistant-of-${slug}`])),
  };
  const cookieOf = async (on: Site, headers: Record<string, string> = {}, origin = on.url) =>
    (await visitor(on.url, { origin }).post(chat, { message: 'namaste' }, headers)).headers.get('set-cookie');

  test('a cookie is Secure where a trusted proxy says https, and nowhere a client says so itself', async () => {
    expect(await cookieOf(site, { 'X-Forwarded-Proto': 'https' })).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await cookieOf(site, { 'X-Forwarded-Proto': 'http' })).not.toContain('Secure');
    const open = await startSite();
    expect(await cookieOf(open, { 'X-Forwarded-Proto': 'https' })).not.toContain('Secure');
    await open.stop();
  });

  test('an https site has Secure cookies and strict transport whatever its proxy says, and Daily in its policy with Vapi alone', async () => {
    const live = await startSite({ PUBLIC_URL: 'https://vaani.example', ...voice });
    expect(await cookieOf(live, {}, 'https://vaani.example')).toMatch(/; Secure; SameSite=Lax$/);
    const { headers } = await fetch(live.url);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';script-src 'self' https://c.daily.co blob: 'wasm-unsafe-eval';connect-src 'self' https://*.daily.co wss://*.daily.co https://*.pluot.blue;worker-src 'self' blob:;media-src 'self' blob:;img-src 'self' data:;font-src 'self';style-src 'self';base-uri 'self';object-src 'none';frame-ancestors 'none';form-action 'self'",
    );
    await live.stop();
  });

  test('a cookie that was tampered with is nobody’s', async () => {
    const meena = visitor(site.url);
    await meena.post(chat, { message: 'a secret about my knees' });
    const [, value = ''] = meena.cookie().split('=');
    for (const forged of [
      value.slice(0, -2),
      `${value}x`,
      value.replace('visitor_', 'visitor_0'),
      'visitor_0000000000000000',
      `s%3A${'visitor_x'}.`,
    ]) {
      const { body } = await visitor(site.url, { cookie: `vaani_session=${forged}` }).get('/api/kaka-session');
      expect(body.messages).toHaveLength(1);
    }
  });

  test('every kind of answer carries them, and nothing of a visitor’s own is kept by anybody on the way', async () => {
    const meena = visitor(site.url);
    const answers = await Promise.all([
      meena.get('/'),
      meena.get('/nowhere'),
      meena.get('/rishi-voice/'),
      meena.get('/livez'),
      meena.get('/api/kaka-session'),
      meena.get('/api/nothing'),
      meena.get('/guides/x'),
      meena.get('/pay/x'),
      meena.post(chat, { message: 'namaste' }),
      meena.post(chat, { message: 7 }),
      meena.post('/', {}),
    ]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBeTruthy();
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull();
    }
    for (const path of ['/api/kaka-session', '/api/nothing', '/guides/x', '/pay/x', '/livez'])
      expect((await meena.get(path)).headers.get('cache-control'), path).toBe('private, no-store');
  });
});
