import { leadSheetIn } from '../support/sheet-rows.ts';
import { talkOn } from './lead-talk.ts';
import { expect, test } from './support.ts';

test('there are no slots: that is apologised for and sales are asked for times next week', async ({ page, site }) => {
  // As the server answers on a day of rest (`tests/flows/bookings.test.ts`).
  await page.route('**/api/calendly?slots=1', async (route) => {
    const day = await (await route.fetch()).json();
    await route.fulfill({ json: { ...day, slots: [] } });
  });
  const talk = talkOn(page);
  await talk.answerAll('noslots@nanisachaar.example');
  await expect(talk.last).toHaveText('Vaani: I am sorry, tomorrow is full. We will send you the earliest times next week.');
  await expect
    .poll(() =>
      leadSheetIn(site.dataDir)
        .filter(({ email }) => email === 'noslots@nanisachaar.example')
        .map(({ details }) => details),
    )
    .toEqual(['', expect.stringMatching(/^the earliest times next week \(Asia\/\w+\)$/)]);
});
