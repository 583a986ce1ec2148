import { answers, expect, open, test } from './support.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  // The chats are fetched as they come near.
  for (const chat of ['#brandvoice', '#demo']) {
    await page.locator(chat).getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
    await answers(page.locator(chat).getByRole('textbox'));
  }
  await page.mouse.move(0, 0);
});

test('a tooltip comes after 700 ms, the next one within 300 ms at once, and it can be pointed at; with the keyboard’s focus it comes too, and leaves on Escape', async ({
  page,
}) => {
  const [first, second] = [page.getByRole('button', { name: 'Send' }).first(), page.getByRole('button', { name: 'Send' }).last()];
  const tooltip = page.getByRole('tooltip');
  await page.clock.pauseAt(Date.now() + 60_000);

  await first.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Send, or press Enter');
  await expect(first).toHaveAccessibleDescription('Send, or press Enter');
  await tooltip.hover();
  await page.clock.runFor(5_000);
  await expect(tooltip).toHaveCount(1);

  await page.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);
  await second.hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveCount(1);

  await page.mouse.move(0, 0);
  await page.clock.runFor(301);
  await first.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);

  await page.mouse.move(0, 0);
  await page.getByRole('textbox').first().focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(first).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap is a tap, without a tooltip', async ({ page }) => {
    await page.getByRole('button', { name: 'Send' }).first().tap();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
