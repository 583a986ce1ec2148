import type { Page } from 'playwright/test';
import { personaBySlug } from '#shared/personas.ts';
import { afterCall, typed } from './call-page.ts';
import { openVoicePage, press, startLive } from './calls.ts';
import { callTalk, conversations, type OpenTalk, recapOf, saying, test } from './conversations.ts';
import { say } from './kaka-chat.ts';
import { expect } from './support.ts';

const inRoom =
  (page: Page): OpenTalk =>
  async (persona) => {
    await openVoicePage(page, personaBySlug(persona).route);
    await startLive(page);
    const talk = callTalk(page, (line) => typed(page, line));
    await expect(talk.answer).toBeVisible();
    return talk;
  };

/** The talk goes on in writing after a call. Kaka's own chat is in `sale.spec.ts`. */
const inWriting =
  (page: Page): OpenTalk =>
  async (persona) => {
    const { name, route } = personaBySlug(persona);
    await openVoicePage(page, route);
    await startLive(page);
    await press(page);
    await afterCall(page).getByRole('button', { name: 'Chat by text' }).click();
    const written = page.getByRole('region', { name: `Write to ${name}` });
    const lines = written.locator('.cap').filter({ has: page.locator('b', { hasNotText: 'You' }) });
    return {
      ...callTalk(page, async () => {}),
      say: (line) => saying(lines, () => say(written.getByRole('textbox'), line)),
      answer: lines.last(),
      isCall: false,
      end: async () => recapOf(page),
    };
  };

const room = test.extend({ openTalk: ({ page }, use) => use(inRoom(page)) });
const chat = test.extend({ openTalk: ({ page }, use) => use(inWriting(page)) });

test.describe('in the room', () => conversations(room, 'danger', 'sale', 'lead'));
test.describe('in writing', () => conversations(chat, 'lead'));
