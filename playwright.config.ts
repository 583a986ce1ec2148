import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/e2e/browser.ts';
import type { SiteOptions } from './tests/e2e/support.ts';

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that only passes the second time is reported as flaky; a busy machine alone must not stop a release.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // A small machine that does other things too is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: { launchOptions, locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
});
