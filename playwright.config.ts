import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/e2e/browser.ts';
import type { SiteOptions } from './tests/e2e/support.ts';

export default defineConfig<object, SiteOptions>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'line',
  use: { launchOptions, locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
});
