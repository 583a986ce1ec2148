import type { Locator, Page, Route } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { openKakaChat, payBeside, say } from './kaka-chat.ts';
import { expect, reload, test } from './support.ts';

test.beforeEach(({ page }) => openKakaChat(page));

test('a visitor talks to Kaka, takes his advice, pays in the sandbox and reads the guide; the chat notices by itself', async ({ page }) => {
  const chat = page.locator('#demo');
  const write = chat.getByLabel('Your message');
  const log = chat.getByRole('log');

  await say(write, 'My throat is bad. Which guide do you recommend for immunity?');
  await expect(log).toContainText('Immunity Booster Nuskha');
  await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();

  await say(write, 'yes please');
  await expect(log).toContainText('Tell me your email');
  await expect(log).toContainText('₹119');
  await expect(chat.getByPlaceholder('Your email')).toBeVisible();

  await say(write, 'meena at example');
  await expect(log).toContainText('Arre beta, Kaka’s eyes are old');

  await say(write, 'meena@example.in');
  const order = chat.getByRole('region', { name: 'Order: Immunity Booster Nuskha' });
  await expect(order.getByText('meena@example.in')).toBeVisible();
  await expect(chat.getByText('9 of up to 15 messages')).toBeVisible();

  await payBeside(page, order);
  await page.bringToFront();
  await expect(order.getByText('Paid ₹119. Order received.')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), order.getByRole('link', { name: 'Download the guide' }).click()]);
  expect(download.suggestedFilename()).toBe('Immunity Booster Nuskha.pdf');

  // The keyboard stays in the chat: its button is gone.
  await order.getByRole('button', { name: 'Send it to my email again' }).press('Enter');
  await expect(order.getByText('Sent again to meena@example.in.')).toBeVisible();
  await expect(order).toBeFocused();

  await reload(page);
  await page.locator('#demo').scrollIntoViewIfNeeded();
  await expect(log).toContainText('yes please');
  await expect(order.getByRole('link', { name: 'Download the guide' })).toBeVisible();
  await expectAccessible(page, '#demo');
});

test('a line: Enter sends it, but not while an input method is composing; Hindi is read as Hindi; what is written is text; without a network it can be tried again', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const chat = page.locator('#demo');
  const write = chat.getByLabel('Your message');
  const log = chat.getByRole('log');
  await test.step('Enter sends, but not while an input method is composing; empty lines are not sent', async () => {
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
    await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();
  });
  await test.step('Hindi is read as Hindi, whoever says it', async () => {
    await say(write, 'काका, मेरे बाल झड़ रहे हैं');
    await expect(chat.getByText('5 of up to 15 messages')).toBeVisible();
    await expect(log.locator('.msg--me').getByText('काका, मेरे बाल')).toHaveAttribute('lang', 'hi');
    await expect(log.locator('.msg--them [lang=hi]').last()).toBeVisible();
    await expect(log.getByText('Aao, aao, baitho.')).not.toHaveAttribute('lang');
  });
  await test.step('what a visitor or Kaka writes is text: no markup, no script, and only our own links can be clicked', async () => {
    await say(write, '<img src=x onerror=alert(1)> https://evil.example/pay javascript:alert(1)');
    await expect(chat.getByText('7 of up to 15 messages')).toBeVisible();
    await expect(log.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(log.locator('a, img')).toHaveCount(0);
  });
  await test.step('when the network is gone Kaka apologises, and the line can be tried again', async () => {
    await context.setOffline(true);
    await say(write, 'What about dandruff?');
    await expect(chat.getByRole('alert')).toContainText('Forgive me, beta, Kaka had to leave suddenly.');
    await expect(chat.getByText('7 of up to 15 messages')).toBeVisible();
    await context.setOffline(false);
    await chat.getByRole('button', { name: 'Try again' }).click();
    await expect(chat.getByText('9 of up to 15 messages')).toBeVisible();
  });
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
  await expect(chat.getByRole('link', { name: 'Meet the others' })).toHaveAttribute('href', '/#voices');
  await expect(chat.getByRole('link', { name: 'Give my brand a voice' })).toHaveAttribute('href', '/#brandvoice');

  const email = chat.getByLabel('Email for Desi Cooking Secrets');
  await email.fill('not an email');
  await email.press('Enter');
  await expect(chat.getByRole('alert')).toHaveText('Please enter a valid email address.');
  await email.fill('meena@example.in');
  await email.press('Enter');
  await expect(chat.getByRole('link', { name: 'Pay ₹179' })).toBeVisible();
  await expect(write).toBeDisabled();
  await expectAccessible(page, '#demo');
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

test('a long email has the width of the order on a telephone, and pushes no price off it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const chat = page.locator('#demo');
  const write = chat.getByLabel('Your message');
  await say(write, 'I want to buy the hair guide');
  await say(chat.getByRole('textbox'), 'a.very.long.name.for.an.address.indeed@mail.of.a.company.example');
  const order = chat.getByRole('region', { name: 'Order: Herbal Hair Care Guide' });
  const price = order.getByText('₹129', { exact: true });
  await expect(price).toBeVisible();
  const [edge, end] = await Promise.all([order, price].map((part) => part.evaluate((node) => node.getBoundingClientRect().right)));
  expect(end).toBeLessThan(edge as number);
  const lines = (part: Locator) =>
    part.evaluate((node) => Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)));
  // The address keeps its lines together, below "E-guide, sent to".
  expect(await lines(order.getByText('a.very.long.name'))).toBe(2);
});

test('an answer that was lost on its way is fetched when tried again, and costs no message more', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource|failed request/);
  const chat = page.locator('#demo');
  const write = chat.getByRole('textbox');
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/api/maharajji-chat.js', lose, { times: 1 });
  await say(write, 'What about dandruff?');
  await chat.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();
  await expect(chat.getByRole('log').getByText('What about dandruff?')).toHaveCount(1);
  await expect(chat.getByRole('alert')).toHaveCount(0);

  await say(write, 'I want to buy the hair guide');
  await expect(chat.getByText('5 of up to 15 messages')).toBeVisible();
  await page.route('**/api/payment-link.js', lose, { times: 1 });
  await say(write, 'meena@example.in');
  await chat.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.getByRole('link', { name: 'Pay ₹129' })).toBeVisible();
  await expect(chat.getByText('7 of up to 15 messages')).toBeVisible();
});

test('a line sent before the old conversation is back loses nothing of it, whichever arrives first', async ({ page }) => {
  const chat = page.locator('#demo');
  const log = chat.getByRole('log');
  await say(chat.getByRole('textbox'), 'I want to buy the hair guide');
  await say(chat.getByRole('textbox'), 'meena@example.in');
  const pay = chat.getByRole('link', { name: 'Pay ₹129' });
  await expect(pay).toBeVisible();

  for (const [first, line, messages] of [
    ['the old conversation', 'What about dandruff?', 7],
    ['the reply', 'And grey hair?', 9],
  ] as const)
    await test.step(`${first} arriving first`, async () => {
      const held = { session: hold(page, '**/api/kaka-session'), reply: hold(page, '**/api/maharajji-chat.js') };
      await reload(page);
      await page.locator('#demo').scrollIntoViewIfNeeded();
      const session = await held.session;
      await say(chat.getByRole('textbox'), line);
      const reply = await held.reply;
      if (first === 'the reply') {
        await reply.continue();
        await expect(log.getByRole('img', { name: 'Kaka is typing' })).toHaveCount(0);
        await session.continue();
      } else {
        await session.continue();
        await expect(pay).toBeVisible();
        await expect(log.getByText(line)).toHaveCount(1);
        await reply.continue();
      }
      await expect(pay).toBeVisible();
      await expect(log).toContainText('I want to buy the hair guide');
      await expect(log.getByText(line)).toHaveCount(1);
      await expect(chat.getByText(`${messages} of up to 15 messages`)).toBeVisible();
    });
});

/** The one request of that kind, held back. */
const hold = (page: Page, path: string): Promise<Route> => new Promise((resolve) => void page.route(path, resolve));

test.describe('the keyboard stays in the chat', () => {
  const inField = (page: Page) => expect(page.locator('#demo').getByRole('textbox')).toBeFocused();

  test('when an opening line is pressed, and when a line is tried again', async ({ page, expectProblem }) => {
    expectProblem(/status of 502/);
    const chat = page.locator('#demo');
    await page.route('**/api/maharajji-chat.js', (route) => route.fulfill({ status: 502, json: {} }), { times: 1 });
    await chat.getByRole('button', { name: 'Tell me a story' }).press('Enter');
    await inField(page);
    await chat.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();
    await inField(page);
  });

  test('when the last message closes the field: then in what was said', async ({ page }) => {
    const chat = page.locator('#demo');
    const write = chat.getByLabel('Your message');
    for (const [index, line] of ['roti', 'dal', 'chai', 'brass lamp', 'dandruff', 'winter skin', 'sleep'].entries()) {
      await say(write, `Tell me about ${line}`);
      await expect(chat.getByText(`${3 + index * 2} of up to 15 messages`)).toBeVisible();
    }
    await expect(write).toBeDisabled();
    await expect(chat.getByRole('log')).toBeFocused();
  });
});
