import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { personaSlugs } from '#shared/personas.ts';
import { requestVerdict } from '../contracts/contract.ts';
import { vapi } from '../contracts/vapi.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { answerJson, type LocalServer, serveLocally } from '../support/local-server.ts';
import { compileCache, programOf } from '../support/operator.ts';

// biome-ignore lint/suspicious/noExplicitAny: assistants are read field by field
type Json = any;

/** Vapi as far as assistants go: it keeps them, and adds what it adds. */
const assistants = new Map<string, Json>();
const writes: string[] = [];
const bodies: Json[] = [];
let isVapi = true;
const play = (request: IncomingMessage, sent: Buffer, response: ServerResponse) => {
  if (!isVapi) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
  const body = sent.length === 0 ? undefined : JSON.parse(sent.toString());
  const id = /^\/assistant\/([\w-]+)$/.exec(request.url ?? '')?.[1];
  const answer = (status: number, value: unknown) => answerJson(response, status, value);
  if (request.headers.authorization !== 'Bearer private-key') return answer(401, { message: 'no' });
  if (request.method === 'GET') return answer(200, [...assistants.values()]);
  writes.push(`${request.method} ${id ? '/assistant/{id}' : request.url}`);
  bodies.push(body);
  const made = id ?? randomUUID();
  // Every field is replaced whole, and the secret is not given back.
  const { server: webhook, ...rest } = body;
  const before = assistants.get(made) ?? { id: made, orgId: 'org', createdAt: '2026-01-01T00:00:00.000Z', isServerUrlSecretSet: false };
  assistants.set(made, { ...before, ...rest, ...(webhook && { server: { url: webhook.url, timeoutSeconds: 20 } }) });
  answer(id ? 200 : 201, assistants.get(made));
};
let server: LocalServer;
let dataDir = '';
beforeAll(async () => {
  server = await serveLocally(play);
});
afterAll(() => server.close());
beforeEach(() => {
  isVapi = true;
  assistants.clear();
  writes.length = 0;
  bodies.length = 0;
  dataDir = emptyFolder();
});

function run(args: string[] = [], environment: Record<string, string> = {}): Promise<{ code: number; out: string; err: string }> {
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env;
  const env = {
    ...compileCache,
    ...{ PATH, HOME, SystemRoot, DATA_DIR: dataDir, VAPI_PRIVATE_KEY: 'private-key', VAPI_BASE_URL: server.url },
    ...{ PUBLIC_URL: 'https://vaani.example', VAPI_WEBHOOK_SECRET: 'hook-secret', ...environment },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [programOf('assistants'), ...args], { cwd: dataDir, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
const named = (name: string): Json => [...assistants.values()].find((one) => one.name === name);

test('nothing is made until it is asked for', async () => {
  const { code, out } = await run();
  expect([code, writes]).toEqual([0, []]);
  expect(out.match(/to be created/g)).toHaveLength(7);
  expect(out).toContain('npm run assistants -- apply makes these changes.');
});

test('seven assistants are made with brief, greeting and voice, and their ids are what the site’s start takes', async () => {
  const { code, out } = await run(['apply']);
  expect([code, writes]).toEqual([0, Array(7).fill('POST /assistant')]);
  const lines = out.split('\n').filter((line) => line.startsWith('VAPI_ASSISTANT_'));
  const environment = Object.fromEntries(lines.map((line) => line.split('=')));
  const { vapi } = readConfig({ VAPI_PRIVATE_KEY: 'k', ...environment });
  for (const slug of personaSlugs) {
    const made = assistants.get(vapi?.targets[slug].id ?? '');
    expect(made).toMatchObject({
      firstMessage: expect.stringMatching(/\bAI\b/),
      // The site's own conversation speaks: Vapi reaches it over https, with the secret of the webhook.
      model: { provider: 'custom-llm', url: 'https://vaani.example/webhooks/vapi', headers: { 'X-Vapi-Secret': 'hook-secret' } },
      maxDurationSeconds: 300,
      silenceTimeoutSeconds: 30,
      artifactPlan: { recordingEnabled: false },
      server: { url: 'https://vaani.example/webhooks/vapi' },
      metadata: { vaani: slug },
    });
    expect(made.name.length).toBeLessThanOrEqual(40);
  }
  for (const body of bodies) expect(body.server.headers).toEqual({ 'X-Vapi-Secret': 'hook-secret' });
  // The secret itself is written down nowhere.
  expect(readFileSync(join(dataDir, 'vapi-assistants.json'), 'utf8') + out).not.toContain('hook-secret');
});

test.each(['own', 'hosted'])('with a model that is %s, a second plan and a second apply find nothing to do', async (brain) => {
  const environment = { VAPI_BRAIN: brain };
  expect((await run(['plan'], environment)).out.match(/to be created/g)).toHaveLength(7);
  await run(['apply'], environment);
  writes.length = 0;
  for (const command of ['plan', 'diff', 'apply']) {
    const { code, out } = await run([command], environment);
    expect([code, out.match(/up to date/g)?.length, writes]).toEqual([0, 7, []]);
    expect(out).not.toMatch(/apply makes these changes|dashboard (were|, )kept/);
  }
});

test('a change from the site’s own conversation to a hosted model and back leaves no field of the other behind', async () => {
  await run(['apply']);
  for (const brain of ['hosted', 'own']) {
    bodies.length = 0;
    await run(['apply'], { VAPI_BRAIN: brain });
    expect(bodies).toHaveLength(7);
    for (const body of bodies) expect(requestVerdict(vapi, 'PATCH', '/assistant/a1', {}, body)).toEqual({ ok: true, errors: [] });
    expect((await run(['plan'], { VAPI_BRAIN: brain })).out.match(/up to date/g)).toHaveLength(7);
  }
});

test('after the notes are lost no second assistant is made', async () => {
  await run(['apply']);
  writes.length = 0;
  rmSync(join(dataDir, 'vapi-assistants.json'));
  const { code } = await run(['apply']);
  expect([code, assistants.size]).toEqual([0, 7]);
  expect(writes).not.toContain('POST /assistant');
});

test('what was changed in the dashboard is shown and left alone, until it is to be overwritten', async () => {
  await run(['apply']);
  writes.length = 0;
  named('Vaani: Kaka').voice = { provider: '11labs', voiceId: 'grandfather' };
  const { out } = await run(['apply']);
  expect(out).toMatch(/kaka +changed in the dashboard, kept: voice\.provider, voice\.voiceId, voice\.speed/);
  expect(out).toContain('grandfather');
  expect(writes).toEqual([]);
  const over = await run(['apply', '--overwrite']);
  expect(over.out).toMatch(/kaka +overwritten/);
  expect([writes, named('Vaani: Kaka').voice.voiceId]).toEqual([['PATCH /assistant/{id}'], 'Rohan']);
});

test('a change of ours is an update, which keeps what somebody has added', async () => {
  await run(['apply']);
  writes.length = 0;
  named('Vaani: Mini').model.toolIds = ['tool-1'];
  named('Vaani: Mini').endCallPhrases = ['case closed'];
  const plan = await run(['diff'], { PUBLIC_URL: 'https://www.vaani.example' });
  expect(plan.out.match(/to be updated: model\.url, server\.url/g)).toHaveLength(7);
  expect(plan.out).toContain('wanted: "https://www.vaani.example/webhooks/vapi"');
  expect(writes).toEqual([]);
  await run(['apply'], { PUBLIC_URL: 'https://www.vaani.example' });
  expect(writes).toEqual(Array(7).fill('PATCH /assistant/{id}'));
  expect(named('Vaani: Mini')).toMatchObject({
    model: { toolIds: ['tool-1'], provider: 'custom-llm' },
    endCallPhrases: ['case closed'],
    server: { url: 'https://www.vaani.example/webhooks/vapi' },
  });
});

test('a new webhook secret is sent, though Vapi never shows the old one', async () => {
  await run(['apply']);
  bodies.length = 0;
  await run(['apply'], { VAPI_WEBHOOK_SECRET: 'another-secret' });
  expect(bodies.map(({ server: { headers } }) => headers['X-Vapi-Secret'])).toEqual(Array(7).fill('another-secret'));
});

test('an assistant that was deleted in the dashboard is made again, alone', async () => {
  await run(['apply']);
  assistants.delete(named('Vaani: Arya').id);
  writes.length = 0;
  await run(['apply']);
  expect(writes).toEqual(['POST /assistant']);
});

test('a wrong key is told with Vapi’s own words and code 1', async () => {
  const { code, err } = await run(['apply'], { VAPI_PRIVATE_KEY: 'wrong' });
  expect([code, writes]).toEqual([1, []]);
  expect(err).toContain('unauthorized');
});

test('a hosted model, which an operator may choose, is given the tools that sell, note and protect', async () => {
  await run(['apply'], { VAPI_BRAIN: 'hosted' });
  const toolsOf = (name: string) => named(name).model.tools.map((tool: Json) => tool.function.name);
  expect(toolsOf('Vaani: Kaka')).toEqual(['danger_help', 'look_up', 'offer_guide']);
  expect(toolsOf('Vaani: Arya')).toEqual(['danger_help', 'look_up', 'note_lead']);
  expect(toolsOf('Vaani: Mini')).toEqual(['danger_help', 'look_up']);
  for (const body of bodies) {
    expect(body.serverMessages).toContain('tool-calls');
    expect(body.model.messages[0].content).toContain('call danger_help first');
    expect(requestVerdict(vapi, 'POST', '/assistant', {}, body)).toEqual({ ok: true, errors: [] });
  }
});

test('each of the seven, as it is sent, keeps to what Vapi documents', async () => {
  await run(['apply']);
  expect(bodies).toHaveLength(7);
  for (const body of bodies) expect(requestVerdict(vapi, 'POST', '/assistant', {}, body)).toEqual({ ok: true, errors: [] });
});

test('what answers with a page in the place of Vapi is told in a sentence', async () => {
  isVapi = false;
  const { code, err } = await run(['plan']);
  expect([code, err.trim()]).toEqual([
    1,
    'The server at VAPI_BASE_URL is not Vapi: it did not answer with a list of assistants. Check VAPI_BASE_URL.',
  ]);
});
