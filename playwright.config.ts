import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/e2e/browser.ts';
import { type SiteOptions, still } from './tests/e2e/support.ts';
import { isNightly } from './tests/support/nightly.ts';

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  // Whole files, not tests, are shared out: a worker that starts has a server and a browser to start first, and no file is long.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time is a defect, of the test or of the product. `npm test` names it with its first error. But one
  // such test in thousands does not stop a change that is about something else; the nightly run fails.
  retries: 1,
  retryStrategy: 'isolated',
  failOnFlakyTests: isNightly,
  // Half of what these tests do is to wait for a page's timers.
  workers: availableParallelism() * 2,
  // A small machine that does other things too is slow, not wrong: these only end what would never end.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  // Pictures that nobody looks at cost half of a small machine; tests of what moves ask for it with `test.use(moving)`.
  use: { launchOptions, locale: 'en-IN', timezoneId: 'Asia/Kolkata', contextOptions: still },
});
