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
