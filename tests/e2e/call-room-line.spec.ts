import type { Page } from 'playwright/test';
import { callButton, expectNothingOpen, frame, giveSpeech, openVoicePage, press, serveRoom, shownLevel, startLive } from './calls.ts';
import { expect, test } from './support.ts';

const captions = (page: Page) => page.getByRole('log', { name: 'Live captions' });
const problem = (page: Page) => page.getByRole('region', { name: 'What went wrong' }).getByRole('alert');
const hint = (page: Page) => page.locator('.call__hint');
const typed = async (page: Page, text: string) => {
  await page.getByLabel('Type instead of speaking').fill(text);
  await page.keyboard.press('Enter');
};
/** A live call whose time the test moves on. */
async function startUnderClock(page: Page) {
  await page.clock.install();
  await openVoicePage(page);
  await press(page);
  await expect
    .poll(async () => {
      await page.clock.fastForward(50);
      return callButton(page).textContent();
    })
    .toBe('Stop');
}

test.describe('in the room, a call', () => {
  test('is live once the character listens, and holds nothing once it is over', async ({ page }) => {
    await giveSpeech(page, { voices: ['en-GB', 'en_IN'] });
    const far = await serveRoom(page, { listens: false });
    await openVoicePage(page);
    await press(page);
    await expect.poll(() => far.received).toEqual([{ type: 'join' }]);
    await expect(callButton(page)).toHaveText('Connecting...');
    far.tell('listening');
    await expect(callButton(page)).toHaveText('Stop');
    expect(await page.evaluate(() => window.devices.open())).toMatchObject({ microphones: 1, sockets: 1, wakeLocks: 1 });
    await press(page);
    await expect(page.getByRole('region', { name: 'After the call' })).toBeVisible();
    await expect.poll(() => far.received.at(-1)).toEqual({ type: 'end-call' });
    await expect.poll(() => far.ends).toHaveLength(1);
    await expectNothingOpen(page);
  });

  test('lets the character be heard: the rings follow the sound that plays, and its words are captioned', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    far.speak(1, 'Tell me what keeps happening.', 1200);
    await expect(captions(page)).toContainText('Tell me what keeps happening.');
    await expect.poll(() => shownLevel(page)).toBeGreaterThan(0.8);
    await expect.poll(() => shownLevel(page)).toBeLessThan(0.05);
  });

  for (const sampleRate of [16_000, 22_050, 24_000]) {
    test(`plays sound of ${sampleRate} Hz piece after piece without a gap`, async ({ page }) => {
      await page.addInitScript(() => {
        const pieces: [startSeconds: number, seconds: number][] = [];
        Object.assign(window, { pieces });
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function (when = 0) {
          if (!this.loop && when) pieces.push([when, this.buffer?.duration ?? 0]);
          start.call(this, when);
        };
      });
      await giveSpeech(page);
      const far = await serveRoom(page);
      await openVoicePage(page);
      await startLive(page);
      far.speak(1, 'Listen.', 800, sampleRate);
      const pieces = () => page.evaluate(() => (window as unknown as { pieces: [number, number][] }).pieces);
      await expect.poll(pieces).toHaveLength(20);
      const gaps = (await pieces()).map(([start], index, all) => {
        const before = all[index - 1];
        return before ? Math.abs(start - before[0] - before[1]) : 0;
      });
      expect(Math.max(...gaps)).toBeLessThan(1e-6);
    });
  }

  test('falls silent at once when the visitor types over the character, and drops what was still on its way', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    far.speak(1, 'It is a long story.', 4000);
    await expect.poll(() => shownLevel(page)).toBe(1);
    await typed(page, 'Wait');
    await expect
      .poll(() => far.received.slice(1))
      .toEqual([
        { type: 'interrupt', turn: 1, playedMs: expect.any(Number) },
        { type: 'add-message', message: { role: 'user', content: 'Wait' } },
      ]);
    const [, interrupt] = far.received;
    expect(interrupt?.type === 'interrupt' && interrupt.playedMs).toBeGreaterThan(0);
    expect(interrupt?.type === 'interrupt' && interrupt.playedMs).toBeLessThan(4000);
    for (let late = 0; late < 25; late++) far.socket?.send(frame(1));
    await expect.poll(() => shownLevel(page)).toBe(0);
    far.speak(2, 'Yes?', 800);
    await expect.poll(() => shownLevel(page)).toBe(1);
  });

  test('falls silent at once when the visitor speaks over the character, but not for a cough', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    far.speak(1, 'It is a long story.', 6000);
    await expect.poll(() => shownLevel(page)).toBeGreaterThan(0.8);
    await page.evaluate(async () => {
      window.devices.speak(0.2);
      await new Promise((resolve) => setTimeout(resolve, 50));
      window.devices.speak(0);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(far.received.filter(({ type }) => type === 'interrupt')).toEqual([]);
    await page.evaluate(() => window.devices.speak(0.2));
    await expect.poll(() => far.received.map(({ type }) => type)).toContain('interrupt');
    await page.evaluate(() => {
      window.speech.hear('wait a', false);
      window.speech.hear('wait a moment', true);
    });
    await expect(captions(page)).toContainText('wait a moment');
    await expect.poll(() => far.received.at(-1)).toEqual({ type: 'add-message', message: { role: 'user', content: 'wait a moment' } });
    await page.evaluate(() => window.devices.speak(0));
    await expect.poll(() => shownLevel(page)).toBeLessThan(0.05);
  });

  test('silenced by the interruption is at level 0 within one sample', async ({ page }) => {
    await page.addInitScript(() => {
      const levels: { level: number; sinceSilenceMs: number }[] = [];
      let silencedAtMs = 0;
      Object.assign(window, { levels });
      const stop = AudioBufferSourceNode.prototype.stop;
      AudioBufferSourceNode.prototype.stop = function (when) {
        silencedAtMs ||= performance.now();
        stop.call(this, when);
      };
      const read = AnalyserNode.prototype.getFloatTimeDomainData;
      AnalyserNode.prototype.getFloatTimeDomainData = function (samples) {
        read.call(this, samples);
        if (this.fftSize !== 2048 || !silencedAtMs) return;
        levels.push({ level: Math.max(...samples.map(Math.abs)), sinceSilenceMs: performance.now() - silencedAtMs });
      };
    });
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    far.speak(1, 'It is a long story.', 4000);
    await expect.poll(() => shownLevel(page)).toBeGreaterThan(0.8);
    await typed(page, 'Wait');
    const levels = () => page.evaluate(() => (window as unknown as { levels: { level: number; sinceSilenceMs: number }[] }).levels);
    await expect.poll(async () => (await levels()).length).toBeGreaterThan(3);
    expect((await levels()).filter(({ level, sinceSilenceMs }) => sinceSilenceMs > 100 && level > 0)).toEqual([]);
  });

  test('does not take the character’s own echo for the visitor', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    far.speak(1, 'Tell me what keeps happening.', 1500);
    await expect.poll(() => shownLevel(page)).toBe(1);
    await page.evaluate(() => window.speech.hear('tell me what keeps', false));
    await expect.poll(() => shownLevel(page)).toBe(0);
    await page.evaluate(() => window.speech.hear('tell me what keeps happening', true));
    expect(far.received.map(({ type }) => type)).toEqual(['join']);
    await expect(captions(page).locator('.cap')).toHaveCount(1);
  });

  test('hears the visitor: words show as they come and reach the character once whole', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page, '/kaka-voice');
    await startLive(page);
    await page.evaluate(() => window.speech.hear('my throat', false));
    await expect(captions(page)).toContainText('my throat');
    await page.evaluate(() => window.speech.hear('my throat has been bad since Sunday', true));
    await expect(captions(page)).toContainText('since Sunday');
    // The server repeats what it took; it is not shown twice.
    far.tell({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'my throat has been bad since Sunday' });
    far.speak(1, 'Arre beta.', 200);
    await expect(captions(page)).toContainText('Arre beta.');
    await expect(captions(page).locator('.cap')).toHaveCount(2);
    expect(far.received.slice(1)).toEqual([
      { type: 'add-message', message: { role: 'user', content: 'my throat has been bad since Sunday' } },
    ]);
  });

  test('goes on listening after the recogniser stopped for a pause', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    await page.evaluate(() => window.speech.fail('no-speech'));
    expect(await page.evaluate(() => window.speech.listening())).toBe(true);
    await page.evaluate(() => window.speech.hear('still here', true));
    await expect.poll(() => far.received.at(-1)).toEqual({ type: 'add-message', message: { role: 'user', content: 'still here' } });
  });

  for (const error of ['network', 'not-allowed', 'audio-capture', 'service-not-allowed']) {
    test(`goes on by typing, with a sentence, when the recogniser fails with ${error}`, async ({ page }) => {
      await giveSpeech(page);
      const far = await serveRoom(page);
      await openVoicePage(page);
      await startLive(page);
      await page.evaluate((name) => window.speech.fail(name), error);
      await expect(hint(page)).toContainText('cannot turn your speech into text here');
      expect(await page.evaluate(() => window.devices.open())).toMatchObject({ microphones: 0 });
      await expect(page.locator('.toast--bad')).toHaveCount(0);
      await typed(page, 'Then I type.');
      await expect.poll(() => far.received.at(-1)).toEqual({ type: 'add-message', message: { role: 'user', content: 'Then I type.' } });
    });
  }

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

  test('mutes: nothing is heard, shown or sent until the visitor unmutes', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    const mute = page.getByRole('button', { name: 'Mute' });
    await mute.click();
    await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(false);
    expect(await page.evaluate(() => window.devices.sends())).toBe(false);
    await expect(hint(page)).toHaveText('You are muted.');
    await mute.click();
    await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(true);
    expect(await page.evaluate(() => window.devices.sends())).toBe(true);
    await page.evaluate(() => window.speech.hear('back again', true));
    await expect.poll(() => far.received.at(-1)).toEqual({ type: 'add-message', message: { role: 'user', content: 'back again' } });
  });

  test('tells the visitor when the microphone gives nothing, until it does', async ({ page }) => {
    await giveSpeech(page);
    await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    await expect(hint(page)).toContainText('We cannot hear you.', { timeout: 10_000 });
    await page.evaluate(() => window.devices.speak(0.1));
    await expect(hint(page)).not.toContainText('We cannot hear you.');
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
    far.speak(1, 'It is a long story.', 1500);
    await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(false);
    await expect.poll(() => page.evaluate(() => window.speech.listening())).toBe(true);
    await press(page);
    await expectNothingOpen(page);
    await context.close();
  });

  test('by typing alone opens no microphone', async ({ page }) => {
    await giveSpeech(page);
    await serveRoom(page);
    await openVoicePage(page);
    await page.evaluate(() => {
      window.devices.microphoneError = 'NotAllowedError';
    });
    await press(page);
    await page.getByRole('button', { name: 'Talk by typing' }).click();
    await expect(callButton(page)).toHaveText('Stop');
    expect(await page.evaluate(() => window.devices.open())).toMatchObject({ microphones: 0 });
    expect(await page.evaluate(() => window.speech.listening())).toBe(false);
    await typed(page, 'Good evening.');
    await expect(captions(page)).toContainText('Good evening.');
    await press(page);
    await expectNothingOpen(page);
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

  for (const app of ['Instagram 400.0', 'FBAN/FBIOS', 'Line/15.1', 'Version/4.0; wv) Chrome']) {
    test.describe(() => {
      test.use({ userAgent: `Mozilla/5.0 (Linux; Android 16; ${app}` });
      test(`because it is inside another app (${app}) says where to open it`, async ({ page }) => {
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
  }
});

test.describe('where the server has no voice', () => {
  const silently = (far: Awaited<ReturnType<typeof serveRoom>>, turn: number, ...texts: string[]) => {
    far.tell({ type: 'audio-start', turn, encoding: 'none', sampleRate: 0, channels: 1 });
    for (const transcript of texts) far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript, turn });
    far.tell({ type: 'audio-end', turn });
  };

  test('the browser’s own says each sentence in its language, and tells when the turn was said', async ({ page }) => {
    await giveSpeech(page, { voices: ['de-DE', 'en-US', 'en-IN', 'hi-IN'] });
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    silently(far, 1, 'Sit down.', 'बैठो बेटा।');
    await expect.poll(() => far.received.at(-1)).toEqual({ type: 'spoken', turn: 1 });
    expect(await page.evaluate(() => window.speech.said)).toEqual([
      { text: 'Sit down.', lang: 'en-IN' },
      { text: 'बैठो बेटा।', lang: 'hi-IN' },
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
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(1000);
          far.tell({ type: 'heartbeat' });
          return far.received.at(-1);
        },
        { timeout: 15_000 },
      )
      .toEqual({ type: 'spoken', turn: 1 });
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

test.describe('a room', () => {
  for (const [endedReason, said] of [
    ['assistant-ended-call', 'Mini said goodbye.'],
    ['silence-timed-out', 'It had been quiet for a while'],
    ['exceeded-max-duration', 'It reached the longest a call can be.'],
  ] as const) {
    test(`that ends with ${endedReason} is a goodbye`, async ({ page }) => {
      await giveSpeech(page);
      const far = await serveRoom(page);
      await openVoicePage(page);
      await startLive(page);
      far.speak(1, 'Goodbye.', 2000);
      far.hangUp(endedReason);
      await expect(page.getByRole('region', { name: 'After the call' })).toContainText(said);
      await expectNothingOpen(page);
    });
  }

  test('that is being replaced or breaks is an error, and the line can be tried again', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    far.hangUp('server-shutdown');
    await expect(problem(page)).toContainText('The connection was lost. Please call again.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(callButton(page)).toHaveText('Stop');
    await far.socket?.close({ code: 1011 });
    await expect(problem(page)).toContainText('The connection was lost. Please call again.');
    await expectNothingOpen(page);
  });

  test('that refuses the visitor is an error', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page, { listens: false });
    await openVoicePage(page);
    await press(page);
    await expect.poll(() => far.received.length).toBe(1);
    await far.socket?.close({ code: 1008 });
    await expect(problem(page)).toContainText('The call could not be started. Please try again.');
    await expectNothingOpen(page);
  });

  test('that never listens is given up after 25 seconds', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page, { listens: false });
    await page.clock.install();
    await openVoicePage(page);
    await press(page);
    await expect
      .poll(async () => {
        await page.clock.fastForward(10);
        return far.received.length;
      })
      .toBe(1);
    await page.clock.fastForward(26_000);
    await expect(problem(page)).toContainText('The call took too long to connect. Please try again.');
    await expectNothingOpen(page);
  });

  test('from which nothing comes any more, though nobody closed it, is given up', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page, { beats: false });
    await startUnderClock(page);
    for (let beat = 0; beat < 5; beat++) {
      await page.clock.fastForward(10_000);
      far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: `Word ${beat}.`, turn: beat });
      await expect(captions(page)).toContainText(`Word ${beat}.`);
    }
    await expect(callButton(page)).toHaveText('Stop');
    await page.clock.fastForward(20_000);
    await expect(problem(page)).toContainText('The connection was lost. Please call again.');
    await expectNothingOpen(page);
    await expect.poll(() => far.ends).toHaveLength(1);
  });

  test('hears that the visitor is typing or in the middle of a sentence, and is not told with every letter', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await startUnderClock(page);
    await page.getByLabel('Type instead of speaking').pressSequentially('Once');
    await expect.poll(() => far.active).toBe(1);
    await page.clock.fastForward(6_000);
    await page.evaluate(() => window.speech.hear('it began', false));
    await expect.poll(() => far.active).toBe(2);
    expect(far.received.map(({ type }) => type)).toEqual(['join']);
  });

  test('that says what nobody understands goes on', async ({ page, expectProblem }) => {
    expectProblem(/cannot be read/);
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    for (const nonsense of ['{', 'null', '[]', '"listening"', '{"type":"toString"}', '{"type":"transcript"}']) far.tell(nonsense);
    far.socket?.send(Buffer.from([1]));
    far.socket?.send(Buffer.alloc(9));
    far.speak(1, 'Where were we?', 200);
    await expect(captions(page)).toContainText('Where were we?');
    await expect(callButton(page)).toHaveText('Stop');
  });
});

test.describe('Kaka’s courtyard', () => {
  test('sounds at 0.2 while the call is live, on the visitor’s wish', async ({ page }) => {
    await page.addInitScript(() => {
      const loops = new Set<AudioBufferSourceNode>();
      let target = 0;
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (when) {
        if (this.loop) loops.add(this);
        start.call(this, when);
      };
      const stop = AudioBufferSourceNode.prototype.stop;
      AudioBufferSourceNode.prototype.stop = function (when) {
        loops.delete(this);
        stop.call(this, when);
      };
      const ramp = AudioParam.prototype.linearRampToValueAtTime;
      AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
        target = value;
        return ramp.call(this, value, at);
      };
      Object.assign(window, { courtyard: () => ({ loops: loops.size, target }) });
    });
    await giveSpeech(page);
    await serveRoom(page);
    await openVoicePage(page, '/kaka-voice');
    const courtyard = () => page.evaluate(() => (window as unknown as { courtyard(): { loops: number; target: number } }).courtyard());
    expect(await courtyard()).toEqual({ loops: 0, target: 0 });
    await startLive(page);
    await expect.poll(courtyard).toEqual({ loops: 1, target: 0.2 });
    const sound = page.getByRole('button', { name: 'Sound' });
    await sound.click();
    expect(await courtyard()).toEqual({ loops: 1, target: 0 });
    await sound.click();
    expect(await courtyard()).toEqual({ loops: 1, target: 0.2 });
    await press(page);
    await expect.poll(courtyard).toEqual({ loops: 0, target: 0 });
    await expectNothingOpen(page);
  });
});
