import { captions, hint, levelAbove, levelBelow, passTime, problem, startUnderClock, toast, typed } from './call-page.ts';
import {
  callButton,
  expectNothingOpen,
  giveSpeech,
  heardThenQuiet,
  longMs,
  openVoicePage,
  press,
  serveRoom,
  startAgain,
  startLive,
} from './calls.ts';
import { expect, test } from './support.ts';

test.describe('in the room, a call', () => {
  test('falls silent when the visitor speaks over the character, goes on where it was after a hum or a cough, and stops for words; does not take an echo for the visitor; and goes on by typing when the recogniser fails', async ({
    page,
  }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    const types = () => far.received.map(({ type }) => type);
    // Of the character's sound alone: the rings show the visitor's as well.
    const heard = () => page.evaluate(() => window.devices.heardOf(440));
    await openVoicePage(page);
    await startLive(page);
    let turn = 0;
    /** A long turn that sounds, and the visitor's voice over it, which holds it. */
    const speakOver = async () => {
      far.speak(++turn, 'It is a long story.', longMs);
      await expect.poll(heard).toBeGreaterThan(0.02);
      await page.evaluate(() => window.devices.speak(0.2));
      await expect.poll(heard).toBeLessThan(0.01);
      expect(types()).toEqual(['join']);
    };

    for (const hum of ['hmm', 'achha', 'हाँ हाँ', undefined])
      await test.step(hum ?? 'a cough', async () => {
        await speakOver();
        await page.evaluate((text) => {
          window.devices.speak(0);
          if (text !== undefined) window.speech.hear(text, true);
        }, hum);
        await expect.poll(heard).toBeGreaterThan(0.02);
        expect(types()).toEqual(['join']);
        if (hum !== undefined) await expect(captions(page)).not.toContainText(hum);
        // The next voice is noticed as a new one only after half a second of silence.
        await heardThenQuiet(page, () => far.speak(++turn, 'That was it.', 1_000));
      });

    await speakOver();
    await page.evaluate(() => {
      window.speech.hear('wait a', false);
      window.speech.hear('wait a moment', true);
    });
    await expect(captions(page)).toContainText('wait a moment');
    await expect.poll(types).toEqual(['join', 'interrupt', 'add-message']);
    await page.evaluate(() => window.devices.speak(0));
    await levelBelow(page, 0.05);

    await startAgain(page, far);
    await test.step('does not take the character’s own echo for the visitor', async () => {
      far.speak(1, 'Tell me what keeps happening.', longMs);
      await levelAbove(page, 0.99);
      await page.evaluate(() => window.speech.hear('tell me what keeps', false));
      far.speak(2, 'And since when?', 200);
      await levelBelow(page, 0.01);
      await page.evaluate(() => window.speech.hear('tell me what keeps happening', true));
      expect(types()).toEqual(['join']);
      await expect(captions(page)).toContainText('And since when?');
      await expect(captions(page)).not.toContainText('tell me what keeps');
    });

    await test.step('goes on by typing, with a sentence, when the recogniser fails', async () => {
      await page.evaluate(() => window.speech.fail('network'));
      await expect(hint(page)).toContainText('cannot turn your speech into text here');
      await expect(toast(page, 'Connected').last()).toContainText('Start typing!');
      expect(await page.evaluate(() => window.devices.open())).toMatchObject({ microphones: 0 });
      await expect(page.locator('.toast--bad')).toHaveCount(0);
      await typed(page, 'Then I type.');
      await expect.poll(() => far.received.at(-1)).toEqual({ type: 'add-message', message: { role: 'user', content: 'Then I type.' } });
    });
  });

  test('hears the visitor, unless muted: words show as they come and reach the character once whole, after a pause to think too', async ({
    page,
  }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page, '/kaka-voice');
    await startLive(page);
    const hears = (text: string, final: boolean) =>
      page.evaluate(([words, whole]) => window.speech.hear(words, whole), [text, final] as const);
    const arrived = (...lines: string[]) =>
      expect
        .poll(() => far.received.slice(1))
        .toEqual(lines.map((content) => ({ type: 'add-message', message: { role: 'user', content } })));
    await hears('my throat', false);
    await expect(captions(page)).toContainText('my throat');
    const lines = ['my throat has been bad since Sunday', 'I sleep badly and my head hurts', 'back again'] as const;
    await hears(lines[0], true);
    await arrived(lines[0]);

    await hears('I sleep badly and', true);
    await expect(captions(page)).toContainText('I sleep badly and');
    await hears('my head hurts', true);
    await arrived(lines[0], lines[1]);

    const mute = page.getByRole('button', { name: 'Mute' });
    await mute.click();
    await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(false);
    expect(await page.evaluate(() => window.devices.sends())).toBe(false);
    await expect(hint(page)).toHaveText('You are muted.');
    await mute.click();
    await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(true);
    expect(await page.evaluate(() => window.devices.sends())).toBe(true);
    await hears(lines[2], true);
    await arrived(...lines);

    // The server repeats what it took; it is not shown twice.
    far.tell({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: lines[2] });
    far.speak(1, 'Arre beta.', 200);
    await expect(captions(page)).toContainText('Arre beta.');
    await expect(captions(page).locator('.cap')).toHaveCount(4);
    await arrived(...lines);
  });

  test('goes on by typing in a browser whose own recogniser reaches nobody', async ({ page }) => {
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    await expect(hint(page)).toContainText('cannot turn your speech into text here');
    await typed(page, 'Then I type.');
    await expect.poll(() => far.received.at(-1)).toEqual({ type: 'add-message', message: { role: 'user', content: 'Then I type.' } });
    await press(page);
    await expectNothingOpen(page);
  });

  test('tells the visitor when the microphone gives nothing, until it does', async ({ page }) => {
    await giveSpeech(page);
    await serveRoom(page);
    await startUnderClock(page);
    await passTime(page, 500, () => hint(page).textContent()).toContain('We cannot hear you.');
    await page.evaluate(() => window.devices.speak(0.1));
    await passTime(page, 500, () => hint(page).textContent()).not.toContain('We cannot hear you.');
  });

  test('on a phone leaves the microphone to the recogniser, which rests while the character speaks', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile',
    });
    const page = await context.newPage();
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    expect(await page.evaluate(() => window.devices.open())).toMatchObject({ microphones: 0 });
    expect(await page.evaluate(() => window.speech.listening())).toBe(true);
    // Its sound stops in the middle, as on a busy machine: that is not the visitor's turn yet.
    await heardThenQuiet(page, () => far.speak(1, 'It is a long story.', 2_000, { ends: false }));
    expect(await page.evaluate(() => window.speech.listening())).toBe(false);
    far.goOn(1, 800);
    await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(true);
    expect(await page.evaluate(() => window.speech.rests())).toBe(1);
    await press(page);
    await expectNothingOpen(page);
    await context.close();
  });
});

test.describe('a page that cannot have the microphone', () => {
  test('because it is not secure says so, and the visitor talks by typing', async ({ page }) => {
    const far = await serveRoom(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false });
      Object.defineProperty(crypto, 'randomUUID', { value: undefined });
    });
    await openVoicePage(page);
    await press(page);
    await expect(problem(page)).toContainText('The microphone only works on a secure page.');
    await page.getByRole('button', { name: 'Talk by typing' }).click();
    await expect(callButton(page)).toHaveText('Stop');
    await typed(page, 'Good evening.');
    await expect.poll(() => far.received.at(-1)).toMatchObject({ message: { content: 'Good evening.' } });
  });

  test.describe(() => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Instagram 400.0' });
    test('because it is inside another app says where to open it', async ({ page }) => {
      await openVoicePage(page);
      await page.evaluate(() => {
        window.devices.microphoneError = 'NotAllowedError';
      });
      await press(page);
      await expect(problem(page)).toContainText('This in-app browser keeps the microphone to itself.');
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
      await expectNothingOpen(page);
    });
  });
});
