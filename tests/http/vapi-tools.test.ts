import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callPage } from '../support/call-page.ts';
import { type PlayedOpenAi, playOpenAi } from '../support/openai.ts';
import { type Site, startSite } from '../support/site.ts';
import { type PlayedVapi, playVapi } from '../support/vapi.ts';
import { callIdOf, postToSite } from '../support/vapi-call.ts';
import { type Visitor, visitor } from '../support/visitor.ts';

const path = '/webhooks/vapi';

describe('a tool that a hosted model at Vapi asks for', () => {
  let site: Site;
  let vapi: PlayedVapi;
  let openai: PlayedOpenAi;
  beforeAll(async () => {
    [vapi, openai] = [await playVapi(), await playOpenAi()];
    site = await startSite({ ...vapi.environment, ...openai.environment, VAPI_BRAIN: 'hosted', TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await site.stop();
    await openai.close();
    await vapi.close();
  });

  const call = async (persona: string, who: Visitor = visitor(site.url)) => callIdOf(await who.post('/call/web', { assistantId: persona }));
  let asked = 0;
  const request = (id: string, name: string, fields: unknown) => ({
    message: { type: 'tool-calls', call: { id }, toolCallList: [{ id: `tool-${++asked}`, function: { name, arguments: fields } }] },
  });
  const use = async (id: string, name: string, fields: unknown): Promise<string> =>
    (await (await postToSite(site.url, path, request(id, name, fields))).json()).results[0].result;
  const rows = () => {
    const db = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
    const all = db.prepare('select id, state, answered, status from calls order by id').all();
    db.close();
    return all;
  };

  test.each([
    ['I want the immunity one', /^Immunity Booster Nuskha, ₹119\. (?!.*\p{Script=Devanagari})/u],
    ['mujhe immunity wali chahiye', /^Immunity Booster Nuskha, ₹119\. .*(bolo|page par)/],
    ['मुझे इम्युनिटी वाली चाहिए', /^इम्यूनिटी बूस्टर नुस्ख़ा, ₹119। .*\p{Script=Devanagari}/u],
  ])('offers a guide in the language of the wish: %s', async (said, answer) => {
    const meena = visitor(site.url);
    const id = await call('kaka', meena);
    expect(await use(id, 'offer_guide', { guide: 'Immunity Booster Nuskha', email: '', said })).toMatch(answer);
    const page = await callPage(site.url, meena);
    await page.shows(({ offer }) => offer?.skuName === 'Immunity Booster Nuskha');
    await page.leave();
  });

  test('is answered from what the character knows, without asking a model of ours too', async () => {
    const id = await call('kaka');
    expect(await use(id, 'look_up', { said: 'my knees hurt' })).toMatch(/oil|warm/i);
    expect(await use(id, 'look_up', JSON.stringify({ said: 'Meri dadi ko kheer pasand thi' }))).toMatch(/\S/);
    expect(openai.completions).toBe(0);
  });

  test('does nothing that its character does not do', async () => {
    const [mini, kaka] = [await call('mini'), await call('kaka')];
    expect(await use(mini, 'offer_guide', { guide: 'Immunity Booster Nuskha', said: 'sell me that' })).toContain('no such guide');
    expect(await use(kaka, 'offer_guide', { guide: 'Everything For Free', said: 'sell me that' })).toContain('no such guide');
    expect(await use(kaka, 'note_lead', { name: 'Meena', phone: '98450 12345' })).toContain('Nothing was noted');
    expect(await use(kaka, 'refund_everybody', {})).toContain('no such tool');
    expect(await use(kaka, 'offer_guide', '{"guide":')).toContain('no such guide');
  });

  test('finds no conversation of ours at the address of the custom model', async () => {
    const sent = { messages: [{ role: 'user', content: 'namaste' }], call: { id: await call('kaka') } };
    expect((await postToSite(site.url, `${path}/chat/completions`, sent)).status).toBe(404);
  });

  const endedCall = async () => {
    const who = visitor(site.url);
    const id = await call('kaka', who);
    await who.post('/call/web/end', { webCallUrl: `https://vapi.daily.co/${id}` });
    return id;
  };
  const lookUp = (id: string, said = 'my knees hurt') => request(id, 'look_up', { said });
  type Refused = [name: string, status: number, sent: () => Promise<unknown>, secret?: string];
  test.each<Refused>([
    ['without the secret', 404, async () => lookUp(await call('kaka')), ''],
    ['with a secret that was guessed', 404, async () => lookUp(await call('kaka')), 'a-webhook-secreT'],
    ['for a call of somebody else', 404, async () => lookUp('3b241101-e2bb-4255-8caf-4136c566a962')],
    ['for a call that is over', 404, async () => lookUp(await endedCall())],
    ['in what is no JSON', 400, async () => '{"message":'],
    ['in more than a report holds', 413, async () => lookUp(await call('kaka'), 'x'.repeat(2_100_000))],
    ['in a shape that is unknown', 200, async () => ({ message: { type: 'tool-calls', call: 'kaka', toolCallList: {} } })],
  ])('is not carried out %s', async (_name, status, sent, secret) => {
    const body = await sent();
    const before = rows();
    expect((await postToSite(site.url, path, body, secret)).status).toBe(status);
    expect(rows()).toEqual(before);
  });
});
