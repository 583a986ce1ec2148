import type { Page, Route } from 'playwright/test';
import { callButton, expectNothingOpen, openVoicePage } from './calls.ts';
import { AxeBuilder, expect, hydrated, test } from './support.ts';

/** A press is answered while it is fresh; that it grows old while a busy machine fetches scripts is no matter of these tests. */
const keepPressesFresh = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() }));

/** Presses the call's button while a script that it needs is held back. */
async function pressEarly(page: Page): Promise<Route> {
  const held: Route[] = [];
  await keepPressesFresh(page);
  await page.route(/assets\/voice-.*\.js/, (route) => void held.push(route));
  await openVoicePage(page, '/mini-voice');
  await expect.poll(() => held.length).toBe(1);
  await callButton(page).click();
  return held[0] as Route;
}

test('a page is painted before its scripts are asked for, but for the one that brings them', async ({ page }) => {
  await page.goto('/kaka-voice');
  await hydrated(page);
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
  await hydrated(page);
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
  await openVoicePage(page, '/mini-voice');
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
  await hydrated(page);
  await expect(callButton(page)).toHaveText('Talk to Mini');
  expect(await page.evaluate(() => window.devices.asked)).toBe(0);
});

test('when the scripts cannot be had the page says so, and can be fetched again', async ({ page, expectProblem }) => {
  expectProblem(/assets\/react-/);
  await page.route(/assets\/react-.*\.js/, (route) => route.abort());
  await page.goto('/mini-voice');
  const words = page.getByRole('alert').filter({ hasText: 'Part of this page could not be fetched, so its buttons do not work yet.' });
  await expect(words).toBeInViewport();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.unroute(/assets\/react-.*\.js/);
  await words.getByRole('link', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(words).toHaveCount(0);
});

for (const part of ['every script', 'the chat’s own']) {
  test(`a line of Kaka's starters pressed before ${part} is here is sent when it is`, async ({ page }) => {
    const held: Route[] = [];
    const awaited = part === 'every script' ? /assets\/home-.*\.js/ : /assets\/kaka-chat-.*\.js/;
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
}
