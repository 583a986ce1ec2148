import type { Locator, Page } from 'playwright/test';
import { expect } from './support.ts';

/** Opens the landing page at Kaka's chat. */
export async function openKakaChat(page: Page): Promise<void> {
  await page.goto('/#demo');
  await page.locator('#demo').scrollIntoViewIfNeeded();
}

/** Writes a line and presses Enter until it is sent: in the first instant of a page nothing listens yet, and the line stays. */
export async function say(write: Locator, line: string): Promise<void> {
  await write.fill(line);
  await expect(async () => {
    await write.press('Enter');
    await expect(write).toHaveValue('', { timeout: 1000 });
  }).toPass();
}
