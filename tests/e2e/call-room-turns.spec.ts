import type { Page } from 'playwright/test';
import { captions, hint, levelAbove, levelBelow, passTime, problem, startUnderClock, typed } from './call-page.ts';
import {
  callButton,
  expectNothingOpen,
  giveSpeech,
  heardThenQuiet,
  longMs,
  openVoicePage,
  press,
  serveRoom,
  soundRate,
  startAgain,
  startLive,
} from './calls.ts';
import { expect, moving, test } from './support.ts';

/** What the page says of a live call: whose turn it is, and that its line is broken. */

const turn = (page: Page) => page.locator('.turn__words');

async function liveWith(page: Page, voices: string[] = [], endless = false) {
  await giveSpeech(page, { voices, endless });
  const far = await serveRoom(page);
  await openVoicePage(page);
  await startLive(page);
  return far;
}
/** A turn that the room has no voice for. */
function inWords(far: Awaited<ReturnType<typeof serveRoom>>, number: number, text: string) {
  far.tell({ type: 'audio-start', turn: number, encoding: 'none', rate: 1, pitch: 1, names: [] });
  far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: text, turn: number });
  far.tell({ type: 'audio-end', turn: number });
}

test('the page says whose turn it is, a gap in the sound ends none, and the space bar and a tap interrupt', async ({ page }) => {
  const far = await liveWith(page);
  await test.step('the turn is the visitor’s, nobody’s yet, the character’s', async () => {
    await expect(turn(page)).toHaveText('Your turn');
    await typed(page, 'Help me notice what I keep missing.');
    await expect(turn(page)).toHaveText('Thinking');
    far.speak(1, 'Tell me what keeps happening.', longMs);
    await expect(turn(page)).toHaveText('Mini is speaking');
    far.speak(2, 'And since when?', 200);
    await expect(turn(page)).toHaveText('Your turn');
  });

  await test.step('a gap in the sound of a turn is not its end, and can be interrupted', async () => {
    await heardThenQuiet(page, () => far.speak(3, 'It is a long story.', 2_000, { ends: false }));
    await expect(turn(page)).toHaveText('Mini is speaking');
    far.goOn(3, 400);
    await expect(turn(page)).toHaveText('Your turn');
    await heardThenQuiet(page, () => far.speak(4, 'Another long story.', 2_000, { ends: false }));
    await page.getByLabel('Type instead of speaking').blur();
    await page.keyboard.press('Space');
    await expect.poll(() => far.received.at(-1)).toMatchObject({ type: 'interrupt', turn: 4 });
    await expect(turn(page)).toHaveText('Your turn');
  });

  await test.step('the space bar interrupts, unless a line is being written, and so does a tap', async () => {
    far.speak(5, 'It is a long story.', 2_000, { ends: false });
    await expect(turn(page)).toHaveText('Mini is speaking');
    const field = page.getByLabel('Type instead of speaking');
    await field.fill('a line');
    await field.press('Space');
    await expect(field).toHaveValue('a line ');
    expect(far.received.at(-1)).toMatchObject({ type: 'interrupt', turn: 4 });
    await field.fill('');
    await field.press('Space');
    await expect.poll(() => far.received.at(-1)).toMatchObject({ type: 'interrupt', turn: 5 });
    await expect(turn(page)).toHaveText('Your turn');
    far.speak(6, 'Another long story.', 2_000, { ends: false });
    await page.getByRole('button', { name: 'Interrupt' }).click();
    await expect.poll(() => far.received.at(-1)).toMatchObject({ type: 'interrupt', turn: 6 });
  });
});

test('the space bar that interrupts does not hang up a call that was begun by mouse or by space bar, and on Stop it does', async ({
  page,
}) => {
  await giveSpeech(page);
  const far = await serveRoom(page);
  await openVoicePage(page);
  for (const start of ['mouse', 'space bar'])
    await test.step(start, async () => {
      if (start === 'mouse') await press(page);
      else {
        await callButton(page).focus();
        await page.keyboard.press('Space');
      }
      await expect(callButton(page)).toHaveText('Stop');
      far.speak(1, 'It is a long story.', 2_000, { ends: false });
      await expect(turn(page)).toHaveText('Mini is speaking');
      await page.keyboard.press('Space');
      await expect.poll(() => far.received.at(-1)).toMatchObject({ type: 'interrupt', turn: 1 });
      await page.keyboard.press('Space');
      far.speak(2, 'Another long story.', 2_000, { ends: false });
      await expect(turn(page)).toHaveText('Mini is speaking');
      await page.keyboard.press('Tab');
      await expect(callButton(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect.poll(() => far.received.at(-1)).toEqual({ type: 'end-call' });
      await expectNothingOpen(page);
    });
});

test('whoever interrupts has the turn in the same moment; the character thinks until it is heard, and where nothing is heard not for long', async ({
  page,
}) => {
  await giveSpeech(page);
  const far = await serveRoom(page);
  await startUnderClock(page);
  far.speak(1, 'It is a long story.', longMs, { ends: false });
  await passTime(page, 100, () => turn(page).textContent()).toBe('Mini is speaking');
  await page.keyboard.press('Space');
  await expect(turn(page)).toHaveText('Your turn');

  await typed(page, 'Help me notice what I keep missing.');
  const begin = (turn: number) => {
    far.tell({ type: 'audio-start', turn, encoding: 'pcm_s16le', sampleRate: soundRate, channels: 1 });
    far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: `Answer ${turn}.`, turn });
  };
  begin(2);
  await expect(captions(page)).toContainText('Answer 2.');
  await expect(turn(page)).toHaveText('Thinking');
  far.goOn(2, longMs, { ends: false });
  await passTime(page, 100, () => turn(page).textContent()).toBe('Mini is speaking');
  // From here the sound stands still, as on a busy machine: what is measured is still the turn that was interrupted.
  await page.evaluate(() => {
    window.devices.soundTaken = true;
    return window.devices.sleep();
  });
  await typed(page, 'And what else?');
  await expect(turn(page)).toHaveText('Thinking');
  begin(3);
  await expect(captions(page)).toContainText('Answer 3.');
  await expect(turn(page)).toHaveText('Thinking');
  await passTime(page, 100, () => turn(page).textContent()).toBe('Your turn');
});

test.describe('with the browser’s own voice', () => {
  test.use(moving);
  test('the rings move while it speaks, and the visitor can take the turn', async ({ page }) => {
    const far = await liveWith(page, ['en-IN'], true);
    inWords(far, 1, 'It is a long story.');
    await levelAbove(page, 0.25);
    await expect(turn(page)).toHaveText('Mini is speaking');
    // The rings turn, and nothing else.
    await expect(page.locator('.turn')).toHaveCSS('transform', 'none');
    await page.keyboard.press('Space');
    await expect.poll(() => far.received.at(-1)).toMatchObject({ type: 'interrupt', turn: 1 });
    await levelBelow(page, 0.05);
    await expect(turn(page)).toHaveText('Your turn');
  });
});

test('where no voice can be heard, none is claimed', async ({ page }) => {
  const far = await liveWith(page, ['en-IN']);
  inWords(far, 1, 'बैठो बेटा।');
  await expect(turn(page)).toHaveText('Your turn');
  await expect(hint(page)).toHaveText('Mini answers in writing.');
  far.speak(2, 'Sit down.', longMs);
  await expect(turn(page)).toHaveText('Mini is speaking');
  await expect(hint(page)).toHaveText('');
});

test('a line that breaks is taken up again: the page says so, keeps what was said, and sends what was typed meanwhile; one that the server has ended meanwhile is shown as ended', async ({
  page,
}) => {
  const far = await liveWith(page);
  far.tell({ type: 'line', token: 'again' });
  far.speak(1, 'Tell me what keeps happening.', 400);
  await expect(captions(page).locator('.cap')).toHaveCount(1);
  await expect(turn(page)).toHaveText('Your turn');
  far.listens = false;
  await far.socket?.close({ code: 1011 });
  await expect(turn(page)).toHaveText('Reconnecting');
  // A screen reader hears of it here.
  await expect(hint(page)).toHaveRole('status');
  await expect(hint(page)).toHaveText('The line broke. Type on, or wait a moment: it is sent as soon as the line is back.');
  await typed(page, 'It is always on Tuesdays.');
  far.listens = true;
  await expect(turn(page)).not.toHaveText('Reconnecting');
  await expect(hint(page)).not.toContainText('The line broke.');
  // It was typed before the line that works was opened, or after: either way the room has it once.
  await expect
    .poll(() =>
      far.received.flatMap((message) => {
        if (message.type === 'join') return message.again?.unanswered?.content ?? [];
        return message.type === 'add-message' ? message.message.content : [];
      }),
    )
    .toContain('It is always on Tuesdays.');
  far.speak(2, 'Then Tuesday it is.', 400);
  await expect(captions(page).locator('.cap')).toHaveText([/what keeps happening/, /on Tuesdays/, /Tuesday it is/]);
  await press(page);
  await expectNothingOpen(page);

  await startAgain(page, far);
  far.tell({ type: 'line', token: 'again' });
  far.listens = false;
  await far.socket?.close({ code: 1011 });
  await expect.poll(() => far.received.filter(({ type }) => type === 'join').length).toBeGreaterThan(1);
  far.hangUp('exceeded-max-duration');
  await expect(page.getByRole('region', { name: 'After the call' })).toContainText('It reached the longest a call can be.');
  await expect(problem(page)).toHaveCount(0);
  await expectNothingOpen(page);
});
