import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import type { Site } from '../support/site.ts';
import { answers, expect, open, send } from './support.ts';

/** Frees the times that the tests before have booked: on a machine with one worker all of them are visitors of one site. */
export function freeTimes({ dataDir }: Site): void {
  const store = new DatabaseSync(join(dataDir, 'vaani.sqlite'), { timeout: 60_000 });
  store.exec('update bookings set slot = null');
  store.close();
}

/** The chat, as a visitor meets it. */
export function talkOn(page: Page) {
  const chat = page.locator('.chat--lead');
  const log = chat.getByRole('log');
  const write = chat.getByRole('textbox');
  return {
    chat,
    log,
    write,
    last: log.locator('.msg--them:not(.typing)').last(),
    times: chat.locator('.slots fieldset').getByRole('button'),
    async open() {
      await open(page, '/#brandvoice');
      await page.locator('#brandvoice').scrollIntoViewIfNeeded();
      await answers(write);
    },
    async say(line: string) {
      await send(write, line);
      await expect(log.locator('.msg--me').filter({ hasText: line }).last()).toBeVisible();
    },
    async answerAll(email = 'farah@nanisachaar.example') {
      await this.open();
      for (const line of ['Farah', 'Nani’s Achaar', 'Pickles by post', email]) await this.say(line);
    },
    async toSuggestion(email?: string) {
      await this.answerAll(email);
      await expect(log).toContainText('The first free slot is tomorrow, ');
    },
  };
}
