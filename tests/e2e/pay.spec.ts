import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import { visitor } from '../support/visitor.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, reload, test } from './support.ts';

let buyers = 0;
/** An order that waits to be paid. */
async function order(siteUrl: string): Promise<{ link: string; id: string; email: string }> {
  buyers += 1;
  const email = `buyer${buyers}-${process.pid}@example.in`;
  const { body } = await visitor(siteUrl).post('/api/payment-link.js', { email, skuName: 'Immunity Booster Nuskha' });
  return { link: body.paymentLink, id: body.orderId, email };
}

/** To Kaka's chat, with a token that shows the order there. */
const wayBack = /\/\?order=[\w.-]+#demo$/;

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay ₹119 (test)' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // The landing page's scripts: Chromium calls it a policy that they do not run.
  test.beforeEach(({ expectProblem }) => expectProblem(/failed request: csp .+\.js$/));

  test('the page says that it is a test, what is bought, for whom and for how much', async ({ page, site }) => {
    const { link, email } = await order(site.url);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
    await expect(page.getByText('No UPI, no card, no real money.')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Immunity Booster Nuskha' })).toContainText('119');
    await expect(page.getByRole('row', { name: 'To pay' })).toContainText('₹119');
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText(/^VK-[0-9A-Z]{8}$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Kaka without paying' })).toHaveAttribute('href', /#demo$/);
    expect(await page.content()).not.toMatch(/__[A-Z_]+__/);
  });

  test('the keyboard alone pays: logo, pay, fail, back, in this order, and the buyer is at Kaka’s again', async ({ page, site }) => {
    const { link } = await order(site.url);
    await page.goto(link);
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 5; stop++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.locator(':focus').evaluate((element) => element.textContent || element.firstElementChild?.getAttribute('alt') || ''),
      );
    }
    expect(stops).toEqual([
      'Skip to content',
      'Vaani, conversational commerce, home',
      'Pay ₹119 (test)',
      'Make it fail',
      'Back to Kaka without paying',
    ]);
    await payButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(wayBack);
  });

  test('a payment that fails says so, charges nothing, and can be tried again', async ({ page, site }) => {
    const { link } = await order(site.url);
    await open(page, link);
    await page.getByRole('button', { name: 'Make it fail' }).press('Space');
    await expect(page.getByRole('alert')).toHaveText(
      'The test payment failed, as you asked. Nothing was charged. Try again or go back to Kaka.',
    );
    await payButton(page).press('Enter');
    await expect(page).toHaveURL(wayBack);
  });

  test('a link that is paid says so and leads to the guide; it cannot be paid again', async ({ page, site }) => {
    const { link } = await order(site.url);
    await open(page, link);
    await payButton(page).click();
    await open(page, `${link}?outcome=failed`);
    await expect(page.getByRole('heading', { name: 'Already paid' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Kaka and your guide' })).toHaveAttribute('href', wayBack);
  });
});

test('a link that ran out, and one that never was, say so with the right status and a way back', async ({ page, site, expectProblem }) => {
  expectProblem(/status of (404|410)/);
  const { link, id } = await order(site.url);
  const store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 60_000 });
  store.prepare('update orders set expires_at = ? where id = ?').run('2020-01-01T00:00:00.000Z', id);
  store.close();
  expect((await open(page, link))?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'This link has run out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Kaka' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);

  for (const unknown of ['test_nothing', '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
    expect((await open(page, `/pay/${unknown}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'No such payment link' })).toBeVisible();
  }
});

test('a payment that the shop cannot write down is not lost: the page says try again, and trying again pays', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/status of 502/);
  const { link } = await order(site.url);
  await open(page, link);
  const store = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 60_000 });
  store.exec('begin immediate');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged, and your order is still here. Please try again.');
  store.exec('rollback');
  store.close();
  await payButton(page).click();
  await expect(page.locator('#demo').getByText('Paid ₹119. Order received.')).toBeVisible();
});

test('who pays in another browser finds the guide at Kaka’s there, too, and can have it sent again', async ({ page, site }) => {
  const { link, email } = await order(site.url);
  await open(page, link);
  await payButton(page).click();
  const demo = page.locator('#demo');
  await expect(demo.getByRole('link', { name: /Download/ })).toHaveAttribute('href', /\/guides\//);
  await demo.getByRole('button', { name: /again/i }).click();
  await expect(demo).toContainText(/sent|on its way/i);
  await expect(demo).not.toContainText(email);
});

for (const { further, ...viewport } of [
  { width: 1440, height: 900, further: ', and the address is one to share' },
  { width: 320, height: 568, further: '' },
])
  test(`who comes back from paying stands on the receipt at ${viewport.width} px${further}`, async ({ page, site, browser }) => {
    await page.setViewportSize(viewport);
    const { link, email } = await order(site.url);
    await open(page, link);
    const way = page.waitForRequest(/\/\?order=/);
    await payButton(page).click();
    const receipt = page.getByRole('region', { name: 'Order: Immunity Booster Nuskha' });
    await expect(receipt).toBeFocused();
    await expect(receipt.getByText('Paid ₹119. Order received.')).toBeInViewport({ ratio: 1 });
    await expect(receipt.getByRole('link', { name: 'Download the guide' })).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL('/#demo');

    if (further === '') return;

    // A reload in the same tab still knows the order.
    await reload(page);
    await expect(receipt.getByRole('link', { name: 'Download the guide' })).toBeVisible();

    // Who gets hold of the old address does not learn whose order it is.
    const stranger = await browser.newPage();
    await open(stranger, `${(await way).url()}#demo`);
    const theirs = stranger.getByRole('region', { name: 'Order: Immunity Booster Nuskha' });
    await expect(theirs).toContainText('b•••@example.in');
    await expect(theirs).not.toContainText(email);
    await stranger.close();
  });

test('the page is accessible in every state, and nothing hangs over the edge of a narrow window or a wide one', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  const widths = [320, 1440];
  const inEach = async () => {
    for (const width of widths)
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
  };
  const { link } = await order(site.url);
  await open(page, link);
  await inEach();
  await page.getByRole('button', { name: 'Make it fail' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await inEach();
  await payButton(page).click();
  await open(page, link);
  await inEach();
  await open(page, '/pay/test_nothing');
  await inEach();
});
