import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { providers } from '#server/providers.ts';
import { engines } from '../support/databases.ts';
import { doctor } from '../support/doctor.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { withValues } from '../support/provider-values.ts';
import { startSite } from '../support/site.ts';

const { postgres, stop } = await engines();
afterAll(stop);

/** Calendly provides the same service. */
const { cal: _, ...allButCal } = providers;
const everything: Record<string, string> = withValues(Object.values(allButCal).flatMap(({ keys }): readonly string[] => keys));

test('with no key at all everything is embedded and well, and each row says what would make it real', async () => {
  const { code, rows } = await doctor({});
  expect(code).toBe(0);
  expect(rows.payments).toBe('payments embedded sandbox for Razorpay: RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET');
  expect(rows.voice).toContain('npm run assistants -- apply');
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
  expect(rows.database).toContain('broken an address that is not understood DATABASE_URL must be an address such as postgres://');
  expect(rows.mailer).toContain('embedded');
  expect(out).toContain('1 to repair.');
  expect(out).not.toContain('pass-canary');
});

test('a public site without an address to write to, or a word about its proxies, is told of it, and is well all the same', async () => {
  const { code, out } = await doctor({ PUBLIC_URL: 'https://vaani.in' });
  expect(code).toBe(0);
  expect(out).toContain('? CONTACT_EMAIL is not set: the pages ask visitors to write to hello@vaani.example');
  expect(out).toContain('? TRUST_PROXY is not set: behind a proxy, all visitors have the same address');
  expect(out).toContain('? the public site takes test payments');
  expect(out).toContain('Everything works. 3 warnings are marked with "?".');
  const seller = { SELLER_NAME: 'Namaste Voices', SELLER_ADDRESS: 'Pune', GRIEVANCE_OFFICER: 'Asha Rao' };
  const sells = Object.fromEntries(providers.razorpay.keys.map((name) => [name, 'key']));
  const told = await doctor({ PUBLIC_URL: 'https://vaani.in', CONTACT_EMAIL: 'seva@vaani.in', TRUST_PROXY: '0', ...sells, ...seller });
  expect(told.out).not.toMatch(/^\?/m);
  expect(told.out).toContain('Everything works.');
});

test('a port that another program has is a problem; one that the site itself has is none', async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = await doctor({ PORT: String(port) });
  other.close();
  expect(taken.code).toBe(1);
  expect(taken.out).toContain(`! port ${port} is taken by another program. Stop that program, or set PORT to another number`);
  const site = await startSite();
  expect((await doctor({ PORT: new URL(site.url).port })).code).toBe(0);
  await site.stop();
});

test('a DATA_DIR that cannot be written is broken, with its path; one that can be made is well, and is not made', async () => {
  const { code, rows } = await doctor({ DATA_DIR: '/proc/none' });
  expect(code).toBe(1);
  for (const service of ['database', 'lead-sheet', 'mailer'])
    expect(rows[service]).toMatch(/ broken .* \/proc\/none cannot be written \(E[A-Z]+\); set DATA_DIR/);
  const folder = emptyFolder();
  expect((await doctor({ DATA_DIR: join(folder, 'new/data') })).code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('a SPEECH_COMMAND that does not speak is broken; none is the visitor’s browser, and Vapi needs neither', async () => {
  const { code, rows } = await doctor({ SPEECH_COMMAND: '/no/such/program' });
  expect(code).toBe(1);
  expect(rows.speech).toContain('broken /no/such/program SPEECH_COMMAND is not a program that makes speech');
  expect((await doctor({ SPEECH_COMMAND: 'none', OPENAI_API_KEY: 'k' })).rows.speech).toContain('speech embedded');
  expect((await doctor({ ...everything, SPEECH_COMMAND: '/no/such/program' })).rows.speech).toBe('speech real Vapi');
});

test('promises that were given up are told, with what begins them again', async () => {
  const folder = emptyFolder();
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
  const folder = emptyFolder();
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
    '! LIVE_SERVICES requires a real provider for payments, and none is configured. Set the keys of a provider, or remove the name',
  ])
    expect(told.out).toContain(sentence);
});

test('a public site on http, and Vapi without its webhook secret, work and are told of', async () => {
  const { VAPI_WEBHOOK_SECRET: _, ...vapi } = everything;
  const { code, out } = await doctor({ ...vapi, PUBLIC_URL: 'http://vaani.in', CONTACT_EMAIL: 'seva@vaani.in', TRUST_PROXY: '1' });
  expect(code).toBe(0);
  expect(out).toContain('? PUBLIC_URL begins with http: browsers do not allow the microphone there');
  expect(out).toContain('? VAPI_WEBHOOK_SECRET is not set');
  expect(out).not.toMatch(/^Everything works\.( npm|$)/m);
});

test('a booking page in the place of Calendly’s event type is broken before anybody is asked', async () => {
  const { code, rows } = await doctor({ ...everything, CALENDLY_EVENT_TYPE: 'https://calendly.com/vaani/30min' });
  expect(code).toBe(1);
  expect(rows.scheduler).toContain('broken Calendly CALENDLY_EVENT_TYPE must be the address of the event type');
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
