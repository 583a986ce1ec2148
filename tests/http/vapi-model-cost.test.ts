import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personaTexts } from '#server/personas/persona.ts';
import { type PlayedOpenAi, playOpenAi } from '../support/openai.ts';
import { type Site, startSite } from '../support/site.ts';
import { type PlayedVapi, playVapi } from '../support/vapi.ts';
import { callIdOf, postToSite, wordsIn } from '../support/vapi-call.ts';
import { until, type Visitor, visitor } from '../support/visitor.ts';

/** A line whose answer the conversation core leaves open: the model is asked. */
const open = 'Meri dadi ko kheer pasand thi, aur baarish bhi';
const path = '/webhooks/vapi/chat/completions';

describe('the model of a Vapi assistant, with a paid model behind it', () => {
  let site: Site;
  let vapi: PlayedVapi;
  let openai: PlayedOpenAi;
  beforeAll(async () => {
    [vapi, openai] = [await playVapi(), await playOpenAi()];
    site = await startSite({ ...vapi.environment, ...openai.environment, TRUST_PROXY: '1' });
    // What turns search is built with the first of them, which may take a busy machine longer than a caller waits.
    await until(async () => (await visitor(site.url).post('/api/maharajji-chat.js', { message: open })).status === 200);
  });
  afterAll(async () => {
    await site.stop();
    await openai.close();
    await vapi.close();
  });
  beforeEach(() => {
    openai.failing = undefined;
    openai.goesOn = Promise.resolve();
  });

  const call = async (who: Visitor = visitor(site.url)) => callIdOf(await who.post('/call/web', { assistantId: 'kaka' }));
  const request = (id: string, said: readonly string[]) => ({
    model: 'vaani',
    stream: true,
    messages: said.map((content) => ({ role: 'user', content })),
    call: { id },
  });
  const ask = (id: string, ...said: string[]) => postToSite(site.url, path, request(id, said));
  const wordsOf = async (response: Response) => wordsIn(await response.text());
  const rows = () => {
    const db = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
    const all = db.prepare('select id, state, answered, status from calls order by id').all();
    db.close();
    return all;
  };

  test('begins to speak while the model is still writing', async () => {
    const id = await call();
    let write = () => {};
    openai.goesOn = new Promise((resolve) => {
      write = resolve;
    });
    const { body } = await ask(id, open);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let stream = '';
    while (!wordsIn(stream).includes('Drink it warm, beta.')) stream += (await reader?.read())?.value ?? '';
    expect(wordsIn(stream)).toBe('Drink it warm, beta.');
    write();
    for (;;) {
      const { value = '', done } = (await reader?.read()) ?? { done: true };
      stream += value;
      if (done) break;
    }
    expect(wordsIn(stream)).toBe('Drink it warm, beta. Twice a day, before bed.');
    // The whole of it is what the call remembers.
    expect(await wordsOf(await ask(id, open))).toBe('Drink it warm, beta. Twice a day, before bed.');
  });

  test('says so in character when the model fails, and goes on with the call', async () => {
    const id = await call();
    openai.failing = 500;
    const words = await wordsOf(await ask(id, open));
    const trouble = personaTexts('kaka').lines.get('trouble');
    expect([...(trouble?.en ?? []), ...(trouble?.hinglish ?? [])]).toContain(words);
    openai.failing = undefined;
    expect(await wordsOf(await ask(id, open, `${open} thi`))).toContain('Drink it warm, beta.');
    expect(await wordsOf(await ask(id, open, `${open} thi`, 'kaka i want to die'))).toContain('14416');
  });

  test('is asked once for a request that is replayed: at once, next, and after others', async () => {
    const id = await call();
    const before = openai.completions;
    const [first, same] = await Promise.all([ask(id, open), ask(id, open)]);
    const words = await wordsOf(first);
    expect(await wordsOf(same)).toBe(words);
    expect(await wordsOf(await ask(id, open))).toBe(words);
    expect(openai.completions).toBe(before + 1);
    await wordsOf(await ask(id, open, 'my knees hurt'));
    const kept = [openai.completions, rows()];
    expect(await wordsOf(await ask(id, open))).toBe(words);
    expect([openai.completions, rows()]).toEqual(kept);
  });

  test('answers twenty turns a minute and no more', async () => {
    const id = await call();
    const said: string[] = [];
    let status = 200;
    while (status === 200 && said.length < 200) {
      said.push('namaste');
      ({ status } = await ask(id, ...said));
    }
    expect(status).toBe(429);
    expect((said.length - 1) % 20).toBe(0);
  });

  const endedCall = async () => {
    const who = visitor(site.url);
    const id = await call(who);
    await who.post('/call/web/end', { webCallUrl: `https://vapi.daily.co/${id}` });
    return id;
  };
  type Refused = [name: string, status: number, sent: () => Promise<unknown>, secret?: string];
  test.each<Refused>([
    ['without its secret', 404, async () => request(await call(), [open]), ''],
    ['with a secret that was guessed', 404, async () => request(await call(), [open]), 'a-webhook-secreT'],
    ['for a call of somebody else', 404, async () => request('3b241101-e2bb-4255-8caf-4136c566a962', [open])],
    ['for a call that is over', 404, async () => request(await endedCall(), [open])],
    ['that is no JSON', 400, async () => '{"messages":'],
    ['that is empty', 400, async () => ''],
    ['that names no call', 400, async () => ({ ...request('x', [open]), call: undefined })],
    ['whose call is no name', 400, async () => ({ ...request('x', [open]), call: { id: { $ne: null } } })],
    ['whose messages are none', 400, async () => ({ ...request(await call(), []), messages: open })],
    ['of more messages than a call has', 400, async () => request(await call(), Array(2_001).fill(open))],
    ['larger than a long call', 413, async () => request(await call(), ['x'.repeat(1_100_000)])],
  ])('refuses a request %s, at no cost', async (_name, status, sent, secret) => {
    const body = await sent();
    const before = [openai.completions, rows()];
    const response = await postToSite(site.url, path, body, secret);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
    expect([openai.completions, rows()]).toEqual(before);
  });
});
