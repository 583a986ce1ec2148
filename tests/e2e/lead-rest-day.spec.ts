import { leadSheetIn } from '../support/sheet-rows.ts';
import { talkOn } from './lead-talk.ts';
import { expect, test } from './support.ts';

const tomorrow = Temporal.Now.zonedDateTimeISO('Asia/Kolkata').add({ days: 1 }).dayOfWeek;
const otherDays = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== tomorrow).join(',');
test.use({ siteEnvironment: { BUSINESS_DAYS: otherDays } });
test('there are no slots: that is apologised for and sales are asked for times next week', async ({ page, site }) => {
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
