import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectAt, navItems } from './home.ts';
import { answers, expect, open, test } from './support.ts';

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const button = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('the menu opens, keeps the focus, and closes on Escape with the focus back on its button', async ({ page }) => {
    await open(page);
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(button(page)).toHaveAccessibleName('Close menu');
    await expectAccessible(page);

    for (const [label] of navItems) {
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page).getByRole('link', { name: 'Talk to Us' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('the menu toggles, and a press beside it closes it', async ({ page }) => {
    await open(page);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await button(page).click();
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    // Where no face and no words are.
    await page.mouse.click(12, 600);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('choosing a place closes the menu and goes there, the keyboard too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    for (const [label, id] of navItems) {
      await button(page).click();
      await menu(page).getByRole('link', { name: label, exact: true }).click();
      await expect(menu(page)).toBeHidden();
      await expectAt(page, id);
      await page.keyboard.press('Tab');
      expect(await page.evaluate((place) => document.activeElement?.closest('section')?.id === place, id)).toBe(true);
    }
  });
});

test('nothing sticks out sideways, from the narrowest phone to a desk', async ({ page }) => {
  await open(page);
  for (const width of [320, 390, 720, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('between a telephone and a desk no column is too narrow to be read, and every station hangs on the thread', async ({ page }) => {
  await open(page);
  await expect(page.locator('.station')).toHaveCount(6);
  for (const width of [701, 980, 1024, 1180])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => narrowest(page)).toBeGreaterThan(180);
      expect(await page.locator('.station').evaluateAll(threads)).not.toContain(0);
    });
});

/** The width of the narrowest paragraph of more than 60 letters, in pixels. */
const narrowest = (page: Page) =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('main section p')]
        .filter((text) => (text.textContent ?? '').length > 60 && text.checkVisibility())
        .map((text) => text.getBoundingClientRect().width),
    ),
  );

/** The number of lines that are drawn beside each station. */
const threads = (stations: Element[]) =>
  stations.map(
    (station) =>
      ['::before', '::after'].filter((end) => {
        const { content, display, borderTopWidth } = getComputedStyle(station, end);
        return content !== 'none' && display !== 'none' && borderTopWidth === '3px';
      }).length,
  );

for (const [path, greeting, starter] of [
  ['/#demo', 'Aao, aao, baitho.', 'Tell me a story'],
  ['/hi#demo', 'आओ, आओ, बैठो।', 'एक कहानी सुनाइए'],
] as const)
  test(`on the narrowest phone Kaka’s greeting is whole, above what one could say first: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    const log = page.locator('#kaka-chat').getByRole('log');
    const first = page.getByRole('button', { name: starter });
    await answers(first);
    // Not scrolled past the upper edge of the log.
    await expect
      .poll(async () => {
        const [said, around] = [await log.getByText(greeting).boundingBox(), await log.boundingBox()];
        return said && around && said.y >= around.y && said.y + said.height <= around.y + around.height;
      })
      .toBe(true);
    await first.click();
    await expect(log.getByText(starter)).toBeVisible();
  });
