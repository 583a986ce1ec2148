import type { Page } from 'playwright/test';
import { type PersonaSlug, personaBySlug, personas } from '#shared/personas.ts';
import { expectAccessible } from './accessible.ts';
import { callButton } from './calls.ts';
import { expect, moving, open, test } from './support.ts';
import { recordToasts } from './told.ts';

const rishi = personaBySlug('rishi');
const kaka = personaBySlug('kaka');

/** What only one page has. */
const own: Partial<Record<PersonaSlug, (page: Page) => Promise<void>>> = {
  async rishi(page) {
    await expect(page.getByText('© 2025 Vaani. Voice commerce for journeys that start with a question.')).toBeVisible();
  },
  async arya(page) {
    await expect(page.getByText('© 2025 Vaani. Demonstration for Suryodaya Motors.')).toBeVisible();
  },
  /** The publisher in a new tab, and people who can be called. */
  async aranya(page) {
    const publisher = page.getByRole('link', { name: 'Visit Queer Ink' });
    await expect(publisher).toHaveAttribute('target', '_blank');
    await expect(publisher).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
  },
  /** What can be spoken about, and the verse in its own language. */
  async 'bal-krishna-lalji'(page) {
    for (const name of ['Devotional talk', 'Stories of pastimes', 'Spiritual guidance'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByText('Bhagavad Gita 9.26')).toBeVisible();
    await expect(page.locator('[lang=sa]')).toContainText('पत्रं पुष्पं फलं तोयं');
    await expect(page.getByRole('main').locator('[lang=hi]')).toHaveText('बाल कृष्ण लालजी');
  },
};

test('the page of each has its own parts, says before the call that this is an AI, keeps still where less motion is wanted, and can be called from the keyboard', async ({
  page,
}) => {
  for (const { slug, route, idleLabel, disclosure, openers } of personas)
    await test.step(route, async () => {
      await open(page, route);
      await expect(page.getByText(disclosure)).toBeVisible();
      await own[slug]?.(page);
      const button = page.getByRole('button', { name: idleLabel });
      await expect(button).toBeVisible();
      // The whole portrait is the button.
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(206);
      await expect(button.locator('img')).toHaveJSProperty('complete', true);

      const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
      await expect.poll(() => page.evaluate(moving)).toBe(0);

      // Its openers are to be read before a call, not pressed.
      if (slug !== 'bal-krishna-lalji') for (const line of openers) await expect(page.getByText(`“${line}”`)).toBeVisible();
      if (slug !== 'bal-krishna-lalji') await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(0);

      for (let presses = 0; presses < 8 && !(await callButton(page).evaluate((node) => node === document.activeElement)); presses += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(callButton(page)).toBeFocused();
      await expect(callButton(page)).toHaveCSS('outline-width', '5px');
      await expect(callButton(page)).toHaveCSS('outline-style', 'solid');

      await expect(page.getByRole('link', { name: 'Vaani, conversational commerce, home' })).toHaveAttribute('href', '/');
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of each can be read, and explains why there is no call, and where to go', async ({ page, expectProblem }) => {
    // The browser declines to fetch scripts it will not run.
    expectProblem(/failed request: csp .*\.js$/);
    for (const { route, disclosure } of personas)
      await test.step(route, async () => {
        await page.goto(route);
        const sentence = page.locator('noscript p');
        await expect(sentence).toBeVisible();
        await expect(sentence).toContainText('A voice call needs JavaScript');
        await expect(sentence.locator('a').first()).toHaveAttribute('href', '/');
        await expect(sentence.locator('a').last()).toHaveAttribute('href', /^mailto:./);
        await expect(page.getByText(disclosure)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
      });
  });
});

test('Bal Krishna Lalji’s page greets in five lines, one every three seconds, until it is paused', async ({ page }) => {
  await page.clock.install();
  await open(page, '/bal-krishna-lalji');
  await expect(page.getByText('Available for darshan')).toBeVisible();
  const greeting = page.locator('.kr__greet');
  await expect(greeting).toHaveText('Jai Shri Krishna');
  for (const line of ['Radhe Radhe', 'Hare Krishna', 'Jai Kanhaiya Lal ki', 'Jai Shri Radhe Shyam', 'Jai Shri Krishna']) {
    await page.clock.runFor(3000);
    await expect(greeting).toHaveText(line);
  }

  await page.getByRole('button', { name: 'Pause everything that moves' }).click();
  await page.clock.runFor(9000);
  await expect(greeting).toHaveText('Jai Shri Krishna');
  const floating = page.locator('.kr__emoji i');
  await expect(floating).toHaveText(['🦚', '🪷', '🎶', '🧈', '💛']);
  for (const moving of [...(await floating.all()), page.locator('.kr__bg')])
    await expect(moving).toHaveCSS('animation-play-state', 'paused');
});

test.describe(() => {
  test.use(moving);

  test('the five emoji float for fifteen seconds, each half a second after the one before', async ({ page }) => {
    await open(page, '/bal-krishna-lalji');
    const floating = page.locator('.kr__emoji i');
    for (const [place, delay] of ['0s', '0.5s', '1s', '1.5s', '2s'].entries()) {
      await expect(floating.nth(place)).toHaveCSS('animation-delay', delay);
      await expect(floating.nth(place)).toHaveCSS('animation-duration', '15s');
    }
    await expect(page.locator('.kr__bg')).toHaveCSS('animation-duration', '20s');
  });
});

test('whoever runs the site on their own machine is told where its settings are', async ({ page }) => {
  await open(page, rishi.route);
  await callButton(page).click();
  await expect(page.getByText('Please check your environment configuration file and refresh.')).toBeVisible();
  await open(page, '/bal-krishna-lalji');
  await callButton(page).click();
  await expect(page.getByText('Please check your .env file and refresh the page.')).toBeVisible();
});

test('without a microphone the visitor talks by typing and reads the answer, and gets the transcript', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const told = await recordToasts(page);
  await open(page, kaka.route);
  await callButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No microphone was found.' })).toBeVisible();
  await page.getByRole('button', { name: 'Talk by typing' }).click();

  await expect(callButton(page)).toHaveAccessibleName('Stop');
  await expect(page.getByText('No microphone: type, and Kaka answers aloud.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true');

  const opener = kaka.openers[0] as string;
  await page.getByRole('button', { name: opener }).click();
  const log = page.getByRole('log', { name: 'Live captions' });
  await expect(log).toContainText(opener);
  await expect(page.getByRole('button', { name: opener })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Type instead of speaking' }).fill('Thank you, Kaka');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Thank you, Kaka');
  await page.keyboard.press('Escape');
  await expect(callButton(page)).toHaveAccessibleName('Stop');
  await page.getByRole('button', { name: 'Captions' }).click();
  await expect(log).toHaveCount(0);
  await expectAccessible(page);

  await callButton(page).click();
  await expect(page.getByRole('heading', { name: /^The call lasted / })).toBeVisible();
  await expect.poll(told).toEqual(['Connection Failed', 'Connected', 'Call Ended']);
  await expect(page.getByRole('link', { name: 'Chat by text' })).toHaveAttribute('href', '/#demo');
  await expect(page.getByRole('link', { name: 'Give my brand a voice' })).toHaveAttribute('href', '/#brandvoice');
  await expect(page.getByRole('link', { name: 'Meet the others' })).toHaveAttribute('href', '/#voices');
  await page.getByRole('button', { name: 'Copy transcript' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`You: ${opener}\n`);
});

test('in a darshan the words are a narrator’s, never put into His mouth, and nothing is sold afterwards', async ({ page }) => {
  await open(page, '/bal-krishna-lalji');
  await callButton(page).click();
  await page.getByRole('button', { name: 'Talk by typing' }).click();
  await expect(page.getByText('Darshan in progress')).toBeVisible();
  await expect(callButton(page)).toHaveAccessibleName('End Darshan');
  await expect(page.locator('.burst i')).toHaveText(['💛', '🧈', '🎵', '💛']);
  await expect(page.getByText('No microphone: type, and the narrator answers aloud.')).toBeVisible();
  const log = page.getByRole('log', { name: 'Live captions' });
  await expect(log.getByText('Narrator', { exact: true }).first()).toBeVisible();
  await expect(log.getByText('Bal Krishna Lalji', { exact: true })).toHaveCount(0);

  await callButton(page).click();
  await expect(page.getByText('Available for darshan')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Darshan lasted / })).toBeVisible();
  await expect(page.getByRole('link', { name: /Give my brand|Meet the others/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Chat by text' })).toHaveCount(0);
});
