import type { Page } from 'playwright/test';
import {
  beOlderBrowser,
  callButton,
  callMachineUrl,
  expectNothingOpen,
  nothingOpen,
  openVoicePage,
  press,
  serveVapi,
  shownLevel,
  startLive,
  vapiRoom,
  vapiSite,
} from './calls.ts';
import { expect, test } from './support.ts';

test.use({ siteEnvironment: vapiSite });
test.beforeEach(({ expectProblem }) => {
  expectProblem(/^foreign request: https:\/\/c\.daily\.co\/call-machine\//);
  // Daily reports its own faults to a host that our content policy leaves out.
  expectProblem(/ingest\.sentry\.io/);
});

const toast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });
const problem = (page: Page) => page.getByRole('region', { name: 'What went wrong' }).getByRole('alert');

test('a press asks for the microphone, mints one call and is live once the character listens', async ({ page }) => {
  const { starts, ends } = await serveVapi(page);
  await openVoicePage(page);
  await expect(callButton(page)).toHaveText('Talk to Mini');
  await press(page);
  await expect(callButton(page)).toHaveText('Stop');
  await expect(toast(page, 'Connected')).toContainText('Mini is now listening. Start speaking!');

  expect(starts.map((request) => request.postDataJSON())).toEqual([{ assistantId: 'mini' }]);
  expect(starts[0]?.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(await page.evaluate(() => window.dailyCalls)).toEqual({ booted: 1, joined: 1, open: 1 });
  expect(await page.evaluate(() => window.devices.open())).toMatchObject({ microphones: 1, wakeLocks: 1, sockets: 0 });

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

test('the rings follow the character’s voice and come to rest one second after it', async ({ page }) => {
  await serveVapi(page);
  await openVoicePage(page);
  await startLive(page);
  expect(await shownLevel(page)).toBe(0);
  await page.evaluate(() => void window.daily.speak(1500));
  await expect.poll(() => shownLevel(page)).toBeGreaterThan(0.8);
  await expect.poll(() => shownLevel(page)).toBeLessThan(0.05);
});

test('who speaks is told from speech-start to speech-end, in a pause as well', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveVapi(page);
  await openVoicePage(page);
  await startLive(page);
  expect(await shownLevel(page)).toBe(0);
  await page.evaluate(() => window.daily.speak(300));
  await expect.poll(() => shownLevel(page)).toBe(1);
  await page.evaluate(() => window.daily.speak(300));
  expect(await shownLevel(page)).toBe(1);
  await expect.poll(() => shownLevel(page)).toBe(0);
});

test('what both say is captioned, and what cannot be read is only logged', async ({ page }) => {
  await serveVapi(page);
  await openVoicePage(page);
  await startLive(page);
  await page.evaluate(() => {
    window.daily.app('{ not JSON');
    window.daily.app({ type: 'transcript', role: 'assistant', transcriptType: 'partial', transcript: 'Tell me' });
    window.daily.app({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Tell me what keeps happening.' });
    window.daily.app({ type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'I sleep badly.' });
    window.daily.app(null);
  });
  const captions = page.getByRole('log', { name: 'Live captions' });
  await expect(captions).toContainText('Tell me what keeps happening.');
  await expect(captions).toContainText('I sleep badly.');
  await expect(callButton(page)).toHaveText('Stop');
});

test('a typed line reaches the character and is captioned', async ({ page }) => {
  await serveVapi(page);
  await openVoicePage(page);
  await startLive(page);
  await page.getByLabel('Type instead of speaking').fill('Only some nights.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Live captions' })).toContainText('Only some nights.');
  expect(await page.evaluate(() => window.daily.sent.at(-1))).toBe(
    '{"type":"add-message","message":{"role":"user","content":"Only some nights."}}',
  );
});

test.describe('the traps of the voice SDK', () => {
  for (const [endedReason, said] of [
    ['assistant-ended-call', 'Mini said goodbye.'],
    ['silence-timed-out', 'It had been quiet for a while'],
    ['exceeded-max-duration', 'It reached the longest a call can be.'],
    [null, 'Mini said goodbye.'],
  ] as const) {
    test(`the far side hanging up is a goodbye, though it arrives as an error: ${endedReason}`, async ({ page, expectProblem }) => {
      expectProblem(/Meeting has ended/);
      const { ends } = await serveVapi(page);
      await openVoicePage(page);
      await startLive(page);
      await page.evaluate((reason) => window.daily.hangUp(reason), endedReason);
      await expect(page.getByRole('region', { name: 'After the call' })).toContainText(said);
      await expect(toast(page, 'Call Ended')).toHaveCount(1);
      await expect(page.locator('.toast--bad')).toHaveCount(0);
      await expect.poll(() => ends).toHaveLength(1);
      await expectNothingOpen(page);
    });
  }

  test('a fault of the far side in mid-call is an error, told once', async ({ page, expectProblem }) => {
    expectProblem(/Meeting has ended/);
    await serveVapi(page);
    await openVoicePage(page);
    await startLive(page);
    await page.evaluate(() => window.daily.hangUp('pipeline-error-openai-llm-failed'));
    await expect(problem(page)).toContainText('The connection was lost. Please call again.');
    await expect(toast(page, 'Connection Error')).toHaveCount(1);
    await expectNothingOpen(page);
  });

  test('a lost connection is an error, told once, and the line can be tried again', async ({ page, expectProblem }) => {
    expectProblem(/connection-error/);
    await serveVapi(page);
    await openVoicePage(page);
    await startLive(page);
    await page.evaluate(() => {
      window.daily.error('connection-error', 'lost');
      window.daily.error('connection-error', 'lost');
      window.daily.leave();
    });
    await expect(problem(page)).toContainText('The connection was lost. Please call again.');
    await expect(page.locator('.toast--bad')).toHaveCount(1);
    await expectNothingOpen(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(callButton(page)).toHaveText('Stop');
  });

  test('cancelled while the call is being minted, nothing joins: there is no ghost', async ({ page }) => {
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

  test('cancelled while joining, the minted call is ended and the next press gets a call of its own', async ({ page }) => {
    const { starts, ends } = await serveVapi(page, { joinDelayMs: 1500 });
    await openVoicePage(page);
    await press(page);
    await expect.poll(() => page.evaluate(() => window.dailyCalls?.booted)).toBe(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => ends).toEqual([{ webCallUrl: vapiRoom }]);
    await startLive(page);
    expect(starts).toHaveLength(2);
    expect(await page.evaluate(() => window.dailyCalls)).toMatchObject({ joined: 1, open: 1 });
    await press(page);
    await expectNothingOpen(page);
  });

  test('ten rapid starts and cancels leave one call, and none after it is stopped', async ({ page }) => {
    await serveVapi(page);
    await openVoicePage(page);
    for (let attempt = 0; attempt < 10; attempt++) {
      await press(page);
      await page.evaluate(() => {
        const cancel = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Cancel');
        cancel?.click();
      });
    }
    await startLive(page);
    expect(await page.evaluate(() => window.dailyCalls)).toMatchObject({ open: 1 });
    expect(await page.evaluate(() => window.devices.open())).toMatchObject({ microphones: 1, wakeLocks: 1 });
    await press(page);
    await expectNothingOpen(page);
  });

  test('a second press while connecting starts nothing more', async ({ page }) => {
    const { starts } = await serveVapi(page, { joinDelayMs: 1500 });
    await openVoicePage(page);
    await press(page);
    await callButton(page).click({ force: true });
    await callButton(page).click({ force: true });
    await expect(toast(page, 'Not Ready').first()).toContainText('Voice system is still loading. Please wait a moment.');
    await expect(callButton(page)).toHaveText('Stop');
    expect(starts).toHaveLength(1);
    expect(await page.evaluate(() => window.dailyCalls)).toEqual({ booted: 1, joined: 1, open: 1 });
  });

  for (const [name, sentence] of [
    ['NotAllowedError', 'The microphone is blocked for this site.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'Another program is using the microphone.'],
  ] as const) {
    test(`a microphone refused with ${name} costs nothing: no call is minted`, async ({ page }) => {
      const { starts } = await serveVapi(page);
      await openVoicePage(page);
      await page.evaluate((error) => {
        window.devices.microphoneError = error;
      }, name);
      await press(page);
      await expect(problem(page)).toContainText(sentence);
      expect(starts).toHaveLength(0);
      await expectNothingOpen(page);
    });

    test(`a microphone that fails Daily with ${name} ends the call, which would go on deaf and paid`, async ({ page, expectProblem }) => {
      expectProblem(/refused/);
      const { ends } = await serveVapi(page, { microphoneError: name });
      await openVoicePage(page);
      await press(page);
      await expect(problem(page)).toContainText(sentence);
      await expect.poll(() => ends).toHaveLength(1);
      await expectNothingOpen(page);
    });
  }

  test('cancelled before the browser’s question is answered, a late yes opens nothing', async ({ page }) => {
    const { starts } = await serveVapi(page);
    await openVoicePage(page);
    await page.evaluate(() => {
      window.devices.unanswered = true;
    });
    await press(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.evaluate(() => window.devices.answer());
    await expectNothingOpen(page);
    expect(starts).toHaveLength(0);
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
    await page.getByLabel('Type instead of speaking').fill('Can you hear me?');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.daily.sent.join())).toContain('Can you hear me?');
    expect(await page.evaluate(() => window.devices.asked)).toBe(1);
    await press(page);
    await expectNothingOpen(page);
  });

  test('a call machine that cannot be reached says so, and the visitor can try again', async ({ page, expectProblem }) => {
    expectProblem(/c\.daily\.co|call object bundle/);
    const { ends } = await serveVapi(page);
    await page.route(callMachineUrl, (route) => route.abort());
    await page.clock.install();
    await openVoicePage(page);
    await press(page);
    await page.waitForRequest(callMachineUrl);
    await expect
      .poll(async () => {
        await page.clock.fastForward(2_000);
        return problem(page)
          .textContent({ timeout: 100 })
          .catch(() => '');
      })
      .toContain('The voice SDK could not be loaded. Please check your connection and try again.');
    await expect(toast(page, 'Not Ready')).toHaveCount(1);
    await expect.poll(() => ends).toHaveLength(1);
    await expectNothingOpen(page);
  });

  test('a call machine that hangs is given up after 25 seconds', async ({ page }) => {
    await serveVapi(page);
    await page.route(callMachineUrl, () => {});
    await page.clock.install();
    await openVoicePage(page);
    const asked = page.waitForRequest(callMachineUrl);
    await press(page);
    await asked;
    await page.clock.fastForward(24_000);
    await expect(callButton(page)).toHaveText('Connecting...');
    await page.clock.fastForward(2_000);
    await expect(problem(page)).toContainText('The call took too long to connect. Please try again.');
    await expectNothingOpen(page);
  });

  for (const [what, answer, sentence] of [
    ['a proxy’s page', { status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' }, 'The call could not be started.'],
    ['a page with status 200', { status: 200, contentType: 'text/html', body: '<html>Sign in</html>' }, 'The call could not be started.'],
    ['no room', { status: 201, json: {} }, 'The call could not be started.'],
    ['a room elsewhere', { status: 201, json: { webCallUrl: 'https://elsewhere.example/room' } }, 'The call could not be started.'],
    [
      'a proxy’s 429',
      { status: 429, contentType: 'text/html', body: 'slow down', headers: { 'retry-after': '60' } },
      'many calls in a short time',
    ],
    [
      'our own 429',
      { status: 429, json: { error: 'Please wait before you call again.', code: 'too_many_requests', retryAfter: 90 } },
      'Please wait before you call again.',
    ],
    ['all lines busy', { status: 503, json: { error: 'Busy.', code: 'all_lines_busy' } }, 'Mini is on three cases at once.'],
    ['the day’s budget', { status: 429, json: { error: 'Enough for today.', code: 'daily_limit_reached' } }, 'Enough for today.'],
  ] as const) {
    test(`answered with ${what}, the start fails in words`, async ({ page, expectProblem }) => {
      expectProblem(/status of/);
      await serveVapi(page);
      await page.route('**/call/web', (route) => route.fulfill(answer));
      await openVoicePage(page);
      await press(page);
      await expect(problem(page)).toContainText(sentence);
      await expect(problem(page)).not.toContainText('undefined');
      await expectNothingOpen(page);
    });
  }

  test('a server that does not answer within 15 seconds is given up', async ({ page }) => {
    await serveVapi(page);
    await page.route('**/call/web', () => {});
    await page.clock.install();
    await openVoicePage(page);
    const posted = page.waitForRequest('**/call/web');
    await press(page);
    await posted;
    await page.clock.fastForward(14_000);
    await expect(callButton(page)).toHaveText('Connecting...');
    await page.clock.fastForward(2_000);
    await expect(problem(page)).toContainText('The call took too long to connect. Please try again.');
    await expectNothingOpen(page);
  });

  test('without a network the start fails in words', async ({ page, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await serveVapi(page);
    await page.route('**/call/web', (route) => route.abort('internetdisconnected'));
    await openVoicePage(page);
    await press(page);
    await expect(problem(page)).toContainText('You seem to be offline.');
    await expectNothingOpen(page);
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

  test('noise cancellation that breaks turns itself off and the microphone on again, but never that of a muted visitor', async ({
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
  });

  test('a speech that ends after its call does not reach into the next', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await serveVapi(page);
    await openVoicePage(page);
    await startLive(page);
    await page.evaluate(() => window.daily.speak(300));
    await expect.poll(() => shownLevel(page)).toBe(1);
    await press(page);
    await startLive(page);
    expect(await shownLevel(page)).toBe(0);
    await page.evaluate(() => window.daily.speak(1500));
    expect(await shownLevel(page)).toBe(1);
    await press(page);
    await expectNothingOpen(page);
  });
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
  await page.goto('/privacy-policy');
  await expect.poll(() => site.log.some((line) => line.includes('"/call/web/end"'))).toBe(true);
  await page.goBack();
  await expect(callButton(page)).toHaveText('Talk to Mini');
  expect(await page.evaluate(() => window.devices.open())).toEqual(nothingOpen);
});

test('on a phone the call waits for the microphone to be handed over, and can be cancelled meanwhile', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile',
  });
  const page = await context.newPage();
  const { ends } = await serveVapi(page);
  await page.clock.install();
  await openVoicePage(page);
  await press(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys((window as { _daily?: { instances: object } })._daily?.instances ?? {})))
    .toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.fastForward(5_000);
  await expect.poll(() => ends).toHaveLength(1);
  await press(page);
  await expect
    .poll(async () => {
      await page.clock.fastForward(500);
      return callButton(page).textContent();
    })
    .toBe('Stop');
  expect(await page.evaluate(() => window.dailyCalls)).toMatchObject({ joined: 1, open: 1 });
  await context.close();
});

test('the voice SDK is not fetched before a room turns out to be Vapi’s', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await serveVapi(page);
  await openVoicePage(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('vapi'))).toEqual([]);
  await startLive(page);
  expect(scripts.filter((url) => url.includes('vapi'))).toHaveLength(1);
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
