import { expectAccessible } from './accessible.ts';
import { expect, moving, open, test } from './support.ts';

test.use(moving);

test('a change of page inside the site starts at the top, with the heading focused and the title read out; going back returns to where the reader was', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();

  const heading = page.getByRole('heading', { level: 1, name: 'Terms & Conditions' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle('Terms & Conditions: Vaani');
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Terms & Conditions: Vaani' })).toHaveCount(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/terms-and-conditions$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  const left = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(page).toHaveTitle('Privacy Policy: Vaani');
  // The link they left by.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeFocused();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(left);
});

test('a lost visitor returns home', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await open(page, '/no/such/page');
  await expect(page.getByText('Rishi knows every place that is not on the map. Even he has not been here.')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Vaani: speaking characters that sell');
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
});

test.describe('when the site was deployed again while a tab was open', () => {
  const gone = /\/assets\/terms-and-conditions-[^/]+\.js$/;

  test('a page whose code is gone is fetched anew by itself', async ({ page, expectProblem }) => {
    expectProblem(/status of 404/);
    await open(page, '/privacy-policy');
    await page.route(gone, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    await expect(page).toHaveTitle('Terms & Conditions: Vaani');
  });

  test('a page that cannot be had says so after one try, and offers a way on', async ({ page, expectProblem }) => {
    expectProblem(/status of 404|dynamically imported module|terms-and-conditions/);
    let asked = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/terms-and-conditions')) asked += 1;
    });
    await open(page, '/privacy-policy');
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(asked).toBe(1);
    await expectAccessible(page);

    await page.unroute(gone);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  });

  test('a tab that lost the site keeps its page and says so, and opens the other once the connection is back', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' });
    await open(page, '/privacy-policy');
    await context.setOffline(true);
    await terms.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You seem to be offline. Check your connection and try again.');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You seem to be offline.');

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await context.setOffline(false);
    await terms.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  });
});
