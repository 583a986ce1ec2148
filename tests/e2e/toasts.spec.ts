import type { Page } from 'playwright/test';
import { expect, moving, open, test } from './support.ts';

test.use(moving);

// Chromium has no microphone here, so a call that is asked for fails at once and says so.
const failedCall = async (page: Page) => {
  await page.clock.install();
  await open(page, '/mini-voice');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Talk to Mini' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  return toast;
};

test('a toast that tells of a failure leaves the alert to the page, and goes after five seconds', async ({ page }) => {
  const toast = await failedCall(page);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ has: toast })).toHaveCount(0);
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('a toast waits while it is pointed at or has the focus; dismissed by keyboard, it gives the focus back; one that takes its place runs out by itself', async ({
  page,
}) => {
  const toast = await failedCall(page);
  const again = page.getByRole('button', { name: 'Try again' });
  const dismiss = toast.getByRole('button', { name: 'Dismiss' });
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 400);
  await page.clock.runFor(5_000);
  await expect(toast).toHaveCount(0);

  await again.click();
  await again.focus();
  await dismiss.focus();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(again).toBeFocused();

  await again.click();
  await expect(toast).toHaveCount(1);
  await dismiss.focus();
  await again.evaluate((button: HTMLButtonElement) => button.click());
  await page.clock.runFor(6_000);
  await expect(toast).toHaveCount(0);
});
