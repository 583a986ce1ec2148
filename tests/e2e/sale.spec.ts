import type { Locator } from 'playwright/test';
import { AxeBuilder, expect, test } from './support.ts';

/** Writes a line and presses Enter until it is sent: in the first instant of a page nothing listens yet, and the line stays. */
async function say(write: Locator, line: string) {
  await write.fill(line);
  await expect(async () => {
    await write.press('Enter');
    await expect(write).toHaveValue('', { timeout: 1000 });
  }).toPass();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/#demo');
  await page.locator('#demo').scrollIntoViewIfNeeded();
});

test('a visitor talks to Kaka, takes his advice, pays in the sandbox and reads the guide; the chat notices by itself', async ({
  page,
  context,
}) => {
  const chat = page.locator('#demo');
  const write = chat.getByLabel('Your message');
  const log = chat.getByRole('log');

  await say(write, 'My throat is bad. Which guide do you recommend for immunity?');
  await expect(log).toContainText('Immunity Booster Nuskha');
  await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();

  await say(write, 'haan');
  await expect(log).toContainText('Tell me your email');

  await say(write, 'meena at example');
  await expect(log).toContainText('Arre beta, Kaka’s eyes are old');

  await say(write, 'meena@example.in');
  const order = chat.getByRole('region', { name: 'Order: Immunity Booster Nuskha' });
  await expect(order.getByText('meena@example.in')).toBeVisible();
  await expect(chat.getByText('9 of up to 15 messages')).toBeVisible();

  const [payPage] = await Promise.all([context.waitForEvent('page'), order.getByRole('link', { name: 'Pay ₹119' }).click()]);
  await payPage.getByRole('button', { name: 'Pay ₹119 (test)' }).click();
  await expect(payPage.locator('#demo').getByText('Paid ₹119. Order received.')).toBeVisible();
  await payPage.close();

  await expect(order.getByText('Paid ₹119. Order received.')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), order.getByRole('link', { name: 'Download the guide' }).click()]);
  expect(download.suggestedFilename()).toBe('Immunity Booster Nuskha.pdf');

  await order.getByRole('button', { name: 'Send it to my email again' }).click();
  await expect(order.getByText('Sent again to meena@example.in.')).toBeVisible();

  await page.reload();
  await page.locator('#demo').scrollIntoViewIfNeeded();
  await expect(log).toContainText('haan');
  await expect(order.getByRole('link', { name: 'Download the guide' })).toBeVisible();
  expect((await new AxeBuilder({ page }).include('#demo').analyze()).violations).toEqual([]);
});

test('Enter sends, but not while an input method is composing; empty lines are not sent', async ({ page }) => {
  const write = page.locator('#demo').getByLabel('Your message');
  await write.fill('   ');
  await write.press('Enter');
  await write.fill('नमस्ते');
  await write.evaluate((field) => {
    const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true });
    if (field.dispatchEvent(press)) throw new Error('Enter was let through while composing');
  });
  await expect(write).toHaveValue('नमस्ते');
  await write.press('Enter');
  await expect(write).toHaveValue('');
  await expect(page.locator('#demo').getByText('3 of up to 15 messages')).toBeVisible();
});

test('the last two messages are announced, the limit closes the composer, and a begun sale can still be finished', async ({ page }) => {
  const chat = page.locator('#demo');
  const write = chat.getByLabel('Your message');
  for (const [index, line] of ['roti', 'dal', 'chai', 'brass lamp', 'dandruff', 'winter skin'].entries()) {
    await say(write, `Tell me about ${line}`);
    await expect(chat.getByText(`${3 + index * 2} of up to 15 messages`)).toBeVisible();
  }
  await expect(chat.getByText('2 messages left in this demo.')).toBeVisible();
  await write.fill('I want to buy the cooking guide');
  await write.press('Enter');
  await expect(chat.getByText('Demo limit reached. Try the full experience!')).toBeVisible();

  const email = chat.getByLabel('Email for Desi Cooking Secrets');
  await email.fill('not an email');
  await email.press('Enter');
  await expect(chat.getByRole('alert')).toHaveText('Please enter a valid email address.');
  await email.fill('meena@example.in');
  await email.press('Enter');
  await expect(chat.getByRole('link', { name: 'Pay ₹179' })).toBeVisible();
  await expect(write).toBeDisabled();
  expect((await new AxeBuilder({ page }).include('#demo').analyze()).violations).toEqual([]);
});

test('when the network is gone Kaka apologises, and the line can be tried again', async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const chat = page.locator('#demo');
  const write = chat.getByLabel('Your message');
  await say(write, 'namaste');
  await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();
  await context.setOffline(true);
  await say(write, 'What about dandruff?');
  await expect(chat.getByRole('alert')).toContainText('Forgive me, beta, Kaka had to leave suddenly.');
  await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();
  await context.setOffline(false);
  await chat.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.getByText('5 of up to 15 messages')).toBeVisible();
});

test('a server without words says No response from Kaka, and one that cannot make a link says so', async ({ page, expectProblem }) => {
  expectProblem(/status of 502/);
  const chat = page.locator('#demo');
  const write = chat.getByLabel('Your message');
  await page.route('**/api/maharajji-chat.js', (route) => route.fulfill({ status: 502, json: {} }), { times: 1 });
  await say(write, 'namaste');
  await expect(chat.getByRole('alert')).toContainText('No response from Kaka.');
  await say(write, 'I want to buy the immunity one');
  await expect(chat.getByRole('log')).toContainText('Tell me your email');
  await page.route('**/api/payment-link.js', (route) => route.fulfill({ status: 502, json: {} }), { times: 1 });
  await say(write, 'meena@example.in');
  await expect(chat.getByRole('alert')).toContainText('Could not generate payment link. Please try again.');
  await chat.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.getByRole('link', { name: 'Pay ₹119' })).toBeVisible();
});

test('what a visitor or Kaka writes is text: no markup, no script, and only our own links can be clicked', async ({ page }) => {
  const chat = page.locator('#demo');
  const write = chat.getByLabel('Your message');
  await say(write, '<img src=x onerror=alert(1)> https://evil.example/pay javascript:alert(1)');
  await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();
  await expect(chat.getByRole('log').getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(chat.getByRole('log').locator('a, img')).toHaveCount(0);
});
