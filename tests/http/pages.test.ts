import { afterAll, beforeAll, expect, test } from 'vitest';
import { personas } from '#shared/personas.ts';
import { headerOf, headersIn, sendRaw } from '../support/raw.ts';
import { type Site, startSite } from '../support/site.ts';
import { until, visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const textOf = async (path: string) => (await visitor(site.url).get(path)).text;
const statusOf = async (path: string) => (await visitor(site.url).get(path)).status;

const inHindi = (path: string) => (path === '/' ? '/hi' : `/hi${path}`);
const pages = ['/', '/privacy-policy', '/terms-and-conditions', ...personas.map(({ route }) => route)];

test('a shared link of each page has a title, a description and a picture of its own', async () => {
  const both = [...pages, ...pages.map(inHindi)];
  const cards = await Promise.all(
    both.map(async (path) => {
      const html = await textOf(path);
      return ['title', 'description', 'image'].map((name) => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1]);
    }),
  );
  for (const part of [0, 1, 2]) expect(new Set(cards.map((card) => card[part])).size).toBe(both.length);
  for (const [, , picture = ''] of cards) {
    expect(picture).toMatch(new RegExp(`^${site.url}/share/(hi/)?[a-z-]+\\.jpg$`));
    expect(await statusOf(picture.slice(site.url.length)), picture).toBe(200);
  }
});

test('machines find every page, the guides with their prices, and what is private', async () => {
  const sitemap = await textOf('/sitemap.xml');
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).sort()).toEqual(
    [...pages, ...pages.map(inHindi)].map((path) => site.url + path).sort(),
  );

  const robots = await textOf('/robots.txt');
  for (const path of ['/pay/', '/guides/', '/hi/pay/', '/hi/guides/', '/api/', '/call/']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);

  const llms = await textOf('/llms.txt');
  expect(llms).toContain('Immunity Booster Nuskha, ₹119');
  expect(llms).toContain(`${site.url}/kaka-voice`);

  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await textOf('/'))?.[1] ?? '');
  const offers = data['@graph'].filter((row: { '@type': string }) => row['@type'] === 'Product');
  expect(
    offers.map((row: { offers: { price: string; priceCurrency: string } }) => `${row.offers.price} ${row.offers.priceCurrency}`),
  ).toEqual(['149.00', '129.00', '179.00', '99.00', '89.00', '159.00', '119.00'].map((price) => `${price} INR`));
  const pictures = offers.map(({ image }: { image: string }) => image.slice(site.url.length));
  expect(new Set(pictures).size).toBe(offers.length);
  for (const picture of pictures) expect(await statusOf(picture), picture).toBe(200);
  const kinds = data['@graph'].map((row: { '@type': string }) => row['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'Service', 'FAQPage']));
});

test('every icon and the manifest can be fetched', async () => {
  const links = [...(await textOf('/')).matchAll(/<link [^>]*rel="(?:[\w-]*icon|manifest)"[^>]*>/g)].map(([link]) => link);
  const linked = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  expect(linked).toHaveLength(4);
  const { icons } = JSON.parse(await textOf('/manifest.webmanifest')) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  for (const path of [...linked, ...icons.map(({ src }) => src)]) expect(await statusOf(path), path).toBe(200);
});

test('the legal pages give the date and say that nothing is sold', async () => {
  const effective = 'Effective date <time dateTime="2025-08-21">August 21, 2025</time>';
  const privacy = await textOf('/privacy-policy');
  expect(privacy).toContain(effective);
  expect(privacy).toContain('We do not sell your information.');
  const terms = await textOf('/terms-and-conditions');
  expect(terms).toContain(effective);
  const headings = [...terms.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  for (const name of ['Using the service', 'Payments and fulfillment', 'Intellectual property', 'Privacy and security', 'Changes'])
    expect(headings).toContain(name);
});

test('nobody else’s page can pay, and the page is for no search engine and no cache', async () => {
  const order = { email: 'meena@example.in', skuName: 'Immunity Booster Nuskha' };
  const { paymentLink } = (await visitor(site.url).post('/api/payment-link.js', order)).body;
  for (const headers of [{ Origin: 'https://elsewhere.example' }, {}]) {
    const body = new URLSearchParams({ outcome: 'paid' });
    expect((await fetch(paymentLink, { method: 'POST', body, headers, redirect: 'manual' })).status).toBe(403);
  }
  const answer = await fetch(paymentLink);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const page = await answer.text();
  expect(page).toMatch(/<meta name="robots" content="noindex"/);
  expect(page).not.toContain('<script');
  for (const path of ['/pay-open.template', '/pay-open.template.html', '/pay']) expect(await statusOf(path), path).toBe(404);
});

test('what the operator has set stands on the pages: contact address, public address, what a character costs', async () => {
  const set = { CONTACT_EMAIL: 'seva@namaste.example', PUBLIC_URL: 'https://namaste.example', PRICE_FROM: '₹40,000 a month' };
  const other = await startSite(set);
  const { get } = visitor(other.url);
  const privacy = (await get('/privacy-policy')).text;
  expect(privacy).toMatch(/<a [^>]*href="mailto:seva@namaste\.example"[^>]*>seva@namaste\.example<\/a>/);
  expect(privacy).toContain('<link rel="canonical" href="https://namaste.example/privacy-policy"');
  expect((await get('/robots.txt')).text).toContain('https://namaste.example/sitemap.xml');
  const brands = /<section[^>]* id="for-brands".*?<\/section>/s.exec((await get('/')).text)?.[0];
  expect(brands).toContain('From ₹40,000 a month;');
  await other.stop();
});

test('the landing page, asked for again, comes in the ten packets that a new connection may send at once', async () => {
  const bytes = async () => {
    const heard = await sendRaw(site.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n');
    return headersIn(heard).length + 4 + Number(headerOf(heard, 'Content-Length'));
  };
  const first = await bytes();
  // It is compressed as far as possible beside the answers.
  await until(async () => (await bytes()) < first);
  expect(await bytes()).toBeLessThan(10 * 1460);
});
