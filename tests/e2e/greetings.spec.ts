import type { Page } from 'playwright/test';
import { greetings } from '../../client/home/greetings.ts';
import { open, section } from './home.ts';
import { AxeBuilder, expect, test } from './support.ts';

/** What the page plays: the file names, in order. */
async function recordPlays(page: Page) {
  await page.addInitScript(() => {
    const played: string[] = [];
    Object.assign(window, { played });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.push(this.src.replace(/^.*\/([a-z-]+-(?:line|greeting))-.*$/, '$1'));
      return play.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { played: string[] }).played);
}

test('who speaks in the first screen is heard with one press, one voice at a time', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const plays = await recordPlays(page);
  await open(page);
  const kaka = page.getByRole('button', { name: greetings.kaka.line });
  const rishi = section(page, 'home').getByRole('button', { name: greetings.rishi.line });
  await kaka.click();
  await expect(kaka).toHaveAttribute('aria-pressed', 'true');
  await rishi.click();
  await expect(rishi).toHaveAttribute('aria-pressed', 'true');
  await expect(kaka).toHaveAttribute('aria-pressed', 'false');
  // It ends by itself.
  await expect(rishi).toHaveAttribute('aria-pressed', 'false');
  expect(await plays()).toEqual(['kaka-line', 'rishi-line']);
  expect((await new AxeBuilder({ page }).include('#home').analyze()).violations).toEqual([]);
});

test('each card greets in its own voice; one that cannot be fetched says so and can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/greeting/);
  const plays = await recordPlays(page);
  await page.route(/maharajji-greeting/, (route) => route.abort(), { times: 1 });
  await open(page);
  const card = (slug: 'kaka' | 'rishi' | 'maharajji') => section(page, 'voices').getByRole('button', { name: greetings[slug].greeting });
  await card('maharajji').click();
  await expect(section(page, 'voices').getByRole('alert')).toHaveText('This could not be played. Press to try again.');
  await card('maharajji').click();
  await expect(card('maharajji')).toHaveAttribute('aria-pressed', 'true');
  for (const slug of ['rishi', 'kaka'] as const) await card(slug).click();
  expect(await plays()).toEqual(['maharajji-greeting', 'maharajji-greeting', 'rishi-greeting', 'kaka-greeting']);
});
