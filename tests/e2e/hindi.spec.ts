import type { Page } from 'playwright/test';
import { personas } from '#shared/personas.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, ready, test } from './support.ts';

/** The site in Hindi. What the pages do is tested in English; here, that all of it is there, in Hindi, and stays there. */

/** Address, document title, first heading. */
const screens = [
  ['/hi', 'वाणी: बोलने वाले किरदार जो बेचते हैं', 'भारत बातों-बातों में ख़रीदता है। अब ब्रांड भी बोले।'],
  ['/hi/maharajji-voice', 'महाराजजी की आवाज़', 'महाराजजी'],
  ['/hi/aranya-voice', 'अरण्य की आवाज़', 'अरण्य'],
  ['/hi/mini-voice', 'मिनी की आवाज़', 'मिनी से बात करें'],
  ['/hi/rishi-voice', 'ऋषि की आवाज़', 'ऋषि से बात करें'],
  ['/hi/kaka-voice', 'काका की आवाज़', 'काका से बात करें'],
  ['/hi/arya-voice', 'आर्या की आवाज़', 'आर्या से बात करें'],
  ['/hi/bal-krishna-lalji', 'बाल कृष्ण लालजी', 'बाल कृष्ण लालजी'],
  ['/hi/privacy-policy', 'निजता नीति: वाणी', 'निजता नीति'],
  ['/hi/terms-and-conditions', 'नियम और शर्तें: वाणी', 'नियम और शर्तें'],
] as const;
const lost = ['/hi/no/such/page', 'पेज नहीं मिला: वाणी', 'अरे! यह पेज नहीं मिला'] as const;

/** Names that are written in Latin letters in Hindi too. */
const names =
  /English|Razorpay|Google Sheets|Calendly|Cal\.com|SMTP|Vapi|OpenAI|SQLite|Postgres|https|hello@localhost|[\w.]+@[\w.]+|you@example\.in|aap@example\.in/g;

/** What is read or read out in Latin letters. */
const latinWords = (page: Page) =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    for (const unseen of document.querySelectorAll('script, style, noscript, template')) unseen.remove();
    return [document.title, document.body.textContent ?? '', ...said].join('\n');
  });

test('every screen is whole, in Hindi, and in order for a screen reader', async ({ page, site, expectProblem }) => {
  expectProblem(/status of 404/);
  expect(screens.map(([path]) => path)).toEqual(expect.arrayContaining(personas.map(({ route }) => `/hi${route}`)));
  for (const [path, title, heading] of [...screens, lost])
    await test.step(path, async () => {
      const found = path !== lost[0];
      await page.setViewportSize({ width: 1280, height: 720 });
      const answer = await open(page, path);
      expect(answer?.status()).toBe(found ? 200 : 404);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectAccessible(page);

      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('lang') ?? '', link.getAttribute('href') ?? '']));
      expect(links.filter(([lang, href]) => lang !== 'en' && !/^\/hi($|[/#])/.test(href ?? ''))).toEqual([]);
      if (found) {
        const english = path.slice(3) || '/';
        await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', site.url + path);
        for (const [lang, address] of [
          ['en-IN', english],
          ['hi-IN', path],
          ['x-default', english],
        ])
          await expect(page.locator(`head link[hreflang=${lang}]`)).toHaveAttribute('href', site.url + address);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect((await latinWords(page)).replace(names, '').match(/[A-Za-z]{2,}.*/g) ?? []).toEqual([]);
    });
});

test('the two languages lead to each other page by page, and the choice is offered again, never forced', async ({ page }) => {
  await open(page, '/kaka-voice');
  await page.getByRole('link', { name: 'हिन्दी' }).first().click();
  await expect(page).toHaveURL(/\/hi\/kaka-voice$/);
  await ready(page);
  await page.getByRole('link', { name: 'वाणी', exact: false }).first().click();
  await expect(page).toHaveURL(/\/hi$/);

  await open(page, '/rishi-voice');
  const offer = page.getByRole('complementary', { name: 'भाषा' });
  await expect(offer.getByRole('link', { name: 'हिन्दी' })).toHaveAttribute('href', '/hi/rishi-voice');
  await offer.getByRole('button', { name: 'Stay in English' }).click();
  await expect(offer).toBeHidden();
  await open(page, '/rishi-voice');
  await expect(offer).toBeHidden();
});

test.describe('whose browser speaks Hindi', () => {
  test.use({ locale: 'hi-IN' });
  test('is told quietly that the page is there in Hindi', async ({ page }) => {
    await open(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('complementary', { name: 'भाषा' })).toBeVisible();
    await expectAccessible(page, '.language-offer');
  });
});

test('the link to the English page is set in the font of the page, which needs no file of Latin letters for it', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await open(page, '/hi');
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(english).toHaveCSS('font-family', /^Mukta/);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(fonts.filter((url) => /mukta-600-marks/.test(url))).toHaveLength(1);
  expect(fonts.filter((url) => /latin/.test(url))).toEqual([]);
});

test('a call and a chat that begin on a Hindi page begin in Hindi', async ({ page }) => {
  await open(page, '/hi/rishi-voice');
  await page.getByRole('button', { name: /^ऋषि से बात करें/ }).click();
  await page.getByRole('button', { name: 'लिखकर बात करें' }).click();
  const captions = page.getByRole('log', { name: 'बात के शब्द' });
  await expect(captions).toContainText(/एआई/);
  expect(await captions.locator('p').first().textContent()).not.toMatch(/[A-Za-z]{2,}/);
  await page.getByRole('button', { name: 'रोकें' }).click();

  await open(page, '/hi#demo');
  const chat = page.locator('#kaka-chat');
  await expect(chat.locator('.msg').first()).toContainText('आओ, आओ, बैठो।');
  await chat.getByLabel('आपका संदेश').fill('ok');
  await chat.getByRole('button', { name: 'भेजें' }).click();
  await expect(chat.locator('.msg--them:not(.typing)').nth(1)).toHaveText(/[\u0900-\u097f]{3,}/);
});

test('what a call with Kaka came to names the guide in Hindi', async ({ page }) => {
  await open(page, '/hi/kaka-voice');
  await page.getByRole('button', { name: /^काका से बात करें/ }).click();
  await page.getByRole('button', { name: 'लिखकर बात करें' }).click();
  const line = page.getByLabel('बोलने के बदले लिखिए');
  await line.fill('इम्यूनिटी वाली गाइड चाहिए');
  await line.press('Enter');
  await expect(page.locator('.voice__offer')).toContainText('इम्यूनिटी बूस्टर नुस्ख़ा');
  await page.getByRole('button', { name: 'रोकें' }).click();
  await expect(page.getByText('इम्यूनिटी बूस्टर नुस्ख़ा के लिए आपका ईमेल बाक़ी है।')).toBeVisible();
});

test('the head of Kaka’s chat has room for its words on the narrowest telephone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/hi#demo');
  const head = page.locator('#kaka-chat .chat__head');
  const about = () => head.locator('div > span').boundingBox();
  const call = () => head.getByRole('link').boundingBox();
  // Asked again: the chat's own code may just be taking the place of its drawing.
  await expect.poll(async () => (await about())?.width).toBeGreaterThan(140);
  await expect
    .poll(async () => {
      const [words, link] = [await about(), await call()];
      return words && link && link.y >= words.y + words.height;
    })
    .toBe(true);
});

test('what goes wrong is said in Hindi too', async ({ page, expectProblem }) => {
  expectProblem(/status of 503|status of 502/);
  await page.route('**/api/maharajji-chat.js', (route) =>
    route.fulfill({ status: 502, json: { code: 'chat_failed', error: 'No response from Kaka.' } }),
  );
  await open(page, '/hi#demo');
  const chat = page.locator('#kaka-chat');
  await chat.getByLabel('आपका संदेश').fill('खाँसी है');
  await chat.getByRole('button', { name: 'भेजें' }).click();
  await expect(chat.getByRole('alert')).toContainText('काका का जवाब नहीं आया।');

  const lead = page.locator('.chat--lead');
  const answer = async (words: string) => {
    await lead.getByRole('textbox').fill(words);
    await lead.getByRole('textbox').press('Enter');
  };
  for (const words of ['मीना', 'नानी का अचार', 'घर का अचार']) {
    await answer(words);
    await expect(lead.getByRole('log')).toContainText(words);
  }
  await answer('यह ईमेल नहीं');
  await expect(lead.getByRole('alert')).toHaveText('कृपया सही ईमेल पता लिखिए।');
});
