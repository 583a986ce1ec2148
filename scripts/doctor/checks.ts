import { createSign } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSmtpMailer } from '#server/adapters/mailer.smtp.ts';
import { providerFetch } from '#server/adapters/provider.ts';
import type { VapiConfig } from '#server/adapters/settings.ts';
import { findSpeechCommand } from '#server/adapters/speech.command.ts';
import type { Config } from '#server/config.ts';
import { portProblem } from '#server/core/port.ts';
import { ProviderError } from '#server/core/provider-error.ts';
import { engineOf } from '#server/db/engine.ts';
import { newerStore } from '#server/db/migrations/index.ts';
import { assistantVariable } from '#server/providers.ts';
import type { ServiceName } from '#server/services/registry.ts';
import { personaSlugs } from '#shared/personas.ts';

/** Sends a provider a harmless request that only reads. @throws ProviderError, or Error with a message for the operator */
type Check = () => Promise<unknown>;

const timeoutMs = 8_000;

/** Checks of this machine: folders, files and programs. They leave nothing behind. */
export function localChecks({
  dataDir,
  databaseUrl,
  google,
  smtp,
  vapi,
  speech,
  speechCommand,
}: Config): Partial<Record<ServiceName, Check>> {
  const dataFolder = async () => tryWriting(dataDir);
  const isFile = engineOf(databaseUrl) === 'sqlite' && databaseUrl !== ':memory:';
  return {
    ...(isFile && { database: async () => tryWriting(dirname(databaseUrl), databaseUrl) }),
    ...(!google && { 'lead-sheet': dataFolder }),
    ...(!smtp && { mailer: dataFolder }),
    ...(!vapi &&
      !speech &&
      speechCommand !== undefined &&
      !['none', 'built-in'].includes(speechCommand) && {
        async speech() {
          if (!(await findSpeechCommand(speechCommand)))
            throw new Error(`SPEECH_COMMAND is not a program that makes speech: ${speechCommand}`);
        },
      }),
  };
}

/** The message that a start would print about its port; undefined if the port is free, or if this site uses it. */
export async function portTaken(config: Config): Promise<string | undefined> {
  const { host, port } = config;
  if (port === 0) return undefined;
  const { promise, resolve: settle } = Promise.withResolvers<NodeJS.ErrnoException | undefined>();
  const probe = createServer().once('error', settle);
  probe.listen(port, host, () => probe.close(settle));
  const error = await promise;
  if (!error || (error.code === 'EADDRINUSE' && (await isSite(host, port)))) return undefined;
  return portProblem(error, config);
}

async function isSite(host: string, port: number): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${name}:${port}/livez`, { signal: AbortSignal.timeout(timeoutMs) });
    return ((await answer.json()) as { status?: string }).status === 'ok';
  } catch {
    return false;
  }
}

/** Creates the folder as a start would, writes a file there, and removes both. Permissions alone do not show whether this works. @throws Error with the path */
function tryWriting(folder: string, file?: string): void {
  const path = resolve(folder);
  const missing: string[] = [];
  for (let at = path; !existsSync(at); at = dirname(at)) missing.push(at);
  const made: string[] = [];
  try {
    // Not recursive, because in /proc a recursive mkdir never ends.
    for (const at of missing.reverse()) {
      mkdirSync(at);
      made.unshift(at);
    }
    rmdirSync(mkdtempSync(join(path, '.doctor-')));
    if (file !== undefined && existsSync(file)) accessSync(file, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${path} cannot be written (${code}); set DATA_DIR to a folder that this user may write`);
  } finally {
    for (const at of made) rmdirSync(at);
  }
}

/** The number of outbox rows that were given up; 0 without a store, or if the store does not answer. */
export async function deadRows(config: Config): Promise<number> {
  const [row] = await askStore(config, "select count(*) as dead from outbox where status = 'dead'");
  return Number(row?.dead ?? 0);
}

/** The message that a start would print about a store of a newer release; undefined for any other store. */
export async function storeMismatch(config: Config): Promise<string | undefined> {
  const applied = await askStore(config, 'select name from kysely_migration order by name');
  return newerStore(applied.map(({ name }) => String(name)));
}

/** Reads from the store. No rows without a store, without the table, or without an answer. */
async function askStore({ databaseUrl }: Config, question: string): Promise<Record<string, unknown>[]> {
  if (engineOf(databaseUrl) === 'postgres')
    return askPostgres(databaseUrl, question).then(
      ({ rows }) => rows,
      () => [],
    );
  if (!existsSync(databaseUrl)) return [];
  const store = new DatabaseSync(databaseUrl, { readOnly: true });
  try {
    return store.prepare(question).all();
  } catch {
    return [];
  } finally {
    store.close();
  }
}

/** One request to each configured provider. The requests create, send and pay nothing. */
export function liveChecks({
  vapi,
  openai,
  speech,
  hearing,
  razorpay,
  google,
  calendly,
  cal,
  smtp,
  databaseUrl,
}: Config): Partial<Record<ServiceName, Check>> {
  const read = (provider: string) => providerFetch({ provider, timeoutMs, maxBytes: 20_000_000 });
  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
  return {
    ...(vapi && { voice: () => lookAtTargets(vapi, (path) => read('vapi')(vapi.baseUrl + path, bearer(vapi.privateKey))) }),
    ...(openai && { brain: () => lookForModel(openai.model, () => read('openai')(`${openai.baseUrl}/models`, bearer(openai.apiKey))) }),
    ...(speech && !vapi && { speech: () => read('speech')(`${speech.baseUrl}/models`, bearer(speech.apiKey ?? '')) }),
    ...(hearing && !vapi && { hearing: () => read('hearing')(`${hearing.baseUrl}/models`, bearer(hearing.apiKey ?? '')) }),
    ...(razorpay && {
      payments: () =>
        read('razorpay')(`${razorpay.baseUrl}/v1/payment_links?count=1`, {
          headers: { Authorization: `Basic ${Buffer.from(`${razorpay.keyId}:${razorpay.keySecret}`).toString('base64')}` },
        }),
    }),
    ...(google && { 'lead-sheet': () => lookAtSheet(google, read('google-sheets')) }),
    ...(calendly && {
      async scheduler() {
        await read('calendly')(`${calendly.baseUrl}/users/me`, bearer(calendly.token));
        await lookAtEventType(() => read('calendly')(calendly.baseUrl + new URL(calendly.eventType).pathname, bearer(calendly.token)));
      },
    }),
    ...(cal &&
      !calendly && {
        async scheduler() {
          await read('cal.com')(`${cal.baseUrl}/me`, bearer(cal.apiKey));
          const soon = new URLSearchParams({ eventTypeId: String(cal.eventTypeId), start: dayAhead(1), end: dayAhead(2) });
          const headers = { ...bearer(cal.apiKey).headers, 'cal-api-version': '2024-09-04' };
          await read('cal.com')(`${cal.baseUrl}/slots?${soon}`, { headers });
        },
      }),
    ...(smtp && {
      async mailer() {
        const mailer = createSmtpMailer(smtp);
        await mailer.verify().finally(() => mailer.close());
      },
    }),
    ...(engineOf(databaseUrl) === 'postgres' && { database: () => askPostgres(databaseUrl) }),
  };
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Checks each id by itself, because the key may be valid and an id may belong to another account. */
async function lookAtTargets({ targets }: VapiConfig, read: (path: string) => Promise<unknown>): Promise<void> {
  const looks = personaSlugs.map(async (slug) => {
    const { kind, id } = targets[slug];
    try {
      await read(`/${kind}/${encodeURIComponent(id)}`);
      return [];
    } catch (error) {
      // Vapi answers 400 for text that does not have the form of an id.
      if (error instanceof ProviderError && (error.status === 404 || error.status === 400)) return [assistantVariable(slug)];
      throw error;
    }
  });
  const unknown = (await Promise.all(looks)).flat();
  if (unknown.length > 0)
    throw new Error(`Vapi does not know: ${unknown.join(', ')} (npm run assistants -- apply creates and prints them)`);
}

async function lookAtSheet(
  { serviceAccountEmail, privateKey, sheetId, sheetsBaseUrl, tokenUrl }: NonNullable<Config['google']>,
  read: typeof fetch,
): Promise<void> {
  const aud = tokenUrl ?? 'https://oauth2.googleapis.com/token';
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: serviceAccountEmail, scope: 'https://www.googleapis.com/auth/spreadsheets', aud, iat: now, exp: now + 300 };
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  const signature = createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url');
  const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: `${unsigned}.${signature}` });
  const { access_token } = (await (await read(aud, { method: 'POST', body })).json()) as { access_token?: string };
  const base = sheetsBaseUrl ?? 'https://sheets.googleapis.com';
  const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
  const sheet = `${base}/v4/spreadsheets/${encodeURIComponent(sheetId)}`;
  await read(`${sheet}?fields=spreadsheetId`, { headers });
  // An empty update changes nothing. Google refuses it if the account may only read the sheet.
  await read(`${sheet}/values:batchUpdate`, { method: 'POST', headers, body: JSON.stringify({ valueInputOption: 'RAW', data: [] }) });
}

/** An empty or missing list is accepted, because some local servers have none. Ollama adds a tag to each name. */
async function lookForModel(model: string, read: () => Promise<Response>): Promise<void> {
  const { data } = (await (await read()).json()) as { data?: { id?: string }[] };
  const names = Array.isArray(data) ? data.map(({ id }) => id) : [];
  if (names.length > 0 && !names.includes(model) && !names.includes(`${model}:latest`))
    throw new Error(`OPENAI_MODEL ${model} is not one of the server's models`);
}

async function lookAtEventType(read: () => Promise<Response>): Promise<void> {
  const answer = await read().catch((error: unknown) => {
    if (error instanceof ProviderError && error.status === 404) throw new Error('Calendly does not know CALENDLY_EVENT_TYPE');
    throw error;
  });
  const { resource } = (await answer.json()) as { resource?: { active?: boolean } };
  if (resource?.active === false) throw new Error('the event type of CALENDLY_EVENT_TYPE is turned off in Calendly');
}

async function askPostgres(connectionString: string, question = 'select 1') {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => {}); // a connection that breaks is reported by the query
  await client.connect();
  return client.query<Record<string, unknown>>(question).finally(() => client.end());
}
