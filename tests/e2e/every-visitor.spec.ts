import type { Page } from 'playwright/test';
import { leadSheetIn } from '../support/sheet-rows.ts';
import { expectAccessible } from './accessible.ts';
import { typed } from './call-page.ts';
import { longMs, openVoicePage, serveRoom, startLive } from './calls.ts';
import { openKakaChat, say } from './kaka-chat.ts';
import { expect, open, test } from './support.ts';

/** Large letters, narrow windows, no scripts, screen readers, colours of the visitor's own. */

const pages = ['/', '/maharajji-voice', '/bal-krishna-lalji', '/privacy-policy', '/terms-and-conditions'];

const sizes = [
  { width: 260, percent: 100 },
  { width: 390, percent: 150 },
  { width: 320, percent: 200 },
];

test('in a narrow window and with large letters no page scrolls sideways, no word is cut, and the whole menu can be reached', async ({
  page,
}) => {
  for (const path of pages) {
    await open(page, path);
    for (const { width, percent } of sizes)
      await test.step(`${path} at ${width} px with letters of ${percent} %`, async () => {
        await page.setViewportSize({ width, height: 664 });
        await enlarge(page, percent);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expect.poll(() => cutWords(page)).toEqual([]);
        if (path !== '/') return;
        await page.getByRole('button', { name: 'Open menu' }).click();
        const last = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Talk to Us' });
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(last).toBeHidden();
      });
  }
});

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Words whose letters reach over the edge of the window, but for those in a row that can be moved sideways. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *, header *')]
      .filter(
        (element) => !element.closest('[aria-hidden=true], .vh, noscript, .menu') && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => {
        for (let outer: Element | null = element; outer; outer = outer.parentElement)
          if (getComputedStyle(outer).overflowX === 'auto' && outer.scrollWidth > outer.clientWidth) return false;
        return true;
      })
      .filter((element) => {
        const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        return words.some((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right, width } = range.getBoundingClientRect();
          return width > 0 && (right > innerWidth + 1 || left < -1);
        });
      })
      .map((element) => element.textContent),
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ expectProblem }) => expectProblem(/failed request: csp .+\.js$/));

  test('both chats say that they need it, and give the mail address', async ({ page }) => {
    await page.goto('/');
    for (const [place, name] of [
      ['#kaka-chat', 'The chat with Kaka'],
      ['#lead-chat', 'This chat'],
    ]) {
      await expect(page.locator(`${place} .no-script`)).toContainText(`${name} needs JavaScript`);
      await expect(page.locator(`${place} a[href^="mailto:"]`)).toBeVisible();
      await expect(page.locator(`${place} .composer`)).toBeHidden();
    }
  });
});

test('a line is announced once, with its answer, and a payment link by what it is', async ({ page }) => {
  await open(page, '/#demo');
  const chat = page.locator('#kaka-chat');
  let answer = () => {};
  await page.route('**/api/maharajji-chat.js', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const write = chat.getByLabel('Your message');
  await write.fill('I want to buy the immunity guide, meena@example.in');
  await write.press('Enter');
  const mine = chat.locator('.msg--me');
  await expect(mine).toHaveAttribute('aria-hidden', 'true');
  answer();
  await expect(chat.getByRole('link', { name: 'Pay ₹119' })).toBeVisible();
  await expect(mine).not.toHaveAttribute('aria-hidden');
  await expect(chat.getByRole('link', { name: 'Payment link' }).first()).toHaveAttribute('href', /\/pay\//);
});

test('what is heard is not read out as well; what the visitor said is, and what the character cannot say', async ({ page }) => {
  const far = await serveRoom(page);
  await openVoicePage(page, '/rishi-voice');
  await startLive(page);
  const log = page.getByRole('log', { name: 'Live captions' });
  await expect(log).toHaveAttribute('aria-live', 'polite');
  far.speak(1, 'Namaste. I am Rishi.', longMs);
  await expect(log).toHaveAttribute('aria-live', 'off');
  await typed(page, 'To the hills.');
  await expect(log).toHaveAttribute('aria-live', 'polite');
  far.speak(2, 'Where shall we go?', 200);
  await expect(log).toHaveAttribute('aria-live', 'off');
  far.tell({ type: 'audio-start', turn: 3, encoding: 'none', rate: 1, pitch: 1, names: [] });
  far.tell({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'कहाँ चलें?', turn: 3 });
  await expect(log).toHaveAttribute('aria-live', 'polite');
});

test('on a telephone the contents of a legal page are folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeHidden();
  await page.getByText('Contents', { exact: true }).click();
  await contents.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
  await expectAccessible(page);
});

test('in forced colours the logo keeps its ground and every button its edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, logo, button] of [
    ['/', '.site-header .logo', '.hero .btn'],
    ['/kaka-voice', '.fixed-logo a', '.call__label'],
    ['/bal-krishna-lalji', '.fixed-logo a', '.call__label'],
  ] as const) {
    await open(page, path);
    await expect(page.locator(logo)).toHaveCSS('forced-color-adjust', 'none');
    await expect(page.locator(logo)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator(button).first()).toHaveCSS('border-top-width', '2px');
    await expect(page.locator(button).first()).toHaveCSS('border-top-style', 'solid');
  }
});

test('a browser that lets the site keep nothing shows the page all the same, and both chats work', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await openKakaChat(page);
  const kaka = page.locator('#demo');
  await say(kaka.getByRole('textbox'), 'namaste');
  await expect(kaka.getByText('3 of up to 15 messages')).toBeVisible();
  const lead = page.locator('#brandvoice');
  await lead.scrollIntoViewIfNeeded();
  for (const line of ['Farah', 'Nani’s Achaar', 'Pickles', 'kept@nowhere.example']) await say(lead.getByRole('textbox'), line);
  await expect.poll(() => leadSheetIn(site.dataDir).filter(({ email }) => email === 'kept@nowhere.example').length).toBe(1);
});
