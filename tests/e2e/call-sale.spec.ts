import { expectAccessible } from './accessible.ts';
import { openVoicePage, press, startLive } from './calls.ts';
import { payBeside } from './kaka-chat.ts';
import { expect, test } from './support.ts';

test('in a call, an email that is none stays to be put right, a sale that failed can be tried again, and its order paid when the call is over', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 502/);
  await openVoicePage(page, '/kaka-voice');
  await startLive(page);
  await page.getByLabel('Type instead of speaking').fill('I want to buy the immunity one');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('region', { name: 'Finish buying Immunity Booster Nuskha' })).toContainText('₹119');
  const email = page.getByLabel('Email for Immunity Booster Nuskha');
  await email.fill('meena at example');
  await email.press('Enter');
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(email).toHaveValue('meena at example');
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  await page.route('**/api/payment-link.js', (route) => route.fulfill({ status: 502, json: {} }), { times: 1 });
  await email.fill('meena@example.in');
  await email.press('Enter');
  const problem = page.getByRole('alert').filter({ hasText: 'Could not generate payment link. Please try again.' });
  await problem.getByRole('button', { name: 'Try again' }).press('Enter');
  const order = page.getByRole('region', { name: 'Order: Immunity Booster Nuskha' });
  await expect(order.getByRole('link', { name: 'Pay ₹119' })).toBeVisible();
  await expect(problem).toHaveCount(0);
  await expect(order).toBeFocused();
  await expectAccessible(page);

  await press(page);
  await expect(page.getByRole('region', { name: 'After the call' })).toBeVisible();
  await payBeside(page, order);
  await page.bringToFront();
  await expect(order.getByText('Paid ₹119. Order received.')).toBeVisible();
  await expectAccessible(page);
});
