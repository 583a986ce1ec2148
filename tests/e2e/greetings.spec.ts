import { linksOf, personaLinks } from '#shared/persona-links.ts';
import { inHindi, type PersonaSlug, personas } from '#shared/personas.ts';
import { expectAccessible } from './accessible.ts';
import { giveSpeech } from './calls.ts';
import { section } from './home.ts';
import { recordPlays } from './plays.ts';
import { expect, open, test } from './support.ts';

test('who speaks in the first screen is heard with one press, one voice at a time; a face leads to its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const plays = await recordPlays(page);
  await open(page);
  const kaka = page.getByRole('button', { name: personaLinks.kaka.line });
  const rishi = section(page, 'home').getByRole('button', { name: personaLinks.rishi.line });
  await kaka.click();
  await expect(kaka).toHaveAttribute('aria-pressed', 'true');
  await rishi.click();
  await expect(rishi).toHaveAttribute('aria-pressed', 'true');
  await expect(kaka).toHaveAttribute('aria-pressed', 'false');
  // It ends by itself.
  await expect(rishi).toHaveAttribute('aria-pressed', 'false');
  expect(await plays.names()).toEqual(['kaka-line', 'rishi-line']);
  await expectAccessible(page, '#home');
  await section(page, 'home').getByRole('link', { name: 'Rishi’s page' }).click();
  await expect(page).toHaveURL(personaLinks.rishi.route);
});

test('each card greets in its own voice; one that cannot be fetched says so and can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/greeting/);
  const plays = await recordPlays(page);
  await page.route(/maharajji-greeting/, (route) => route.abort(), { times: 1 });
  await open(page);
  const card = (slug: PersonaSlug) => section(page, 'voices').getByRole('button', { name: personaLinks[slug].greeting });
  await card('maharajji').click();
  await expect(section(page, 'voices').getByRole('alert')).toHaveText('This could not be played. Press to try again.');
  await card('maharajji').click();
  await expect(card('maharajji')).toHaveAttribute('aria-pressed', 'true');
  const carded = personas.filter(({ ownPage }) => !ownPage);
  const others = carded.map(({ slug }) => slug).filter((slug) => slug !== 'maharajji');
  for (const slug of others) await card(slug).click();
  expect(await plays.names()).toEqual(['maharajji-greeting', 'maharajji-greeting', ...others.map((slug) => `${slug}-greeting`)]);
  for (const { route } of carded) await expect(section(page, 'voices').locator(`a[href="${route}"]`).first()).toBeVisible();
});

test.describe('in Hindi', () => {
  const links = linksOf(inHindi(personas));

  test('the browser’s own voice says what the characters say, in the voice that suits each, one at a time', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await giveSpeech(page, { voices: ['en-IN Ravi', 'hi-IN Kalpana', 'hi-IN Hemant'], endless: true });
    await open(page, '/hi');
    const kaka = section(page, 'home').getByRole('button', { name: links.kaka.line });
    const rishi = section(page, 'home').getByRole('button', { name: links.rishi.line });
    await kaka.click();
    await expect(kaka).toHaveAttribute('aria-pressed', 'true');
    await rishi.click();
    await expect(kaka).toHaveAttribute('aria-pressed', 'false');
    await expect(rishi).toHaveAttribute('aria-pressed', 'true');
    await rishi.click();
    await expect(rishi).toHaveAttribute('aria-pressed', 'false');
    // Its code comes when it is near.
    await section(page, 'voices').getByText(links.mini.greeting).scrollIntoViewIfNeeded();
    await section(page, 'voices').getByRole('button', { name: links.mini.greeting }).click();
    expect(await page.evaluate(() => window.speech.said)).toEqual([
      { text: links.kaka.line, lang: 'hi-IN', name: 'hi-IN Hemant' },
      { text: links.rishi.line, lang: 'hi-IN', name: 'hi-IN Hemant' },
      { text: links.mini.greeting, lang: 'hi-IN', name: 'hi-IN Kalpana' },
    ]);
    await expect(page.getByText('इस ब्राउज़र में हिन्दी की आवाज़ नहीं है')).toBeHidden();
    await expectAccessible(page, '#home');
  });

  test('a browser without a voice for Hindi shows the words, and says why they cannot be heard', async ({ page }) => {
    await giveSpeech(page, { voices: ['en-IN Ravi', 'hi-IN eSpeak Hindi'] });
    await open(page, '/hi');
    await expect(section(page, 'home').getByText(links.kaka.line)).toBeVisible();
    await expect(page.getByRole('button', { name: links.kaka.line })).toHaveCount(0);
    await expect(section(page, 'voices').getByText('इस ब्राउज़र में हिन्दी की आवाज़ नहीं है')).toBeVisible();
  });

  test('a call silences the voice that was being heard', async ({ page }) => {
    await giveSpeech(page, { voices: ['hi-IN'], endless: true });
    await open(page, '/hi/kaka-voice');
    const greeting = page.getByRole('button', { name: links.kaka.greeting });
    await greeting.click();
    await expect(greeting).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => window.speech.saying())).toBe(links.kaka.greeting);
    await page.locator('.call__label').click();
    await expect(greeting).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.speech.saying())).not.toBe(links.kaka.greeting);
  });
});
