import type { Page } from 'playwright/test';
import { personaBySlug } from '#shared/personas.ts';
import { expectAccessible } from './accessible.ts';
import { callButton } from './calls.ts';
import { expect, open, test, withMicrophone } from './support.ts';
import { recordToasts } from './told.ts';

/** What visitors of a public site see while a call is being connected and when it cannot be: the server's side is held or refuses. */
test.use({ launchOptions: withMicrophone(), siteEnvironment: { PUBLIC_URL: 'https://namaste.example' } });

const rishi = personaBySlug('rishi');
const arya = personaBySlug('arya');
const maharajji = personaBySlug('maharajji');

const toasts = (page: Page, title: string) => page.locator('.toast', { hasText: title });

/** Answers the request for a call with an error of the server. */
const refuse = (page: Page, status: number, code: string, error = 'Not now.') =>
  page.route('**/call/web', (route) => route.fulfill({ status, json: { error, code } }));

test('a call that is being connected can be cancelled, and the keyboard stays on the button', async ({ page }) => {
  const told = await recordToasts(page);
  await page.route('**/call/web', () => {});
  await open(page, rishi.route);
  await callButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(callButton(page)).toHaveAccessibleName('Connecting...');
  await expect(callButton(page)).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for Rishi to pick up.' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toasts(page, 'Not Ready')).toContainText('Voice system is still loading. Please wait a moment.');
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(callButton(page)).toHaveAccessibleName('Talk to Rishi');
  await expect(callButton(page)).toBeFocused();
  expect(await told()).toEqual(['Not Ready']);
});

test('when every line is taken the character says so in its own words, with ways on', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  await refuse(page, 503, 'all_lines_busy');
  await open(page, rishi.route);
  await callButton(page).click();
  await expect(page.getByText(rishi.busy)).toBeVisible();
  await expect(toasts(page, 'Connection Failed')).toContainText('Could not start voice conversation: all lines are busy.');
  await expect(callButton(page)).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Write to Rishi' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(page.getByText('environment configuration')).toHaveCount(0);
  await expectAccessible(page);

  await page.unroute('**/call/web');
  await page.route('**/call/web', () => {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(callButton(page)).toHaveAccessibleName('Connecting...');
  await expect(callButton(page)).toBeFocused();
});

test('where no darshan can be had, it is the narrator who is written to', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  await refuse(page, 503, 'all_lines_busy');
  await open(page, '/bal-krishna-lalji');
  await callButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Write to the narrator' })).toBeVisible();
});

test('a call that could not be started gives its reason', async ({ page, expectProblem }) => {
  expectProblem(/status of 502/);
  await refuse(page, 502, 'upstream_failed', 'The voice service did not answer.');
  await open(page, arya.route);
  await callButton(page).click();
  await expect(toasts(page, 'Connection Failed')).toHaveText(/Could not start voice conversation: The voice service did not answer\./);
});

test('Maharajji’s face is never greyed, and his button tries again', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  await refuse(page, 503, 'all_lines_busy');
  await open(page, maharajji.route);
  await callButton(page).click();
  await expect(page.getByText('Beta, looks like Maharajji is busy. Please try again in a moment!')).toBeVisible();
  await expect(callButton(page)).toHaveAccessibleName('Try Again');
  await expect(callButton(page)).toBeEnabled();
  await expect(callButton(page).locator('img')).toHaveCSS('filter', 'none');
  await expectAccessible(page);

  await page.unroute('**/call/web');
  await page.route('**/call/web', () => {});
  await callButton(page).click();
  await expect(callButton(page)).toHaveAccessibleName('Connecting...');
  await expect(page.getByText('Beta, looks like Maharajji is busy.')).toHaveCount(0);
});

test('darshan that cannot begin is said plainly and can be sought again', async ({ page, expectProblem }) => {
  expectProblem(/status of 502/);
  await refuse(page, 502, 'upstream_failed');
  const told = await recordToasts(page);
  await open(page, '/bal-krishna-lalji');
  await callButton(page).click();
  await expect(page.getByText('Error: Failed to start call')).toBeVisible();
  await expect(page.getByText('Darshan is paused')).toBeVisible();
  await expect(callButton(page)).toBeDisabled();
  await expect(page.getByText('.env')).toHaveCount(0);
  expect(await told()).toEqual([]);
  await expectAccessible(page);

  await page.unroute('**/call/web');
  await page.route('**/call/web', () => {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(callButton(page)).toHaveAccessibleName('Connecting...');
  await expect(page.getByText('Available for darshan')).toBeVisible();
});
