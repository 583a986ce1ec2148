import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { providers as rows } from '#server/providers.ts';
import { serviceNames } from '#server/services/registry.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { sample, withValues } from '../support/provider-values.ts';
import { startSite } from '../support/site.ts';

const root = join(import.meta.dirname, '../..');
const main = join(root, 'server/start.mjs');

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

test('providers whose keys are set in part end the process with code 1, all missing names in one message, and no value of any', async () => {
  const firsts = providers.filter(([, names]) => names.length > 1).map(([, names]) => names[0] ?? '');
  const { code, output } = await refusedStart(withValues(firsts));
  expect(code).toBe(1);
  for (const [, names] of providers) for (const name of names.slice(1)) expect(output).toContain(name);
  for (const name of firsts) expect(output).not.toContain(sample(name));
  expect(output).not.toMatch(/^\s+at /m);
});

describe('behind every service stands', () => {
  test('its embedded default, where no key is set, and the log and /readyz say so', async () => {
    const site = await startSite();
    try {
      const { services } = await (await fetch(`${site.url}/readyz`)).json();
      expect(services).toMatchObject({
        voice: 'voice rooms',
        brain: 'conversation core',
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

test('LIVE_SERVICES with a name that is not known ends the process', async () => {
  const { code, output } = await refusedStart({ LIVE_SERVICES: 'payments, paymnets' });
  expect(code).toBe(1);
  expect(output).toContain('LIVE_SERVICES names "paymnets"');
  expect(output).toContain('LIVE_SERVICES requires a real provider for payments');
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
    expect(warnings().slice(3)).toMatchObject([{ msg: expect.stringContaining('through a proxy, but TRUST_PROXY is not set') }]);
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
  const { code, output } = await refusedStart({}, undefined, join(unbuilt, 'server/start.mjs'));
  expect(code).toBe(1);
  expect(output).toContain('the site is not built. Run: npm run build');
  expect(output).not.toMatch(/^\s+at /m);
});

/** Root may write everywhere, whatever a folder says. */
const another = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const canRunAsAnother = process.platform !== 'win32' && spawnSync(process.execPath, ['--version'], another).status === 0;
test.skipIf(!canRunAsAnother)('a site that was built by another user and is out of date is said in one sentence, with what to do', () => {
  const old = emptyFolder();
  chmodSync(old, 0o755);
  for (const part of ['scripts/build-if-stale.ts', 'scripts/freshness.ts', 'package.json']) cpSync(join(root, part), join(old, part));
  mkdirSync(join(old, 'dist/client'), { recursive: true });
  for (const part of ['dist/client', 'dist']) chmodSync(join(old, part), 0o555);
  const { status, stderr } = spawnSync(process.execPath, [join(old, 'scripts/build-if-stale.ts')], { ...another, encoding: 'utf8' });
  const told = 'The built site is out of date, and this user may not write dist. Run npm run build as the user that owns the folder.\n';
  expect({ status, stderr }).toEqual({ status: 1, stderr: told });
});

test('a store that cannot be opened is said in one sentence, and ends the process', async () => {
  const file = join(emptyFolder(), 'file');
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
])('a .env that exists but cannot be read, such as %s, stops the start: the site would run without what it says', async (_what, make) => {
  const folder = emptyFolder();
  make(join(folder, '.env'));
  const { code, output } = await refusedStart({}, folder);
  expect(code).toBe(1);
  expect(output).toMatch(/- \.env exists but cannot be read \(E[A-Z]+\)/);
  expect(output).not.toMatch(/^\s+at /m);
});
