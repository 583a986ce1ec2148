import { playHearing } from '../support/hearing.ts';
import { startSite } from '../support/site.ts';
import { captions } from './call-page.ts';
import { expectNothingOpen, openVoicePage, press, startLive } from './calls.ts';
import { expect, test } from './support.ts';

test('in a browser without a recogniser the room reads what is said, and the character answers', async ({ browser }) => {
  const hearing = await playHearing('My throat has been bad since Sunday.');
  const site = await startSite({ HEARING_BASE_URL: hearing.url });
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  await openVoicePage(page, '/kaka-voice');
  await expect(page.locator('main')).toContainText('goes as sound to a server of this site');
  await startLive(page);
  await expect(captions(page).locator('.cap')).toHaveCount(1);

  // Over the greeting, which is held, and given up for these words.
  await page.evaluate(() => window.devices.speak(0.2));
  await page.waitForTimeout(1_000);
  await page.evaluate(() => window.devices.speak(0));
  await expect(captions(page).locator('.cap').nth(1)).toContainText('My throat has been bad since Sunday.');
  await expect(captions(page).locator('.cap').nth(2)).toContainText(/salt|haldi|honey|tulsi|ginger|warm/);
  expect(hearing.asked).toHaveLength(1);
  expect(hearing.asked[0]?.errors).toEqual([]);
  // What came before the first sound goes with it, and nothing of the quiet after the last but the breath that ends it.
  expect(hearing.asked[0]?.seconds).toBeGreaterThan(0.8);
  expect(hearing.asked[0]?.seconds).toBeLessThan(10);

  await press(page);
  await expectNothingOpen(page);
  await context.close();
  await site.stop();
  await hearing.close();
});
