import { captions, hint, levelAbove, levelBelow, toast, typed } from './call-page.ts';
import {
  beOlderBrowser,
  callButton,
  expectNothingOpen,
  letDailyBe,
  openVoicePage,
  press,
  serveVapi,
  shownLevel,
  startLive,
  vapiTest as test,
  vapiRoom,
} from './calls.ts';
import { expect, moving } from './support.ts';

test.beforeEach(({ expectProblem }) => letDailyBe(expectProblem));

test('a press asks for the microphone, mints one call and is live once the character listens; what both say is captioned, who speaks is told', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const sdk = () => scripts.filter((url) => url.includes('vapi'));
  const { starts, ends } = await serveVapi(page);
  await openVoicePage(page);
  await expect(callButton(page)).toHaveText('Talk to Mini');
  // The voice SDK is not fetched before a room turns out to be Vapi's.
  expect(sdk()).toEqual([]);
  await press(page);
  await expect(callButton(page)).toHaveText('Stop');
  expect(sdk()).toHaveLength(1);
  await expect(toast(page, 'Connected')).toContainText('Mini is now listening. Start speaking!');

  expect(starts.map((request) => request.postDataJSON())).toEqual([{ assistantId: 'mini' }]);
  expect(starts[0]?.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(await page.evaluate(() => window.dailyCalls)).toEqual({ booted: 1, joined: 1, open: 1 });
  expect(await page.evaluate(() => window.devices.open())).toMatchObject({ microphones: 1, wakeLocks: 1, sockets: 0 });

  await test.step('who speaks is told from speech-start to speech-end, turn after turn', async () => {
    expect(await shownLevel(page)).toBe(0);
    await page.evaluate(() => window.daily.sound(true));
    await levelAbove(page, 0.99);
    await page.evaluate(() => window.daily.sound(false));
    await levelBelow(page, 0.01);
    await page.evaluate(() => window.daily.sound(true));
    await levelAbove(page, 0.99);
    await page.evaluate(() => window.daily.sound(false));
  });

  await test.step('what both say is captioned, and what cannot be read is only logged', async () => {
    await page.evaluate(() => {
      window.daily.app('{ not JSON');
      window.daily.app({ type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript: 'Tell me' });
      window.daily.app({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Tell me what keeps happening.' });
      window.daily.app({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'I sleep badly.' });
      window.daily.app(null);
    });
    await expect(captions(page)).toContainText('Tell me what keeps happening.');
    await expect(captions(page)).toContainText('I sleep badly.');
    await expect(callButton(page)).toHaveText('Stop');
  });

  await test.step('a typed line reaches the character and is captioned', async () => {
    await typed(page, 'Only some nights.');
    await expect(captions(page)).toContainText('Only some nights.');
    expect(await page.evaluate(() => window.daily.sent)).toContain(
      '{"type":"add-message","message":{"role":"user","content":"Only some nights."}}',
    );
  });

  await press(page);
  await expect(callButton(page)).toHaveText('Talk to Mini');
  await expect(toast(page, 'Call Ended')).toContainText('Conversation with Mini has ended.');
  await expect.poll(() => ends).toEqual([{ webCallUrl: vapiRoom }]);
  expect(await page.evaluate(() => window.daily.sent)).toContain('{"type":"end-call"}');
  await expectNothingOpen(page);
});

test('an older browser can call over Daily', async ({ page }) => {
  await beOlderBrowser(page);
  await serveVapi(page);
  await openVoicePage(page);
  await startLive(page);
  await press(page);
  await expect(toast(page, 'Call Ended')).toBeVisible();
});

test('joining is not yet listening: the button goes on connecting until the character hears', async ({ page }) => {
  await serveVapi(page, { neverListens: true });
  await openVoicePage(page);
  await press(page);
  await expect.poll(() => page.evaluate(() => window.daily?.sent)).toEqual(['playable']);
  await expect(callButton(page)).toHaveText('Connecting...');
  await page.evaluate(() => window.daily.app('listening'));
  await expect(callButton(page)).toHaveText('Stop');
});

test.describe('where motion is wanted', () => {
  test.use(moving);

  test('the rings follow the character’s voice and come to rest one second after it', async ({ page }) => {
    await serveVapi(page);
    await openVoicePage(page);
    await startLive(page);
    expect(await shownLevel(page)).toBe(0);
    await page.evaluate(() => window.daily.sound(true));
    await levelAbove(page, 0.8);
    await page.evaluate(() => window.daily.sound(false));
    await levelBelow(page, 0.05);
  });
});

test('a browser that refuses the voice does not end the call: it goes on in captions, says so, and a press brings the voice', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/could not start assistant audio NotAllowedError/);
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    const refusing = { on: true, voices: 0 };
    Object.assign(window, { refusing });
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!this.srcObject) return play.call(this);
      if (refusing.on) return Promise.reject(new DOMException('The user did not interact with the page.', 'NotAllowedError'));
      refusing.voices++;
      return play.call(this);
    };
  });
  await serveVapi(page);
  await openVoicePage(page);
  await startLive(page);
  await expect(hint(page)).toHaveText('No sound just now. Press anywhere to hear Mini again, or read along.');
  await expect(toast(page, 'Connection Error')).toHaveCount(0);
  await page.evaluate(() => {
    window.daily.app({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Tell me what keeps happening.' });
  });
  await expect(captions(page)).toContainText('Tell me what keeps happening.');

  await page.evaluate<void>('window.refusing.on = false');
  await captions(page).click();
  await expect(hint(page)).not.toContainText('No sound');
  expect(await page.evaluate<number>('window.refusing.voices')).toBe(1);
  await captions(page).click();
  expect(await page.evaluate<number>('window.refusing.voices')).toBe(1);
  await press(page);
  await expect(toast(page, 'Call Ended')).toBeVisible();
  await expectNothingOpen(page);
});

test('nothing of a call is left for other scripts to take hold of', async ({ page }) => {
  await openVoicePage(page);
  const names = () => page.evaluate(() => Object.getOwnPropertyNames(window).filter((name) => /call|line|vapi|runner|persona/i.test(name)));
  const before = await names();
  await serveVapi(page);
  await startLive(page);
  const added = (await names()).filter((name) => !before.includes(name));
  // Daily's own, which daily-js and its call machine talk through.
  expect(added.filter((name) => !/daily/i.test(name))).toEqual([]);
});
