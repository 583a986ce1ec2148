import type { Locator, Page } from 'playwright/test';
import { answers, expect, open, send } from './support.ts';

/** Opens the landing page at Kaka's chat. */
export async function openKakaChat(page: Page): Promise<void> {
  await open(page, '/#demo');
  await page.locator('#demo').scrollIntoViewIfNeeded();
  await answers(page.locator('#demo').getByRole('textbox'));
}

/** Says a line to Kaka, once he has answered the one before. */
export async function say(write: Locator, line: string): Promise<void> {
  await send(write, line);
  await expect(write).toHaveValue('');
}

/** Pays an order of ₹119 on the test page that its link opens beside the page, and closes that. */
export async function payBeside(page: Page, order: Locator): Promise<void> {
  const [payPage] = await Promise.all([page.context().waitForEvent('page'), order.getByRole('link', { name: 'Pay ₹119' }).click()]);
  await payPage.getByRole('button', { name: 'Pay ₹119 (test)' }).click();
  await expect(payPage.locator('#demo').getByText('Paid ₹119. Order received.')).toBeVisible();
  await payPage.close();
}
