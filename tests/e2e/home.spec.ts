import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Route } from 'playwright/test';
import { catalog } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { AxeBuilder, expect, hydrated, test } from './support.ts';

const anchors = [
  'home',
  'voices',
  'demo',
  'voice-marketplace',
  'automation',
  'workflow',
  'brand-character',
  'brandvoice',
  'indian-market',
  'about',
];
const navItems = [
  ['Home', 'home'],
  ['Voice', 'voices'],
  ['Chat', 'demo'],
  ['Marketplace', 'voice-marketplace'],
  ['Talk to Us', 'brandvoice'],
] as const;

const section = (page: Page, id: string) => page.locator(`#${id}`);
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const header = (page: Page) => page.locator('.site-header');
/** Distance of a section's upper edge from the top of the viewport. */
const topOf = (page: Page, id: string) => section(page, id).evaluate((node) => Math.round(node.getBoundingClientRect().top));
const jump = (page: Page, y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

async function open(page: Page, path = '/') {
  await page.goto(path);
  await hydrated(page);
}

/** The section stands under the header, and stays there. */
async function expectAt(page: Page, id: string) {
  if (id === 'home') await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  else await expect.poll(() => topOf(page, id)).toBe(64);
}

test('the landing page has every place its menus and the outside world point to, in order', async ({ page }) => {
  await open(page);
  expect(await page.locator('main section[id], footer[id]').evaluateAll((nodes) => nodes.map(({ id }) => id))).toEqual(anchors);
  for (const heading of [
    'Press a button. Somebody answers.',
    'Kaka sells the way uncles do. He asks about your mother first.',
    'The voice marketplace',
    'One sentence in. The back office does the rest.',
    'From a first hello to a second order',
    'Your mascot has been quiet long enough.',
    'Talk to Us',
    'Vāk Civilization',
  ])
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  for (const title of ['Messaging', 'Payment', 'Spreadsheet', 'Store', 'SMS', 'Shipping', 'Discover', 'Order', 'Fulfill', 'Engage'])
    await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Coming Soon')).toBeVisible();
  const board = page.getByRole('listitem').filter({ hasText: 'Nuskha' }).first().locator('..');
  await expect(board.getByRole('listitem')).toHaveText(catalog.map(({ name, paise }) => `${name} ${formatInr(paise)}`));
});

for (const [label, id] of navItems) {
  test(`${label} in the menu leads to #${id}, pressed or typed, and is marked while that is read`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const item = mainNav(page).getByRole('link', { name: label, exact: true });
    await item.click();
    await expect(page).toHaveURL(`/#${id}`);
    await expectAt(page, id);
    await expect(item).toHaveAttribute('aria-current', 'location');
    await expect(mainNav(page).locator('[aria-current]')).toHaveCount(1);

    await jump(page, 3000);
    await item.focus();
    await page.keyboard.press('Enter');
    await expectAt(page, id);
  });
}

test('the hero leads to the voices and to Kaka, the mascot to the conversation with us', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('link', { name: 'Hear the voices' }).click();
  await expectAt(page, 'voices');
  await jump(page, 0);
  await page.getByRole('link', { name: 'Chat with Kaka' }).click();
  await expectAt(page, 'demo');
  await page.getByRole('link', { name: 'Give my brand a voice' }).click();
  await expectAt(page, 'brandvoice');
});

for (const [name, route] of [
  ['Rishi', '/rishi-voice'],
  ['Maharajji', '/maharajji-voice'],
  ['Kaka', '/kaka-voice'],
] as const) {
  test(`the voice card of ${name} opens his page without loading the site anew`, async ({ page }) => {
    await open(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await section(page, 'voices')
      .getByRole('link', { name: `Talk to ${name}` })
      .click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('the footer leads to every page except Bal Krishna’s, who is nowhere on this page', async ({ page }) => {
  await open(page);
  const links = page.getByRole('contentinfo').getByRole('link');
  const paths = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')).filter((href) => href?.startsWith('/')));
  expect(paths.sort()).toEqual([
    '/aranya-voice',
    '/arya-voice',
    '/kaka-voice',
    '/maharajji-voice',
    '/mini-voice',
    '/privacy-policy',
    '/rishi-voice',
    '/terms-and-conditions',
  ]);
  expect(await page.content()).not.toMatch(/krishna/i);
});

test('the header gets its ground once the page moves, leaves while the footer is in view, and comes back for the keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(header(page)).not.toHaveAttribute('data-stuck');
  await jump(page, 41);
  await expect(header(page)).toHaveAttribute('data-stuck');
  await jump(page, 40);
  await expect(header(page)).not.toHaveAttribute('data-stuck');

  await section(page, 'about').scrollIntoViewIfNeeded();
  await expect(header(page)).not.toBeInViewport();
  await mainNav(page).getByRole('link', { name: 'Chat' }).focus();
  await expect(header(page)).toBeInViewport();
  await mainNav(page).getByRole('link', { name: 'Chat' }).blur();
  await expect(header(page)).not.toBeInViewport();
  await jump(page, 0);
  await expect(header(page)).toBeInViewport();
});

test('the hero moves in layers and its words fade with the scroll, there and back', async ({ page }) => {
  await open(page);
  const words = page.locator('.hero__copy');
  const shift = (name: string) => page.locator(name).evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).f);
  await expect(words).toHaveCSS('opacity', '1');
  await jump(page, 500);
  await expect.poll(() => shift('.face--mj')).toBe(70);
  expect(await shift('.face--kaka')).toBe(10);
  expect(await shift('.ringlay:has(.st-gouge)')).toBe(-30);
  await expect.poll(async () => Number(await words.evaluate((node) => getComputedStyle(node).opacity))).toBeLessThan(1);
  await jump(page, 0);
  await expect(words).toHaveCSS('opacity', '1');
});

test('what is further down rises into place once it is reached, and all of it is there', async ({ page }) => {
  await open(page);
  const opacities = () => page.locator('.reveal').evaluateAll((nodes) => nodes.map((node) => Number(getComputedStyle(node).opacity)));
  await expect.poll(async () => (await opacities()).filter((opacity) => opacity === 0).length).toBeGreaterThan(20);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await jump(page, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await expect.poll(async () => (await opacities()).every((opacity) => opacity === 1)).toBe(true);
});

test('visitors who want less motion see everything at once, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const opacities = await page.locator('.reveal, .hero__copy').evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).opacity));
  expect(opacities.length).toBeGreaterThan(30);
  expect(opacities.every((opacity) => opacity === '1')).toBe(true);
  await jump(page, 400);
  expect(await page.locator('.face--mj').evaluate((node) => getComputedStyle(node).transform)).toBe('none');
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const button = (page: Page) => page.getByRole('button', { name: /^(Open|Close) menu$/ });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('the menu opens, keeps the focus, and closes on Escape with the focus back on its button', async ({ page }) => {
    await open(page);
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(button(page)).toHaveAccessibleName('Close menu');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    for (const [label] of navItems) {
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page).getByRole('link', { name: 'Talk to Us' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('the menu toggles, and a press beside it closes it', async ({ page }) => {
    await open(page);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await button(page).click();
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await page.mouse.click(200, 800);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  for (const [label, id] of navItems) {
    test(`choosing ${label} closes the menu and goes there, the keyboard too`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await button(page).click();
      await menu(page).getByRole('link', { name: label, exact: true }).click();
      await expect(menu(page)).toBeHidden();
      await expectAt(page, id);
      await page.keyboard.press('Tab');
      expect(await page.evaluate((place) => document.activeElement?.closest('section')?.id === place, id)).toBe(true);
    });
  }
});

for (const width of [320, 390, 720, 1440]) {
  test(`nothing sticks out sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a reload begins at the top, or at the place the address names; going back returns to where the reader was', async ({ page }) => {
  await open(page);
  await jump(page, 2500);
  await expect(header(page)).toHaveAttribute('data-stuck');
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await open(page, '/#workflow');
  await expectAt(page, 'workflow');
  await jump(page, 2000);
  await page.reload();
  await hydrated(page);
  await expectAt(page, 'workflow');

  await open(page);
  // Where the page stands in the moment of the press: it may have been scrolled to the card, and risen, until then.
  await page.evaluate(() => document.addEventListener('click', () => Object.assign(window, { left: scrollY }), { capture: true }));
  await section(page, 'voices').getByRole('link', { name: 'Talk to Kaka' }).click();
  await expect(page).toHaveURL('/kaka-voice');
  const left = await page.evaluate(() => (window as unknown as { left: number }).left);
  expect(left).toBeGreaterThan(1000);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a link from another page arrives at the section it names', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  await page.route('**/call/web', (route) => route.fulfill({ status: 503, json: { error: 'Not now.', code: 'all_lines_busy' } }));
  await open(page, '/mini-voice');
  await page.getByRole('button', { name: 'Talk to Mini' }).click();
  await page.getByRole('link', { name: 'Chat by text' }).click();
  await expect(page).toHaveURL('/#demo');
  await expectAt(page, 'demo');
});

test('moving about the page and away from it works before the lower parts have their code', async ({ page }) => {
  await page.route(/assets\/(kaka-chat|lead-chat|sleeves)-/, () => {});
  await open(page);
  await mainNav(page).getByRole('link', { name: 'Voice', exact: true }).click();
  await mainNav(page).getByRole('link', { name: 'Marketplace' }).click();
  await expect(page).toHaveURL('/#voice-marketplace');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('what is typed to Kaka before his code is here is kept, and so is the place in it', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/assets\/kaka-chat-.*js/, (route) => void held.push(route));
  await open(page, '/#demo');
  const line = section(page, 'demo').getByRole('textbox');
  await line.fill('My throat is bad');
  await expect.poll(() => held.length).toBe(1);
  const drawn = await line.elementHandle();
  await held[0]?.continue();
  await expect.poll(() => drawn?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(line).toHaveValue('My throat is bad');
  await expect(line).toBeFocused();
});

test('a part whose code cannot be had says so, and tries again', async ({ page, expectProblem }) => {
  expectProblem(/kaka-chat/);
  await page.route(/assets\/kaka-chat-.*js/, (route) => route.abort());
  await open(page, '/#demo');
  const demo = section(page, 'demo');
  await expect(demo.getByRole('alert')).toContainText('This part of the page could not be fetched. Please check your connection.');
  await expect(demo.getByText('Aao, aao, baitho. I am Kaka.')).toBeVisible();
  await page.unroute(/assets\/kaka-chat-.*js/);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test.describe('the voice marketplace', () => {
  const play = (page: Page, name: string) => page.getByRole('button', { name: `Play preview of ${name}` });
  const pause = (page: Page, name: string) => page.getByRole('button', { name: `Pause preview of ${name}` });
  const sounding = (page: Page) =>
    page.locator('audio').evaluateAll((nodes) => (nodes as HTMLAudioElement[]).filter(({ paused }) => !paused).length);

  test('plays one preview at a time, by mouse and by keyboard, with its words in view', async ({ page }) => {
    await open(page, '/#voice-marketplace');
    await expect(page.locator('audio')).toHaveCount(6);
    await play(page, 'Kamla Dadi').click();
    await expect(page.locator('[data-voice=dadi-storyteller]')).toHaveAttribute('data-status', 'playing');
    await expect(page.getByText('“Come, sit close. Tonight I will tell you the story of the clever crow.”')).toBeVisible();
    const position = page.getByRole('slider', { name: 'Position in preview of Kamla Dadi' });
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);

    await play(page, 'Mithu').focus();
    await page.keyboard.press('Enter');
    await expect(pause(page, 'Mithu')).toBeVisible();
    await expect(play(page, 'Kamla Dadi')).toBeVisible();
    await expect.poll(() => sounding(page)).toBe(1);

    await page.keyboard.press('Space');
    await expect(play(page, 'Mithu')).toBeFocused();
    await expect.poll(() => sounding(page)).toBe(0);
  });

  test('lets a preview be sought, and begins anew after its end', async ({ page }) => {
    await open(page, '/#voice-marketplace');
    await play(page, 'Parvat').click();
    await expect(page.locator('[data-voice=parvat-mountain]')).toHaveAttribute('data-status', 'playing');
    const position = page.getByRole('slider', { name: 'Position in preview of Parvat' });
    await position.focus();
    await page.keyboard.press('End');
    await expect(play(page, 'Parvat')).toBeVisible();
    await expect(position).toHaveValue('0');
    await expect(position).toHaveAttribute('aria-valuetext', '0 of 6 seconds');
  });

  test('fetches no sound before it is asked for, says when it cannot be had, and tries again', async ({ page, expectProblem }) => {
    expectProblem(/preview|ERR_FAILED|sarita|station-announcer/i);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|m4a)$/.test(request.url())) asked.push(request.url());
    });
    await page.route(/station-announcer/, (route) => route.abort());
    await open(page, '/#voice-marketplace');
    await expect(play(page, 'Sarita')).toBeVisible();
    expect(asked).toEqual([]);
    await play(page, 'Sarita').click();
    await expect(section(page, 'voice-marketplace').getByRole('alert')).toHaveText('This preview could not be played. Try again.');

    await page.unroute(/station-announcer/);
    await play(page, 'Sarita').click();
    await expect(page.locator('[data-voice=station-announcer]')).toHaveAttribute('data-status', 'playing');
    await expect(section(page, 'voice-marketplace').getByRole('alert')).toHaveCount(0);
  });
});

test('India has its 1,400 dots, every one of them drawn', async ({ page, context }) => {
  await open(page);
  const drawing = await page.locator('.field svg').evaluate((svg) => svg.outerHTML.replaceAll('currentColor', '#fff'));
  const sheet = await context.newPage();
  const dots = await sheet.evaluate(async (svg) => {
    const side = 1840;
    const image = new Image(side, side);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`))}`;
    await image.decode();
    const canvas = new OffscreenCanvas(side, side);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, side, side);
    const inked = (i: number) => (data[i * 4 + 3] as number) > 127;
    const seen = new Uint8Array(side * side);
    let count = 0;
    for (let start = 0; start < side * side; start += 1) {
      if (seen[start] || !inked(start)) continue;
      count += 1;
      const queue = [start];
      seen[start] = 1;
      for (let at = queue.pop(); at !== undefined; at = queue.pop())
        for (const next of [at - 1, at + 1, at - side, at + side])
          if (next >= 0 && next < side * side && !seen[next] && inked(next)) {
            seen[next] = 1;
            queue.push(next);
          }
    }
    return count;
  }, drawing);
  expect(dots).toBe(1400);
  await expect(page.getByText('1,400 dots. Each one is ten lakh people.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every section can be read and every link followed', async ({ page, expectProblem }) => {
    expectProblem(/failed request: csp .*\.js$/);
    await page.goto('/');
    for (const id of anchors) await expect(section(page, id)).toBeVisible();
    await expect(page.getByText('Aao, aao, baitho. I am Kaka.')).toBeVisible();
    await expect(page.getByText('Namaste. I answer the door at Vaani. What should I call you?')).toBeVisible();
    await expect(page.getByText('“Breathe in. The mountain is never in a hurry.”')).toBeVisible();
    const opacities = await page.locator('.reveal').evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).opacity));
    expect(opacities.every((opacity) => opacity === '1')).toBe(true);
    await section(page, 'voices').getByRole('link', { name: 'Talk to Rishi' }).click();
    await expect(page).toHaveURL('/rishi-voice');
  });
});

test('the page keeps to its budgets: 85 KB of scripts, 60 KB of fonts, 120 KB of pictures, and no call to the server', async ({ page }) => {
  const bytes = { script: 0, font: 0, image: 0 };
  const calls: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'fetch' || kind === 'xhr') calls.push(response.url());
    if (kind !== 'script' && kind !== 'font' && kind !== 'image') return;
    const scale =
      kind === 'script'
        ? (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        : (body: Buffer) => body;
    bodies.push(
      response.body().then((body) => {
        bytes[kind] += scale(body).length;
      }),
    );
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  expect(bytes.script).toBeLessThan(85_000);

  // Pictures further down are fetched as they come near.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const scriptsBefore = bytes.script;
  for (let y = 0; y < height; y += 400) {
    await jump(page, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  expect(bytes.script).toBeGreaterThan(scriptsBefore);
  expect(bytes.font).toBeLessThan(60_000);
  expect(bytes.image).toBeLessThan(120_000);
  expect(calls).toEqual([]);
});

test('nothing shifts while the page loads and is read', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await jump(page, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
});
