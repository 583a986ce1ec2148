import { captions, passTime, startUnderClock, typed } from './call-page.ts';
import { giveSpeech, openVoicePage, serveRoom, shownLevel, startLive } from './calls.ts';
import { expect, test } from './support.ts';

test.describe('where the server has no voice', () => {
  const silently = (far: Awaited<ReturnType<typeof serveRoom>>, turn: number, ...texts: string[]) => {
    far.tell({ type: 'audio-start', turn, encoding: 'none', rate: 0.9, pitch: 0.8, names: ['Ravi', 'Hemant'] });
    for (const transcript of texts) far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript, turn });
    far.tell({ type: 'audio-end', turn });
  };

  test('the browser’s own that suits the character says each sentence in its language, and tells when the turn was said', async ({
    page,
  }) => {
    await giveSpeech(page, { voices: ['de-DE', 'en-US', 'en-IN Microsoft Heera', 'en-IN Microsoft Ravi', 'hi-IN'] });
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    silently(far, 1, 'Sit down.', 'बैठो बेटा।');
    await expect.poll(() => far.received.at(-1)).toEqual({ type: 'spoken', turn: 1 });
    expect(await page.evaluate(() => window.speech.said)).toEqual([
      { text: 'Sit down.', lang: 'en-IN', name: 'en-IN Microsoft Ravi' },
      { text: 'बैठो बेटा।', lang: 'hi-IN', name: 'hi-IN' },
    ]);
    await expect(captions(page)).toContainText('बैठो बेटा।');
  });

  test('the recogniser rests while the browser speaks, and the visitor can type over it', async ({ page }) => {
    await giveSpeech(page, { voices: ['en-IN'], endless: true });
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    silently(far, 1, 'A very long story.');
    await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(false);
    await typed(page, 'Wait');
    await expect.poll(() => far.received.slice(1).map(({ type }) => type)).toEqual(['interrupt', 'add-message']);
    await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(true);
  });

  test('a browser that never tells when it is done does not hold the call up', async ({ page }) => {
    await giveSpeech(page, { voices: ['en-IN'], endless: true });
    const far = await serveRoom(page);
    await startUnderClock(page);
    silently(far, 1, 'Sit down.', 'Tell me.');
    await passTime(page, 1000, () => {
      far.tell({ type: 'heartbeat' });
      return far.received.at(-1);
    }).toEqual({ type: 'spoken', turn: 1 });
  });

  test('and the browser has none either, there are captions, and the rings stay at rest', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    silently(far, 1, 'Sit down.');
    await expect(captions(page)).toContainText('Sit down.');
    await expect.poll(() => far.received.at(-1)).toEqual({ type: 'spoken', turn: 1 });
    expect(await shownLevel(page)).toBe(0);
  });
});
