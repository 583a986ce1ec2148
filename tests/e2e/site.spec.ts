import type { Page } from 'playwright/test';
import { personas } from '#shared/personas.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './support.ts';

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

test('every page arrives whole, with one head of its own, in order for a screen reader, and fits a screen 320 pixels wide', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  for (const [path, title, heading] of [...screens, lost])
    await test.step(path, async () => {
      const found = path !== lost[0];
      await page.setViewportSize({ width: 1280, height: 720 });
      const response = await open(page, path);
      expect(response?.status()).toBe(found ? 200 : 404);

      await expect(page).toHaveTitle(title);
      await expect(page.locator('title:not(svg title)')).toHaveCount(1);
      await expect(meta(page, 'description')).toHaveCount(1);
      await expect(meta(page, 'description')).toHaveAttribute('content', /\S.{20,}/);
      await expect(meta(page, 'theme-color')).toHaveCount(1);
      await expect(page.locator('head link[rel=canonical]')).toHaveCount(found ? 1 : 0);
      await expect(meta(page, 'robots')).toHaveCount(found ? 0 : 1);
      if (found) await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', site.url + path);
      await expect(page.locator('body link, body meta')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await page.content()).not.toContain('__PUBLIC_URL__');

      await expectAccessible(page);

      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map((node) => Number(node.ariaLevel ?? node.tagName.slice(1))));
      expect(levels[0]).toBe(1);
      for (const [place, level] of levels.slice(1).entries()) expect(level).toBeLessThanOrEqual((levels[place] as number) + 1);

      // The way past the menu is seen by who tabs to it, and by nobody else.
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toHaveCSS('clip-path', 'none');

      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every other page can be read', async ({ page, expectProblem }) => {
    // The browser declines to fetch scripts it will not run.
    expectProblem(/failed request: csp .*\.js$/);
    expectProblem(/status of 404/);
    // Characters' pages say more without JavaScript: `voice-pages.spec.ts`.
    for (const [path, , heading] of [...screens, lost].filter(([path]) => personas.every(({ route }) => route !== path)))
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
      });
  });
});
