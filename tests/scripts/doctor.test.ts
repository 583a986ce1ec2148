import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { providers } from '#server/providers.ts';
import { engines } from '../support/databases.ts';
import { compileCache } from '../support/operator.ts';
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
const { postgres, stop } = await engines();
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
  await stop();
});
beforeEach(() => {
  asked.length = 0;
  answers = {};
  bodies = {};
});

function doctor(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; rows: Record<string, string>; out: string }> {
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env;
  const script = join(import.meta.dirname, '../../scripts/doctor.ts');
  const cwd = mkdtempSync(join(tmpdir(), 'vaani-doctor-'));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd, env: { ...compileCache, PATH, HOME, SystemRoot, ...environment } },
      (error, out, err) => {
        const rows = Object.fromEntries(out.split('\n').map((line) => [line.split(/\s+/)[0] ?? '', line.replace(/\s+/g, ' ')]));
        resolve({ code: error ? Number(error.code) : 0, rows, out: out + err });
      },
    );
  });
}

test('with no key at all everything is embedded and well, and each row says what would make it real', async () => {
  const { code, rows } = await doctor({});
  expect(code).toBe(0);
  expect(rows.payments).toBe('payments embedded sandbox for Razorpay: RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET');
  expect(rows.voice).toContain('npm run assistants -- apply');
  expect(asked).toEqual([]);
});

test('a provider whose keys are set in part is broken, and the others are still told', async () => {
  const { code, rows } = await doctor({ RAZORPAY_KEY_ID: 'a', OPENAI_API_KEY: 'b' });
  expect(code).toBe(1);
  expect(rows.payments).toContain('broken Razorpay set RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET');
  expect(rows.brain).toBe('brain real OpenAI');
  expect(rows.mailer).toContain('embedded');
});

test('a provider of which all is said but its key is broken, and the others are still told', async () => {
  const { code, rows, out } = await doctor({ OPENAI_BASE_URL: 'http://localhost:11434/v1' });
  expect(code).toBe(1);
  expect(rows.brain).toContain('broken OpenAI OPENAI_BASE_URL is set without OPENAI_API_KEY; if the server needs no key, write any word');
  expect(rows.mailer).toContain('embedded');
  expect(out).toContain('1 to repair.');
});

test('a DATABASE_URL of another kind is broken, without being repeated, and the others are still told', async () => {
  const { code, rows, out } = await doctor({ DATABASE_URL: 'postgress://user:pass-canary@db/vaani' });
  expect(code).toBe(1);
  expect(rows.database).toContain('broken an unknown address DATABASE_URL must be an address such as postgres://');
  expect(rows.mailer).toContain('embedded');
  expect(out).toContain('1 to repair.');
  expect(out).not.toContain('pass-canary');
});

test('a public site without an address to write to, or a word about its proxies, is told of it, and is well all the same', async () => {
  const { code, out } = await doctor({ PUBLIC_URL: 'https://vaani.in' });
  expect(code).toBe(0);
  expect(out).toContain('? CONTACT_EMAIL is not set: the pages ask visitors to write to hello@vaani.example');
  expect(out).toContain('? TRUST_PROXY is not set: behind a proxy, all visitors seem to have one address');
  expect(out).toContain('? the public site takes test payments');
  expect(out).toContain('Everything works. 3 warnings are marked with "?".');
  const seller = { SELLER_NAME: 'Namaste Voices', SELLER_ADDRESS: 'Pune', GRIEVANCE_OFFICER: 'Asha Rao' };
  const sells = Object.fromEntries(providers.razorpay.keys.map((name) => [name, 'key']));
  const told = await doctor({ PUBLIC_URL: 'https://vaani.in', CONTACT_EMAIL: 'seva@vaani.in', TRUST_PROXY: '0', ...sells, ...seller });
  expect(told.out).not.toMatch(/^\?/m);
  expect(told.out).toContain('Everything works.');
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
  expect(rows.scheduler).toContain('limits requests (429)');
  expect(rows.payments).toContain('refuses the request (404)');
  expect(rows.mailer).toContain('cannot be reached from this machine');
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

test('a DATA_DIR that cannot be written is broken, with its path; one that can be made is well, and is not made', async () => {
  const { code, rows } = await doctor({ DATA_DIR: '/proc/none' });
  expect(code).toBe(1);
  for (const service of ['database', 'lead-sheet', 'mailer'])
    expect(rows[service]).toMatch(/ broken .* \/proc\/none cannot be written \(E[A-Z]+\); set DATA_DIR/);
  const folder = mkdtempSync(join(tmpdir(), 'vaani-doctor-'));
  expect((await doctor({ DATA_DIR: join(folder, 'new/data') })).code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('a SPEECH_COMMAND that does not speak is broken; none is the visitor’s browser, and Vapi needs neither', async () => {
  const { code, rows } = await doctor({ SPEECH_COMMAND: '/no/such/program' });
  expect(code).toBe(1);
  expect(rows.speech).toContain('broken /no/such/program SPEECH_COMMAND gives no speech');
  expect((await doctor({ SPEECH_COMMAND: 'none', OPENAI_API_KEY: 'k' })).rows.speech).toContain('speech embedded');
  expect((await doctor({ ...everything, SPEECH_COMMAND: '/no/such/program' })).rows.speech).toBe('speech real Vapi');
});

test('promises that were given up are told, with what begins them again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vaani-doctor-'));
  const { db, close } = await openDatabase(join(folder, 'vaani.sqlite'));
  const at = '2026-11-21T05:00:00.000Z';
  const row = { topic: 'mail', partition_key: 'x', payload: '{}', attempts: 9, next_attempt_at: at, created_at: at } as const;
  await db
    .insertInto('outbox')
    .values([
      { ...row, id: '1', dedupe_key: 'a', status: 'dead' },
      { ...row, id: '2', dedupe_key: 'b', status: 'pending' },
    ])
    .execute();
  await close();
  const { code, out } = await doctor({ DATA_DIR: folder });
  expect(code).toBe(0);
  expect(out).toContain(
    '? failed deliveries that are not tried again: 1. npm run outbox -- list says why, npm run outbox -- retry tries again',
  );
});

test('--help says how it is called, and a word that it does not know is told, without a stack', async () => {
  const help = await doctor({}, '--help');
  expect(help).toMatchObject({ code: 0, out: expect.stringMatching(/^npm run doctor .*\nnpm run|^npm run doctor /) });
  const wrong = await doctor({}, '--lvie');
  expect(wrong.code).toBe(1);
  for (const { out } of [help, wrong]) expect(out).not.toMatch(/^\s+at /m);
});

test('each service names all of its providers, and one of them that is set in part is broken, also beside a whole one', async () => {
  const { rows } = await doctor({});
  expect(rows.scheduler).toContain('for Calendly: CALENDLY_TOKEN, CALENDLY_EVENT_TYPE; for Cal.com: CAL_API_KEY, CAL_EVENT_TYPE_ID');
  const half = { CAL_API_KEY: 'key' };
  for (const environment of [half, { ...everything, ...half }]) {
    const { code, rows } = await doctor(environment);
    expect([code, rows.scheduler]).toEqual([1, expect.stringContaining('broken Cal.com set CAL_EVENT_TYPE_ID, or unset the others')]);
  }
  const both = await doctor({ ...everything, ...half, CAL_EVENT_TYPE_ID: '42' });
  expect(both.out).toContain('? the keys of Calendly and of Cal.com are set: the site uses Calendly');
});

test('a store of a newer release, on which this one does not start, is broken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vaani-doctor-'));
  const { db, close } = await openDatabase(join(folder, 'vaani.sqlite'));
  await sql`insert into kysely_migration values ('999_later', '2026-11-21')`.execute(db);
  await close();
  const { code, rows } = await doctor({ DATA_DIR: folder });
  expect([code, rows.database]).toEqual([
    1,
    expect.stringContaining('broken sqlite The store is of a newer release (it has 999_later): run that'),
  ]);
});

test('what the seller’s variables lack or have wrong is said with what to do', async () => {
  const { code, out } = await doctor({ SELLER_GSTIN: '27AAPFU0939F1ZV' });
  expect(code).toBe(1);
  expect(out).toContain('! SELLER_GSTIN needs both SELLER_NAME and SELLER_ADDRESS: set the missing one, or unset all');
  const wrong = { SELLER_NAME: 'नमस्ते', SELLER_ADDRESS: 'Pune', SELLER_GSTIN: '27AAPFU0939F1ZX', GRIEVANCE_CONTACT: '+91 98450 12345' };
  const told = await doctor({ ...wrong, LIVE_SERVICES: 'payments' });
  for (const sentence of [
    '! SELLER_GSTIN is not a valid GSTIN: its last letter does not match the rest. Compare it with the registration certificate',
    '! GRIEVANCE_CONTACT needs GRIEVANCE_OFFICER: set the name and designation of the officer',
    '! SELLER_NAME must be in Latin letters',
    '! LIVE_SERVICES asks for payments, which would use the embedded default: set the keys of a provider, or take the name out',
  ])
    expect(told.out).toContain(sentence);
});

test('a public site on http, and Vapi without its webhook secret, work and are told of', async () => {
  const { VAPI_WEBHOOK_SECRET: _, ...vapi } = everything;
  const { code, out } = await doctor({ ...vapi, PUBLIC_URL: 'http://vaani.in', CONTACT_EMAIL: 'seva@vaani.in', TRUST_PROXY: '1' });
  expect(code).toBe(0);
  expect(out).toContain('? PUBLIC_URL is http: browsers do not allow the microphone there');
  expect(out).toContain('? VAPI_WEBHOOK_SECRET is not set');
  expect(out).not.toMatch(/^Everything works\.( npm|$)/m);
});

test('a booking page in the place of Calendly’s event type is broken before anybody is asked', async () => {
  const { code, rows } = await doctor({ ...everything, CALENDLY_EVENT_TYPE: 'https://calendly.com/vaani/30min' });
  expect(code).toBe(1);
  expect(rows.scheduler).toContain('broken Calendly CALENDLY_EVENT_TYPE must be the address of the event type');
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

test.skipIf(!postgres)('rows of a Postgres store that were given up are told as well', async () => {
  const DATABASE_URL = (await postgres?.freshUrl()) ?? '';
  const { db, close } = await openDatabase(DATABASE_URL);
  const at = '2026-11-21T05:00:00.000Z';
  const row = { topic: 'mail', partition_key: 'x', payload: '{}', attempts: 9, next_attempt_at: at, created_at: at } as const;
  await db
    .insertInto('outbox')
    .values({ ...row, id: '1', dedupe_key: 'a', status: 'dead' })
    .execute();
  await close();
  const { out } = await doctor({ DATABASE_URL });
  expect(out).toContain('? failed deliveries that are not tried again: 1');
  expect(out).not.toMatch(/^Everything works\.( npm|$)/m);
});
