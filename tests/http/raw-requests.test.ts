import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRaw, headerOf, headersIn, sendRaw, statusesIn } from '../support/raw.ts';
import { type Site, startSite } from '../support/site.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));
if (!hasIpv6) console.warn('\n*** NO IPv6 HERE: the test of IPv4 clients on `::` is SKIPPED ***\n');

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.stop());

const chat = '/api/maharajji-chat.js';
const get = (path: string, url = site.url) => getRaw(url, path);

describe('a path that climbs', () => {
  test.each([
    '/../package.json',
    '/../../../../etc/passwd',
    '/..%2fpackage.json',
    '/..%2F..%2F..%2Fetc%2Fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2e%2e%2fpackage.json',
    '/.%2e/package.json',
    '/..%5cpackage.json',
    '/..\\..\\package.json',
    '/%252e%252e%252fpackage.json',
    '/....//....//package.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/server/main.ts',
    '/assets/..%c0%af..%c0%afpackage.json',
    '/assets//etc/passwd',
    '/%00/etc/passwd',
    '/assets/x.webm%00.html',
    '//etc/passwd',
    'http://localhost/../package.json',
    '/.env',
    '/.git/config',
    '/data/vaani.sqlite',
    '/server/personas/kaka.md',
    '/pay-open.template.html',
    '/pay-open.template',
    '/assets/index.js.map',
  ])('%s finds nothing', async (path) => {
    const heard = await get(path);
    expect(statusesIn(heard)).toEqual([404]);
    expect(heard).not.toMatch(/"dependencies"|root:|# Brief|SQLite format|__PAY_/);
  });

  test('that cannot be decoded is refused', async () => {
    for (const path of ['/%', '/%zz', '/assets/%E0%A4%A.webm', '/api/orders/%E0%A4%A']) {
      const [status = 0] = statusesIn(await get(path));
      expect([400, 404]).toContain(status);
    }
  });
});

describe('a request with two readings', () => {
  const inner = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const head = `POST ${chat} HTTP/1.1\r\nHost: localhost\r\n`;
  const last = '0\r\n\r\n';
  const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n`;
  test.each([
    ['a length and chunks', `${head}Content-Length: ${last.length + inner.length}\r\nTransfer-Encoding: chunked\r\n\r\n${last}${inner}`],
    [
      'chunks and a length',
      `${head}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${inner.length.toString(16)}\r\n${inner}\r\n${last}`,
    ],
    ['two lengths', `${head}Content-Length: 0\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`],
    ['a length twice', `${head}Content-Length: 0\r\nContent-Length: 0\r\n\r\n${inner}`],
    ['a list of lengths', `${head}Content-Length: 0, ${inner.length}\r\n\r\n${inner}`],
    ['a length with a sign', `${head}Content-Length: +0\r\n\r\n${inner}`],
    ['a negative length', `${head}Content-Length: -1\r\n\r\n${inner}`],
    ['a hexadecimal length', `${head}Content-Length: 0x0\r\n\r\n${inner}`],
    ['a length past 64 bits', `${head}Content-Length: 18446744073709551616\r\n\r\n${inner}`],
    ['no length where one is announced', `${head}Content-Length:\r\n\r\n${inner}`],
    ['a space before the colon of the length', `${head}Content-Length : ${inner.length}\r\n\r\n${inner}`],
    ['a space before the colon of the encoding', `${head}Transfer-Encoding : chunked\r\n\r\n${last}${inner}`],
    ['an unknown encoding', `${head}Transfer-Encoding: xchunked\r\n\r\n${last}${inner}`],
    ['an encoding in quotes', `${head}Transfer-Encoding: "chunked"\r\n\r\n${last}${inner}`],
    ['an encoding that is none', `${head}Transfer-Encoding: identity\r\n\r\n${inner}`],
    ['chunks that are not the last encoding', `${head}Transfer-Encoding: chunked, identity\r\n\r\n${last}${inner}`],
    ['two encodings', `${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${last}${inner}`],
    ['an encoding behind a vertical tab', `${head}Transfer-Encoding: \x0bchunked\r\n\r\n${last}${inner}`],
    ['an encoding on the next line', `${head}Transfer-Encoding:\r\n chunked\r\n\r\n${last}${inner}`],
    ['lines that end in a bare line feed', `${head.replaceAll('\r\n', '\n')}Content-Length: 0\n\n${inner}`],
    ['a bare carriage return in a header', `${head}X: a\rContent-Length: ${inner.length}\r\n\r\n${inner}`],
    ['a NUL in a header', `${head}X: a\0b\r\n\r\n${inner}`],
    ['a space before the first header', `${head.replace('Host', ' Host')}Content-Length: 0\r\n\r\n${inner}`],
    ['a chunk extension that ends in a bare line feed', `${chunked}0;x\n\r\n\r\n${inner}`],
    ['spaces behind a chunk size', `${chunked}0 \r\n\r\n${inner}`],
    ['a chunk size with 0x', `${chunked}0x0\r\n\r\n${inner}`],
    ['a chunk size past 64 bits', `${chunked}10000000000000000\r\n${inner}`],
    ['a chunk that does not end', `${chunked}1\r\nax${last}${inner}`],
    ['chunks that end in bare line feeds', `${chunked}0\n\n${inner}`],
    ['no host', `POST ${chat} HTTP/1.1\r\nContent-Length: 0\r\n\r\n${inner}`],
  ])('%s: is refused, and what hides in it is not answered', async (_what, bytes) => {
    const statuses = statusesIn(await sendRaw(site.url, bytes));
    // The first may be read and refused before its body turns out to be broken; nothing in it is ever a request of its own.
    expect(statuses.filter((status) => status !== 400 && status !== 403)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(0);
  });
});

describe('methods', () => {
  test.each([
    '/',
    '/kaka-voice',
    '/robots.txt',
    '/404',
    '/livez',
    '/api/calendly',
    chat,
    '/call/web',
    '/webhooks/razorpay',
    '/guides/x',
    '/pay/x',
  ])('%s does what it is for, and nothing for TRACE, CONNECT or an invented one', async (path) => {
    for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'SEARCH']) {
      const heard = await sendRaw(
        site.url,
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Canary: canary\r\nConnection: close\r\n\r\n`,
      );
      const [status = 0] = statusesIn(heard);
      expect([404, 405], `${method} ${path}`).toContain(status);
      if (status === 405) expect(headerOf(heard, 'allow')).toBeTruthy();
      expect(heard).not.toContain('canary');
    }
    const options = await sendRaw(
      site.url,
      `OPTIONS ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(headersIn(options)).not.toMatch(/access-control/i);
  });

  test('no tunnel is opened and no other site fetched', async () => {
    expect(statusesIn(await sendRaw(site.url, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'))).toEqual([]);
    expect(statusesIn(await get('http://evil.example/latest/meta-data'))).toEqual([404]);
  });
});
