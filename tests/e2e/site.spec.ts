import type { Page } from 'playwright/test';
import { AxeBuilder, expect, hydrated, test } from './support.ts';

/** Every screen of the site: address, document title, first heading. */
const screens = [
  ['/', 'Vaani: speaking characters that sell', 'India shops by talking. Let your brand answer.'],
  ['/maharajji-voice', 'Maharajji Voice', 'Maharajji'],
  ['/aranya-voice', 'Aranya Voice', 'Aranya'],
  ['/mini-voice', 'Mini Voice', 'Talk to Mini'],
  ['/rishi-voice', 'Rishi Voice', 'Talk to Rishi'],
  ['/kaka-voice', 'Kaka Voice', 'Talk to Kaka'],
  ['/arya-voice', 'Arya Voice', 'Talk to Arya'],
  ['/bal-krishna-lalji', 'Bal Krishna Lalji', 'Bal Krishna Lalji'],
  ['/privacy-policy', 'Privacy Policy: Vaani', 'Privacy Policy'],
  ['/terms-and-conditions', 'Terms & Conditions: Vaani', 'Terms & Conditions'],
] as const;
const lost = ['/no/such/page', 'Page not found: Vaani', 'Oops! Page not found'] as const;

const meta = (page: Page, name: string) => page.locator(`head meta[name="${name}"]`);

for (const [path, title, heading] of [...screens, lost]) {
  const found = path !== lost[0];

  test(`${path} arrives whole, with one head of its own, React finds nothing to mend, and it fits a screen 320 pixels wide`, async ({
    page,
    site,
    expectProblem,
  }) => {
    if (!found) expectProblem(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(found ? 200 : 404);
    await hydrated(page);

    await expect(page).toHaveTitle(title);
    await expect(page.locator('title:not(svg title)')).toHaveCount(1);
    await expect(meta(page, 'description')).toHaveCount(1);
    await expect(meta(page, 'description')).toHaveAttribute('content', /\S.{20,}/);
    await expect(meta(page, 'theme-color')).toHaveCount(1);
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(found ? 1 : 0);
    await expect(meta(page, 'robots')).toHaveCount(found ? 0 : 1);
    if (found) await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', site.url + path);
    await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute('content', `${site.url}/og-image.png`);
    await expect(page.locator('body link, body meta')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.content()).not.toContain('__PUBLIC_URL__');

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${path} is in order for a screen reader`, async ({ page, expectProblem }) => {
    if (!found) expectProblem(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map((node) => Number(node.ariaLevel ?? node.tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [place, level] of levels.slice(1).entries()) expect(level).toBeLessThanOrEqual((levels[place] as number) + 1);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} can be read`, async ({ page, expectProblem }) => {
      // The browser declines to fetch scripts it will not run.
      expectProblem(/failed request: csp .*\.js$/);
      if (!found) expectProblem(/status of 404/);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
    });
  });
}

test('machines find every page, the guides with their prices, and what is private', async ({ request, site }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url).sort()).toEqual(screens.map(([path]) => site.url + path).sort());

  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/pay/', '/guides/', '/api/', '/call/']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);

  const llms = await (await request.get('/llms.txt')).text();
  expect(llms).toContain('Immunity Booster Nuskha, ₹119');
  expect(llms).toContain(`${site.url}/kaka-voice`);

  const home = await (await request.get('/')).text();
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(home)?.[1] ?? '');
  const offers = data['@graph'].filter((row: { '@type': string }) => row['@type'] === 'Product');
  expect(
    offers.map((row: { offers: { price: string; priceCurrency: string } }) => `${row.offers.price} ${row.offers.priceCurrency}`),
  ).toEqual(['149.00', '129.00', '179.00', '99.00', '89.00', '159.00', '119.00'].map((price) => `${price} INR`));
});

test('every icon, the manifest and the picture of shared links can be fetched', async ({ page, request }) => {
  await page.goto('/');
  const linked = await page
    .locator('link[rel*=icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const icons = manifest.icons.map((icon: { src: string }) => icon.src);
  for (const url of [...linked, ...icons, '/og-image.png']) expect((await request.get(url)).status(), url).toBe(200);
});

test('the legal pages give the date and say that nothing is sold', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('Effective date August 21, 2025')).toBeVisible();
  await expect(page.getByText('We do not sell your information.')).toBeVisible();
  await page.goto('/terms-and-conditions');
  await expect(page.getByText('Effective date August 21, 2025')).toBeVisible();
  for (const name of ['Using the service', 'Payments and fulfillment', 'Intellectual property', 'Privacy and security', 'Changes'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
});
