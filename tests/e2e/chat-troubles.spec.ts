import type { Page } from 'playwright/test';
import { openKakaChat, say } from './kaka-chat.ts';
import { expect, test } from './support.ts';

const chatOn = (page: Page) => {
  const chat = page.locator('#demo');
  return { chat, log: chat.getByRole('log'), write: chat.getByRole('textbox'), problem: chat.getByRole('alert') };
};

test.beforeEach(({ page }) => openKakaChat(page));

const oddAnswers: [string, number, unknown][] = [
  ['success without a reply', 200, { messageCount: 3, messageLimit: 15 }],
  ['success that is an error', 200, { error: 'No response from Kaka.' }],
  ['success that is nothing', 200, null],
  ['error whose words are an object', 502, { error: { message: 'upstream', status: 'UNAVAILABLE' } }],
];
test('an answer that is none is a problem in the chat, and the line can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/status of 502/);
  const { chat, write, problem } = chatOn(page);
  for (const [index, [name, status, json]] of oddAnswers.entries())
    await test.step(name, async () => {
      await page.route('**/api/maharajji-chat.js', (route) => route.fulfill({ status, json }), { times: 1 });
      await say(write, `Tell me about ${['roti', 'dal', 'chai', 'brass'][index]}`);
      await expect(problem).toContainText('No response from Kaka.');
      await problem.getByRole('button', { name: 'Try again' }).click();
      await expect(chat.getByText(`${3 + 2 * index} of up to 15 messages`)).toBeVisible();
      await expect(problem).toHaveCount(0);
    });
});

test('the link of the payment answer is there to be paid though the order’s own view is lost', async ({ page, expectProblem }) => {
  expectProblem(/status of 502/);
  await page.route('**/api/orders/*', (route) => route.fulfill({ status: 502, json: {} }));
  await say(chatOn(page).write, 'I want to buy the immunity one');
  const { chat, log } = chatOn(page);
  await expect(log).toContainText('Tell me your email');
  await say(chatOn(page).write, 'meena@example.in');
  await expect(chat.getByRole('link', { name: 'Pay ₹119' })).toBeVisible();
  // The order comes into view when it can be seen again.
  await page.unroute('**/api/orders/*');
  await expect(chat.getByRole('region', { name: 'Order: Immunity Booster Nuskha' })).toHaveCount(1);
});

test('a payment answer with an error, or without a link, is told with a way to try again', async ({ page }) => {
  await say(chatOn(page).write, 'I want to buy the immunity one');
  const { chat, log, problem } = chatOn(page);
  await expect(log).toContainText('Tell me your email');
  let answers = 0;
  await page.route('**/api/payment-link.js', (route) => route.fulfill({ json: answers++ ? {} : { error: { code: 1 } } }), { times: 2 });
  await say(chatOn(page).write, 'meena@example.in');
  await expect(problem).toContainText('Could not generate payment link. Please try again.');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => answers).toBe(2);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.getByRole('link', { name: 'Pay ₹119' })).toBeVisible();
});

test('lines written offline all stay, and go in order when the network is back', async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const { chat, log, problem } = chatOn(page);
  await say(chatOn(page).write, 'namaste');
  await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();
  await context.setOffline(true);
  await say(chatOn(page).write, 'What about dandruff?');
  await expect(problem).toBeVisible();
  await say(chatOn(page).write, 'And grey hair?');
  await expect(problem).toBeVisible();
  await expect(log.locator('.msg--unsent')).toHaveText(['What about dandruff?', 'And grey hair?']);
  await context.setOffline(false);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.getByText('7 of up to 15 messages')).toBeVisible();
  await expect(log.locator('.msg--me')).toHaveText(['You: namaste', 'You: What about dandruff?', 'You: And grey hair?']);
});

test('a tab that is behind learns what was said elsewhere when it is told of the limit', async ({ page, request, site, expectProblem }) => {
  expectProblem(/status of 429/);
  const { chat, log } = chatOn(page);
  await say(chatOn(page).write, 'namaste');
  await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();
  // Another tab of the same browser talks on.
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const subject of ['roti', 'dal', 'chai', 'brass', 'dandruff', 'winter'])
    await request.post(`${site.url}/api/maharajji-chat.js`, {
      data: { message: `Tell me about ${subject}` },
      headers: { Cookie: cookie, Origin: site.url },
    });
  await say(chatOn(page).write, 'Are you there?');
  await expect(chat.getByText('Demo limit reached. Try the full experience!')).toBeVisible();
  await expect(log).toContainText('Tell me about winter');
});
