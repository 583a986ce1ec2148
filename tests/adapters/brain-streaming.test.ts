import type { ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { createOpenAiBrain } from '#server/adapters/brain.openai.ts';
import type { BrainTurn } from '#server/services/brain.ts';
import { requestVerdict } from '../contracts/contract.ts';
import { openai } from '../contracts/openai.ts';
import { type LocalServer, serveLocally } from '../support/local-server.ts';

const open: LocalServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const draft = 'Warm salt water, beta, and early sleep.';
const asJson = (reply: string) => JSON.stringify({ reply, offeredSku: null });
const chunk = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

/** A model that writes these words a few letters at a time. @returns what of them was said, in pieces, and the reply */
async function streamed(
  content: string,
  { more = {}, end = (res: ServerResponse) => void res.end(`${chunk('', 'stop')}data: [DONE]\n\n`) } = {},
) {
  const verdicts: unknown[] = [];
  const server = await serveLocally((_req, sent, res) => {
    const body = JSON.parse(sent.toString());
    verdicts.push(requestVerdict(openai, 'POST', '/chat/completions', {}, body), body.stream);
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const letters of content.match(/[\s\S]{1,7}/g) ?? []) res.write(chunk(letters));
    end(res);
  });
  open.push(server);
  const brain = createOpenAiBrain({ apiKey: 'sk-test', baseUrl: server.url, model: 'm' }, pino({ level: 'silent' }));
  const said: string[] = [];
  const turn: BrainTurn = {
    ...{
      persona: 'kaka',
      medium: 'voice',
      lang: 'en',
      history: [],
      message: 'What for a cold?',
      draft,
      ground: [],
      memory: '',
      maySell: true,
    },
    signal: AbortSignal.timeout(60_000),
    say: (sentence) => said.push(sentence),
    ...more,
  };
  const reply = await brain.reply(turn);
  expect(verdicts).toEqual([{ ok: true, errors: [] }, true]);
  return { said, reply };
}

describe('a model that writes while its words are said', () => {
  test.each([
    ['JSON', asJson('Drink it **warm**, beta. It costs Rs. 5 at home! And "early" sleep?')],
    ['plain words', 'Drink it **warm**, beta. It costs Rs. 5 at home! And "early" sleep?'],
  ])('is said by sentences, out of %s', async (_name, content) => {
    const { said, reply } = await streamed(content, { more: { persona: 'rishi' } });
    expect(said).toEqual(['Drink it warm, beta.', ' It costs ₹5 at home!', ' And "early" sleep?']);
    expect(reply).toEqual({ text: said.join('') });
  });

  test('in a code fence is said when it is whole', async () => {
    const { said } = await streamed(`\`\`\`json\n${asJson('Drink it warm. Sleep early.')}\n\`\`\``);
    expect(said).toEqual(['Drink it warm.', ' Sleep early.']);
  });

  test('is silenced from its first unfit sentence on', async () => {
    const { said, reply } = await streamed(asJson('Drink it warm, beta. The guide is free today. Take care.'));
    expect(said).toEqual(['Drink it warm, beta.']);
    expect(reply).toEqual({ text: 'Drink it warm, beta.' });
  });

  test('whose first sentence is unfit is not heard: the written words stand', async () => {
    const { said, reply } = await streamed(asJson('Look at www.cheap.example now. Drink it warm.'));
    expect([said, reply]).toEqual([[], { text: draft }]);
  });

  test('recommends one guide, and the guide is offered', async () => {
    const { reply } = await streamed(asJson('My Herbal Hair Care Guide has it, ₹129. Shall I send it?'));
    expect(reply).toMatchObject({ offeredSku: 'herbal-hair-care' });
  });

  test('and breaks off leaves what was said; one that breaks off before has failed', async () => {
    const { reply } = await streamed('{"reply":"Drink it warm, beta. Then', { end: (res) => void res.end() });
    expect(reply).toEqual({ text: 'Drink it warm, beta.' });
    const lost = streamed('{"reply":"Drink', { end: (res) => void res.destroy() });
    await expect(lost).rejects.toMatchObject({ code: 'chat_failed' });
  });
});
