import type { Page } from 'playwright/test';

declare global {
  interface Window {
    told: string[];
  }
}

/** Titles of all toasts the page ever shows, in order. Ask before the page is opened; a toast itself is gone after five seconds. */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.told = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.matches('.toast')) window.told.push(node.querySelector('strong')?.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => window.told);
}
