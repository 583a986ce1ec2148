import type { Page, Route } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { callButton, expectNothingOpen, giveDevices } from './calls.ts';
import { answers, expect, ready, test } from './support.ts';

/** A press is answered while it is fresh; that it grows old while a busy machine fetches scripts is no matter of these tests. */
const keepPressesFresh = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() }));

/** Presses the call's button while a script that it needs is held back. */
async function pressEarly(page: Page): Promise<Route> {
  const held: Route[] = [];
  await keepPressesFresh(page);
  await page.route(/assets\/voice-.*\.js/, (route) => void held.push(route));
  await giveDevices(page);
  await page.goto('/mini-voice');
  await expect.poll(() => held.length).toBe(1);
  await callButton(page).click();
  return held[0] as Route;
}

test('a page is painted before its scripts are asked for, but for the one that brings them', async ({ page }) => {
  await page.goto('/kaka-voice');
  await ready(page);
  const early = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.filter(({ startTime }) => startTime < painted).map(({ name }) => name.replace(/.*\/([a-z]+)-.*/, '$1'));
  });
  expect(early).toEqual(['start']);
});

test('a page that is never painted, in a tab nobody looks at, gets its scripts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/kaka-voice');
  await ready(page);
});

test('a button pressed before the scripts are here is answered once when they are', async ({ page }) => {
  const held = await pressEarly(page);
  await held.continue();
  await expect(callButton(page)).toHaveText('Stop');
  await callButton(page).click();
  await expect(page.getByRole('region', { name: 'After the call' })).toBeVisible();
  await expectNothingOpen(page);
});

test('a button pressed the moment the page lives is pressed once', async ({ page }) => {
  await giveDevices(page);
  await page.goto('/mini-voice');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('.call__btn');
    const root = document.getElementById('root') as HTMLElement;
    const press = () => {
      if (Object.keys(root).some((key) => key.startsWith('__reactContainer'))) button?.click();
      else setTimeout(press);
    };
    press();
  });
  await expect(callButton(page)).toHaveText('Stop');
});

test('a press is not answered when the page has been left for another tab meanwhile', async ({ page }) => {
  const held = await pressEarly(page);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  await held.continue();
  await ready(page);
  await expect(callButton(page)).toHaveText('Talk to Mini');
  expect(await page.evaluate(() => window.devices.asked)).toBe(0);
});

test('when the scripts cannot be had the page says so, and can be fetched again', async ({ page, expectProblem }) => {
  expectProblem(/assets\/react-/);
  await page.route(/assets\/react-.*\.js/, (route) => route.abort());
  await page.goto('/mini-voice');
  const words = page.getByRole('alert').filter({ hasText: 'Part of this page could not be fetched, so its buttons do not work yet.' });
  await expect(words).toBeInViewport();
  await expectAccessible(page);
  await page.unroute(/assets\/react-.*\.js/);
  await words.getByRole('link', { name: 'Try again' }).click();
  await ready(page);
  await expect(words).toHaveCount(0);
});

for (const [part, awaited] of [
  ['every script', /assets\/home-.*\.js/],
  ['the chat’s own', /assets\/kaka-chat-.*\.js/],
] as const) {
  test(`a line of Kaka's starters pressed before ${part} is here is sent when it is`, async ({ page }) => {
    const held: Route[] = [];
    await keepPressesFresh(page);
    await page.route(awaited, (route) => void held.push(route));
    await page.goto('/#demo');
    await expect.poll(() => held.length).toBe(1);
    const starter = page.locator('#demo').getByRole('button', { name: 'Tell me a story' });
    await starter.click();
    await held[0]?.continue();
    await expect(page.locator('#demo').getByText('Tell me a story')).toHaveCount(1);
    await expect(page.locator('#demo')).toContainText('3 of up to 15 messages');
  });

  test(`a line sent with Enter before ${part} is here is sent when it is, however long that takes, unless it is written on`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { get: () => -3_600_000 }));
    const held: Route[] = [];
    await page.route(awaited, (route) => void held.push(route));
    const write = page.locator('#demo').getByRole('textbox');
    for (const afterwards of ['', ' and dal']) {
      await page.goto('/#demo');
      await expect.poll(() => held.length).toBe(1);
      await write.fill('Tell me about roti');
      await write.press('Enter');
      await write.press('End');
      await write.pressSequentially(afterwards);
      await expect(write).toHaveValue(`Tell me about roti${afterwards}`);
      await held.pop()?.continue();
      await answers(write);
      await expect(write).toHaveValue(afterwards && `Tell me about roti${afterwards}`);
      await expect(page.locator('#demo')).toContainText('3 of up to 15 messages');
      // Not a place of the same page.
      await page.goto('about:blank');
    }
  });
}
