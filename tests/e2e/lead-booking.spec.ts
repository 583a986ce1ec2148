import { leadSheetIn } from '../support/sheet-rows.ts';
import { freeTimes, talkOn } from './lead-talk.ts';
import { expect, test } from './support.ts';

const slotsPath = '**/api/calendly?slots=1';
const bookPath = '**/api/calendly?book=1';

test.beforeEach(({ site }) => freeTimes(site));

test('four answers and a yes book the first free slot of tomorrow, once however quick the presses, and stand in the sheet', async ({
  page,
  site,
}) => {
  const talk = talkOn(page);
  await talk.toSuggestion('yes@nanisachaar.example');
  await expect(talk.last).toHaveText(
    /^Vaani: The first free slot is tomorrow, \w+ \d+ \w+, at \d+:\d\d [ap]m\. Shall I book it\? Type yes, or tell me a time that suits you better\.$/,
  );
  let bookings = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('book=1')) bookings += 1;
  });
  await talk.write.fill('Yes please');
  await talk.write.evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit();
    field.form?.requestSubmit();
  });
  await expect(talk.log).toContainText('Booking it now.');
  await expect(talk.log).toContainText('Booked. The invite is on its way to yes@nanisachaar.example.');
  await expect(talk.log.getByText('Meeting booked')).toBeVisible();
  await expect(talk.log.locator('.booked')).toContainText('30 minutes. We write to your address with the way to join.');
  const download = page.waitForEvent('download');
  await talk.log.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('vaani-meeting.ics');
  await expect(talk.write).toHaveCount(0);
  expect(bookings).toBe(1);
  await expect
    .poll(() =>
      leadSheetIn(site.dataDir)
        .filter(({ email }) => email === 'yes@nanisachaar.example')
        .map(({ kind, description }) => [kind, description]),
    )
    .toEqual([
      ['lead', 'Pickles by post'],
      ['booking', 'Pickles by post'],
    ]);
});

test('a wish is repeated as it was understood; the page behind the link of a meeting moves it, without any script', async ({
  page,
  browser,
  site,
}) => {
  const talk = talkOn(page);
  await talk.toSuggestion('moves@nanisachaar.example');
  await talk.say('no');
  await talk.say('any time Tuesday');
  await expect(talk.log).toContainText(/I have understood: Tuesday \d+ \w+, any time, on your clock\./);
  await expect(talk.log).toContainText('Your meeting is being scheduled.');

  const other = talkOn(await (await browser.newContext({ baseURL: site.url })).newPage());
  await other.toSuggestion('moves-too@nanisachaar.example');
  await other.say('yes');
  const path = (await other.log.getByRole('link', { name: 'Move or cancel' }).getAttribute('href')) ?? '';
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, timezoneId: 'Asia/Kolkata' });
  const plain = await context.newPage();
  await plain.goto(path);
  const time = plain.locator('.meeting__slots button').first();
  const label = (await time.textContent()) ?? '';
  await time.click();
  await expect(plain.getByRole('status')).toHaveText('Your meeting has this time now. The new invitation is on its way to your mail.');
  await expect(plain.locator('.meeting__when')).toContainText(label);
  await plain.getByRole('button', { name: 'Cancel the meeting' }).click();
  await expect(plain.getByRole('heading', { name: 'The meeting is cancelled' })).toBeVisible();
  await context.close();
});

test('another time is asked for, and booked in the visitor’s own words', async ({ page }) => {
  const talk = talkOn(page);
  await talk.toSuggestion();
  await talk.say('hmm, not really');
  await expect(talk.last).toHaveText('Vaani: No trouble. What time suits you?');
  await talk.say('kal shaam 5 baje');
  await expect(talk.log).toContainText('Booked. The invite is on its way');
  await expect(talk.log.locator('.booked__when')).toContainText('5:00 pm');
});

test('a slot that somebody else took meanwhile brings the ones that are left', async ({ page, request, site, expectProblem }) => {
  expectProblem(/status of 409/);
  const talk = talkOn(page);
  await talk.toSuggestion('late@nanisachaar.example');
  const { slots } = await (await request.get('/api/calendly?slots=1')).json();
  const quick = { start_time: slots[0].start_time, name: 'Ravi', email: 'ravi@example.in' };
  expect((await request.post('/api/calendly?book=1', { data: quick, headers: { Origin: site.url } })).ok()).toBe(true);
  await talk.say('yes');
  await expect(talk.log.getByRole('alert')).toHaveText('Could not book the meeting. Please try another time.');
  await expect(talk.times.first()).toBeVisible();
  await talk.times.first().click();
  await expect(talk.log).toContainText('Booked. The invite is on its way');
});

test('slots that cannot be fetched are tried four times, then said, and come when tried again', async ({ page, expectProblem }) => {
  expectProblem(/status of 502/);
  const talk = talkOn(page);
  let requests = 0;
  await page.route(slotsPath, (route) => {
    requests += 1;
    if (requests > 4) return route.continue();
    return route.fulfill({ status: 502, json: { error: 'Could not fetch available slots.', code: 'slots_failed' } });
  });
  await talk.answerAll();
  await expect(talk.log.getByRole('img', { name: 'Vaani is typing' })).toBeVisible();
  await expect(talk.log.getByRole('alert')).toContainText('Could not fetch available slots.');
  expect(requests).toBe(4);
  await talk.log.getByRole('button', { name: 'Try again' }).click();
  await expect(talk.log).toContainText('The first free slot is tomorrow, ');
});

test('a booking that fails ends in an apology, and works when tried again', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource|failed request/);
  const talk = talkOn(page);
  await page.route(bookPath, (route) => route.abort('connectionreset'), { times: 1 });
  await talk.toSuggestion();
  await talk.say('yes');
  await expect(talk.log.getByRole('alert')).toContainText('Could not book the meeting. Please try again.');
  await expect(talk.log).toContainText('I am sorry, a technical glitch got in the way. We will send you an invite soon.');
  await talk.log.getByRole('button', { name: 'Try again' }).click();
  await expect(talk.log).toContainText('Booked. The invite is on its way');
});

test.describe('for a visitor in New York', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('times stand on their own clock and on India’s, and can be pressed', async ({ page }) => {
    const talk = talkOn(page);
    await talk.toSuggestion();
    await expect(talk.last).toContainText(
      /tomorrow, \w+ \d+ \w+, at \d+:\d\d [ap]m India Standard Time \(\w+ \d+ \w+, \d+:\d\d [ap]m for you\)/,
    );
    await expect(talk.times.first()).toContainText(/^\d+:\d\d [ap]m\d+:\d\d [ap]m there$/);
    await talk.times.first().click();
    await expect(talk.log).toBeFocused();
    await expect(talk.log.locator('.booked')).toContainText('Eastern Time');
    await expect(talk.log.locator('.booked')).toContainText('India Standard Time');
  });
});
