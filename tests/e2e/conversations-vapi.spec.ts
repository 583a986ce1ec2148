import type { Page } from 'playwright/test';
import { type PersonaSlug, personaBySlug } from '#shared/personas.ts';
import { wantedAssistant } from '../../scripts/vapi/wanted.ts';
import { type PlayedVapi, playVapi } from '../support/vapi.ts';
import { inVapiCall, type VapiCall, type VapiModel } from '../support/vapi-call.ts';
import { typed } from './call-page.ts';
import { letDailyBe, openVoicePage, serveDaily, startLive } from './calls.ts';
import { callTalk, conversations, type HeldTalk, test as talkTest } from './conversations.ts';
import { expect } from './support.ts';

/** A site whose calls a played Vapi carries, from the press to the report of their end. */
const test = talkTest.extend<object, { vapi: PlayedVapi }>({
  vapi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures
    async ({}, use) => {
      const vapi = await playVapi();
      await use(vapi);
      await vapi.close();
    },
    { scope: 'worker' },
  ],
  siteEnvironment: [({ vapi }, use) => use(vapi.environment), { scope: 'worker' }],
});

/** Plays Vapi's server in the page's calls: what it hears it answers by its model, what it is told to say it says. */
async function carryCalls(page: Page, siteUrl: string, vapi: PlayedVapi, persona: PersonaSlug, model: VapiModel) {
  await serveDaily(page);
  let [call, callId]: [VapiCall | undefined, string] = [undefined, ''];
  const transcript = (role: 'user' | 'assistant', words: string) =>
    page.evaluate((said) => window.daily.app({ type: 'transcript', transcriptType: 'final', ...said }), { role, transcript: words });
  const answer = async (line: string) => transcript('assistant', (await call?.hears(line)) ?? '');

  await page.route('**/call/web', async (route) => {
    const response = await route.fetch();
    callId =
      String((await response.json()).webCallUrl)
        .split('/')
        .at(-1) ?? '';
    call = inVapiCall(siteUrl, callId, model);
    await route.fulfill({ response });
  });
  await page.exposeFunction('vapiHears', async (data: string) => {
    if (data === 'playable') {
      await call?.tell({ type: 'status-update', status: 'in-progress' });
      return transcript('assistant', String(wantedAssistant(persona, siteUrl).firstMessage));
    }
    const { type, message } = JSON.parse(data);
    if (type === 'add-message') await answer(message.content);
    if (type === 'end-call') await call?.over();
  });
  vapi.onSaid = (id, words) => void (id === callId && transcript('assistant', words));
  return {
    /** The visitor has spoken. */
    async hears(line: string) {
      await transcript('user', line);
      await answer(line);
    },
  };
}

async function openTalk(page: Page, siteUrl: string, vapi: PlayedVapi, persona: PersonaSlug, model: VapiModel): Promise<HeldTalk> {
  const { hears } = await carryCalls(page, siteUrl, vapi, persona, model);
  await openVoicePage(page, personaBySlug(persona).route);
  await startLive(page);
  const talk = callTalk(page, hears);
  await expect(talk.answer).toBeVisible();
  return talk;
}

const withModel = (model: VapiModel) =>
  test.extend({
    openTalk: ({ page, site, vapi, expectProblem }, use) => {
      letDailyBe(expectProblem);
      return use((persona) => openTalk(page, site.url, vapi, persona, model));
    },
  });

test.describe('at Vapi, with our conversation as its model', () => conversations(withModel('own'), 'sale', 'recap'));
test.describe('at Vapi, with a hosted model and our tools', () => conversations(withModel('hosted'), 'lead'));

test('a line that is typed in a call at Vapi is answered by the same conversation', async ({ page, site, vapi, expectProblem }) => {
  letDailyBe(expectProblem);
  const talk = await openTalk(page, site.url, vapi, 'kaka', 'own');
  await typed(page, 'I want to buy the immunity guide, my email is meena@example.in');
  await expect(talk.answer).toContainText('is on the page now');
  await expect(page.getByRole('region', { name: 'Order: Immunity Booster Nuskha' })).toContainText('meena@example.in');
});
