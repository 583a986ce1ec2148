import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { LeadRow, OrderRow } from '#server/db/schema.ts';
import { engines, openBeside } from '../support/databases.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { isNightly } from '../support/nightly.ts';
import { operator, sourceOf } from '../support/operator.ts';
import { leadSheetIn, sheetRowOf } from '../support/sheet-rows.ts';
import { startSite } from '../support/site.ts';
import { pay, until, visitor } from '../support/visitor.ts';

const { all, stop } = await engines();
afterAll(stop);

const lead = (id: string, more: Partial<LeadRow> = {}): LeadRow => {
  const { at: created_at, name, brand, website, description, email } = sheetRowOf(id);
  return { id, kind: 'website', session_id: null, created_at, name, brand, website, description, email, ...more };
};
const order: OrderRow = {
  id: 'order_7h3k9mwq00000000',
  thanked_at: null,
  session_id: 'session_1',
  sku: 'immunity-booster',
  email: 'meena@example.in',
  page_lang: null,
  paise: 119_00,
  status: 'delivered',
  open_key: null,
  payment_link: null,
  link_id: null,
  payment_id: 'pay_1',
  created_at: '2026-11-21T06:00:00.000Z',
  expires_at: '2026-11-22T06:00:00.000Z',
  paid_at: '2026-11-21T06:01:00.000Z',
  delivered_at: '2026-11-21T06:02:00.000Z',
  downloads: 0,
  refunded_paise: 0,
  buyer_state: null,
  buyer_business: null,
};

/** A store that has forgotten its promises: three leads, one of them Arya's, a paid order and one that is not. */
async function storeAt(url: string) {
  const { db, close } = await openDatabase(url);
  const noted = { kind: 'arya', brand: 'Suryodaya Motors', website: '', description: 'phone: 98450 12345 | car: new' } as const;
  const leads = [lead('lead_1'), lead('lead_2', { name: '=1+1', description: 'two\nlines' }), lead('lead_3', noted)];
  for (const row of leads) await db.insertInto('leads').values(row).execute();
  for (const row of [order, { ...order, id: 'order_unpaid', paid_at: null }]) await db.insertInto('orders').values(row).execute();
  await close();
}

describe.each(all)('npm run leads, on $name', ({ freshUrl }) => {
  test('-- list shows the latest leads and what is not in the sheet yet', async () => {
    const url = await freshUrl();
    await storeAt(url);
    const printed = await operator('leads', { DATABASE_URL: url })('list');
    expect(printed).toContain('farah@nanisachaar.example');
    expect(printed).toContain('Not in the sheet yet: 0 waiting, 0 failed.');
  });

  test('-- export writes every lead and paid order, as CSV that computes nothing', async () => {
    const url = await freshUrl();
    await storeAt(url);
    const path = join(emptyFolder(), 'all.csv');
    expect(await operator('leads', { DATABASE_URL: url })('export', path)).toContain('4 rows in');
    const blank = { name: '', brand: '', website: '', description: '', details: '', meeting: '' };
    // Times are those of the business's clock.
    const at = '2026-11-21 10:30';
    expect(parse(readFileSync(path), { bom: true, columns: true })).toEqual([
      sheetRowOf('lead_1', { at }),
      sheetRowOf('lead_2', { at, name: "'=1+1", description: 'two\nlines' }),
      sheetRowOf('lead_3', { at, kind: 'arya', brand: 'Suryodaya Motors', website: '', details: 'phone: 98450 12345 | car: new' }),
      {
        ...blank,
        id: order.id,
        kind: 'order',
        at: '2026-11-21 11:31',
        email: order.email,
        guide: 'Immunity Booster Nuskha',
        rupees: '119',
        status: 'paid',
      },
    ]);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o077).toBe(0);
  });

  test('-- export writes a workbook with dates, sums, and the rest as text', async () => {
    const url = await freshUrl();
    await storeAt(url);
    const path = join(emptyFolder(), 'all.xlsx');
    await operator('leads', { DATABASE_URL: url })('export', path);
    const sheet = fileIn(readFileSync(path), 'xl/worksheets/sheet1.xml');
    expect(sheet).not.toContain('<f>');
    // What is not text is one sum and a time for each of the four rows, as days since 1900: 21 November 2026 is day 46347.
    const numbers = [...sheet.matchAll(/<c (?![^>]*t="(?:s|inlineStr)")[^>]*><v>([^<]+)<\/v>/g)].map(([, value]) => Number(value));
    expect(numbers.filter((value) => Math.floor(value) === 46_347)).toHaveLength(4);
    expect(numbers.filter((value) => Math.floor(value) !== 46_347)).toEqual([119]);
    const words = fileIn(readFileSync(path), 'xl/sharedStrings.xml') + sheet;
    expect(words).toContain('=1+1');
  });
});

describe('npm run leads, on any store', () => {
  test('-- export writes beside the site’s own files where no file is named, and says where it cannot', async () => {
    const url = join(emptyFolder(), 'store.sqlite');
    await storeAt(url);
    const folder = emptyFolder();
    const leads = operator('leads', { DATABASE_URL: url, DATA_DIR: join(folder, 'data') });
    expect(await leads('export')).toContain(join(folder, 'data', 'leads-'));
    expect(readdirSync(join(folder, 'data'))).toEqual([expect.stringMatching(/^leads-[\d-]+\.csv$/)]);
    await expect(leads('export', join(folder, 'nowhere', 'x.csv'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^ENOENT: .*x\.csv'\n$/),
    });
  });

  test('-- export knows two kinds of file, and says so of others', async () => {
    const url = join(emptyFolder(), 'store.sqlite');
    await storeAt(url);
    const folder = emptyFolder();
    await expect(operator('leads', { DATABASE_URL: url })('export', join(folder, 'x.pdf'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('x.pdf is not a .csv or .xlsx file. Nothing was written.'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('what is exported is what the sheet was sent, also when the promises of it are forgotten', async () => {
  const site = await startSite({ TRUST_PROXY: '1' });
  const meena = visitor(site.url);
  await meena.post('/api/submit-to-google-sheets.js', { name: 'Meena', brand: 'Nani', website: 'pickles', email: 'meena@example.in' });
  const person = { name: 'Meena', email: 'meena@example.in' };
  const { body: slots } = await meena.get('/api/calendly?slots=1');
  await meena.post('/api/calendly?book=1', { ...person, start_time: slots.slots[0].start_time });
  await meena.post('/api/calendly?book=1', { ...person, start_time: 'some day next year' });
  await pay((await meena.post('/api/payment-link.js', { ...person, skuName: 'Immunity Booster Nuskha' })).body.paymentLink);
  const sent = await until(async () => {
    const rows = leadSheetIn(site.dataDir);
    return rows.length === 4 && rows;
  });
  const { db, transact, close } = await openBeside(join(site.dataDir, 'vaani.sqlite'));
  await until(
    async () =>
      (await db.selectFrom('outbox').select('id').where('topic', '=', 'sheet').where('status', '!=', 'sent').execute()).length === 0,
  );
  await transact((trx) => trx.deleteFrom('outbox').execute());
  await close();
  const path = join(emptyFolder(), 'all.csv');
  await operator('leads', { DATA_DIR: site.dataDir })('export', path);
  const exported: Record<string, string>[] = parse(readFileSync(path), { bom: true, columns: true });
  // A meeting's row in the sheet tells when it was booked, the store when it was wished for.
  const sorted = (rows: Record<string, string>[]) =>
    rows.map((row) => ({ ...row, at: '' })).sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  expect(sorted(exported)).toEqual(sorted(sent));
  await site.stop();
});

describe('an operator’s command', () => {
  test.each(['leads', 'orders', 'outbox', 'privacy'] as const)('npm run %s without a word says which words there are', async (script) => {
    await expect(operator(script)()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`npm run ${script} -- `) });
    await expect(operator(script)('constructor')).rejects.toMatchObject({ code: 1 });
  });

  const scripts = ['assistants', 'backup', 'bench', 'calls', 'leads', 'meetings', 'orders', 'outbox', 'privacy', 'smoke', 'vapi'] as const;
  test.each(scripts)('npm run %s tells how it is written where asked, and where it does not know a word', async (script) => {
    const written = `npm run ${script} -- `;
    // As npm starts it, not bundled; by day one of them, because that takes ten times as long.
    const program = isNightly || script === 'orders' ? sourceOf(script) : undefined;
    expect(await operator(script, {}, emptyFolder(), program)('--help')).toContain(written);
    for (const word of ['--nonsense', 'nonsense']) {
      // Any word is the name of a file to the backup.
      if (script === 'backup' && word === 'nonsense') continue;
      const { code, stderr } = await operator(script)(word).catch((error) => error);
      expect([word, code, stderr]).toEqual([word, 1, expect.stringContaining(written)]);
      expect(stderr).not.toMatch(/^ +at /m);
    }
  });

  test('that lacks a word, or has one too many, says how it is written', async () => {
    for (const words of [['show'], ['list', 'all'], ['resend', 'VK-7H3K9MWQ', '--for', 'x']])
      await expect(operator('orders')(...words)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`npm run orders -- ${words[0]}`),
      });
  });

  test.skipIf(process.platform === 'win32')('leaves nothing that others on the machine may read', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'empty.sqlite'), '', { mode: 0o600 });
    const holder = await openDatabase(join(folder, 'empty.sqlite'));
    await operator('leads', { DATABASE_URL: join(folder, 'empty.sqlite'), DATA_DIR: join(folder, 'data') })('export');
    for (const name of [...readdirSync(folder), join('data', ...readdirSync(join(folder, 'data')))])
      expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    await holder.close();
  });

  test('in a folder without a store says so, and makes none', async () => {
    for (const script of ['leads', 'orders', 'outbox'] as const) {
      const folder = emptyFolder();
      await expect(operator(script, {}, folder)('list')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`There is no store at ${join(folder, 'data', 'vaani.sqlite')}.`),
      });
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  test('on a database that does not answer says so without its password, however its address is written', async () => {
    const refusal = operator('orders', { DATABASE_URL: 'POSTGRES://vaani:parole@127.0.0.1:1/vaani' })('list').catch((error) => error);
    const { code, stderr } = await refusal;
    expect([code, stderr]).toEqual([1, 'The database of DATABASE_URL cannot be opened (ECONNREFUSED).\n']);
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
