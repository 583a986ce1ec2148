import { expectAt, header, jump, section } from './home.ts';
import { expect, open, reload, test } from './support.ts';

test('a reload begins at the top, or at the place the address names; going back returns to where the reader was', async ({ page }) => {
  await open(page);
  await jump(page, 2500);
  await expect(header(page)).toHaveAttribute('data-stuck');
  await reload(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await open(page, '/#workflow');
  await expectAt(page, 'workflow');
  await jump(page, 2000);
  await reload(page);
  await expectAt(page, 'workflow');

  await open(page);
  // Where the page stands in the moment of the press: it may have been scrolled to the card, and risen, until then.
  await page.evaluate(() => document.addEventListener('click', () => Object.assign(window, { left: scrollY }), { capture: true }));
  await section(page, 'voices').getByRole('link', { name: 'Talk to Kaka' }).click();
  await expect(page).toHaveURL('/kaka-voice');
  const left = await page.evaluate(() => (window as unknown as { left: number }).left);
  expect(left).toBeGreaterThan(1000);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a link from another page arrives at the section it names', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  await page.route('**/call/web', (route) => route.fulfill({ status: 503, json: { error: 'Not now.', code: 'all_lines_busy' } }));
  await open(page, '/mini-voice');
  await page.getByRole('button', { name: 'Talk to Mini' }).click();
  await page.getByRole('link', { name: 'Chat by text' }).click();
  await expect(page).toHaveURL('/#demo');
  await expectAt(page, 'demo');
});
