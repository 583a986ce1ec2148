import { captions, levelAbove, levelBelow, typed } from './call-page.ts';
import { callButton, expectNothingOpen, frame, giveSpeech, longMs, openVoicePage, press, serveRoom, startLive } from './calls.ts';
import { expect, moving, test } from './support.ts';

test.describe('in the room, a call', () => {
  test('is live once the character listens, and holds nothing once it is over', async ({ page }) => {
    await giveSpeech(page, { voices: ['en-GB', 'en_IN'] });
    const far = await serveRoom(page, { listens: false });
    await openVoicePage(page);
    await press(page);
    // Which voices the browser has is the machine's affair.
    await expect.poll(() => far.received).toMatchObject([{ type: 'join' }]);
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

  test.describe('where motion is wanted', () => {
    test.use(moving);

    test('lets the character be heard: the rings follow the sound that plays, and its words are captioned', async ({ page }) => {
      await giveSpeech(page);
      const far = await serveRoom(page);
      await openVoicePage(page);
      await startLive(page);
      far.speak(1, 'Tell me what keeps happening.', longMs);
      await expect(captions(page)).toContainText('Tell me what keeps happening.');
      await levelAbove(page, 0.8);
      far.speak(2, 'And since when?', 200);
      await levelBelow(page, 0.05);
    });

    test('silenced by the interruption is at level 0 within a tenth of a second of its own sound', async ({ page }) => {
      await page.addInitScript(() => {
        const levels: number[] = [];
        let silencedAt = Number.POSITIVE_INFINITY;
        Object.assign(window, { levels });
        const stop = AudioBufferSourceNode.prototype.stop;
        AudioBufferSourceNode.prototype.stop = function (when) {
          silencedAt = Math.min(silencedAt, this.context.currentTime);
          stop.call(this, when);
        };
        // The meter of the room's sound; measured on the clock of the sound, which waits for a machine that is busy.
        const read = AnalyserNode.prototype.getFloatTimeDomainData;
        AnalyserNode.prototype.getFloatTimeDomainData = function (samples) {
          read.call(this, samples);
          if (this.fftSize === 2048 && this.context.currentTime > silencedAt + 0.1) levels.push(Math.max(...samples.map(Math.abs)));
        };
      });
      await giveSpeech(page);
      const far = await serveRoom(page);
      await openVoicePage(page);
      await startLive(page);
      far.speak(1, 'It is a long story.', longMs);
      await levelAbove(page, 0.8);
      await typed(page, 'Wait');
      const levels = () => page.evaluate(() => (window as unknown as { levels: number[] }).levels);
      await expect.poll(async () => (await levels()).length).toBeGreaterThan(3);
      expect((await levels()).filter((level) => level > 0)).toEqual([]);
    });
  });

  test('plays sound piece after piece: each begins where the one before ends, unless it came too late for that', async ({ page }) => {
    await page.addInitScript(() => {
      const pieces: { start: number; seconds: number; now: number }[] = [];
      Object.assign(window, { pieces });
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (when = 0) {
        if (!this.loop && when) pieces.push({ start: when, seconds: this.buffer?.duration ?? 0, now: this.context.currentTime });
        start.call(this, when);
      };
    });
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    far.speak(1, 'Listen.', 800, { sampleRate: 16_000 });
    const pieces = () => page.evaluate(() => (window as unknown as { pieces: { start: number; seconds: number; now: number }[] }).pieces);
    await expect.poll(pieces).toHaveLength(20);
    const seams = (await pieces()).map(({ start, now }, index, all) => {
      const before = all[index - 1];
      const due = before ? before.start + before.seconds : start;
      return Math.abs(start - due) < 1e-6 || due <= now ? 'as it should' : { start, due, now };
    });
    expect(seams).toEqual(Array(20).fill('as it should'));
  });

  test('falls silent at once when the visitor types over the character, and drops what was still on its way', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    far.speak(1, 'It is a long story.', longMs);
    await levelAbove(page, 0.99);
    await typed(page, 'Wait');
    await expect
      .poll(() => far.received.slice(1))
      .toEqual([
        { type: 'interrupt', turn: 1, playedMs: expect.any(Number) },
        { type: 'add-message', message: { role: 'user', content: 'Wait' } },
      ]);
    const [, interrupt] = far.received;
    expect(interrupt?.type === 'interrupt' && interrupt.playedMs).toBeGreaterThan(0);
    expect(interrupt?.type === 'interrupt' && interrupt.playedMs).toBeLessThan(longMs);
    for (let late = 0; late < 25; late++) far.socket?.send(frame(1));
    await levelBelow(page, 0.01);
    far.speak(2, 'Yes?', longMs);
    await levelAbove(page, 0.99);
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
