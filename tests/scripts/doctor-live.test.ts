import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { providers } from '#server/providers.ts';
import { doctor } from '../support/doctor.ts';
import { playSmtp, type SmtpPlayer } from '../support/smtp.ts';

/** Every provider at once: each has its own paths. */
const asked: string[] = [];
let answers: Record<string, number> = {};
/** Bodies that differ from an empty object, by their path. */
let bodies: Record<string, object> = {};
const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(answers[path] ?? 200, { 'content-type': 'application/json' });
  response.end(path === '/token' ? '{"access_token":"t"}' : JSON.stringify(bodies[path] ?? {}));
});
/** Calendly provides the same service. */
const { cal: _, ...allButCal } = providers;
let smtp: SmtpPlayer;
let everything: Record<string, string>;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  smtp = await playSmtp();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  everything = {
    ...Object.fromEntries(Object.values(allButCal).flatMap(({ keys }) => keys.map((name) => [name, `secret-${name}`]))),
    GOOGLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
    GOOGLE_SHEET_ID: 'sheet',
    CALENDLY_EVENT_TYPE: 'https://api.calendly.com/event_types/secret-type',
    MAIL_FROM: 'Vaani <secret-from@vaani.example>',
    SMTP_URL: `smtp://${smtp.host}`,
    VAPI_BASE_URL: url,
    VAPI_WEBHOOK_SECRET: 'secret-webhook',
    OPENAI_BASE_URL: `${url}/v1`,
    SPEECH_BASE_URL: `${url}/speech`,
    HEARING_BASE_URL: `${url}/hearing`,
    RAZORPAY_BASE_URL: url,
    GOOGLE_SHEETS_BASE_URL: url,
    GOOGLE_TOKEN_URL: `${url}/token`,
    CALENDLY_BASE_URL: url,
  };
});
afterAll(async () => {
  server.close();
  await smtp.close();
});
beforeEach(() => {
  asked.length = 0;
  answers = {};
  bodies = {};
});

test('asked to, it reads something harmless from each provider, and tells no secret', async () => {
  const { code, rows, out } = await doctor(everything, '--live');
  for (const service of ['voice', 'brain', 'payments', 'lead-sheet', 'scheduler', 'mailer'])
    expect(rows[service]).toMatch(/ real .* answers$/);
  expect(code).toBe(0);
  expect(asked).toHaveLength(14);
  expect(new Set(asked)).toEqual(
    new Set([
      ...providers.vapi.keys.filter((name) => name !== 'VAPI_PRIVATE_KEY').map((name) => `GET /assistant/secret-${name}`),
      'GET /users/me',
      'GET /event_types/secret-type',
      'POST /v4/spreadsheets/sheet/values:batchUpdate',
      'GET /v1/models',
      'GET /v1/payment_links?count=1',
      'GET /v4/spreadsheets/sheet?fields=spreadsheetId',
      'POST /token',
    ]),
  );
  expect(smtp.received).toEqual([]);
  expect(out).not.toContain('secret-');
});

test('what does not answer is broken, each with its own mending', async () => {
  answers = {
    '/assistant/secret-VAPI_ASSISTANT_MINI': 401,
    '/v1/models': 500,
    '/v4/spreadsheets/sheet': 403,
    '/users/me': 429,
    '/v1/payment_links': 404,
  };
  const { code, rows } = await doctor({ ...everything, SMTP_URL: 'smtp://127.0.0.1:9' }, '--live');
  expect(code).toBe(1);
  expect(rows.voice).toContain('broken Vapi VAPI_PRIVATE_KEY must be the private key');
  expect(rows.brain).toContain('broken OpenAI its answer cannot be used');
  expect(rows['lead-sheet']).toContain('share the sheet with the address in GOOGLE_SERVICE_ACCOUNT_EMAIL');
  expect(rows.scheduler).toContain('limits the number of requests (429)');
  expect(rows.payments).toContain('refuses the request (404)');
  expect(rows.mailer).toContain('cannot be reached from this machine');
});

test('keys that were revoked are broken, each with the variable to set anew', async () => {
  const paths = ['/v1/models', '/speech/models', '/hearing/models', '/v1/payment_links', '/users/me'];
  // Google says so as of a bad request.
  answers = { ...Object.fromEntries(paths.map((path) => [path, 401])), '/token': 400 };
  const withoutVapi = Object.fromEntries(Object.entries(everything).filter(([name]) => !name.startsWith('VAPI_')));
  const { code, rows } = await doctor(withoutVapi, '--live');
  expect(code).toBe(1);
  expect(rows.payments).toContain('broken Razorpay RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must belong together');
  expect(rows.brain).toContain('broken OpenAI OPENAI_API_KEY is not accepted');
  expect(rows.speech).toContain('SPEECH_API_KEY is not accepted');
  expect(rows.hearing).toContain('HEARING_API_KEY is not accepted');
  expect(rows.scheduler).toContain('broken Calendly CALENDLY_TOKEN is not accepted');
  expect(rows['lead-sheet']).toContain('does not accept the key (400)');
});

test('where every provider is asked, a warning is not passed over: the exit code is 1', async () => {
  const { code, out } = await doctor({ PUBLIC_URL: 'https://vaani.in', CONTACT_EMAIL: 'seva@vaani.in', TRUST_PROXY: '1' }, '--live');
  expect(out).toContain('? the public site takes test payments');
  expect(out).toContain('With --live the exit code is then 1.');
  expect(code).toBe(1);
});

test('a private key that is none, and a database that is not there, are told in words', async () => {
  const { rows } = await doctor({ ...everything, GOOGLE_PRIVATE_KEY: 'abc', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, '--live');
  expect(rows['lead-sheet']).toContain('broken Google Sheets GOOGLE_PRIVATE_KEY is not a private key');
  expect(rows.payments).toMatch(/ real .* answers$/);
  expect(rows.database).toContain('broken Postgres DATABASE_URL cannot be reached (ECONNREFUSED)');
});

test('a persona whose id the account does not have is named; squads and workflows are looked for among their own', async () => {
  answers = { '/squad/s1': 404, '/assistant/secret-VAPI_ASSISTANT_KAKA': 404 };
  const ids = { VAPI_ASSISTANT_MINI: 'squad:s1', VAPI_ASSISTANT_RISHI: 'workflow:w1' };
  const { code, rows } = await doctor({ ...everything, ...ids }, '--live');
  expect(code).toBe(1);
  expect(rows.voice).toContain('broken Vapi Vapi does not know: VAPI_ASSISTANT_MINI, VAPI_ASSISTANT_KAKA (npm run assistants');
  expect(asked).toContain('GET /workflow/w1');
});

test('a model, an event type and a sheet that could be read, and not used, are broken', async () => {
  answers = { '/v4/spreadsheets/sheet/values:batchUpdate': 403 };
  bodies = { '/v1/models': { data: [{ id: 'llama3:latest' }] }, '/event_types/secret-type': { resource: { active: false } } };
  const { code, rows } = await doctor({ ...everything, OPENAI_MODEL: 'gpt-7' }, '--live');
  expect(code).toBe(1);
  expect(rows.brain).toContain("broken OpenAI OPENAI_MODEL gpt-7 is not one of the server's models");
  expect(rows.scheduler).toContain('broken Calendly the event type of CALENDLY_EVENT_TYPE is turned off in Calendly');
  expect(rows['lead-sheet']).toContain('as an editor');
  expect((await doctor({ ...everything, OPENAI_MODEL: 'llama3' }, '--live')).rows.brain).toMatch(/ real .* answers$/);
});
