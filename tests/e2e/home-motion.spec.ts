import { expectAt, header, jump, mainNav, section } from './home.ts';
import { expect, moving, open, test } from './support.ts';

test.use(moving);

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

test('a press of the mouse scrolls smoothly to its place, a key goes there at once', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    Object.assign(window, { ways: [] });
    document.addEventListener('click', () => {
      (window as unknown as { ways: string[] }).ways.push(getComputedStyle(document.documentElement).scrollBehavior);
    });
  });
  await mainNav(page).getByRole('link', { name: 'Chat' }).click();
  await expectAt(page, 'demo');
  await mainNav(page).getByRole('link', { name: 'Voice' }).press('Enter');
  await expectAt(page, 'voices');
  expect(await page.evaluate(() => (window as unknown as { ways: string[] }).ways)).toEqual(['smooth', 'auto']);
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
  const hidden = new Set<number>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await jump(page, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    for (const [i, opacity] of (await opacities()).entries()) if (opacity === 0) hidden.add(i);
  }
  expect(hidden.size).toBeGreaterThan(20);
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
