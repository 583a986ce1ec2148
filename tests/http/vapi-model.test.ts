import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callPage } from '../support/call-page.ts';
import { type Site, startSite } from '../support/site.ts';
import { type PlayedVapi, playVapi } from '../support/vapi.ts';
import { callIdOf, postToSite } from '../support/vapi-call.ts';
import { until, type Visitor, visitor } from '../support/visitor.ts';

let site: Site;
let vapi: PlayedVapi;
beforeAll(async () => {
  vapi = await playVapi();
  site = await startSite({ ...vapi.environment, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await site.stop();
  await vapi.close();
});

/** Opens a call as the page does. @returns the vendor's id of it */
const call = async (who: Visitor, assistantId: string) => callIdOf(await who.post('/call/web', { assistantId }));

const post = (path: string, body: unknown) => postToSite(site.url, path, body);

/** A line of the visitor's, as Vapi asks its model. */
const ask = (id: string, said: readonly string[], more: object = {}) =>
  post('/webhooks/vapi/chat/completions', {
    model: 'vaani',
    messages: said.map((content) => ({ role: 'user', content })),
    call: { id },
    ...more,
  });

/** Empty where the site was too busy to answer. */
const answerOf = async (response: Response): Promise<string> => {
  const body = (await response.json()) as { choices?: { message: { content: string } }[] };
  return body.choices?.[0]?.message.content ?? '';
};

describe('the model of a Vapi assistant', () => {
  test('speaks with the same conversation as the chat: a subject, its follow-up, and danger before everything', async () => {
    // A busy machine may take longer over the first line than a caller is left to wait.
    const id = await until(async () => {
      const begun = await call(visitor(site.url), 'kaka');
      return /oil|warm/i.test(await answerOf(await ask(begun, ['my knees hurt']))) && begun;
    });
    expect(await answerOf(await ask(id, ['my knees hurt', 'kaka i want to die']))).toMatch(/14416/);
    expect(await answerOf(await ask(id, ['my knees hurt', 'kaka i want to die', 'which guide is cheapest']))).not.toMatch(/₹/);
  });

  test('streams its words as a chat completion does, and hangs up with the vendor’s own tool after a goodbye', async () => {
    const id = await call(visitor(site.url), 'rishi');
    const tools = [{ type: 'function', function: { name: 'endCall' } }];
    const response = await ask(id, ['ok goodbye'], { stream: true, tools });
    expect(response.headers.get('content-type')).toMatch(/event-stream/);
    const lines = (await response.text()).split('\n\n').filter(Boolean);
    expect(lines.at(-1)).toBe('data: [DONE]');
    const chunks = lines.slice(0, -1).map((line) => JSON.parse(line.slice('data: '.length)));
    expect(chunks.every(({ object }) => object === 'chat.completion.chunk')).toBe(true);
    expect(chunks.map(({ choices: [{ delta }] }) => delta.content ?? '').join('')).toMatch(/\S/);
    expect(JSON.stringify(chunks)).toContain('endCall');
    expect(chunks.at(-1).choices[0].finish_reason).toBe('tool_calls');
  });

  test('shows the offer of a guide on the page of whoever is in the call, and of nobody else', async () => {
    const meena = visitor(site.url);
    const id = await call(meena, 'kaka');
    await ask(id, ['I want to buy the immunity guide']);
    const page = await callPage(site.url, meena);
    await page.shows(({ offer }) => offer?.skuName === 'Immunity Booster Nuskha');
    await page.leave();
    const stranger = visitor(site.url);
    await stranger.post('/api/maharajji-chat.js', { message: 'namaste' });
    expect(await (await callPage(site.url, stranger)).over()).toEqual([]);
  });

  test('files what Arya learned once, though the call’s end is reported twice', async () => {
    const id = await call(visitor(site.url), 'arya');
    const said: string[] = [];
    for (const line of ['we drive an old swift', 'seven of us', 'about 15 lakh', 'next month', 'my name is Meena Rao', '98450 12345']) {
      said.push(line);
      await answerOf(await ask(id, said));
    }
    const report = {
      message: { type: 'end-of-call-report', call: { id }, endedReason: 'customer-ended-call', durationSeconds: 60, cost: 0.1 },
    };
    await post('/webhooks/vapi', report);
    await post('/webhooks/vapi', report);
    const sheet = await until(async () => {
      const file = join(site.dataDir, 'leads.csv');
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return text.includes('Meena Rao') && text;
    });
    expect(sheet.match(/Meena Rao/g)).toHaveLength(1);
    expect(sheet).toMatch(/98450 ?12345/);
    expect(sheet).toMatch(/15 lakh/);
  });
});
