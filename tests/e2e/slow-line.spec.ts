import type { Route } from 'playwright/test';
import { callButton, expectNothingOpen, openVoicePage } from './calls.ts';
import { expect, hydrated, test } from './support.ts';

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
  const held: Route[] = [];
  await page.route(/assets\/voice-.*\.js/, (route) => void held.push(route));
  await openVoicePage(page, '/mini-voice');
  await expect.poll(() => held.length).toBe(1);
  await callButton(page).click();
  await held[0]?.continue();
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
