import { personaLinks } from '#shared/persona-links.ts';
import { type PersonaSlug, personas } from '#shared/personas.ts';
import { expectAccessible } from './accessible.ts';
import { section } from './home.ts';
import { recordPlays } from './plays.ts';
import { expect, open, test } from './support.ts';

test('who speaks in the first screen is heard with one press, one voice at a time', async ({ page }) => {
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

test('a face leads to its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await section(page, 'home').getByRole('link', { name: 'Rishi’s page' }).click();
  await expect(page).toHaveURL(personaLinks.rishi.route);
});
