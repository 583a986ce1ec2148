import type { Locator, Page } from 'playwright/test';
import { orderReference } from '#shared/order-reference.ts';
import { operator } from '../support/operator.ts';
import { pay } from '../support/visitor.ts';
import { expectAccessible } from './accessible.ts';
import { openKakaChat, payBeside, say } from './kaka-chat.ts';
import { expect, open, reload, test } from './support.ts';

const seller = {
  SELLER_NAME: 'Namaste Voices Pvt Ltd',
  SELLER_ADDRESS: '12 Banyan Street, Pune 411001, Maharashtra',
  SELLER_GSTIN: '27AAPFU0939F1ZV',
  GRIEVANCE_OFFICER: 'Asha Rao, Grievance Officer',
  GRIEVANCE_CONTACT: '+91 98450 12345, Monday to Friday, 10 to 6',
};
test.use({ siteEnvironment: seller });

const fits = (page: Page) => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

/** Buys Immunity Booster Nuskha from Kaka, as far as the order's chit. */
async function order(page: Page): Promise<Locator> {
  await openKakaChat(page);
  const chat = page.locator('#demo');
  const write = chat.getByLabel('Your message');
  await say(write, 'Which guide do you recommend for immunity?');
  await expect(chat.getByRole('log')).toContainText('Immunity Booster Nuskha');
  await say(write, 'yes please');
  await expect(chat.getByRole('log')).toContainText('Tell me your email');
  await say(write, 'meena@example.in');
  return chat.getByRole('region', { name: 'Order: Immunity Booster Nuskha' });
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a seller with a GSTIN asks for the State, then shows the link; the paid chit has the tax invoice', async ({ page }) => {
    const codes: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/qr') && codes.push(request.url())));
    const chit = await order(page);
    await expect(chit.getByLabel('Your State, for the tax invoice')).toBeVisible();
    await expect(chit.getByRole('link', { name: 'Pay ₹119' })).toBeHidden();
    await expectAccessible(page, '#demo');
    await chit.getByLabel('Your State, for the tax invoice').selectOption('Karnataka');
    await chit.getByRole('button', { name: 'Go on to pay ₹119' }).click();
    await expect(chit.getByText('Tax invoice for Karnataka.')).toBeVisible();

    await payBeside(page, chit);
    await expect(chit.getByText('Paid ₹119. Order received.')).toBeVisible();
    const receipt = await page.request.get((await chit.getByRole('link', { name: 'Receipt' }).getAttribute('href')) ?? '');
    expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(codes).toEqual([]);
  });

  test('a refund is told on the chit: a part leaves the download, the whole ends it, and the guide can be bought again', async ({
    page,
    site,
  }) => {
    const chit = await order(page);
    await chit.getByLabel('Your State, for the tax invoice').selectOption('Kerala');
    await chit.getByRole('button', { name: 'Go on to pay ₹119' }).click();
    await pay((await chit.getByRole('link', { name: 'Pay ₹119' }).getAttribute('href')) ?? '');
    await expect(chit.getByText('Paid ₹119. Order received.')).toBeVisible();
    const { orders } = await (await page.request.get('/api/kaka-session')).json();
    const refund = operator('orders', { DATA_DIR: site.dataDir });
    const again = async (words: string) => {
      await reload(page);
      await page.locator('#demo').scrollIntoViewIfNeeded();
      await expect(chit.getByText(words)).toBeVisible();
    };
    await refund('refund', orderReference(orders[0].id), '--rupees', '40');
    await again('₹40 of ₹119 refunded.');
    await expect(chit.getByRole('link', { name: 'Download the guide' })).toBeVisible();
    await refund('refund', orderReference(orders[0].id));
    await again('Refunded ₹119.');
    await expect(chit.getByRole('link', { name: 'Download the guide' })).toBeHidden();
    await expectAccessible(page, '#demo');
    await chit.getByRole('button', { name: 'Buy it again for ₹119' }).click();
    await expect(page.locator('#demo').getByRole('link', { name: 'Pay ₹119' })).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a business gives its GSTIN, reads what is wrong with it, and pays by the code that a telephone scans', async ({
    page,
    expectProblem,
  }) => {
    // A GSTIN that is none.
    expectProblem(/status of 400/);
    const chit = await order(page);
    await chit.getByLabel('I buy for a business and need its GSTIN on the invoice').check();
    await chit.getByLabel('GSTIN', { exact: true }).fill('27AAPFU0939F1ZW');
    await chit.getByLabel('Registered name').fill('Ravi Traders');
    await chit.getByLabel('Registered address').fill('4 Temple Road, Nashik');
    await chit.getByRole('button', { name: 'Go on to pay ₹119' }).click();
    await expect(chit.getByRole('alert')).toContainText('That is no GSTIN.');
    await expectAccessible(page, '#demo');
    await chit.getByLabel('GSTIN', { exact: true }).fill('27aapfu0939f1zv');
    await chit.getByRole('button', { name: 'Go on to pay ₹119' }).click();
    await expect(chit.getByText('Tax invoice for Ravi Traders.')).toBeVisible();
    const code = chit.getByRole('img', { name: 'QR code of the payment link for ₹119' });
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page, '#demo');

    await chit.getByRole('button', { name: 'Change' }).click();
    await expect(chit.getByLabel('Registered name')).toHaveValue('Ravi Traders');
  });
});

test('the legal pages name the seller and the Grievance Officer', async ({ page }) => {
  await open(page, '/terms-and-conditions');
  const words = page.locator('#who-sells');
  await expect(words).toContainText(
    'The guides are sold by Namaste Voices Pvt Ltd, 12 Banyan Street, Pune 411001, Maharashtra, GSTIN 27AAPFU0939F1ZV.',
  );
  await expect(words).toContainText('Grievance Officer: Asha Rao, Grievance Officer, reached at hello@vaani.example; +91 98450 12345');
  await open(page, '/privacy-policy');
  await expect(page.locator('#your-rights')).toContainText('Asha Rao');
});

for (const [device, width, height] of [
  ['a desktop', 1440, 900],
  ['a telephone', 390, 844],
] as const)
  test.describe(`without scripts on ${device}`, () => {
    test.use({ viewport: { width, height }, javaScriptEnabled: false });

    test('a buyer finds the purchase from the footer, and is told the same whoever they are', async ({ page, expectProblem }) => {
      // An address that is none.
      expectProblem(/status of 400/);
      await page.goto('/');
      await page.locator('#about').getByRole('link', { name: 'Find my purchase' }).click();
      await expect(page.getByRole('heading', { name: 'Find my purchase' })).toBeVisible();
      await fits(page);
      await page.getByLabel('Email you bought with').fill('meena@example');
      await page.getByRole('button', { name: 'Send me the links' }).click();
      await expect(page.getByRole('alert')).toContainText('That is no email address.');
      await page.getByLabel('Email you bought with').fill('nobody@example.in');
      await page.getByRole('button', { name: 'Send me the links' }).click();
      await expect(page.getByText('If there is a purchase with that address, the mail is on its way.')).toBeVisible();
      await fits(page);
    });
  });

test('the page that finds a purchase is in order for everybody', async ({ page }) => {
  for (const address of ['/purchases', '/purchases?now=sent']) {
    await open(page, address);
    await expectAccessible(page);
  }
});
