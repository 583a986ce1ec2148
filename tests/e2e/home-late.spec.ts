import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Route } from 'playwright/test';
import { jump, mainNav, section } from './home.ts';
import { expect, open, test } from './support.ts';

test('moving about the page and away from it works before the lower parts have their code', async ({ page }) => {
  await page.route(/assets\/(kaka-chat|lead-chat|preview-cards)-.*\.js/, () => {});
  await open(page);
  await mainNav(page).getByRole('link', { name: 'Voice', exact: true }).click();
  await mainNav(page).getByRole('link', { name: 'Marketplace' }).click();
  await expect(page).toHaveURL('/#voice-marketplace');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('what is typed to Kaka before his code is here is kept, and so is the place in it', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/assets\/kaka-chat-.*js/, (route) => void held.push(route));
  await open(page, '/#demo');
  const line = section(page, 'demo').getByRole('textbox');
  await line.fill('My throat is bad');
  await expect.poll(() => held.length).toBe(1);
  const drawn = await line.elementHandle();
  await held[0]?.continue();
  await expect.poll(() => drawn?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(line).toHaveValue('My throat is bad');
  await expect(line).toBeFocused();
});

test('the lower parts look the same without JavaScript, and so before their code is here, as they do with it', async ({
  page,
  browser,
  site,
}) => {
  const parts = ['more-voices', 'brand-questions', 'indian-market-part'];
  const heights = (shown: Page) => Promise.all(parts.map(async (id) => (await section(shown, id).boundingBox())?.height));
  const unscripted = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const drawn = await unscripted.newPage();
  await drawn.goto('/');

  await open(page);
  // One after the other: a part that is only passed by asks for nothing.
  for (const [index, code] of [/more-voices-.*js$/, /for-brands-.*js$/, /indian-market-.*js$/].entries()) {
    const fetched = page.waitForResponse(code);
    // By its id: the part that takes the drawing's place has the same.
    await page.evaluate((place) => document.getElementById(place ?? '')?.scrollIntoView({ behavior: 'instant' }), parts[index]);
    await fetched;
  }
  await page.waitForLoadState('networkidle');
  expect(await heights(page)).toEqual(await heights(drawn));
  await unscripted.close();
});

test('a part whose code cannot be had says so, and tries again', async ({ page, expectProblem }) => {
  expectProblem(/kaka-chat/);
  await page.route(/assets\/kaka-chat-.*js/, (route) => route.abort());
  await open(page, '/#demo');
  const demo = section(page, 'demo');
  await expect(demo.getByRole('alert')).toContainText('This part of the page could not be fetched. Please check your connection.');
  await expect(demo.getByText('Aao, aao, baitho. I am Kaka.')).toBeVisible();
  await page.unroute(/assets\/kaka-chat-.*js/);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test('the page keeps to its budgets: 85 KiB of scripts, 60 KB of fonts, 120 KB of pictures, no call to the server, and no layout of what is far down before the visitor stirs', async ({
  page,
}) => {
  const bytes = { script: 0, font: 0, image: 0 };
  const calls: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'fetch' || kind === 'xhr') calls.push(response.url());
    if (kind !== 'script' && kind !== 'font' && kind !== 'image') return;
    const scale =
      kind === 'script'
        ? (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        : (body: Buffer) => body;
    bodies.push(
      response.body().then((body) => {
        bytes[kind] += scale(body).length;
      }),
    );
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  expect(bytes.script).toBeLessThan(85 * 1024);

  const laidOut = () =>
    page
      .locator('main > * > :first-child')
      .evaluateAll((nodes) => nodes.map((node) => node.checkVisibility({ contentVisibilityAuto: true })));
  const first = await laidOut();
  expect([first[0], first.at(-1)]).toEqual([true, false]);
  await page.mouse.move(10, 10);
  await expect.poll(async () => (await laidOut()).every((is) => is)).toBe(true);

  // Pictures further down are fetched as they come near.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const scriptsBefore = bytes.script;
  for (let y = 0; y < height; y += 400) {
    await jump(page, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  expect(bytes.script).toBeGreaterThan(scriptsBefore);
  expect(bytes.font).toBeLessThan(60_000);
  expect(bytes.image).toBeLessThan(120_000);
  expect(calls).toEqual([]);
});
