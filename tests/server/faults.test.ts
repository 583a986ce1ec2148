import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { engines } from '../support/databases.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { isNightly } from '../support/nightly.ts';
import { withOwnPatience } from '../support/postgres.ts';
import { type Site, startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';
import { wireTo } from '../support/wire.ts';

const { postgres, stop } = await engines();
afterAll(stop);

const works = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const canMount = works('unshare', '-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir());
const canTrace = works('strace', '-f', '-o', '/dev/null', 'true');
if (!canMount) console.warn('\n*** NO MOUNT NAMESPACES HERE: tests on a full and on a read-only disk are SKIPPED ***\n');
if (!canTrace) console.warn('\n*** NO STRACE HERE: the test that every answer waits for the disk is SKIPPED ***\n');

let leads = 0;
const lead = ({ url }: Site) =>
  visitor(url).post('/api/submit-to-google-sheets.js', { name: 'Meena', brand: `Brand ${++leads}`, email: 'meena@example.in' });
const refusal = { status: 503, code: 'storage_busy', sentence: 'We could not save that just now. Please try again in a moment.' };
const told = ({ status, body }: Awaited<ReturnType<typeof lead>>) => ({ status, code: body.code, sentence: body.error });

/** Rows of a table, as another program sees them. */
function count(file: string, table: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const { rows } = db.prepare(`select count(*) as rows from ${table}`).get() as { rows: number };
  db.close();
  return rows;
}

describe('the store', () => {
  test.skipIf(!canMount)(
    'on a full disk refuses with a wait that is told, serves its pages, and keeps again when there is room',
    async () => {
      const dataDir = emptyFolder();
      const onSmallDisk = ['unshare', '-rm', 'sh', '-c', `mount -t tmpfs -o size=2m tmpfs ${dataDir} && exec "$@"`, 'sh'];
      const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1' }, onSmallDisk);
      const disk = `/proc/${site.pid}/root${dataDir}`;
      expect((await lead(site)).status).toBe(202);
      expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(4_000_000))).toThrow('ENOSPC');

      // What room is left within the store's own pages may take a few more.
      const answers = [];
      for (let tries = 0; tries < 40; tries++) answers.push(...(await Promise.all([lead(site), lead(site), lead(site)])));
      const refused = answers.filter(({ status }) => status !== 202);
      expect(refused.length).toBeGreaterThan(50);
      for (const answer of refused) {
        expect(told(answer)).toEqual(refusal);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await fetch(site.url)).status).toBe(200);
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);

      rmSync(join(disk, 'filler'));
      const after = await Promise.all([lead(site), lead(site), lead(site)]);
      expect(after.map(({ status }) => status)).toEqual([202, 202, 202]);
      expect(await site.stop()).toBe(0);
    },
  );

  test('that another process has locked holds up who writes and nobody else; those who waited too long are refused, the others kept', async () => {
    const site = await startSite({ TRUST_PROXY: '1' });
    const file = join(site.dataDir, 'vaani.sqlite');
    const other = new DatabaseSync(file, { timeout: 5_000 });
    other.exec('begin immediate');
    const tooLong = await Promise.all([
      lead(site),
      lead(site),
      ...Array.from({ length: 20 }, async () => {
        expect((await fetch(site.url)).status).toBe(200);
        expect((await fetch(`${site.url}/api/kaka-session`)).status).toBe(200);
      }),
    ]);
    for (const answer of tooLong) if (answer) expect(told(answer)).toEqual(refusal);
    expect(count(file, 'leads')).toBe(0);

    other.exec('commit');

    // Who comes shortly before the file is free is kept. A busy machine may oversleep their patience: then others are asked.
    const patient = await until(async () => {
      other.exec('begin immediate');
      const waiting = Promise.all([lead(site), lead(site)]);
      await sleep(100);
      other.exec('commit');
      const answers = await waiting;
      return answers.every(({ status }) => status === 202) && answers;
    });
    other.close();
    expect(count(file, 'leads')).toBeGreaterThanOrEqual(patient.length);
    expect(await site.stop()).toBe(0);
  });

  test.skipIf(process.platform === 'win32').each([
    ['removed', () => {}],
    ['replaced', (file: string) => writeFileSync(file, '')],
  ])(
    'whose file is %s under the running site refuses what it could not keep, and says once that a restart is needed',
    async (_what, replace) => {
      const dataDir = join(emptyFolder(), 'data');
      const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
      const file = join(dataDir, 'vaani.sqlite');
      expect((await lead(site)).status).toBe(202);
      for (const path of globSync(`${file}*`)) rmSync(path);
      replace(file);
      await until(async () => (await lead(site)).status === 503);
      expect(told(await lead(site))).toEqual(refusal);
      expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
      expect((await fetch(site.url)).status).toBe(200);
      expect(await site.stop()).toBe(0);
      const lines = site.log.filter((line) => line.includes('was removed or replaced')).map((line) => JSON.parse(line));
      expect(lines).toMatchObject([{ level: 'error', msg: expect.stringContaining('until the site is restarted') }]);
    },
  );

  test.skipIf(!canTrace)('answers a write only after the disk has it', async () => {
    const trace = join(emptyFolder(), 'trace');
    const calls = 'trace=fdatasync,fsync,write,writev';
    const site = await startSite({ TRUST_PROXY: '1' }, ['strace', '-D', '-f', '-qq', '-y', '-s', '16', '-o', trace, '-e', calls]);
    const lines = () => readFileSync(trace, 'utf8').split('\n');
    const isAnswer = (line: string) => line.includes('"HTTP/1.1 202');
    for (let index = 0; index < 10; index++) expect((await lead(site)).status).toBe(202);
    await Promise.all(Array.from({ length: 20 }, () => lead(site)));
    await until(async () => lines().filter(isAnswer).length === 30);
    await site.stop();

    let syncs = 0;
    let answers = 0;
    for (const line of lines()) {
      if (/ f(data)?sync\(\d+<.*vaani\.sqlite-wal>/.test(line)) syncs++;
      if (!isAnswer(line)) continue;
      // One after the other, each has its own; those that came together may share one.
      expect(syncs).toBeGreaterThan(Math.min(answers++, 10));
    }
  });
});

describe.skipIf(!postgres)('a Postgres', () => {
  /** The operator's own connection to a database. */
  async function administrator(url: string) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // Where it may: each connection that is broken would be a line on the screen.
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set log_min_messages = panic`).catch(() => {});
    return client;
  }

  test('whose connections break under load costs those requests alone, which are told to try again: the site survives, and keeps again', async () => {
    const DATABASE_URL = (await postgres?.freshUrl()) ?? '';
    const admin = await administrator(DATABASE_URL);
    const site = await startSite({ DATABASE_URL, TRUST_PROXY: '1' });
    const answers: Awaited<ReturnType<typeof lead>>[] = [];
    let broken = 0;
    const visitors = Array.from({ length: 16 }, async () => {
      while (broken < 15) answers.push(await lead(site));
    });
    while (broken < 15) {
      const others =
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
      if ((await admin.query(others)).rowCount) broken++;
      await sleep(20);
    }
    await Promise.all(visitors);
    const refused = answers.filter(({ status }) => status !== 202);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(told(answer)).toEqual(refusal);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }

    expect((await lead(site)).status).toBe(202);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const { rows } = await admin.query('select count(*)::int as leads from leads');
    expect(rows[0].leads).toBeGreaterThanOrEqual(answers.length - refused.length + 1);
    await admin.end();
    expect(await site.stop()).toBe(0);
  });

  test('that falls silent holds nobody up for good: who asks is told to try again, and what is asked once it speaks is kept', async () => {
    const url = withOwnPatience((await postgres?.freshUrl()) ?? '');
    const admin = await administrator(url.href);
    const wire = await wireTo(Number(url.port));
    url.port = String(wire.port);
    const site = await startSite({ DATABASE_URL: url.href, TRUST_PROXY: '1' });
    expect((await lead(site)).status).toBe(202);

    wire.fallSilent();
    const [ready, asked] = await Promise.all([fetch(`${site.url}/readyz`), lead(site)]);
    expect(ready.status).toBe(503);
    expect(told(asked)).toEqual(refusal);

    wire.mend();
    expect((await lead(site)).status).toBe(202);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect((await admin.query('select id from leads')).rowCount).toBe(2);
    await admin.end();
    expect(await site.stop()).toBe(0);
    wire.close();
  });
});

test.skipIf(process.platform === 'win32')('what visitors wrote is on the disk for the site’s own user alone', async () => {
  const dataDir = join(emptyFolder(), 'data');
  const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const { body: sale } = await visitor(site.url).post('/api/payment-link.js', {
    email: 'meena@example.in',
    skuName: 'Home Cleaning Hacks',
  });
  await pay(sale.paymentLink);
  await lead(site);
  const written = await until(async () => {
    const paths = globSync('**/*', { cwd: dataDir });
    return paths.includes('leads.csv') && paths.some((path) => path.endsWith('.eml')) && paths;
  });
  expect(written).toContain('vaani.sqlite');
  for (const path of ['.', ...written]) expect({ path, others: statSync(join(dataDir, path)).mode & 0o077 }).toEqual({ path, others: 0 });
  await site.stop();
});

test('a request that its visitor breaks off leaves a line that says so, without what was asked', async () => {
  const site = await startSite({ TRUST_PROXY: '1' });
  const other = new DatabaseSync(join(site.dataDir, 'vaani.sqlite'), { timeout: 5_000 });
  other.exec('begin immediate');
  const headers = { Origin: site.url, 'Content-Type': 'application/json' };
  const line = await until(async () => {
    const req = request(`${site.url}/api/submit-to-google-sheets.js`, { method: 'POST', headers }).on('error', () => {});
    req.end(JSON.stringify({ name: 'Canary', brand: 'Brand', email: 'canary@example.in' }));
    await sleep(300);
    req.destroy();
    return site.log.find((text) => text.includes('request aborted'));
  });
  expect(JSON.parse(line)).toMatchObject({ method: 'POST', route: '/api/submit-to-google-sheets.js', request: expect.any(String) });
  expect(JSON.parse(line).status).toBeUndefined();
  other.exec('rollback');
  other.close();
  await site.stop();
  expect(site.log.join()).not.toMatch(/canary/i);
});

/** One client with one kept-alive connection, which asks again as soon as it is answered. @returns how each request went */
async function insistent(url: string, address: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (index: number) =>
    new Promise<string>((resolve) => {
      const headers = { Origin: url, 'Content-Type': 'application/json', 'X-Forwarded-For': `${address}.${index % 250}` };
      const req = request(`${url}/api/submit-to-google-sheets.js`, { agent, method: 'POST', headers }, (res) => {
        res.resume().on('end', () => resolve(String(res.statusCode)));
        res.on('error', ({ message }) => resolve(message));
      });
      req.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error'));
      req.end(JSON.stringify({ name: 'Ravi', brand: `${address} ${index}`, email: 'ravi@example.in' }));
    });
  const went: string[] = [];
  do went.push(await ask(went.length));
  while (went.at(-1) === '202');
  agent.destroy();
  return went;
}

test('SIGTERM under load leaves no request that was taken unanswered, and ends with code 0', async () => {
  for (let round = 0; round < (isNightly ? 20 : 1); round++) {
    const site = await startSite({ TRUST_PROXY: '1' });
    const clients = Array.from({ length: 12 }, (_, index) => insistent(site.url, `10.${round}.${index}`));
    await until(async () => count(join(site.dataDir, 'vaani.sqlite'), 'leads') > 40);
    expect(await site.stop()).toBe(0);
    // The last request of each found the port closed: it was never taken.
    for (const went of await Promise.all(clients)) expect([...new Set(went)]).toEqual(['202', 'ECONNREFUSED']);
    expect(JSON.parse(site.log.at(-1) ?? '{}')).toMatchObject({ msg: 'stopped', ms: expect.any(Number) });
    expect(site.log.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  }
});
