import { catalog } from '#shared/catalog.ts';
import { formatInr } from '#shared/money.ts';
import { anchors, expectAt, jump, mainNav, navItems, section } from './home.ts';
import { expect, open, test } from './support.ts';

test('the landing page has every place its menus and the outside world point to, in order, and leads to every page but Bal Krishna’s', async ({
  page,
}) => {
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

  const links = page.getByRole('contentinfo').getByRole('link');
  const paths = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')).filter((href) => href?.startsWith('/')));
  expect(paths.sort()).toEqual([
    '/aranya-voice',
    '/arya-voice',
    '/hi',
    '/kaka-voice',
    '/maharajji-voice',
    '/mini-voice',
    '/privacy-policy',
    '/purchases',
    '/rishi-voice',
    '/terms-and-conditions',
  ]);
  expect(await page.content()).not.toMatch(/krishna/i);
});

test('each item of the menu leads to its place, pressed or typed, and is marked while that is read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const [label, id] of navItems) {
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
  }
});

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

test('the voice card of each opens his page without loading the site anew', async ({ page }) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [name, route] of [
    ['Rishi', '/rishi-voice'],
    ['Maharajji', '/maharajji-voice'],
    ['Kaka', '/kaka-voice'],
  ] as const) {
    await section(page, 'voices')
      .getByRole('link', { name: `Talk to ${name}` })
      .click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await page.goBack();
    await expect(section(page, 'voices')).toBeVisible();
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
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
