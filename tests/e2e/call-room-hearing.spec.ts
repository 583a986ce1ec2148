import type { Browser } from 'playwright/test';
import { openFlite } from '#server/adapters/flite.ts';
import { type PlayedHearing, playHearing } from '../support/hearing.ts';
import { startSite } from '../support/site.ts';
import { warmUp } from '../support/warm-up.ts';
import { captions } from './call-page.ts';
import { expectNothingOpen, openVoicePage, press, startLive } from './calls.ts';
import { expect, test } from './support.ts';

/** A call in a browser without a recogniser, at a site whose room reads speech; the greeting has begun. */
async function callHeardByRoom(browser: Browser, hearing: PlayedHearing, route = '/kaka-voice') {
  const site = await startSite({ HEARING_BASE_URL: hearing.url });
  await warmUp(site.url);
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  await openVoicePage(page, route);
  await expect(page.locator('main')).toContainText('goes as sound to a server of this site');
  await startLive(page);
  await expect(captions(page).locator('.cap')).toHaveCount(1);
  return {
    page,
    speak: () => page.evaluate(() => window.devices.speakFor(0.2, 1)),
    async end() {
      await press(page);
      await expectNothingOpen(page);
      await context.close();
      await site.stop();
      await hearing.close();
    },
  };
}

test('in a browser without a recogniser the room reads what is said, and the character answers', async ({ browser }) => {
  const hearing = await playHearing('My throat has been bad since Sunday.');
  const { page, speak, end } = await callHeardByRoom(browser, hearing);

  // Over the greeting, which is held, and given up for these words.
  await speak();
  await expect(captions(page).locator('.cap').nth(1)).toContainText('My throat has been bad since Sunday.');
  await expect(captions(page).locator('.cap').nth(2)).toContainText(/salt|haldi|honey|tulsi|ginger|warm/);
  expect(hearing.asked).toHaveLength(1);
  expect(hearing.asked[0]?.errors).toEqual([]);
  // What came before the first sound goes with it, and nothing of the quiet after the last but the breath that ends it.
  expect(hearing.asked[0]?.seconds).toBeGreaterThan(0.8);
  expect(hearing.asked[0]?.seconds).toBeLessThan(10);
  await end();
});

test('words that the room reads one after another are shown as they come, and told to a screen reader once they are whole', async ({
  browser,
}) => {
  const hearing = await playHearing('My throat has been bad since Sunday.');
  hearing.streams = 'deltas';
  const { page, speak, end } = await callHeardByRoom(browser, hearing);
  const said = captions(page).locator('.cap').nth(1);
  const rest = Promise.withResolvers<void>();
  let pieces = 0;
  hearing.pause = async () => {
    if (++pieces > 3) await rest.promise;
  };
  await speak();
  await expect(said.locator('p')).toHaveText('My throat has been');
  await expect(said).toHaveAttribute('aria-hidden', 'true');
  rest.resolve();
  await expect(said.locator('p')).toHaveText('My throat has been bad since Sunday.');
  await expect(said).toHaveAttribute('aria-hidden', 'false');
  await expect(captions(page).locator('.cap').nth(2)).toContainText(/salt|haldi|honey|tulsi|ginger|warm/);
  await end();
});

test('real speech over the character pauses it; it goes on after a “hmm”, and stops for a sentence', async ({ browser }) => {
  const hearing = await playHearing('Hmm.', 'My throat has been bad since Sunday.');
  const read: (() => void)[] = [];
  hearing.pause = () => new Promise((resolve) => read.push(resolve));
  // Nothing sounds on her page but her voice.
  const { page, end } = await callHeardByRoom(browser, hearing, '/mini-voice');
  const flite = openFlite();
  const say = async (words: string) => {
    const { samples, sampleRate } = flite.say(words, []);
    const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64');
    await page.evaluate(([sound, rate]) => window.devices.say(sound, rate), [bytes, sampleRate] as const);
  };
  /** For longer than a pause between two sentences. */
  const isSilent = () =>
    page.evaluate(async () => {
      for (let time = 0; time < 40; time++) {
        if (window.devices.heard() > 0.002) return false;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return true;
    });
  const speaks = () => page.waitForFunction(() => window.devices.heard() > 0.02, null, { polling: 20 });

  await speaks();
  await say('hmm hmm');
  await expect.poll(() => read.length).toBe(1);
  expect(await isSilent()).toBe(true);
  read[0]?.();
  await speaks();
  await expect(captions(page).locator('.cap')).toHaveCount(1);

  await say('My throat has been bad since Sunday');
  await expect.poll(() => read.length).toBe(2);
  expect(await isSilent()).toBe(true);
  read[1]?.();
  await expect(captions(page).locator('.cap').nth(1)).toContainText('My throat has been bad since Sunday.');
  await expect(captions(page).locator('.cap')).toHaveCount(3);
  await speaks();
  await end();
});
