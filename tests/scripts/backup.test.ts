import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { emptyFolder } from '../support/empty-folder.ts';
import { operator } from '../support/operator.ts';
import { startSite } from '../support/site.ts';
import { visitor } from '../support/visitor.ts';

test('npm run backup copies the store of a running site, whole and for its owner alone, and never over another file', async () => {
  const site = await startSite();
  const meena = { name: 'Meena', brand: 'Nani', website: 'pickles', email: 'meena@example.in' };
  await visitor(site.url).post('/api/submit-to-google-sheets.js', meena);
  const backup = operator('backup', { DATA_DIR: site.dataDir });
  const path = join(emptyFolder(), 'copy.sqlite');
  expect(await backup(path)).toContain(path);
  const copy = new DatabaseSync(path, { readOnly: true });
  expect(copy.prepare('select email from leads').all()).toEqual([{ email: 'meena@example.in' }]);
  expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  copy.close();
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);

  writeFileSync(path, 'of yesterday');
  await expect(backup(path)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('already exists. Nothing was written.') });
  expect(readFileSync(path, 'utf8')).toBe('of yesterday');
  await site.stop();
});

test('npm run backup says what is missing, in a sentence, and leaves nothing half made', async () => {
  const folder = emptyFolder();
  const path = join(folder, 'copy.sqlite');
  const refused = (where: Record<string, string>, ...words: string[]) =>
    operator(
      'backup',
      where,
      folder,
    )(...words).then(
      () => 'not refused',
      ({ stderr }) => stderr as string,
    );
  expect(await refused({ DATABASE_URL: 'postgres://vaani:parole@127.0.0.1:1/vaani' }, path)).toContain('pg_dump');
  expect(await refused({}, path)).toContain('There is no store at');
  expect(await refused({})).toContain('npm run backup -- <file>');
  writeFileSync(join(folder, 'notes.txt'), 'no store at all, and long enough to be told from one');
  expect(await refused({ DATABASE_URL: 'notes.txt' }, path)).toMatch(
    /^The store .*notes\.txt cannot be copied \(.*\)\. No file was written\.\n$/,
  );
  expect(existsSync(path)).toBe(false);
  new DatabaseSync(join(folder, 'store.sqlite')).close();
  expect(await refused({ DATABASE_URL: 'store.sqlite' }, join(folder, 'nowhere', 'copy.sqlite'))).toMatch(/^ENOENT: .*copy\.sqlite'\n$/);
});
