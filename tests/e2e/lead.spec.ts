import { leadSheetIn } from '../support/sheet-rows.ts';
import { expectAccessible } from './accessible.ts';
import { freeTimes, talkOn } from './lead-talk.ts';
import { expect, open, reload, test } from './support.ts';

const leadPath = '**/api/submit-to-google-sheets.js';

test.beforeEach(({ site }) => freeTimes(site));

test('answers that do not reach us, or are refused, are said, and kept once when they do; the keyboard stays in the talk', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|failed request/);
  const talk = talkOn(page);
  let way: 'down' | 'refused' | 'up' = 'down';
  let asked = 0;
  await page.route(leadPath, (route) => {
    asked += 1;
    if (way === 'refused') return route.fulfill({ status: 422, json: { error: 'No.', code: 'invalid_input' } });
    return way === 'down' ? route.abort('connectionreset') : route.continue();
  });
  await talk.toSuggestion('unsent@nanisachaar.example');
  const notice = talk.chat.getByRole('status').filter({ hasText: 'Your answers have not reached us yet.' });
  const again = notice.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  way = 'refused';
  const before = asked;
  await again.click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(again).toBeVisible();
  way = 'up';
  await again.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(talk.write).toBeFocused();
  await expect.poll(() => leadSheetIn(site.dataDir).filter(({ email }) => email === 'unsent@nanisachaar.example').length).toBe(1);
  const shown = await talk.times.count();
  await talk.chat.getByRole('button', { name: /^\d+ more times$/ }).press('Enter');
  await expect(talk.times.nth(shown)).toBeFocused();
});

test('answers that fail to reach us once are sent again, though the visitor has gone to another tab meanwhile', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|failed request/);
  const talk = talkOn(page);
  await page.route(
    leadPath,
    async (route) => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await talk.answerAll('hidden@nanisachaar.example');
  await expect.poll(() => leadSheetIn(site.dataDir).filter(({ email }) => email === 'hidden@nanisachaar.example').length).toBe(1);
});

test('answers given without a connection are said to be unsent, and go out by themselves when it is back', async ({
  page,
  context,
  site,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const talk = talkOn(page);
  await talk.open();
  for (const line of ['Farah', 'Nani’s Achaar', 'Pickles']) await talk.say(line);
  await context.setOffline(true);
  await talk.say('offline@nanisachaar.example');
  const notice = talk.chat.getByRole('status').filter({ hasText: 'Your answers have not reached us yet.' });
  await expect(notice).toBeVisible();
  await expect(talk.log.getByRole('alert')).toContainText('Could not load slots. Please try again.');
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(talk.log).toContainText('The first free slot is tomorrow, ');
  await expect.poll(() => leadSheetIn(site.dataDir).filter(({ email }) => email === 'offline@nanisachaar.example').length).toBe(1);
});

test('an email that is none stays in the field to be put right, with the question in view; Hindi is read as Hindi, and in forced colours an answered question looks unlike an open one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const talk = talkOn(page);
  await talk.open();
  await talk.say('फ़रह');
  await expect(talk.log.getByRole('button').getByText('फ़रह')).toHaveAttribute('lang', 'hi');
  // Where a device takes the grounds away.
  await page.emulateMedia({ forcedColors: 'active' });
  const [ground, words] = await talk.chat.locator('.prog li.done').evaluate((item) => {
    return [getComputedStyle(item, '::before').backgroundColor, getComputedStyle(item).color];
  });
  expect(ground).toBe(words);
  await page.emulateMedia({ forcedColors: 'none' });
  await talk.say('Achaar');
  await expect(talk.log.getByRole('button').getByText('Achaar')).not.toHaveAttribute('lang');
  await talk.say('Pickles');
  await talk.write.fill('farah at nani');
  await talk.write.press('Enter');
  await expect(talk.chat.getByRole('alert')).toHaveText('Please enter a valid email address.');
  await expect(talk.last).toBeInViewport({ ratio: 0.99 });
  await expect(talk.write).toHaveValue('farah at nani');
  await expect(talk.write).toHaveAttribute('aria-invalid', 'true');
  await talk.say('farah@nani.in');
  await expect(talk.chat.getByRole('alert')).toHaveCount(0);
  await expect(talk.log).toContainText('The first free slot is');
});

test('a bare domain is offered as a website; an earlier answer is changed by pressing it', async ({ page, site }) => {
  const talk = talkOn(page);
  await talk.open();
  for (const line of ['Fara', 'Nani’s Achaar', 'nanisachaar.example']) {
    await talk.write.fill(line);
    await talk.write.press('Enter');
  }
  await expect(talk.last).toHaveText('Vaani: Is https://nanisachaar.example your website? Type yes, or tell me in a line what you sell.');
  await talk.write.fill('haan');
  await talk.write.press('Enter');
  await talk.log.getByRole('button', { name: 'Fara Change this answer' }).click();
  await expect(talk.write).toBeFocused();
  await expect(talk.write).toHaveValue('Fara');
  await talk.write.fill('Farah');
  await talk.write.press('Enter');
  await expect(talk.log).toContainText('Good to meet you, Farah.');
  await talk.say('changed@nanisachaar.example');
  await expect
    .poll(() => leadSheetIn(site.dataDir).find(({ email }) => email === 'changed@nanisachaar.example'))
    .toMatchObject({ name: 'Farah', website: 'https://nanisachaar.example', description: '' });
});

test('a reload in the middle loses nothing, and a finished talk is forgotten', async ({ page, site }) => {
  const talk = talkOn(page);
  await talk.open();
  await talk.say('Farah');
  await talk.say('Nani’s Achaar');
  await reload(page);
  await page.locator('#brandvoice').scrollIntoViewIfNeeded();
  await expect(talk.last).toHaveText('Vaani: Nani’s Achaar. Do you have a website? If not, tell me in a line what you sell.');
  await talk.say('Pickles');
  await talk.say('reload@nanisachaar.example');
  await expect(talk.log).toContainText('The first free slot is');
  await reload(page);
  await page.locator('#brandvoice').scrollIntoViewIfNeeded();
  await expect(talk.log).toContainText('The first free slot is');
  await talk.say('yes');
  await expect(talk.log).toContainText('Booked.');
  expect(await page.evaluate(() => localStorage.getItem('vaani:lead'))).toBeNull();
  await reload(page);
  await page.locator('#brandvoice').scrollIntoViewIfNeeded();
  await expect(talk.log.locator('.msg')).toHaveCount(1);
  expect(leadSheetIn(site.dataDir).filter(({ email, kind }) => email === 'reload@nanisachaar.example' && kind === 'lead')).toHaveLength(1);
});

test('the whole talk works by keyboard alone, and the focus never leaves it; browsers can fill in what is asked, and a telephone’s key sends', async ({
  page,
}) => {
  const talk = talkOn(page);
  await talk.open();
  await talk.write.focus();
  await expect(talk.write).toHaveAttribute('enterkeyhint', 'send');
  for (const [fill, line] of [
    ['name', 'Farah'],
    ['organization', 'Nani’s Achaar'],
    ['url', 'Pickles'],
    ['email', 'keys@nanisachaar.example'],
  ] as const) {
    await expect(talk.write).toHaveAttribute('autocomplete', fill);
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await expect(talk.write).toBeFocused();
  }
  await expect(talk.times.first()).toBeVisible();
  const brand = talk.log.getByRole('button', { name: /Nani’s Achaar/ });
  await brand.focus();
  await page.keyboard.press('Enter');
  await expect(talk.write).toBeFocused();
  await expect(talk.write).toHaveValue('Nani’s Achaar');
  await page.keyboard.press('Escape');
  await expect(talk.write).toBeFocused();
  await expect(talk.write).toHaveValue('');
  while (!(await talk.times.last().evaluate((button) => button === document.activeElement))) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(talk.log).toContainText('Booked.');
  await expect(talk.log).toBeFocused();
});

test('nothing stands in anybody’s way, on a telephone and on a desktop', async ({ page }) => {
  const talk = talkOn(page);
  const onBoth = async (look: () => Promise<void>) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await look();
      await expectAccessible(page, '.chat--lead');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  };
  await talk.open();
  await onBoth(() => expect(talk.last).toBeVisible());
  for (const line of ['Farah', 'Nani’s Achaar', 'Pickles by post', 'farah@nanisachaar.example']) await talk.say(line);
  await expect(talk.log).toContainText('The first free slot is tomorrow, ');
  await onBoth(async () => {
    await expect(talk.times.first()).toBeVisible();
    // No time stands alone in a row.
    const rows = new Map<number, number>();
    for (const time of await talk.times.all()) {
      const y = Math.round((await time.boundingBox())?.y ?? 0);
      rows.set(y, (rows.get(y) ?? 0) + 1);
    }
    expect(new Set(rows.values()).size).toBe(1);
  });
  await talk.log.getByRole('button', { name: /Farah/ }).first().click();
  await expectAccessible(page, '.chat--lead');
  await page.keyboard.press('Escape');
  await talk.say('yes');
  await expect(talk.log).toContainText('Booked.');
  await onBoth(() => expect(talk.log).toContainText('Booked.'));
});

test('its code comes only when the visitor comes near, and the first question is there before it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page);
  await expect(page.locator('.chat--lead')).toContainText('Namaste. I answer the door at Vaani. What should I call you?');
  expect(scripts.filter((url) => url.includes('lead-chat'))).toEqual([]);
  await page.locator('#brandvoice').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.filter((url) => url.includes('lead-chat'))).toHaveLength(1);
});
