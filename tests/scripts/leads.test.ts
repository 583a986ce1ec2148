import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createOutbox, type Delivery } from '#server/flows/outbox.ts';
import { sheetRow } from '#server/flows/sheet.ts';
import { createLog } from '#server/log.ts';
import { engines } from '../support/databases.ts';
import { sheetRowOf } from '../support/sheet-rows.ts';

const { all, stop } = await engines();
afterAll(stop);

const script = join(import.meta.dirname, '../../scripts/leads.ts');
const run = promisify(execFile);
const folder = () => mkdtempSync(join(tmpdir(), 'vaani-export-'));
const leads = (url: string, ...args: string[]) => run(process.execPath, [script, ...args], { cwd: folder(), env: { DATABASE_URL: url } });

const nothing: Delivery = { batchSize: 1, deliver: async () => {} };
const rows = [sheetRowOf('lead_1'), sheetRowOf('lead_2', { name: '=1+1', description: 'two\nlines' }), sheetRowOf('lead_3')];

/** A store with three rows for the sheet, the second of them given up. */
async function storeAt(url: string) {
  const database = await openDatabase(url);
  const outbox = createOutbox(database, { mail: nothing, meeting: nothing, sheet: nothing }, createLog('silent'));
  for (const row of rows) await database.transact((trx) => outbox.promise(trx, sheetRow(row)));
  await outbox.drain();
  await database.db
    .updateTable('outbox')
    .set({ status: 'dead', attempts: 12, last_error: 'google-sheets: refused (400)' })
    .where('dedupe_key', '=', 'sheet:lead_2')
    .execute();
  return database;
}

describe.each(all)('npm run leads, on $name', ({ freshUrl }) => {
  test('-- list shows what was given up and why', async () => {
    const url = await freshUrl();
    const database = await storeAt(url);
    const { stdout } = await leads(url, 'list');
    expect(stdout).toMatch(/sheet.*dead.*1/);
    expect(stdout).toContain('google-sheets: refused (400)');
    await database.close();
  });

  test('-- retry gives what was given up another twelve tries, as something that may have arrived', async () => {
    const url = await freshUrl();
    const database = await storeAt(url);
    expect((await leads(url, 'retry')).stdout).toBe('1 given up before, to be tried again.\n');
    const row = await database.db
      .selectFrom('outbox')
      .select(['status', 'attempts'])
      .where('dedupe_key', '=', 'sheet:lead_2')
      .executeTakeFirst();
    expect(row).toEqual({ status: 'pending', attempts: 1 });
    await database.close();
  });

  test('-- export writes every row, given up or not, as CSV that computes nothing', async () => {
    const url = await freshUrl();
    const database = await storeAt(url);
    const path = join(folder(), 'all.csv');
    expect((await leads(url, 'export', path)).stdout).toContain('3 rows in');
    expect(parse(readFileSync(path), { bom: true, columns: true })).toEqual([rows[0], { ...rows[1], name: "'=1+1" }, rows[2]]);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0);
    await database.close();
  });

  test('-- export writes a workbook whose cells are all text', async () => {
    const url = await freshUrl();
    const database = await storeAt(url);
    const path = join(folder(), 'all.xlsx');
    await leads(url, 'export', path);
    const sheet = fileIn(readFileSync(path), 'xl/worksheets/sheet1.xml');
    expect(sheet).not.toContain('<f>');
    expect(sheet.match(/<c [^>]*>/g)?.every((cell) => /t="(s|inlineStr)"/.test(cell) || cell.endsWith('/>'))).toBe(true);
    const words = fileIn(readFileSync(path), 'xl/sharedStrings.xml') + sheet;
    expect(words).toContain('=1+1');
    await database.close();
  });
});

test('npm run leads without a command says which there are', async () => {
  await expect(run(process.execPath, [script])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('list | retry | export'),
  });
});

/** A file of a zip archive, by its central directory; empty when there is none of that name. */
function fileIn(zip: Buffer, name: string): string {
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString();
  }
  return '';
}
