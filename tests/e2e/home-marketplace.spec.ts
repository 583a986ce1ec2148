import type { Page } from 'playwright/test';
import { section } from './home.ts';
import { expect, open, test } from './support.ts';

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

  test('a press that comes as soon as React has taken the page over, before the part’s own code is here, is answered', async ({ page }) => {
    await page.addInitScript(() => {
      const played: string[] = [];
      HTMLMediaElement.prototype.play = function () {
        played.push(this.closest('[data-voice]')?.getAttribute('data-voice') ?? '');
        return new Promise(() => {});
      };
      // React tells its developer tools of every commit, before its effects: no press of a visitor can come sooner.
      const isTakenOver = (node: Element | null) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactFiber'));
      let pressed = false;
      const onCommitFiberRoot = () => {
        if (pressed || !isTakenOver(document.getElementById('preview-cards'))) return;
        pressed = true;
        queueMicrotask(() => document.querySelector<HTMLElement>('[data-voice=mithu-parrot] button')?.click());
      };
      const deaf = () => {};
      const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: deaf, onPostCommitFiberRoot: deaf };
      Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, played });
    });
    await open(page, '/#voice-marketplace');
    await expect.poll(() => page.evaluate(() => (window as unknown as { played: string[] }).played)).toEqual(['mithu-parrot']);
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
