import { openWithStoppedClock, passTime, problem, toast, typed } from './call-page.ts';
import {
  callButton,
  callMachineUrl,
  expectNothingOpen,
  letDailyBe,
  openVoicePage,
  press,
  serveVapi,
  startLive,
  vapiTest as test,
  vapiRoom,
} from './calls.ts';
import { expect } from './support.ts';

test.beforeEach(({ expectProblem }) => letDailyBe(expectProblem));

test('cancelled while the call is being opened, nothing joins: there is no ghost', async ({ page }) => {
  await serveVapi(page);
  let answer = () => {};
  await page.route('**/call/web', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 201, json: { webCallUrl: vapiRoom } }).catch(() => {});
  });
  await openVoicePage(page);
  const posted = page.waitForRequest('**/call/web');
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/call/web'));
  await press(page);
  await posted;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await given;
  answer();
  await expect(callButton(page)).toHaveText('Talk to Mini');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expectNothingOpen(page);
  expect(await page.evaluate(() => window.dailyCalls)).toBeUndefined();
});

test('a microphone that is refused costs nothing, nor does a late yes', async ({ page }) => {
  const { starts } = await serveVapi(page);
  await openVoicePage(page);
  await test.step('cancelled before the browser’s question is answered, a late yes opens nothing', async () => {
    await page.evaluate(() => {
      window.devices.unanswered = true;
    });
    await press(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.evaluate(() => {
      window.devices.unanswered = false;
      window.devices.answer();
    });
    await expectNothingOpen(page);
    expect(starts).toHaveLength(0);
  });
  await test.step('a microphone that is refused costs nothing: no call is opened', async () => {
    await page.evaluate(() => {
      window.devices.microphoneError = 'NotAllowedError';
    });
    await press(page);
    await expect(problem(page)).toContainText('The microphone is blocked for this site.');
    expect(starts).toHaveLength(0);
    await expectNothingOpen(page);
  });
});

test('ten rapid starts and cancels leave one call, and none after it is stopped', async ({ page }) => {
  await serveVapi(page);
  await openVoicePage(page);
  for (let attempt = 0; attempt < 10; attempt++) {
    await press(page);
    // The way out is there as soon as the page has drawn it; a press that came while the last call ended started nothing.
    await page.evaluate(async () => {
      const wayOut = () =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel' || textContent === 'Stop');
      for (let frame = 0; frame < 30 && !wayOut(); frame++) await new Promise(requestAnimationFrame);
      wayOut()?.click();
    });
  }
  await expect(callButton(page)).toHaveText('Talk to Mini');
  await startLive(page);
  expect(await page.evaluate(() => window.dailyCalls)).toMatchObject({ open: 1 });
  expect(await page.evaluate(() => window.devices.open())).toMatchObject({ microphones: 1, wakeLocks: 1 });
  await press(page);
  await expectNothingOpen(page);
});

test('a second press while connecting starts nothing more; cancelled while joining, the opened call is ended and the next press gets a call of its own', async ({
  page,
}) => {
  const { starts, ends } = await serveVapi(page, { joinDelayMs: 1500 });
  await openWithStoppedClock(page);
  const calls = () => page.evaluate(() => window.dailyCalls);
  await press(page);
  await expect.poll(() => calls().then((all) => all?.booted)).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => ends).toEqual([{ webCallUrl: vapiRoom }]);
  await press(page);
  await callButton(page).click({ force: true });
  await callButton(page).click({ force: true });
  await expect(toast(page, 'Not Ready').first()).toContainText('Voice system is still loading. Please wait a moment.');
  await passTime(page, 100, () => callButton(page).textContent()).toBe('Stop');
  expect(starts).toHaveLength(2);
  expect(await calls()).toEqual({ booted: 2, joined: 1, open: 1 });
  await press(page);
  await page.clock.resume();
  await expectNothingOpen(page);
});

test('a microphone that fails Daily ends the call, which would go on deaf and paid, and says what is wrong with it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/refused/);
  const { ends } = await serveVapi(page);
  await openVoicePage(page);
  for (const [index, [microphoneError, sentence]] of [
    ['NotAllowedError', 'The microphone is blocked for this site.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'Another program is using the microphone.'],
  ].entries()) {
    await page.evaluate(
      (faults) => {
        window.fakeDaily = faults;
      },
      { microphoneError },
    );
    if (index === 0) await press(page);
    else await problem(page).locator('..').getByRole('button', { name: 'Try again' }).click();
    await expect(problem(page)).toContainText(sentence as string);
    await expect.poll(() => ends).toHaveLength(index + 1);
    await expectNothingOpen(page);
  }
});

test('without a microphone the visitor talks by typing, and is not asked again', async ({ page, expectProblem }) => {
  // Daily's remark that it was given a track; its documentation offers that.
  expectProblem(/MediaStreamTrack found in props/);
  await serveVapi(page);
  await openVoicePage(page);
  await page.evaluate(() => {
    window.devices.microphoneError = 'NotFoundError';
  });
  await press(page);
  await page.getByRole('button', { name: 'Talk by typing' }).click();
  await expect(callButton(page)).toHaveText('Stop');
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveCount(0);
  await typed(page, 'Can you hear me?');
  await expect.poll(() => page.evaluate(() => window.daily.sent.join())).toContain('Can you hear me?');
  expect(await page.evaluate(() => window.devices.asked)).toBe(1);
  await press(page);
  await expectNothingOpen(page);
});

test('a call machine that cannot be reached says so, and the visitor can try again', async ({ page, expectProblem }) => {
  expectProblem(/c\.daily\.co|call object bundle/);
  const { ends } = await serveVapi(page);
  await page.route(callMachineUrl, (route) => route.abort());
  await openWithStoppedClock(page);
  await press(page);
  await passTime(page, 2_000, () => problem(page).count()).toBe(1);
  await expect(problem(page)).toContainText('The voice SDK could not be loaded. Please check your connection and try again.');
  await expect.poll(() => ends).toHaveLength(1);
  await expectNothingOpen(page);
});

test('a call machine that hangs is given up after 25 seconds', async ({ page }) => {
  await serveVapi(page);
  await page.route(callMachineUrl, () => {});
  await openWithStoppedClock(page);
  const asked = page.waitForRequest(callMachineUrl);
  await press(page);
  await asked;
  await page.clock.fastForward(24_000);
  await expect(callButton(page)).toHaveText('Connecting...');
  await page.clock.fastForward(2_000);
  await expect(problem(page)).toContainText('The call took too long to connect. Please try again.');
  await expectNothingOpen(page);
});

test('a start that is answered with something else than a room, or not at all, fails in words', async ({ page, expectProblem }) => {
  expectProblem(/status of|ERR_INTERNET_DISCONNECTED/);
  await serveVapi(page);
  await openVoicePage(page);
  for (const [what, answer, sentence] of [
    ['a proxy’s page', { status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }, 'The call could not be started.'],
    ['a room elsewhere', { status: 201, json: { webCallUrl: 'https://elsewhere.example/room' } }, 'The call could not be started.'],
    ['all lines busy', { status: 503, json: { error: 'Busy.', code: 'all_lines_busy' } }, 'Mini is on three cases at once.'],
    ['no network', null, 'You seem to be offline.'],
  ] as const)
    await test.step(what, async () => {
      await page.route('**/call/web', (route) => (answer ? route.fulfill(answer) : route.abort('internetdisconnected')), { times: 1 });
      const asked = page.waitForRequest('**/call/web');
      if (what === 'a proxy’s page') await press(page);
      else await problem(page).locator('..').getByRole('button', { name: 'Try again' }).click();
      await asked;
      await expect(problem(page)).toContainText(sentence);
      await expect(problem(page)).not.toContainText('undefined');
      await expectNothingOpen(page);
    });
});

test('on a phone the call waits for the microphone to be handed over, and can be cancelled meanwhile', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile',
  });
  const page = await context.newPage();
  const { ends } = await serveVapi(page);
  await openWithStoppedClock(page);
  await press(page);
  const instances = () => page.evaluate(() => Object.keys((window as { _daily?: { instances: object } })._daily?.instances ?? {}));
  await expect.poll(instances).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => ends).toHaveLength(1);
  await press(page);
  await passTime(page, 500, () => callButton(page).textContent()).toBe('Stop');
  expect(await page.evaluate(() => window.dailyCalls)).toMatchObject({ joined: 1, open: 1 });
  await context.close();
});
