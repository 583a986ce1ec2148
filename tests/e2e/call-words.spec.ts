import type { Page } from 'playwright/test';
import { captions } from './call-page.ts';
import { giveSpeech, openVoicePage, serveRoom, startLive } from './calls.ts';
import { expect, moving, test } from './support.ts';

/** The words of a call light up as they are said. */

const text = 'Salt water, twice a day. And honey at night.';

/** Watches the page for words that are lit, and for anything that changes in the captions. */
const watchWords = (page: Page) =>
  page.evaluate(() => {
    const log = document.querySelector('.captions');
    const watched = { lit: [] as string[], changes: 0 };
    Object.assign(window, { watched });
    if (log) new MutationObserver(() => watched.changes++).observe(log, { subtree: true, childList: true, characterData: true });
    const look = () => {
      const now = [...(CSS.highlights.get('said') ?? [])].join('');
      if (now !== (watched.lit.at(-1) ?? '')) watched.lit.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: { lit: string[]; changes: number } }).watched);

async function liveCall(page: Page, speech: Window['fakeSpeech'] = {}) {
  await giveSpeech(page, speech);
  const far = await serveRoom(page);
  await openVoicePage(page);
  await startLive(page);
  return far;
}

test.describe('where motion is wanted', () => {
  test.use(moving);

  test('each word lights up once, in order, and nothing changes for a screen reader', async ({ page }) => {
    const far = await liveCall(page);
    far.speak(1, text, 400, { ends: false });
    await expect(captions(page)).toContainText(text);
    await watchWords(page);
    far.tell({ type: 'mark', turn: 1, letters: 24, ms: 1_600 });
    far.goOn(1, 1_200, { ends: false });
    far.tell({ type: 'mark', turn: 1, letters: text.length, ms: 2_800 });
    far.goOn(1, 1_200);
    await expect.poll(async () => (await watched(page)).lit.includes(text)).toBe(true);
    // All of it stands as before once it is said.
    await expect.poll(async () => (await watched(page)).lit.at(-1)).toBe('');
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    const { lit, changes } = await watched(page);
    const said = lit.slice(0, -1);
    expect(said.length).toBeGreaterThan(2);
    for (const [at, words] of said.entries()) {
      expect(`${text} `.startsWith(`${words} `)).toBe(true);
      expect(words.length).toBeGreaterThan(said[at - 1]?.length ?? 0);
    }
    expect(changes).toBe(0);
  });

  test('with the browser’s own voice too', async ({ page }) => {
    const far = await liveCall(page, { voices: ['en-IN'], endless: true });
    far.tell({ type: 'audio-start', turn: 1, encoding: 'none', rate: 1, pitch: 1, names: [] });
    far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: text, turn: 1 });
    far.tell({ type: 'audio-end', turn: 1 });
    await expect.poll(() => page.evaluate(() => [...(CSS.highlights.get('said') ?? [])].join(''))).toMatch(/^Salt water/);
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => CSS.highlights.has('said'))).toBe(false);
  });
});

test('they stand still where less motion is wanted', async ({ page }) => {
  const far = await liveCall(page);
  await watchWords(page);
  far.speak(1, text, 1_200);
  await expect(page.locator('.turn__words')).toHaveText('Mini is speaking');
  await expect(page.locator('.turn__words')).toHaveText('Your turn');
  expect((await watched(page)).lit).toEqual([]);
});
