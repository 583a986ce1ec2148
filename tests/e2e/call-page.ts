import type { Page } from 'playwright/test';
import { callButton, openVoicePage, press } from './calls.ts';
import { expect } from './support.ts';

/** What a visitor sees and does on a page with a call. */

export const captions = (page: Page) => page.getByRole('log', { name: 'Live captions' });
export const problem = (page: Page) => page.getByRole('region', { name: 'What went wrong' }).getByRole('alert');
export const afterCall = (page: Page) => page.getByRole('region', { name: 'After the call' });
export const hint = (page: Page) => page.locator('.call__hint');
export const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });

export async function typed(page: Page, text: string): Promise<void> {
  await page.getByLabel('Type instead of speaking').fill(text);
  await page.keyboard.press('Enter');
}

/** Waits for the rings to be higher or lower than that; looked at from inside the page, so that a short sound is not missed. */
export const levelAbove = (page: Page, level: number) => untilLevel(page, level, true);
export const levelBelow = (page: Page, level: number) => untilLevel(page, level, false);
const untilLevel = (page: Page, level: number, above: boolean) =>
  page.waitForFunction(
    ([bound, isAbove]) => {
      const call = document.querySelector<HTMLElement>('.call');
      const shown = Number(call?.style.getPropertyValue('--level') || 0);
      return isAbove ? shown > bound : shown < bound;
    },
    [level, above] as const,
  );

const opened = new Date('2026-11-21T05:00:00Z');
const stopped = new Date('2026-11-21T06:00:00Z');

/** Opens a voice page whose clock stands still: its time passes only as the test says, however long a busy machine takes. */
export async function openWithStoppedClock(page: Page, route?: string): Promise<void> {
  await page.clock.install({ time: opened });
  await openVoicePage(page, route);
  await page.clock.pauseAt(stopped);
}

/** Moves the page's clock on in steps until it looks as it should. */
export const passTime = <T>(page: Page, stepMs: number, look: () => T | Promise<T>) =>
  expect.poll(async () => {
    await page.clock.fastForward(stepMs);
    return look();
  });

/** A live call whose time only the test moves on. */
export async function startUnderClock(page: Page, route?: string): Promise<void> {
  await openWithStoppedClock(page, route);
  await press(page);
  await passTime(page, 50, () => callButton(page).textContent()).toBe('Stop');
}
