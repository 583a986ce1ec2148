import type { Page } from 'playwright/test';
import { openFlite } from '#server/adapters/flite.ts';
import { type PlayedHearing, playHearing } from '../support/hearing.ts';
import { captions } from './call-page.ts';
import { callButton, expectNothingOpen, openVoicePage, press, startLive } from './calls.ts';
import { expect, test as siteTest } from './support.ts';

const sentence = 'My throat has been bad since Sunday.';

/** A site whose room reads speech, and the server that reads it. */
const test = siteTest.extend<{ hearing: PlayedHearing }, { hearingServer: PlayedHearing }>({
  hearingServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
    async ({}, use) => {
      const hearing = await playHearing();
      await use(hearing);
      await hearing.close();
    },
    { scope: 'worker' },
  ],
  siteEnvironment: [({ hearingServer }, use) => use({ HEARING_BASE_URL: hearingServer.url }), { scope: 'worker' }],
  /** As new for each test. */
  hearing: ({ hearingServer }, use) =>
    use(Object.assign(hearingServer, { asked: [], reads: [sentence], streams: 'none', pause: async () => {} })),
});

/** A call in a browser without a recogniser; the greeting has begun. */
async function callHeardByRoom(page: Page, route = '/kaka-voice') {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  await openVoicePage(page, route);
  await expect(page.locator('main')).toContainText('goes as sound to a server of this site');
  await startLive(page);
  await expect(captions(page).locator('.cap')).toHaveCount(1);
}
const speak = (page: Page) => page.evaluate(() => window.devices.speakFor(0.2, 1));
async function end(page: Page) {
  await press(page);
  await expectNothingOpen(page);
}

test('in a browser without a recogniser the room reads what is said, and the character answers', async ({ page, hearing }) => {
  await callHeardByRoom(page);

  // Over the greeting, which is held, and given up for these words.
  await speak(page);
  await expect(captions(page).locator('.cap').nth(1)).toContainText(sentence);
  await expect(captions(page).locator('.cap').nth(2)).toContainText(/salt|haldi|honey|tulsi|ginger|warm/);
  expect(hearing.asked).toHaveLength(1);
  expect(hearing.asked[0]?.errors).toEqual([]);
  // What came before the first sound goes with it, and nothing of the quiet after the last but the breath that ends it.
  expect(hearing.asked[0]?.seconds).toBeGreaterThan(0.8);
  expect(hearing.asked[0]?.seconds).toBeLessThan(10);
  await end(page);
});

test('words that the room reads one after another are shown as they come, and told to a screen reader once they are whole', async ({
  page,
  hearing,
}) => {
  hearing.streams = 'deltas';
  await callHeardByRoom(page);
  const said = captions(page).locator('.cap').nth(1);
  const rest = Promise.withResolvers<void>();
  let pieces = 0;
  hearing.pause = async () => {
    if (++pieces > 3) await rest.promise;
  };
  await speak(page);
  await expect(said.locator('p')).toHaveText('My throat has been');
  await expect(said).toHaveAttribute('aria-hidden', 'true');
  rest.resolve();
  await expect(said.locator('p')).toHaveText(sentence);
  await expect(said).toHaveAttribute('aria-hidden', 'false');
  await expect(captions(page).locator('.cap').nth(2)).toContainText(/salt|haldi|honey|tulsi|ginger|warm/);
  await end(page);
});

test('real speech over the character pauses it; it goes on after a “hmm”, and stops for a sentence', async ({ page, hearing }) => {
  hearing.reads = ['Hmm.', sentence];
  const read: (() => void)[] = [];
  hearing.pause = () => new Promise((resolve) => read.push(resolve));
  // Nothing sounds on her page but her voice.
  await callHeardByRoom(page, '/mini-voice');
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
  await expect(captions(page).locator('.cap').nth(1)).toContainText(sentence);
  await expect(captions(page).locator('.cap')).toHaveCount(3);
  await speaks();
  await end(page);
});

test('in push-to-talk the room gets all that is said in one when the visitor lets go', async ({ page, hearing }) => {
  const hold = page.locator('.turn__hold');
  await openVoicePage(page, '/kaka-voice');
  await startLive(page);
  await page.getByRole('button', { name: 'Hold to speak' }).click();
  // Without a hold nothing is heard, and nothing is sent for a hold in which nothing is said.
  await page.evaluate(() => window.devices.speakFor(0.2, 1));
  await page.keyboard.down('Space');
  await expect(hold).toHaveAccessibleName('Listening');
  await page.evaluate(() => window.devices.speakFor(0, 0.3));
  await page.keyboard.up('Space');

  await page.keyboard.down('Space');
  await expect(hold).toHaveAccessibleName('Listening');
  await page.evaluate(() => window.devices.speakFor(0.2, 1.5, 1.5, 1.5));
  expect(hearing.asked).toHaveLength(0);
  await page.keyboard.up('Space');
  await expect(captions(page)).toContainText(sentence);
  await expect(callButton(page)).toHaveText('Stop');
  expect(hearing.asked).toHaveLength(1);
  expect(hearing.asked[0]?.seconds).toBeGreaterThan(2);

  await end(page);
});
