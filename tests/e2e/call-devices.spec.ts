import type { Page } from 'playwright/test';
import { captions, hint } from './call-page.ts';
import { callButton, expectNothingOpen, giveSpeech, openVoicePage, press, serveRoom, startLive } from './calls.ts';
import { expect, test } from './support.ts';

/** What a call does when the machine under it changes: the loudspeaker is taken, the microphone is unplugged. */

const heard = (page: Page) => page.evaluate(() => window.devices.heardOf(440));
const microphones = (page: Page) => page.evaluate(() => window.devices.open().microphones);

async function liveCall(page: Page) {
  await giveSpeech(page);
  const far = await serveRoom(page);
  await openVoicePage(page);
  await startLive(page);
  return far;
}

test('whoever reaches for the button has what a call needs fetched, and calls nobody yet', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openVoicePage(page);
  expect(fetched.filter((path) => path.endsWith('.wasm'))).toEqual([]);
  await callButton(page).hover();
  await expect.poll(() => fetched.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  await callButton(page).focus();
  expect(fetched.filter((path) => path.startsWith('/call/'))).toEqual([]);
  expect(await page.evaluate(() => window.devices.asked)).toBe(0);
});

test('sound that the browser puts to sleep wakes by itself; what something else has taken is told, and comes back with a press', async ({
  page,
}) => {
  const far = await liveCall(page);
  await page.evaluate(() => window.devices.sleep());
  far.speak(1, 'It is a long story.', 20_000);
  await expect.poll(() => heard(page)).toBeGreaterThan(0.02);
  await expect(hint(page)).toHaveText('');

  await page.evaluate(() => {
    window.devices.soundTaken = true;
    return window.devices.sleep();
  });
  await expect(hint(page)).toHaveText('No sound just now. Press anywhere to hear Mini again, or read along.');
  await page.evaluate(() => {
    window.devices.soundTaken = false;
  });
  await captions(page).click({ position: { x: 4, y: 4 }, force: true });
  await expect(hint(page)).toHaveText('');
  far.speak(2, 'It is another long story.', 20_000);
  await expect.poll(() => heard(page)).toBeGreaterThan(0.02);
  await press(page);
  await expectNothingOpen(page);
});

test('a microphone that is unplugged is followed by the next one; without another the visitor is told, types, and speaks again once one is there', async ({
  page,
}) => {
  const far = await liveCall(page);
  const isHeard = async (content: string) => {
    await page.evaluate((text) => window.speech.hear(text, true), content);
    await expect.poll(() => far.received.at(-1)).toEqual({ type: 'add-message', message: { role: 'user', content } });
  };
  await page.evaluate(() => window.devices.unplug());
  await expect.poll(() => microphones(page)).toBe(1);
  await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(true);
  await isHeard('still here');
  await expect(hint(page)).toHaveText('');

  await page.evaluate(() => {
    window.devices.microphoneError = 'NotFoundError';
    window.devices.unplug();
  });
  await expect(hint(page)).toHaveText('The microphone is gone. Connect it again and go on speaking, or type.');
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveCount(0);
  await page.evaluate(() => {
    window.devices.microphoneError = null;
    window.devices.plugged();
  });
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
  await expect(hint(page)).toHaveText('');
  await isHeard('here again');
  await press(page);
  await expectNothingOpen(page);
});

test('an iPhone is asked for sound that its ring switch does not silence, for as long as the call lasts', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { audioSession: { type: 'auto' } }));
  const session = () => page.evaluate(() => (navigator as unknown as { audioSession: { type: string } }).audioSession.type);
  await liveCall(page);
  expect(await session()).toBe('play-and-record');
  await press(page);
  await expect.poll(session).toBe('auto');
  await page.evaluate(() => {
    window.devices.microphoneError = 'NotAllowedError';
  });
  await callButton(page).click();
  await page.getByRole('button', { name: 'Talk by typing' }).click();
  await expect(callButton(page)).toHaveText('Stop');
  expect(await session()).toBe('playback');
});

test('a telephone is felt when the call is live, where motion is wanted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { felt: [] });
    Object.defineProperty(navigator, 'vibrate', {
      value: (ms: number) => (window as unknown as { felt: number[] }).felt.push(ms),
    });
  });
  const felt = () => page.evaluate(() => (window as unknown as { felt: number[] }).felt);
  await liveCall(page);
  await expect(page.locator('.toast')).toContainText('Start speaking!');
  expect(await felt()).toEqual([]);
  await press(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await startLive(page);
  await expect.poll(felt).toEqual([40]);
});
