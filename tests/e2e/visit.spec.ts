import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { afterCall, captions, toast, typed } from './call-page.ts';
import { openVoicePage, press, startLive } from './calls.ts';
import { recapOf } from './conversations.ts';
import { openKakaChat, say as sayInChat } from './kaka-chat.ts';
import { expect, reload, test } from './support.ts';

/** Says a line by typing and waits for the answer. */
async function say(page: Page, line: string, answer: RegExp | string) {
  await typed(page, line);
  await expect(captions(page)).toContainText(answer);
}

test('a guide agreed to in a call is bought in Kaka’s chat, which shows the call and does not count it', async ({ page }) => {
  await openVoicePage(page, '/kaka-voice');
  await startLive(page);
  await say(page, 'I want to buy the hair guide', 'Tell me your email');
  await press(page);
  await afterCall(page).getByRole('link', { name: 'Chat by text' }).click();

  const chat = page.locator('#demo');
  await expect(chat.getByRole('region', { name: 'From your call' })).toContainText('I want to buy the hair guide');
  await expect(chat.getByText('1 of up to 15 messages')).toBeVisible();
  const write = chat.getByPlaceholder('Your email');
  await write.fill('meena@example.in');
  await write.press('Enter');
  await expect(chat.getByRole('link', { name: 'Pay ₹129' })).toBeVisible();
  await expect(chat.getByText('3 of up to 15 messages')).toBeVisible();
  // The call stands above what was written after it, also after a reload.
  await reload(page);
  await chat.scrollIntoViewIfNeeded();
  await expect(chat.getByRole('log').locator('.msg').last()).toContainText('Pay here');
  await expectAccessible(page, '#demo');
});

test('a call from the chat goes on with it: the words are there, and the address said in the call opens the order', async ({ page }) => {
  await openKakaChat(page);
  const chat = page.locator('#demo');
  await sayInChat(chat.getByRole('textbox'), 'I want to buy the hair guide');
  await expect(chat.getByRole('log')).toContainText('Tell me your email');
  await chat.getByRole('link', { name: 'Call Kaka' }).click();
  await expect(page).toHaveURL(/kaka-voice/);

  await press(page);
  await page.getByRole('button', { name: 'Talk by typing' }).click();
  await expect(captions(page)).toContainText('I want to buy the hair guide');
  await say(page, 'meena@example.in', 'is on the page now');
  await expect(page.getByRole('region', { name: 'Order: Herbal Hair Care Guide' })).toContainText('meena@example.in');
});

test('after a call there is a recap to read, to keep as text, and to have forgotten', async ({ page }) => {
  await openVoicePage(page, '/arya-voice');
  await startLive(page);
  for (const [line, word] of [
    ['we drive an old swift', /swift/i],
    ['about 15 lakh', /lakh/],
  ] as const) {
    await typed(page, line);
    // Her answer: the visitor's own words are there at once.
    await expect(captions(page).locator('.cap').filter({ hasText: /^Arya/ }).filter({ hasText: word }).first()).toBeVisible();
  }
  await press(page);
  await expect(recapOf(page)).toContainText('Budget: about 15 lakh');
  await expect(recapOf(page)).toContainText('Leave Arya a number or an email');
  await expectAccessible(page);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as text' }).click()]);
  expect(file.suggestedFilename()).toBe('vaani-arya.txt');
  const text = readFileSync((await file.path()) ?? '', 'utf8');
  expect(text).toMatch(/^A talk with Arya\n/);
  expect(text).toContain('- Budget: about 15 lakh');
  expect(text).toContain('You: we drive an old swift');

  await page.getByRole('button', { name: 'Forget this call' }).click();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(toast(page, 'Forgotten')).toBeVisible();
  await expect(recapOf(page)).toHaveCount(0);
  expect(await page.evaluate(async () => (await fetch('/call/events')).text())).not.toContain('swift');
});
