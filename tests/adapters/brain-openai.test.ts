import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { createOpenAiBrain } from '#server/adapters/brain.openai.ts';
import type { BrainTurn } from '#server/services/brain.ts';
import { openai } from '../contracts/openai.ts';
import { type ContractAnswer, type ContractServer, playContract } from '../support/contracts.ts';
import { answeredRows, type FailingProvider, failAs, nobody, patientMs, providersOwnWords } from '../support/failing-provider.ts';

const open: (ContractServer | FailingProvider)[] = [];
afterEach(async () => {
  for (const provider of open.splice(0)) await provider.close();
});

const logged: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
/** What the character's written words would be. */
const draft = 'Warm salt water, beta, and early sleep.';
const brainAt = (baseUrl: string, timeoutMs = patientMs) =>
  createOpenAiBrain({ apiKey: 'sk-test', baseUrl, model: 'gpt-4o-mini' }, log, timeoutMs);

const turn = (message: string, more: Partial<BrainTurn> = {}): BrainTurn => ({
  persona: 'kaka',
  medium: 'text',
  lang: 'en',
  history: [],
  message,
  draft,
  ground: ['a cough: warm water all day, steam before bed'],
  memory: '',
  maySell: true,
  signal: AbortSignal.timeout(60_000),
  ...more,
});

/** A chat completion as every compatible server writes it. */
const completion = (content: string | null, { finish_reason = 'stop', refusal = null as string | null } = {}): ContractAnswer => ({
  status: 200,
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'gpt-4o-mini',
    choices: [{ index: 0, finish_reason, logprobs: null, message: { role: 'assistant', content, refusal } }],
  },
});
const says = (reply: string, more: object = {}) => completion(JSON.stringify({ reply, offeredSku: null, ...more }));

async function model(answer: (call: ContractServer['calls'][number]) => ContractAnswer | undefined) {
  const server = await playContract(openai, answer);
  open.push(server);
  return { server, brain: brainAt(server.url) };
}

describe('a model behind the Chat Completions contract', () => {
  test('is given the brief, the board, what Kaka knows and the talk so far, in a request that the contract accepts', async () => {
    const { server, brain } = await model(() => says('Gargle with warm salt water, beta. Since when?'));
    const reply = await brain.reply(
      turn('And at night, for a dry cough?', {
        history: [
          { who: 'visitor', text: 'My throat hurts' },
          { who: 'character', text: 'Since when, beta?' },
        ],
      }),
    );
    expect(reply).toEqual({ text: 'Gargle with warm salt water, beta. Since when?' });
    const [call] = server.calls;
    expect(call?.verdict).toMatchObject({ ok: true, errors: [] });
    expect(call?.headers.authorization).toBe('Bearer sk-test');
    expect(call?.body.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    const system = call?.body.messages[0].content;
    for (const part of ['You are Kaka', 'Immunity Booster Nuskha, ₹119', 'read in a chat', 'cough']) expect(system).toContain(part);
    expect(call?.body.response_format.json_schema.schema.required).toEqual(['reply', 'offeredSku']);
  });

  test('is asked for shorter answers in a call, and for no guide where nothing is sold', async () => {
    const { server, brain } = await model(() => says('Tell me more.'));
    await brain.reply(turn('I keep losing my keys', { persona: 'mini', medium: 'voice' }));
    const body = server.calls[0]?.body;
    expect(body.messages[0].content).toContain('spoken aloud');
    expect(body.messages[0].content).not.toContain('₹');
    expect(body.response_format.json_schema.schema.required).toEqual(['reply']);
  });

  test('recommends one guide, and the guide is offered', async () => {
    const { server, brain } = await model(() => says('For your hair, my Herbal Hair Care Guide, ₹129. Shall I send it?'));
    const reply = await brain.reply(turn('Which guide for hair fall?'));
    expect(reply).toEqual({ text: 'For your hair, my Herbal Hair Care Guide, ₹129. Shall I send it?', offeredSku: 'herbal-hair-care' });
    expect(server.calls[0]?.body.messages[0].content).toContain('Herbal Hair Care Guide, ₹129');
  });

  test('that sells where nothing may be sold is not heard: the written words stand', async () => {
    const { server, brain } = await model(() => says('Take my Herbal Hair Care Guide, ₹129.', { offeredSku: 'herbal-hair-care' }));
    expect(await brain.reply(turn('My wife died last week', { maySell: false }))).toEqual({ text: draft });
    expect(server.calls[0]?.body.messages[0].content).toContain('no moment to sell');
  });

  test.each(['en', 'hinglish', 'hi'] as const)('is told the language to answer in: %s', async (lang) => {
    const { server, brain } = await model(() => says('Haan.'));
    await brain.reply(turn('khansi', { lang }));
    expect(server.calls[0]?.body.messages[0].content).toMatch({ en: /in English/, hinglish: /Hinglish/, hi: /Devanagari/ }[lang]);
  });

  test('that knows no schemas is asked once more without, and from then on never with', async () => {
    const { server, brain } = await model(({ body }) =>
      body.response_format ? { status: 400, body: { error: { message: 'unknown field' } } } : completion('Drink it warm, beta.'),
    );
    expect(await brain.reply(turn('What for a cold?'))).toEqual({ text: 'Drink it warm, beta.' });
    expect(await brain.reply(turn('And for a cough?'))).toEqual({ text: 'Drink it warm, beta.' });
    expect(server.calls.map(({ body }) => body.response_format !== undefined)).toEqual([true, false, false]);
  });

  test.each([
    ['plain words', completion('Drink it warm, beta.')],
    ['JSON in a code fence', completion('```json\n{"reply":"Drink it warm, beta."}\n```')],
    ['markup', says('**Drink** it <b>warm</b>,\n\nbeta.')],
  ])('that answers in %s is understood', async (_name, answer) => {
    const { brain } = await model(() => answer);
    expect(await brain.reply(turn('What for a cold?'))).toEqual({ text: 'Drink it warm, beta.' });
  });

  test.each([
    ['nothing', completion('')],
    ['null', completion(null)],
    ['a refusal', completion(null, { refusal: 'I cannot help with that.' })],
    ['JSON that was cut off', completion('{"reply":"Drink it w', { finish_reason: 'length' })],
    ['JSON of another shape', completion('{"answer":"Drink it warm."}')],
    ['what its filter stopped', completion('Drink', { finish_reason: 'content_filter' })],
  ])('that answers %s has failed, after one request', async (_name, answer) => {
    const { server, brain } = await model(() => answer);
    await expect(brain.reply(turn('What for a cold?'))).rejects.toMatchObject({ code: 'chat_failed' });
    expect(server.calls).toHaveLength(1);
  });
});

describe('a model that fails with', () => {
  // A 400 may mean that the server knows no schemas: it is asked once more without one.
  const requestsOf = (name: string) => (name === '400' ? 2 : 1);

  test.each(answeredRows)('$name is chat_failed, never asked twice for money, and not quoted', async (row) => {
    const provider = await failAs(row);
    open.push(provider);
    await expect(brainAt(provider.url).reply(turn('What for a cold?'))).rejects.toMatchObject({
      code: 'chat_failed',
      details: { cause: { provider: 'openai', kind: row.kind } },
    });
    expect(provider.requests).toEqual(Array(requestsOf(row.name)).fill('POST /chat/completions'));
    expect(logged.join()).not.toContain(providersOwnWords);
  });

  test('no server at all is chat_failed too', async () => {
    await expect(brainAt(await nobody()).reply(turn('What for a cold?'))).rejects.toMatchObject({
      details: { cause: { kind: 'unreachable', mayHaveHappened: false } },
    });
  });

  test('a visitor who has hung up is not answered', async () => {
    const provider = await failAs({ play: () => {} });
    open.push(provider);
    const visitor = new AbortController();
    const reply = brainAt(provider.url).reply(turn('What for a cold?', { signal: visitor.signal }));
    visitor.abort();
    await expect(reply).rejects.toMatchObject({ code: 'chat_failed' });
  });
});
