import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { captions, levelAbove } from './call-page.ts';
import { expectNothingOpen, giveSpeech, openVoicePage, press, serveRoom, startLive } from './calls.ts';
import { expect, open, reload, test } from './support.ts';

const choice = (page: Page) => page.getByRole('button', { name: 'Hold to speak' });
const hold = (page: Page) => page.locator('.turn__hold');
const hear = (page: Page, text: string, final: boolean) =>
  page.evaluate(([words, isFinal]) => window.speech.hear(words, isFinal), [text, final] as const);
const isListening = (page: Page) => page.evaluate(() => window.speech.listening() && window.devices.sends());
const line = (content: string) => ({ type: 'add-message', message: { role: 'user', content } });

/** A live call in push-to-talk, with a recogniser that the test holds in its hand. */
async function pushing(page: Page) {
  await giveSpeech(page);
  const far = await serveRoom(page);
  await openVoicePage(page);
  await startLive(page);
  await choice(page).click();
  await expect(hold(page)).toHaveAccessibleName('Hold space to speak');
  await expect.poll(() => isListening(page)).toBe(false);
  return far;
}

test('while the space bar is held the visitor is heard, pauses and all, and is answered when it is let go', async ({ page }) => {
  const far = await pushing(page);
  await expectAccessible(page);
  await page.keyboard.down('Space');
  await expect(hold(page)).toHaveAccessibleName('Listening');
  await expect(hold(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => isListening(page)).toBe(true);
  await hear(page, 'My throat is bad.', true);
  await hear(page, 'Since Sun', false);
  await expect(captions(page)).toContainText('My throat is bad. Since Sun');
  // A key that is held down repeats.
  await page.keyboard.down('Space');
  expect(far.received.map(({ type }) => type)).toEqual(['join']);
  await page.keyboard.up('Space');
  await expect.poll(() => far.received.slice(1)).toEqual([line('My throat is bad. Since Sun')]);
  await expect.poll(() => isListening(page)).toBe(false);
  await expect(hold(page)).toContainText('Hold space to speak');

  far.speak(1, 'It is a long story.', 4_000, { ends: false });
  await levelAbove(page, 0.8);
  await page.keyboard.down('Space');
  await expect.poll(() => page.evaluate(() => window.devices.heardOf(440))).toBeLessThan(0.01);
  await hear(page, 'ok', true);
  await page.keyboard.up('Space');
  // What is said on purpose is an answer, also where it would only be a hum.
  await expect.poll(() => far.received.slice(2)).toEqual([{ type: 'interrupt', turn: 1, playedMs: expect.any(Number) }, line('ok')]);

  // What the character begins to say meanwhile is not said over the visitor.
  await page.keyboard.down('Space');
  far.speak(2, 'Another long story.', 400, { ends: false });
  await expect(captions(page)).toContainText('Another long story.');
  await expect.poll(() => far.received.at(-1)).toMatchObject({ type: 'interrupt', turn: 2 });
  await page.keyboard.up('Space');

  await press(page);
  await expectNothingOpen(page);
});

test('the button on the page is held by mouse or finger, Enter opens and closes it, and a page that is left lets go; a space in the text field is a space', async ({
  page,
}) => {
  const far = await pushing(page);
  await hold(page).hover();
  await page.mouse.down();
  await expect(hold(page)).toHaveAccessibleName('Listening');
  // Slid off the button, the finger still holds it.
  await page.mouse.move(2, 2);
  await hear(page, 'Good evening', false);
  await page.mouse.up();
  await expect(hold(page)).toContainText('Hold space to speak');
  await expect.poll(() => far.received.at(-1)).toEqual(line('Good evening'));

  await hold(page).press('Enter');
  await expect(hold(page)).toHaveAccessibleName('Listening');
  await hear(page, 'I am Meena', false);
  await hold(page).press('Enter');
  await expect.poll(() => far.received.at(-1)).toEqual(line('I am Meena'));

  await page.keyboard.down('Space');
  await expect(hold(page)).toHaveAccessibleName('Listening');
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(hold(page)).toContainText('Hold space to speak');
  await expect.poll(() => isListening(page)).toBe(false);
  await page.keyboard.up('Space');

  const field = page.getByLabel('Type instead of speaking');
  await field.press('Space');
  await field.press('a');
  await page.keyboard.down('Space');
  await expect(field).toHaveValue(' a ');
  await expect(hold(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.up('Space');

  // One after a press of the mouse still speaks.
  await hold(page).focus();
  await page.getByRole('button', { name: 'Captions' }).click();
  await page.keyboard.down('Space');
  await expect(hold(page)).toHaveAccessibleName('Listening');
  await page.keyboard.up('Space');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');

  await choice(page).click();
  await expect(hold(page)).toHaveCount(0);
  await expect.poll(() => isListening(page)).toBe(true);
  await hear(page, 'An open microphone.', true);
  await expect.poll(() => far.received.at(-1)).toEqual(line('An open microphone.'));
});

test('the choice is remembered in the tab, on the Hindi pages too', async ({ page }) => {
  await pushing(page);
  await press(page);
  await open(page, '/hi/rishi-voice');
  await press(page);
  await expect(hold(page)).toHaveAccessibleName('स्पेस दबाए रखकर बोलिए');
  await expect.poll(() => isListening(page)).toBe(false);
  await page.keyboard.down('Space');
  await expect(hold(page)).toHaveAccessibleName('सुन रहे हैं');
  await expect.poll(() => isListening(page)).toBe(true);
  await page.keyboard.up('Space');
  await page.getByRole('button', { name: 'दबाकर बोलें' }).click();
  await reload(page);
  await press(page);
  await expect(page.getByRole('button', { name: 'दबाकर बोलें' })).toHaveAttribute('aria-pressed', 'false');
  await expect(hold(page)).toHaveCount(0);
});
