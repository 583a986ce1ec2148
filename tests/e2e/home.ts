import type { Page } from 'playwright/test';
import { expect } from './support.ts';

/** What the tests of the landing page share: its places, and how to get to them. */

export const anchors = [
  'home',
  'voices',
  'demo',
  'voice-marketplace',
  'automation',
  'workflow',
  'brand-character',
  'for-brands',
  'brandvoice',
  'indian-market',
  'about',
];
export const navItems = [
  ['Home', 'home'],
  ['Voice', 'voices'],
  ['Chat', 'demo'],
  ['Marketplace', 'voice-marketplace'],
  ['Talk to Us', 'brandvoice'],
] as const;

export const section = (page: Page, id: string) => page.locator(`#${id}`);
export const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const header = (page: Page) => page.locator('.site-header');
/** Distance of a section's upper edge from the top of the viewport. */
export const topOf = (page: Page, id: string) => section(page, id).evaluate((node) => Math.round(node.getBoundingClientRect().top));
export const jump = (page: Page, y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

/** The section stands under the header, and stays there; of one with a chat, the whole chat does. */
export async function expectAt(page: Page, id: string) {
  const chat = section(page, id).locator('.chat');
  // Kaka's may come a moment after its section.
  if (id === 'demo' || (await chat.count()) > 0) return expect(chat).toBeInViewport({ ratio: 1 });
  if (id === 'home') await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  else await expect.poll(() => topOf(page, id)).toBe(64);
}
