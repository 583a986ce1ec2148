import type { Page } from 'playwright/test';
import { giveSpeech, openVoicePage, press, serveRoom, startLive } from './calls.ts';
import { expect, moving, test } from './support.ts';

/** How much of the ring of dots is drawn. */
const drawn = (page: Page) =>
  page.locator('.dots canvas').evaluate((canvas: HTMLCanvasElement) => {
    // From a copy: a canvas that is read often is drawn in another way.
    const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
    const pen = copy.getContext('2d', { willReadFrequently: true });
    pen?.drawImage(canvas, 0, 0);
    const pixels = pen?.getImageData(0, 0, copy.width, copy.height).data ?? [];
    let sum = 0;
    for (let at = 3; at < pixels.length; at += 4) sum += (pixels[at] as number) / 255;
    return sum / canvas.width ** 2;
  });

async function listening(page: Page): Promise<number> {
  await giveSpeech(page);
  await serveRoom(page);
  await openVoicePage(page);
  await startLive(page);
  await expect.poll(() => drawn(page)).toBeGreaterThan(0);
  return drawn(page);
}

test.describe('the dots around a face', () => {
  test.describe('where motion is wanted', () => {
    test.use(moving);
    test('swell with the visitor’s own voice, and are small while muted', async ({ page }) => {
      const quiet = await listening(page);
      await page.evaluate(() => window.devices.speak(0.2));
      await expect.poll(() => drawn(page)).toBeGreaterThan(quiet * 2);
      await page.evaluate(() => window.devices.speak(0));
      await expect.poll(() => drawn(page)).toBeLessThan(quiet * 1.1);
      await page.getByRole('button', { name: 'Mute' }).click();
      await expect.poll(() => drawn(page)).toBeLessThan(quiet * 0.5);
      await press(page);
      await expect(page.locator('.dots')).toHaveCount(0);
    });
  });

  test('stand still where less motion is wanted, and tell the states apart', async ({ page }) => {
    const quiet = await listening(page);
    await page.evaluate(() => window.devices.speak(0.2));
    await expect(page.locator('.call')).toHaveAttribute('data-turn', 'listening');
    expect(await drawn(page)).toBe(quiet);
    await page.evaluate(() => window.speech.hear('My throat is bad.', true));
    await expect(page.locator('.call')).toHaveAttribute('data-turn', 'thinking');
    await expect.poll(() => drawn(page)).toBeLessThan(quiet * 0.9);
  });
});
