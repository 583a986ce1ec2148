import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { operator } from '../support/operator.ts';
import { startSite } from '../support/site.ts';

const refusal = (work: Promise<string>) =>
  work.then(
    () => 'not refused',
    ({ stderr }) => String(stderr).trim(),
  );
const tablesIn = (path: string) => {
  const store = new DatabaseSync(path, { readOnly: true });
  const names = store.prepare("select name from sqlite_master where type = 'table'").all();
  store.close();
  return names;
};

test('a command that only reads makes no tables: it says that the store is empty', async () => {
  const dataDir = emptyFolder();
  const path = join(dataDir, 'vaani.sqlite');
  new DatabaseSync(path).close();
  for (const [script, ...words] of [
    ['orders', 'list'],
    ['outbox', 'list'],
    ['leads', 'list'],
    ['privacy', 'show', 'meena@example.in'],
  ] as const)
    expect(await refusal(operator(script, { DATA_DIR: dataDir })(...words))).toBe(
      'The store is empty: run npm run migrate, or start the site once, and try again.',
    );
  expect(tablesIn(path)).toEqual([]);
  expect(await operator('migrate', { DATA_DIR: dataDir })()).toContain('tables of this release');
  expect(await operator('orders', { DATA_DIR: dataDir })('list')).toContain('none');
});

test('a store of an older release is not changed by a command, which names what it lacks', async () => {
  const dataDir = emptyFolder();
  const path = join(dataDir, 'vaani.sqlite');
  await (await openDatabase(path)).close();
  const store = new DatabaseSync(path);
  const { name } = store.prepare('select name from kysely_migration order by name desc').get() as { name: string };
  store.prepare('delete from kysely_migration where name = ?').run(name);
  store.close();
  expect(await refusal(operator('orders', { DATA_DIR: dataDir })('list'))).toBe(
    `The store is of an older release (without ${name}): run npm run migrate, or start the site once, and try again.`,
  );
});

test('a store of a newer release stops a command, and the start of the site, with one sentence', async () => {
  const dataDir = emptyFolder();
  const path = join(dataDir, 'vaani.sqlite');
  await (await openDatabase(path)).close();
  const store = new DatabaseSync(path);
  store.prepare("insert into kysely_migration values ('999_later', '2030-01-01')").run();
  store.close();
  const sentence =
    'The store is of a newer release (it has 999_later): run that release, or restore the backup that was made before the upgrade.';
  expect(await refusal(operator('orders', { DATA_DIR: dataDir })('list'))).toBe(sentence);
  expect(await refusal(operator('migrate', { DATA_DIR: dataDir })())).toBe(sentence);
  const start = await startSite({ DATA_DIR: dataDir }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  expect(start).toContain(`- ${sentence}`);
  expect(start).not.toMatch(/^\s+at /m);
  expect(existsSync(path)).toBe(true);
});
