import { personas } from '#shared/personas.ts';
import { callButton, expectNothingOpen, openVoicePage, press, shownLevel } from './calls.ts';
import { expect, moving, test } from './support.ts';

test.use(moving);

for (const { name, route, activeLabel } of personas) {
  test(`${name}: a press, a greeting that is heard, a typed turn that interrupts it and is answered, a stop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openVoicePage(page, route);
    await press(page);
    await expect(callButton(page)).toHaveText(activeLabel);
    const captions = page.getByRole('log', { name: 'Live captions' }).locator('.cap');
    await expect(captions.first()).toContainText('AI');
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
