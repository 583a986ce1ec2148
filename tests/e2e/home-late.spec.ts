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
  for (const id of parts) {
    const drawing = await section(page, id).elementHandle();
    await drawing?.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    // What takes its place, once the code is here, has the same id.
    await expect.poll(() => drawing?.evaluate((part) => part.isConnected)).toBe(false);
  }
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

/** The bytes of what the page has fetched, as a browser gets them over HTTPS. */
async function fetched(page: Page) {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sum = async (ending: RegExp) => {
    const sizes = [...new Set(addresses)].filter((address) => ending.test(address)).map((address) => sizeOf(page, address));
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  return { scripts: await sum(/\.js$/), fonts: await sum(/\.woff2$/), pictures: await sum(/\.(webp|avif|jpg|png|svg|ico)$/) };
}

async function sizeOf(page: Page, address: string): Promise<number> {
  const answer = await page.request.head(address, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.ok()).toBe(true);
  return Number(answer.headers()['content-length']);
}

test('the page keeps to its budgets: 85 KiB of scripts, 60 KB of fonts, 120 KB of pictures, no call to the server, and no layout of what is far down before the visitor stirs', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => void (['fetch', 'xhr'].includes(request.resourceType()) && calls.push(request.url())));
  await open(page);
  const atFirst = await fetched(page);
  expect(atFirst.scripts).toBeLessThan(85 * 1024);

  const laidOut = () =>
    page
      .locator('main > * > :first-child')
      .evaluateAll((nodes) => nodes.map((node) => node.checkVisibility({ contentVisibilityAuto: true })));
  const first = await laidOut();
  expect([first[0], first.at(-1)]).toEqual([true, false]);
  await page.mouse.move(10, 10);
  await expect.poll(async () => (await laidOut()).every((is) => is)).toBe(true);

  // Pictures and code further down are fetched as they come near.
  await expect
    .poll(async () => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 400) {
        await jump(page, y);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      return page.evaluate(() => [...document.images].filter(({ complete }) => !complete).map(({ src }) => src));
    })
    .toEqual([]);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const read = await fetched(page);
  expect(read.scripts).toBeGreaterThan(atFirst.scripts);
  expect(read.pictures).toBeGreaterThan(0);
  expect(read.pictures).toBeLessThan(120_000);
  expect(read.fonts).toBeGreaterThan(0);
  expect(read.fonts).toBeLessThan(60_000);
  expect(calls).toEqual([]);
});
