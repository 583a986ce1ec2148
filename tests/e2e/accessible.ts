import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

// Every page compiles it anew: the small edition takes half as long.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expects that axe finds nothing wrong with the page. @param part a selector, where the rest of the page is not the subject */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  // To tell all that is in order as well takes axe longer than to find what is not.
  const violations = page.evaluate(async (within) => (await window.axe?.run(within, { resultTypes: ['violations'] }))?.violations, part);
  expect(await violations).toEqual([]);
}
