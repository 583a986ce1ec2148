import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/core/config-error.ts';
import { engineOf } from '#server/db/engine.ts';
import { type ProviderName, providers as rows } from '#server/providers.ts';
import { serviceNames } from '#server/services/registry.ts';
import { sample, withValues } from '../support/provider-values.ts';
import { startSite } from '../support/site.ts';

const root = join(import.meta.dirname, '../..');
const main = join(root, 'server/main.ts');

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'vaani-start-'));

/** Starts the server where it cannot start, and says how it went. */
async function refusedStart(
  environment: Record<string, string>,
  cwd = emptyFolder(),
  program = main,
): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env;
  const server = spawn(process.execPath, [program], { cwd, env: { PATH, HOME, SystemRoot, PORT: '0', DATA_DIR: cwd, ...environment } });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = (await once(server, 'exit')) as [number];
  return { code, output };
}

const providers = Object.values(rows).map(({ label, keys }): [string, readonly string[]] => [label, keys]);
/** Every way to set a part of them; of many names, every way to set or to miss a single one. */
function partsOf(names: readonly string[]): string[][] {
  if (names.length > 4) return names.flatMap((name) => [[name], names.filter((other) => other !== name)]);
  const all = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_name, place) => (bits >> place) & 1));
  return all.filter(({ length }) => length > 0 && length < names.length);
}
const parts = providers.flatMap(([provider, names]) =>
  partsOf(names).map((set) => ({ provider, set, missing: names.filter((name) => !set.includes(name)) })),
);

describe('a provider whose keys are set in part', () => {
  test.each(parts)('$provider with only $set stops the start and names what is missing', ({ provider, set, missing }) => {
    let problem: unknown;
    try {
      readConfig(withValues(set));
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(ConfigError);
    const { message } = problem as ConfigError;
    expect(message).toContain(`${provider} is configured in part; missing: ${missing.join(', ')}`);
    for (const name of set) expect(message).not.toContain(sample(name));
  });

  test('ends the process with code 1, all providers’ missing names in one message, and no value of any', async () => {
    const firsts = providers.filter(([, names]) => names.length > 1).map(([, names]) => names[0] ?? '');
    const { code, output } = await refusedStart(withValues(firsts));
    expect(code).toBe(1);
    for (const [, names] of providers) for (const name of names.slice(1)) expect(output).toContain(name);
    for (const name of firsts) expect(output).not.toContain(sample(name));
    expect(output).not.toMatch(/^\s+at /m);
  });
});

const options = Object.values(rows).flatMap(({ label: provider, options, keys }) => options.map((option) => ({ provider, option, keys })));

test.each(options)(
  '$option without any key of $provider stops the start: its embedded default would stand in silently',
  ({ option, keys }) => {
    expect(() => readConfig({ [option]: 'https://canary.example' })).toThrow(
      new RegExp(`^- ${option} is set without ${keys.join(', ')}(?!.*canary)`),
    );
  },
);

test('whoever names a server of words that needs no key is told to write any word', () => {
  const environment = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3' };
  expect(() => readConfig(environment)).toThrow(
    '- OPENAI_BASE_URL and OPENAI_MODEL are set without OPENAI_API_KEY; for a server that needs none, write any word',
  );
  expect(readConfig({ ...environment, OPENAI_API_KEY: 'ollama' }).openai).toMatchObject({ model: 'llama3' });
});

describe('behind every service stands', () => {
  test('its embedded default, where no key is set, and the log and /readyz say so', async () => {
    const site = await startSite();
    try {
      const { services } = await (await fetch(`${site.url}/readyz`)).json();
      expect(services).toMatchObject({
        voice: 'voice rooms',
        brain: 'storyteller',
        payments: 'sandbox',
        mailer: 'outbox files',
        'lead-sheet': 'CSV file',
        database: 'sqlite',
      });
      expect(Object.keys(services).sort()).toEqual([...serviceNames].sort());
      expect(JSON.parse(site.log.find((line) => line.includes('"listening"')) ?? '{}').services).toEqual(services);
    } finally {
      await site.stop();
    }
  });

  test('its provider, where all keys are set, and the log and /readyz say so', async () => {
    const live = 'voice,brain,payments,mailer';
    const site = await startSite({ ...withValues(providers.flatMap(([, names]) => names)), LIVE_SERVICES: live });
    try {
      const { services } = await (await fetch(`${site.url}/readyz`)).json();
      expect(services).toMatchObject({ voice: 'Vapi', brain: 'OpenAI-compatible, gpt-4o-mini', payments: 'Razorpay', mailer: 'SMTP' });
      const started = site.log.find((line) => line.includes('"listening"')) ?? '{}';
      expect(JSON.parse(started).services).toEqual(services);
      for (const [, names] of providers) for (const name of names) expect(site.log.join()).not.toContain(`value-of-${name}`);
      // The sandbox's pay page is not there to be found.
      expect((await fetch(`${site.url}/pay/test_x`)).status).toBe(404);
    } finally {
      await site.stop();
    }
  });
});

describe('LIVE_SERVICES', () => {
  test.each(serviceNames)('refuses the embedded default behind %s', (name) => {
    expect(() => readConfig({ LIVE_SERVICES: name })).toThrow(`LIVE_SERVICES asks for ${name}`);
  });

  test('takes Vapi behind the speech, which its calls carry', () => {
    const live = { LIVE_SERVICES: 'voice,speech', ...withValues(rows.vapi.keys) };
    expect(readConfig(live).liveServices).toEqual(['voice', 'speech']);
    expect(readConfig({ ...live, SPEECH_COMMAND: 'none' }).liveServices).toEqual(['voice', 'speech']);
  });

  test('refuses a name it does not know, in the process itself', async () => {
    const { code, output } = await refusedStart({ LIVE_SERVICES: 'payments, paymnets' });
    expect(code).toBe(1);
    expect(output).toContain('LIVE_SERVICES names "paymnets"');
    expect(output).toContain('LIVE_SERVICES asks for payments');
  });
});

test.each([
  [{ RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c,' }, 'RAZORPAY_WEBHOOK_SECRET'],
  [{ SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.in' }, 'SMTP_URL'],
  [{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'localhost:11434' }, 'OPENAI_BASE_URL'],
  [{ PORT: 'eighty' }, 'PORT'],
  [{ CONTACT_EMAIL: 'seva at vaani.in' }, 'CONTACT_EMAIL'],
  [{ PUBLIC_URL: 'vaani.in' }, 'PUBLIC_URL'],
  [{ BUSINESS_TIME_ZONE: 'Mars/Olympus' }, 'BUSINESS_TIME_ZONE'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  // Whoever trusts everybody lets everybody choose an address of their own.
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/8, proxy.example' }, 'TRUST_PROXY'],
])('a value that cannot be used is named: %j', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

const valuesOf = (provider: ProviderName) => withValues(rows[provider].keys);

test.each([
  [{ ...valuesOf('google'), GOOGLE_PRIVATE_KEY: 'canary' }, 'GOOGLE_PRIVATE_KEY'],
  [{ ...valuesOf('google'), GOOGLE_PRIVATE_KEY: sample('GOOGLE_PRIVATE_KEY').slice(0, 900) }, 'GOOGLE_PRIVATE_KEY'],
  [{ ...valuesOf('calendly'), CALENDLY_EVENT_TYPE: 'canary' }, 'CALENDLY_EVENT_TYPE'],
  [{ ...valuesOf('calendly'), CALENDLY_EVENT_TYPE: 'https://calendly.com/canary/30min' }, 'CALENDLY_EVENT_TYPE'],
  [{ ...valuesOf('smtp'), MAIL_FROM: 'Canary' }, 'MAIL_FROM'],
  [{ ...valuesOf('smtp'), MAIL_FROM: 'Vaani <canary>' }, 'MAIL_FROM'],
  [{ ...valuesOf('vapi'), VAPI_ASSISTANT_MINI: 'team:canary' }, 'VAPI_ASSISTANT_MINI'],
  [{ ...valuesOf('vapi'), VAPI_ASSISTANT_KAKA: 'squad:' }, 'VAPI_ASSISTANT_KAKA'],
  [{ SESSION_SECRET: 'canary of thirty-one characters' }, 'SESSION_SECRET'],
  [{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'canary' }, 'OPENAI_BASE_URL'],
  [{ PUBLIC_URL: 'https://canary:pass@vaani.in' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://vaani.in/canary' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://vaani.in?canary' }, 'PUBLIC_URL'],
])('a value that no provider would take is named at the start, and not repeated: case %#', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^- ${name} (?!.*canary).*$`, 'i'));
});

test('an address, a sender, a key and the ids of calls are taken in each of their forms', () => {
  expect(readConfig({ PUBLIC_URL: 'https://vaani.in/' }).publicUrl).toBe('https://vaani.in');
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
  expect(readConfig({ ...valuesOf('smtp'), MAIL_FROM: 'hello@vaani.in' }).smtp?.from).toBe('hello@vaani.in');
  const key = sample('GOOGLE_PRIVATE_KEY').replaceAll('\\n', '\n');
  expect(readConfig({ ...valuesOf('google'), GOOGLE_PRIVATE_KEY: key }).google?.privateKey).toBe(key.trim());
  const ids = { VAPI_ASSISTANT_MINI: 'squad:s1', VAPI_ASSISTANT_KAKA: 'workflow:w1', VAPI_ASSISTANT_ARYA: 'assistant:a1' };
  expect(readConfig({ ...valuesOf('vapi'), ...ids }).vapi?.targets).toMatchObject({
    mini: { kind: 'squad', id: 's1' },
    kaka: { kind: 'workflow', id: 'w1' },
    arya: { kind: 'assistant', id: 'a1' },
    rishi: { kind: 'assistant', id: 'value-of-VAPI_ASSISTANT_RISHI' },
  });
});

test.each([
  'postgress://user:pass-canary@db/vaani',
  'POSTGRE://user:pass-canary@db',
  'postgresql:/user:pass-canary@db/vaani',
  'postgres//user:pass-canary@db/vaani',
  'user:pass-canary@db:5432/vaani',
  'mysql://user:pass-canary@db/vaani',
  'file:///var/lib/pass-canary.sqlite',
])('a DATABASE_URL of another kind is no file: %s stops the start, and is not repeated', (DATABASE_URL) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(/^- DATABASE_URL must be an address such as postgres:(?!.*canary)/);
});

test.each([
  ['postgres://user:pass@db/vaani', 'postgres'],
  ['PostgreSQL://user@/vaani?host=/var/run/postgresql', 'postgres'],
  ['data/vaani.sqlite', 'sqlite'],
  ['/home/me@work/12:30.sqlite', 'sqlite'],
  ['C:\\Users\\me@work\\vaani.sqlite', 'sqlite'],
  [':memory:', 'sqlite'],
])('behind a DATABASE_URL %s stands %s', (url, engine) => {
  expect(engineOf(url)).toBe(engine);
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

describe('a public site', () => {
  const PUBLIC_URL = 'https://vaani.in';
  const smtp = withValues(rows.smtp.keys);

  test('that really sends mail must say where answers go', () => {
    expect(() => readConfig({ PUBLIC_URL, ...smtp })).toThrow('CONTACT_EMAIL must be set');
    expect(readConfig({ PUBLIC_URL, ...smtp, CONTACT_EMAIL: 'seva@vaani.in' }).contactEmail).toBe('seva@vaani.in');
    expect(readConfig(smtp).warnings).toEqual([]);
  });

  test('with nobody to write to is warned at the start; and once, when a proxy that it was not told of brings requests', async () => {
    const site = await startSite({ PUBLIC_URL });
    const warnings = () => site.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
    expect(warnings().map(({ msg }) => msg.split(':')[0])).toEqual([
      'CONTACT_EMAIL is not set',
      'TRUST_PROXY is not set',
      'the public site takes test payments',
    ]);
    for (let index = 0; index < 3; index++) await fetch(site.url, { headers: { 'X-Forwarded-For': `203.0.113.${index}` } });
    await site.stop();
    expect(warnings().slice(3)).toMatchObject([{ msg: expect.stringContaining('forwarded, and TRUST_PROXY is not set') }]);
    expect(site.log.join()).not.toContain('203.0.113.');
  });

  test('whose operator says that no proxy is in front is not warned of one', async () => {
    const site = await startSite({ PUBLIC_URL, CONTACT_EMAIL: 'seva@vaani.in', TRUST_PROXY: '0' });
    await fetch(site.url, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    await site.stop();
    expect(site.log.filter((line) => line.includes('"level":"warn"') && !line.includes('test payments'))).toEqual([]);
  });
});

test('a port that is taken is said in one sentence, with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, output } = await refusedStart({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`port ${port} is taken by another program`);
  expect(output).not.toMatch(/^\s+at /m);
});

test('a site that is not built is said in one sentence, with what to do', async () => {
  const unbuilt = emptyFolder();
  for (const part of ['server', 'shared', 'package.json']) cpSync(join(root, part), join(unbuilt, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(unbuilt, 'node_modules'), 'junction');
  const { code, output } = await refusedStart({}, undefined, join(unbuilt, 'server/main.ts'));
  expect(code).toBe(1);
  expect(output).toContain('the site is not built: npm run build');
  expect(output).not.toMatch(/^\s+at /m);
});

test('a store that cannot be opened is said in one sentence, and ends the process', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vaani-file-')), 'file');
  writeFileSync(file, '');
  const { code, output } = await refusedStart({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(output).toContain('set DATA_DIR to a folder on a disk with room that this user may write');
  expect(output).not.toMatch(/^\s+at /m);
  const unreachable = await refusedStart({ DATABASE_URL: 'postgres://vaani:pass-canary@127.0.0.1:9/vaani' });
  expect(unreachable.code).toBe(1);
  expect(unreachable.output).toContain('the database of DATABASE_URL cannot be opened');
  expect(unreachable.output).not.toMatch(/pass-canary|^\s+at /m);
  const unreadable = await refusedStart({ DATABASE_URL: 'postgres://vaani:pass-canary/half@127.0.0.1:9/vaani' });
  expect(unreadable.code).toBe(1);
  expect(unreadable.output).toContain('the database of DATABASE_URL cannot be opened');
  expect(unreadable.output).not.toMatch(/pass-canary|^\s+at /m);
});

test.each([
  ['a folder', (path: string) => mkdirSync(path)],
  // To the system it fails as a file of somebody else's does, to root as well.
  ['a link to itself', (path: string) => symlinkSync(path, path)],
])('a .env that is there and cannot be read, such as %s, stops the start: the site would run without what it says', async (_what, make) => {
  const folder = emptyFolder();
  make(join(folder, '.env'));
  const { code, output } = await refusedStart({}, folder);
  expect(code).toBe(1);
  expect(output).toMatch(/- \.env is there and cannot be read \(E[A-Z]+\)/);
  expect(output).not.toMatch(/^\s+at /m);
});
