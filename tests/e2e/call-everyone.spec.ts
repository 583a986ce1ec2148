import { personaLinks } from '#shared/persona-links.ts';
import { personas } from '#shared/personas.ts';
import { callButton, expectNothingOpen, openVoicePage, press, shownLevel } from './calls.ts';
import { recordPlays } from './plays.ts';
import { expect, test } from './support.ts';

/** One of those whose page is the same, and those who have one of their own. What each says aloud: `tests/room/room.test.ts`. */
const shown = [...personas.filter(({ ownPage }) => !ownPage).slice(0, 1), ...personas.filter(({ ownPage }) => ownPage)];
for (const { slug, name, route, activeLabel } of shown) {
  test(`${name} is heard before a call and falls silent for it, greets with the same words aloud, answers a typed turn that interrupts, and stops`, async ({
    page,
  }) => {
    const plays = await recordPlays(page);
    await openVoicePage(page, route);
    const sample = page.getByRole('button', { name: personaLinks[slug].greeting });
    await sample.click();
    await expect(sample).toHaveAttribute('aria-pressed', 'true');
    expect(await plays.names()).toEqual([`${slug}-greeting`]);
    await expect.poll(plays.sounding).toBe(1);

    await press(page);
    await expect(callButton(page)).toHaveText(activeLabel);
    expect(await plays.sounding()).toBe(0);
    const captions = page.getByRole('log', { name: 'Live captions' }).locator('.cap');
    await expect(captions.first()).toContainText('AI');
    await expect(captions.first()).toContainText(personaLinks[slug].greeting);
    const { services } = (await (await page.request.get('/readyz')).json()) as { services: { speech: string } };
    // Where no program on the machine speaks, the browser does, and has no level to show.
    const aloud = services.speech !== 'the visitor’s browser';
    if (aloud) await expect.poll(() => shownLevel(page)).toBeGreaterThan(0);

    await page.getByLabel('Type instead of speaking').fill('I am tired today.');
    await page.keyboard.press('Enter');
    await expect(captions).toHaveCount(3);
    await expect(captions.nth(1)).toContainText('I am tired today.');
    await expect(captions.nth(2)).toContainText(/\w{3}/);
    if (aloud) await expect.poll(() => shownLevel(page)).toBeGreaterThan(0);
    await press(page);
    await expect(callButton(page)).not.toHaveText(activeLabel);
    await expectNothingOpen(page);
  });
}
