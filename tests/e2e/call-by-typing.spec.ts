import type { Page } from 'playwright/test';
import { callButton, giveDevices, giveSpeech, openVoicePage, press, serveRoom, startAgain, startLive } from './calls.ts';
import { expect, open, test } from './support.ts';

/** A call the visitor types: because they would rather, or because their browser has no ear, as Firefox has none. */

const field = (page: Page) => page.getByLabel('Type instead of speaking');
const toast = (page: Page) => page.locator('.toast');
const goDeaf = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });

test('where typing is the only way the field stands right under the hint, in the first screen of any width', async ({ page }) => {
  await goDeaf(page);
  await giveDevices(page);
  await serveRoom(page);
  for (const [route, announced] of [
    ['/rishi-voice', 1],
    ['/bal-krishna-lalji', 0],
  ] as const)
    await test.step(route, async () => {
      await open(page, route);
      await press(page);
      const hint = page.locator('.call__hint');
      await expect(hint).toContainText('Please type instead: you will still be answered.');
      // A darshan announces nothing.
      await expect(toast(page).filter({ hasText: 'Start typing!' })).toHaveCount(announced);
      for (const [width, height] of [
        [390, 844],
        [1366, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(field(page)).toBeInViewport({ ratio: 1 });
        await expect(hint).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const above = await hint.boundingBox();
        const below = await field(page).boundingBox();
        const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
        expect(gap).toBeGreaterThanOrEqual(0);
        expect(gap).toBeLessThan(30);
      }
    });
});

test('who asks to talk by typing can type at once', async ({ page }) => {
  const far = await serveRoom(page);
  await openVoicePage(page);
  await page.evaluate(() => {
    window.devices.microphoneError = 'NotAllowedError';
  });
  await press(page);
  await page.getByRole('button', { name: 'Talk by typing' }).click();
  await expect(field(page)).toBeFocused();
  await expect(toast(page)).toContainText('Mini is now listening. Start typing!');
  await page.keyboard.type('Good evening.');
  await page.keyboard.press('Enter');
  await expect.poll(() => far.received.at(-1)).toEqual({ type: 'add-message', message: { role: 'user', content: 'Good evening.' } });
});

test('a line to begin with that was pressed leaves the keyboard in the field, and the end of the call on the button; what was said about a call goes with its page', async ({
  page,
}) => {
  await giveSpeech(page);
  const far = await serveRoom(page);
  await openVoicePage(page, '/rishi-voice');
  await startLive(page);
  const opener = page.getByRole('button', { name: /slow train/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  far.hangUp('assistant-ended-call');
  await expect(callButton(page)).toBeFocused();

  // What was said about a call goes with its page. A toast that is being read does not run out.
  await startAgain(page, far);
  await toast(page).last().hover();
  await page.getByRole('link', { name: 'Privacy Policy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('in forced colours what is on looks different from what is off', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await giveSpeech(page);
  await giveDevices(page);
  await serveRoom(page);
  for (const route of ['/kaka-voice', '/bal-krishna-lalji'])
    await test.step(route, async () => {
      await open(page, route);
      await press(page);
      const captions = page.getByRole('button', { name: 'Captions' });
      const look = () => captions.evaluate((button) => getComputedStyle(button).color);
      await expect(captions).toHaveAttribute('aria-pressed', 'true');
      const on = await look();
      await captions.click();
      await expect(captions).toHaveAttribute('aria-pressed', 'false');
      await page.mouse.move(0, 0);
      expect(await look()).not.toBe(on);
    });
});
