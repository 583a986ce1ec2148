import type { Locator, Page } from 'playwright/test';
import { callButton, openVoicePage, serveRoom, startLive } from './calls.ts';
import { say } from './kaka-chat.ts';
import { talkOn } from './lead-talk.ts';
import { expect, open, reload, test } from './support.ts';

/** What a visitor needs is on the screen, on a telephone first. */

const windows = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 1024, height: 768 },
  { width: 390, height: 664 },
  { width: 320, height: 568 },
];
const telephones = windows.filter(({ width }) => width < 700);
const sizeOf = ({ width, height }: { width: number; height: number }) => `${width} by ${height}`;

/** But for parts of a pixel. */
const whole = (part: Locator) => expect(part).toBeInViewport({ ratio: 0.99 });
const heightOf = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0);

for (const viewport of windows)
  test.describe(`in a window of ${sizeOf(viewport)}`, () => {
    test.use({ viewport });

    test('“Chat with Kaka” and “Talk to Us” arrive at the chat, which keeps its height and its field in view', async ({ page }) => {
      await open(page);
      const kaka = page.locator('#kaka-chat .chat');
      await page.getByRole('link', { name: 'Chat with Kaka' }).click();
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#demo');
      await whole(kaka);
      const write = kaka.getByLabel('Your message');
      const heights: number[] = [];
      for (const line of ['Tell me about roti', 'Tell me about dandruff', 'Which guide is right for dry hair?']) {
        await say(write, line);
        await expect(kaka.locator('.typing')).toHaveCount(0);
        heights.push(await heightOf(kaka));
      }
      await expect(kaka.getByText('7 of up to 15 messages')).toBeVisible();
      expect(new Set(heights).size).toBe(1);
      await whole(write);

      const lead = talkOn(page);
      await open(page, '/#brandvoice');
      await reload(page);
      await whole(lead.chat);
      await lead.say('Farah');
      const leadHeight = await heightOf(lead.chat);
      for (const line of ['Nani’s Achaar', 'Pickles by post', 'farah@nanisachaar.example']) await lead.say(line);
      await expect(lead.times.first()).toBeVisible();
      expect(await heightOf(lead.chat)).toBe(leadHeight);
      await whole(lead.write);
      // On the narrowest telephone its last line may have to be scrolled to.
      await expect(lead.last).toBeInViewport({ ratio: 0.7 });
    });

    test('in a call the heading and the portrait stand still, and the last sentence and the field are in view', async ({ page }) => {
      const far = await serveRoom(page);
      await openVoicePage(page, '/rishi-voice');
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.boundingBox();
      await startLive(page);
      if (viewport.width > 980) expect(await heading.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      // Not the button: it grows a little under the pointer.
      const portrait = page.locator('.call');
      const first = await portrait.boundingBox();
      const sentences = [
        'Namaste. I am Rishi.',
        'How many days have you got?',
        'Take the 4:40 bus out of Reckong Peo and sit on the left.',
      ];
      for (const [turn, text] of sentences.entries()) {
        far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: text, turn: turn + 1 });
        const last = page.getByRole('log', { name: 'Live captions' }).getByText(text);
        await whole(last);
      }
      for (const part of [page.getByLabel('Type instead of speaking'), callButton(page), page.getByRole('button', { name: 'Captions' })])
        await whole(part);
      expect(await portrait.boundingBox()).toEqual(first);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });

    test('what Kaka offers in a call leaves his last words and the field in view', async ({ page }) => {
      await openVoicePage(page, '/kaka-voice');
      await startLive(page);
      const field = page.getByLabel('Type instead of speaking');
      await field.fill('I want to buy the immunity guide, my email is meena@example.in');
      await field.press('Enter');
      await whole(page.getByRole('link', { name: 'Pay ₹119' }));
      await whole(page.getByRole('log', { name: 'Live captions' }).getByText('Immunity Booster Nuskha'));
      await whole(field);
    });
  });

for (const viewport of windows.filter(({ width }) => width >= 980))
  test(`the words of a darshan stand beside Him, ${sizeOf(viewport)}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withDarshan(page);
    const face = await callButton(page).boundingBox();
    const words = await page.getByRole('log', { name: 'Live captions' }).boundingBox();
    expect(words?.x).toBeGreaterThan((face?.x ?? 0) + (face?.width ?? 0));
    await whole(page.getByLabel('Type instead of speaking'));
  });

for (const viewport of telephones)
  test(`a darshan has its words and its field on one screen, ${sizeOf(viewport)}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await withDarshan(page);
    await whole(page.getByText('Say butter, flute or hill.'));
    await whole(page.getByLabel('Type instead of speaking'));
    await whole(callButton(page));
  });

async function withDarshan(page: Page) {
  const far = await serveRoom(page);
  await openVoicePage(page, '/bal-krishna-lalji');
  await callButton(page).click();
  await expect(callButton(page)).toHaveText('End Darshan');
  far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Say butter, flute or hill.', turn: 1 });
}
