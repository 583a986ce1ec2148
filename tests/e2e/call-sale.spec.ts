import { openVoicePage, press, startLive } from './calls.ts';
import { AxeBuilder, expect, moving, test } from './support.ts';

test.use(moving);

test('what Kaka sells in a call is paid beside it, stays when the call is over, and is in his chat too', async ({ page, context }) => {
  await openVoicePage(page, '/kaka-voice');
  await startLive(page);
  await page.getByLabel('Type instead of speaking').fill('I want to buy the immunity one');
  await page.keyboard.press('Enter');

  const sale = page.getByRole('region', { name: 'Finish buying Immunity Booster Nuskha' });
  await expect(sale).toContainText('₹119');
  await sale.getByLabel('Email for Immunity Booster Nuskha').fill('meena@example.in');
  await sale.getByRole('button', { name: 'Send' }).click();
  const order = page.getByRole('region', { name: 'Order: Immunity Booster Nuskha' });
  await expect(order.getByRole('link', { name: 'Pay ₹119' })).toBeVisible();
  await press(page);
  await expect(page.getByRole('region', { name: 'After the call' })).toBeVisible();

  const [payPage] = await Promise.all([context.waitForEvent('page'), order.getByRole('link', { name: 'Pay ₹119' }).click()]);
  await payPage.getByRole('button', { name: 'Pay ₹119 (test)' }).click();
  await expect(payPage.locator('#demo').getByText('Paid ₹119. Order received.')).toBeVisible();
  await payPage.close();
  await page.bringToFront();
  await expect(order.getByText('Paid ₹119. Order received.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
