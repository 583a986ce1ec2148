import { afterCall, captions, openWithStoppedClock, passTime, problem, startUnderClock } from './call-page.ts';
import { callButton, expectNothingOpen, giveSpeech, openVoicePage, press, serveRoom, startLive } from './calls.ts';
import { expect, test } from './support.ts';

test.describe('a room', () => {
  test('that ends with a word of why is a goodbye; one that is replaced, breaks or refuses is an error that can be tried again', async ({
    page,
  }) => {
    await giveSpeech(page);
    const far = await serveRoom(page);
    await openVoicePage(page);
    await startLive(page);
    far.speak(1, 'Goodbye.', 2000);
    far.hangUp('silence-timed-out');
    await expect(afterCall(page)).toContainText('It had been quiet for a while');
    await expectNothingOpen(page);

    await startLive(page);
    far.hangUp('server-shutdown');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(problem(page)).toContainText('The connection was lost. Please call again.');
    await again.click();
    await expect(callButton(page)).toHaveText('Stop');
    await far.socket?.close({ code: 1011 });
    await expect(problem(page)).toContainText('The connection was lost. Please call again.');
    await expectNothingOpen(page);

    far.listens = false;
    const joins = () => far.received.filter(({ type }) => type === 'join').length;
    const before = joins();
    await again.click();
    await expect.poll(joins).toBe(before + 1);
    await far.socket?.close({ code: 1008 });
    await expect(problem(page)).toContainText('The call could not be started. Please try again.');
    await expectNothingOpen(page);
  });

  test('that never listens is given up after 25 seconds', async ({ page }) => {
    await giveSpeech(page);
    const far = await serveRoom(page, { listens: false });
    await openWithStoppedClock(page);
    await press(page);
    await passTime(page, 10, () => far.received.length).toBe(1);
    await page.clock.fastForward(24_000);
    await expect(callButton(page)).toHaveText('Connecting...');
    await page.clock.fastForward(2_000);
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
    // The page itself stood still, as on a machine that slept: what was sent meanwhile is still to be read.
    await page.clock.fastForward(20_000);
    await expect(callButton(page)).toHaveText('Stop');
    await page.clock.runFor(20_000);
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
