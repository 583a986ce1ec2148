import type { Page } from 'playwright/test';
import { type Site, startSite } from '../support/site.ts';
import { warmUp } from '../support/warm-up.ts';
import { beOlderBrowser, callButton, expectNothingOpen, giveSpeech, openVoicePage, press, shownLevel, startLive } from './calls.ts';
import { expect, open, test } from './support.ts';

/** A whole call with the site's own voice room: nothing is played but the visitor's devices. */

/** Listens to whatever goes to the loudspeaker, sample by sample. */
const measurePlayed = (page: Page) =>
  page.addInitScript(() => {
    const heard = { peak: 0, loudMs: 0 };
    Object.assign(window, { heard });
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode | AudioParam) => void;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(this.context as AudioContext, { fftSize: 2048 });
        connect.call(this, ear);
        const samples = new Float32Array(2048);
        setInterval(() => {
          ear.getFloatTimeDomainData(samples);
          const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
          heard.peak = Math.max(heard.peak, loudest);
          if (loudest > 0.02) heard.loudMs += 40;
        }, 40);
      }
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  });
const played = (page: Page) => page.evaluate(() => (window as unknown as { heard: { peak: number; loudMs: number } }).heard);

const captions = (page: Page) => page.getByRole('log', { name: 'Live captions' }).locator('.cap');
const typed = async (page: Page, text: string) => {
  await page.getByLabel('Type instead of speaking').fill(text);
  await page.keyboard.press('Enter');
};
const endings = (site: Site) =>
  site.log.filter((line) => line.includes('"msg":"call ended"')).map((line) => JSON.parse(line) as { persona: string; reason: string });

test('Kaka greets, is interrupted in writing, answers, and the server knows how it ended', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openVoicePage(page, '/kaka-voice');
  await startLive(page);
  await expect(captions(page)).toHaveCount(1);
  await expect(captions(page).first()).toContainText('AI');
  await expect.poll(() => shownLevel(page)).toBe(1);

  await typed(page, 'My throat has been bad since Sunday.');
  await expect(captions(page)).toHaveCount(3);
  await expect(captions(page).nth(1)).toContainText('My throat has been bad since Sunday.');
  await expect(captions(page).nth(2)).toContainText(/salt|haldi|honey|tulsi|ginger/);
  await expect.poll(() => shownLevel(page)).toBe(1);

  await press(page);
  await expect(page.getByRole('region', { name: 'After the call' })).toBeVisible();
  await expect.poll(() => endings(site).at(-1)).toMatchObject({ persona: 'kaka', reason: 'customer-ended-call' });
  await expectNothingOpen(page);
});

test('on a machine without any speech program the character is really heard', async ({ page }) => {
  await measurePlayed(page);
  await openVoicePage(page, '/rishi-voice');
  await startLive(page);
  // Of the samples on their way to the loudspeaker, ambience and tones aside: speech, not a click and not noise at full scale.
  await expect.poll(() => played(page).then(({ loudMs }) => loudMs)).toBeGreaterThan(600);
  const { peak } = await played(page);
  expect(peak).toBeGreaterThan(0.05);
  expect(peak).toBeLessThan(1);
  await press(page);
  await expectNothingOpen(page);
});

test('an older browser can call, and is answered', async ({ page }) => {
  await beOlderBrowser(page);
  await giveSpeech(page);
  await openVoicePage(page, '/kaka-voice');
  await startLive(page);
  await typed(page, 'My throat has been bad since Sunday.');
  await expect(captions(page).last()).toContainText(/salt|haldi|honey|tulsi|ginger/);
  await press(page);
  await expect(page.getByRole('region', { name: 'After the call' })).toBeVisible();
});

test('the visitor says goodbye over the greeting, is answered with a goodbye, and the character hangs up', async ({ page, site }) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await giveSpeech(page);
  await openVoicePage(page, '/rishi-voice');
  await startLive(page);
  await expect(captions(page)).toHaveCount(1);
  await page.evaluate(() => window.devices.speak(0.2));
  // Words in the making hold the greeting as soon as the microphone hears them too.
  const interrupted = async () => {
    await page.evaluate(() => window.speech.hear('goodbye', false));
    return sent.some((message) => message.includes('"interrupt"'));
  };
  await expect.poll(interrupted).toBe(true);
  await page.evaluate(() => {
    window.speech.hear('goodbye', true);
    window.devices.speak(0);
  });
  await expect(page.getByRole('region', { name: 'After the call' })).toContainText('Rishi said goodbye.');
  await expect.poll(() => endings(site).at(-1)).toMatchObject({ persona: 'rishi', reason: 'assistant-ended-call' });
  await expectNothingOpen(page);
});

test('a call cannot be opened beside one that is live, and can be once that is over', async ({ page, context, expectProblem }) => {
  expectProblem(/status of 409/);
  await openVoicePage(page);
  await startLive(page);
  const other = await context.newPage();
  await openVoicePage(other, '/arya-voice');
  await press(other);
  await expect(other.getByRole('region', { name: 'What went wrong' })).toContainText('A call is already open in this browser.');
  await expectNothingOpen(other);
  await press(page);
  await expectNothingOpen(page);
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(callButton(other)).toHaveText('Stop');
  await press(other);
  await expectNothingOpen(other);
});

test('a page that is left or closed ends its call', async ({ page, context, site }) => {
  // Those of its own characters: the call of the test before may be written down only now.
  const endingsOf = (slug: string) => endings(site).filter(({ persona }) => persona === slug).length;
  const left = endingsOf('maharajji');
  await openVoicePage(page, '/maharajji-voice');
  await press(page);
  await expect(callButton(page)).toHaveText('End Darshan');
  await open(page, '/privacy-policy');
  await expect.poll(() => endingsOf('maharajji')).toBe(left + 1);

  const closedBefore = endingsOf('bal-krishna-lalji');
  const closed = await context.newPage();
  await openVoicePage(closed, '/bal-krishna-lalji');
  await press(closed);
  await expect(callButton(closed)).toHaveText('End Darshan');
  await closed.close();
  await expect.poll(() => endingsOf('bal-krishna-lalji')).toBe(closedBefore + 1);
});

test('a server that is being replaced lets the character say goodbye, and the line says that it was cut', async ({ browser }) => {
  const site = await startSite();
  await warmUp(site.url);
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await openVoicePage(page);
  await startLive(page);
  const stopped = site.stop();
  await expect(page.getByRole('region', { name: 'What went wrong' })).toContainText('The connection was lost. Please call again.');
  await expectNothingOpen(page);
  await stopped;
  await context.close();
});
