import type { Page } from 'playwright/test';
import { expect } from './support.ts';

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
      await page.goto('/#brandvoice');
      await page.locator('#brandvoice').scrollIntoViewIfNeeded();
    },
    /** Writes a line and presses Enter until it is sent: in the first instant of a page nothing listens yet, and the line stays. */
    async say(line: string) {
      await write.fill(line);
      await expect(async () => {
        await write.press('Enter');
        await expect(log.locator('.msg--me').filter({ hasText: line }).last()).toBeVisible({ timeout: 1000 });
      }).toPass();
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
