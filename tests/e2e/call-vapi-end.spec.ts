import { afterCall, levelAbove, problem } from './call-page.ts';
import {
  callButton,
  expectNothingOpen,
  letDailyBe,
  nothingOpen,
  openVoicePage,
  press,
  serveVapi,
  shownLevel,
  startLive,
  vapiTest as test,
  vapiRoom,
} from './calls.ts';
import { expect, open } from './support.ts';
import { recordToasts } from './told.ts';

test.beforeEach(({ expectProblem }) => letDailyBe(expectProblem));

test('the far side hanging up is a goodbye, though it arrives as an error; its fault, and a lost connection, are errors, told once', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Meeting has ended|connection-error/);
  const told = await recordToasts(page);
  const { ends } = await serveVapi(page);
  await openVoicePage(page);
  for (const [index, [endedReason, said]] of (
    [
      ['exceeded-max-duration', 'It reached the longest a call can be.'],
      [null, 'Mini said goodbye.'],
    ] as const
  ).entries())
    await test.step(`a goodbye: ${endedReason}`, async () => {
      await startLive(page);
      await page.evaluate((reason) => window.daily.hangUp(reason), endedReason);
      await expect(afterCall(page)).toContainText(said);
      await expect.poll(() => ends).toHaveLength(index + 1);
      await expectNothingOpen(page);
    });
  expect(await told()).toEqual(['Connected', 'Call Ended', 'Connected', 'Call Ended']);

  await test.step('a fault of the far side in mid-call', async () => {
    await startLive(page);
    await page.evaluate(() => window.daily.hangUp('pipeline-error-openai-llm-failed'));
    await expect(problem(page)).toContainText('The connection was lost. Please call again.');
    await expectNothingOpen(page);
    expect((await told()).slice(4)).toEqual(['Connected', 'Connection Error']);
  });

  await test.step('a lost connection, after which the line can be tried again', async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(callButton(page)).toHaveText('Stop');
    await page.evaluate(() => {
      window.daily.error('connection-error', 'lost');
      window.daily.error('connection-error', 'lost');
      window.daily.leave();
    });
    await expect(problem(page)).toContainText('The connection was lost. Please call again.');
    await expectNothingOpen(page);
    expect((await told()).slice(6)).toEqual(['Connected', 'Connection Error']);
    await again.click();
    await expect(callButton(page)).toHaveText('Stop');
  });
});

test('noise cancellation that cannot start is no fault', async ({ page, expectProblem }) => {
  expectProblem(/Krisp/);
  await serveVapi(page, { noiseCancellationError: 'KrispInitError: Canceled' });
  await openVoicePage(page);
  await startLive(page);
  await expect.poll(() => page.evaluate(() => window.daily.actions)).toContain('update-input-settings');
  await expect(page.locator('.toast--bad')).toHaveCount(0);
  await expect(callButton(page)).toHaveText('Stop');
});

test('noise cancellation that breaks turns itself off and the microphone on again, but never that of a muted visitor; no speech reaches into the next call', async ({
  page,
}) => {
  await serveVapi(page);
  await openVoicePage(page);
  await startLive(page);
  const heard = () => page.evaluate(() => window.daily.isVisitorHeard());
  const breakDown = async () => {
    const before = await page.evaluate(() => window.daily.actions.filter((action) => action === 'local-audio').length);
    await page.evaluate(() => window.daily.nonFatal('audio-processor-error'));
    await expect
      .poll(() => page.evaluate(() => window.daily.actions.filter((action) => action === 'local-audio').length))
      .toBeGreaterThan(before);
  };
  await breakDown();
  expect(await heard()).toBe(true);
  const mute = page.getByRole('button', { name: 'Mute' });
  await mute.click();
  await expect.poll(heard).toBe(false);
  await breakDown();
  expect(await heard()).toBe(false);
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await mute.click();
  await expect.poll(heard).toBe(true);

  // A speech that ends after its call does not reach into the next.
  await page.evaluate(() => window.daily.sound(true));
  await levelAbove(page, 0.99);
  await page.evaluate(() => window.daily.sound(false));
  await press(page);
  await startLive(page);
  expect(await shownLevel(page)).toBe(0);
  await page.evaluate(() => window.daily.sound(true));
  await levelAbove(page, 0.99);
  await press(page);
  await expectNothingOpen(page);
});

test('leaving for another page of the site ends the call', async ({ page }) => {
  const { ends } = await serveVapi(page);
  await openVoicePage(page, '/kaka-voice');
  await startLive(page);
  await page.locator('a[href="/privacy-policy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect.poll(() => ends).toEqual([{ webCallUrl: vapiRoom }]);
  await expectNothingOpen(page);
});

test('leaving the site ends the call by beacon, and coming back finds the page at rest', async ({ page, site }) => {
  await serveVapi(page);
  await openVoicePage(page);
  await startLive(page);
  await open(page, '/privacy-policy');
  await expect.poll(() => site.log.some((line) => line.includes('"/call/web/end"'))).toBe(true);
  await page.goBack();
  await expect(callButton(page)).toHaveText('Talk to Mini');
  expect(await page.evaluate(() => window.devices.open())).toEqual(nothingOpen);
});
