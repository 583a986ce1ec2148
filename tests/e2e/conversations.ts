import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import type { PersonaSlug } from '#shared/personas.ts';
import { leadSheetIn } from '../support/sheet-rows.ts';
import { expectAccessible } from './accessible.ts';
import { afterCall, captions, toast } from './call-page.ts';
import { press } from './calls.ts';
import { payBeside } from './kaka-chat.ts';
import { test as base, expect } from './support.ts';

/** A talk with a character in a page, whichever line it is held on. */
export interface HeldTalk {
  /** Says a line and waits for the answer. */
  say(line: string): Promise<void>;
  /** The character's last words. */
  answer: Locator;
  /** What both have said. */
  log: Locator;
  /** Where a guide that was agreed to waits for an email. */
  offer: Locator;
  isCall: boolean;
  /** Ends it. @returns its recap; null where the line has none */
  end(): Promise<Locator | null>;
}

export type OpenTalk = (persona: PersonaSlug) => Promise<HeldTalk>;

/** Each line gives its own `openTalk`. */
export const test = base.extend<{ openTalk: OpenTalk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
  openTalk: async ({}, use) => {
    await use(() => Promise.reject(new Error('no line')));
  },
});

/** Says a line in some way and waits until the character has one line more. */
export async function saying(lines: Locator, send: () => Promise<void>): Promise<void> {
  const before = await lines.count();
  await send();
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
}

export const recapOf = (page: Page) => page.getByRole('region', { name: 'Recap' });

/** A live call as its page shows it. @param send says a line, by voice or by typing */
export function callTalk(page: Page, send: (line: string) => Promise<void>): HeldTalk {
  const log = captions(page);
  const lines = log.locator('.cap').filter({ has: page.locator('b', { hasNotText: 'You' }) });
  return {
    say: (line) => saying(lines, () => send(line)),
    answer: lines.last(),
    log,
    offer: page.getByRole('region', { name: 'Finish buying Immunity Booster Nuskha' }),
    isCall: true,
    async end() {
      await press(page);
      await expect(afterCall(page)).toBeVisible();
      return recapOf(page);
    },
  };
}

type Walk = 'danger' | 'sale' | 'lead' | 'recap';

/**
 * What a page shows of a conversation, with the same assertions on every line. What is said, sold and noted is the same data on every line
 * (`tests/flows/conversations.test.ts`), so each line walks only what its own page or its own way of telling the page could lose.
 */
export function conversations(on: typeof test, ...walks: Walk[]): void {
  const walk: Record<Walk, () => void> = {
    danger: () =>
      on('danger comes before everything: help is shown, and nothing is sold after it', async ({ page, openTalk }) => {
        const talk = await openTalk('kaka');
        await talk.say('kaka i want to kill myself tonight');
        await expect(talk.answer).toContainText('14416');
        await talk.say('which guide is cheapest');
        await expect(talk.answer).not.toContainText('₹');
        await expect(talk.offer).toHaveCount(0);
        await expect(page.getByRole('region', { name: /^Order: / })).toHaveCount(0);
        const recap = await talk.end();
        if (recap) await expect(recap).toContainText('call 112. Tele-MANAS listens at any hour, free: 14416.');
      }),
    sale: () =>
      on('a guide is agreed to, the address heard, the order opened, paid and thanked for', async ({ page, openTalk }) => {
        const talk = await openTalk('kaka');
        await talk.say('send me the immunity one');
        await expect(talk.answer).toContainText('₹119');
        await expect(talk.offer).toBeVisible();
        await talk.say('meena@example.in');
        const order = page.getByRole('region', { name: 'Order: Immunity Booster Nuskha' });
        await expect(order).toContainText('meena@example.in');
        await expect(talk.offer).toHaveCount(0);
        await payBeside(page, order);
        await page.bringToFront();
        await expect(order.getByText('Paid ₹119. Order received.')).toBeVisible();
        if (talk.isCall) await expect(talk.log).toContainText('It is paid, beta, I see it: Immunity Booster Nuskha');
        const recap = await talk.end();
        if (recap) await expect(recap).toContainText('Immunity Booster Nuskha, ₹119: paid');
        await expect(order.getByRole('link', { name: 'Download the guide' })).toBeVisible();
      }),
    lead: () =>
      on('what Arya learned is on the page, and once in the showroom’s sheet', async ({ site, openTalk }) => {
        const talk = await openTalk('arya');
        const phone = `98450 ${10_000 + (createHash('sha256').update(on.info().testId).digest().readUInt16LE() % 90_000)}`;
        for (const line of ['we drive an old swift', 'seven of us', 'about 15 lakh', 'next month', 'my name is Meena Rao', phone])
          await talk.say(line);
        const recap = await talk.end();
        for (const noted of ['Budget: ', '15 lakh', 'Name: Meena Rao', 'Phone: ', 'Your note is kept for the showroom.'])
          await expect(recap as Locator).toContainText(noted);
        const rows = () =>
          leadSheetIn(site.dataDir).filter((row) => JSON.stringify(row).replaceAll(' ', '').includes(phone.replace(' ', '')));
        await expect.poll(rows).toEqual([expect.objectContaining({ name: 'Meena Rao' })]);
      }),
    recap: () =>
      on('a recap says what was talked about and what is next, and the call can be forgotten', async ({ page, openTalk }) => {
        const talk = await openTalk('mini');
        await talk.say('I sleep badly every Tuesday');
        const recap = (await talk.end()) as Locator;
        await expect(recap).toContainText(/What (you talked about|was noted)/);
        await expect(recap).toContainText(/Next: (Watch for it|Tell Mini)/);
        await expectAccessible(page);
        await recap.getByRole('button', { name: 'Forget this call' }).click();
        await recap.getByRole('button', { name: 'Forget it' }).click();
        await expect(toast(page, 'Forgotten')).toBeVisible();
        await expect(recap).toHaveCount(0);
      }),
  };
  for (const name of walks) walk[name]();
}
