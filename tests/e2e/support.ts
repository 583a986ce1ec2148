import { createHash } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Locator, type Page, type Response } from 'playwright/test';
import { type Site, startSite } from '../support/site.ts';
import { warmUp } from '../support/warm-up.ts';

export { expect } from 'playwright/test';
export { withMicrophone } from './browser.ts';

export interface SiteOptions {
  /** Variables of `.env.example` for the server of these tests: `test.use({ siteEnvironment: { CONTACT_EMAIL: '...' } })`. */
  siteEnvironment: Record<string, string>;
}

/** Visitors who want less motion, and those who do not mind it: `test.use(moving)`. */
export const still = { reducedMotion: 'reduce' } as const;
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

interface Watched {
  /**
   * Lets a problem pass that the test provokes. Any other fails it: console errors and warnings (violations of the content security
   * policy are among them), uncaught errors, failed requests and requests to other hosts.
   */
  expectProblem(pattern: RegExp): void;
}

export const test = base.extend<Watched, SiteOptions & { site: Site }>({
  siteEnvironment: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ siteEnvironment }, use) => {
      const site = await startSite({ TRUST_PROXY: '1', ...siteEnvironment });
      await warmUp(site.url);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  // Every test is a visitor from an address of its own: what one address may do in a day is not for all of them together.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
  extraHTTPHeaders: ({}, use, { testId, retry }) => use({ 'X-Forwarded-For': addressFrom(`${testId} ${retry}`) }),
  expectProblem: [
    async ({ context, site }, use) => {
      const expected: RegExp[] = [];
      const problems = watch(context, new URL(site.url).host);
      await use((pattern) => expected.push(pattern));
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

const addressFrom = (id: string) => `10.${[...createHash('sha256').update(id).digest().subarray(0, 3)].join('.')}`;

/** The voice SDK's own line when a call ends before its sound has begun: nobody is there to hear it. */
const endedBeforeSound = /^\[vapi\] could not start assistant audio AbortError/;

/** Everything that goes wrong in any page of the context, one line each. */
export function watch(context: BrowserContext, host: string): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    const at = message.location().url;
    if (['error', 'warning'].includes(message.type()) && !endedBeforeSound.test(message.text()))
      problems.push(`console ${message.type()}: ${message.text()}${at && ` (${at})`}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) problems.push(`foreign request: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What was under way when the page was left is cut off by the browser.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed request: ${reason} ${request.url()}`);
  });
  return problems;
}

/**
 * Opens a page as a visitor does who waits until it answers. On a busy machine that comes seconds after the page is drawn, and what is
 * done before is a subject of its own (`slow-line.spec.ts`).
 */
export async function open(page: Page, path = '/'): Promise<Response | null> {
  const response = await page.goto(path);
  await ready(page);
  return response;
}

/** Loads the page again, and waits until it answers. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** Waits until the page answers; at once where it has none of the site's scripts. Without JavaScript it never does: use `page.goto`. */
export const ready = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('script[src*="/assets/start-"]') || document.documentElement.dataset.ready === '');

/** Waits until a control answers that stands in a part of the page whose code comes later than the page's own. */
export const answers = (control: Locator) =>
  expect.poll(() => control.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))).toBe(true);

/** Writes a line into a composer and sends it, once the line before has been taken. */
export async function send(write: Locator, line: string): Promise<void> {
  await answers(write);
  await write.fill(line);
  await expect(write.locator('xpath=ancestor::form').getByRole('button')).toBeEnabled();
  await write.press('Enter');
}
