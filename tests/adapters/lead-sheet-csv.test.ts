import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { createCsvSheet } from '#server/adapters/lead-sheet.csv.ts';
import { sheetColumns } from '#server/services/lead-sheet.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { again, firstTime, sheetRowOf } from '../support/sheet-rows.ts';

const freshPath = () => join(emptyFolder(), 'data/leads.csv');
const read = (path: string): Record<string, string>[] => parse(readFileSync(path), { bom: true, columns: true, relax_column_count: true });
/** The same in the file, where times are those of the business's clock. */
const inFile = (row: ReturnType<typeof sheetRowOf>) => ({ ...row, at: '2026-11-21 10:30' });
const idsIn = (path: string) => read(path).map(({ id }) => id);

describe('the sheet as a file', () => {
  test('begins with headings, and reads back what visitors wrote', async () => {
    const path = freshPath();
    const row = sheetRowOf('lead_1', { description: 'Pickles, "the hot ones"\nand papad', name: 'फ़राह' });
    await createCsvSheet(path, 'Asia/Kolkata').append([row], firstTime);
    expect(read(path)).toEqual([inFile(row)]);
    expect(readFileSync(path, 'utf8').startsWith('\uFEFFid,')).toBe(true);
  });

  test('holds a row once, however often it is sent, by however many processes in turn', async () => {
    const path = freshPath();
    const rows = [sheetRowOf('lead_1'), sheetRowOf('lead_2', { description: 'two\nlines' })];
    const sheet = createCsvSheet(path, 'Asia/Kolkata');
    await sheet.append(rows, firstTime);
    await sheet.append(rows, again);
    await createCsvSheet(path, 'Asia/Kolkata').append([...rows, sheetRowOf('lead_3')], again);
    expect(idsIn(path)).toEqual(['lead_1', 'lead_2', 'lead_3']);
  });

  test('runs nothing that a visitor wrote: nine beginnings of formulas in six cells', async () => {
    const path = freshPath();
    const beginnings = ['=', '+', '-', '@', '\t=', '\r=', '＝', '="', '=HYPERLINK('];
    const fields = ['name', 'brand', 'website', 'description', 'email', 'details'] as const;
    const rows = beginnings.flatMap((beginning, index) =>
      fields.map((field) => sheetRowOf(`lead_${index}_${field}`, { [field]: `${beginning}1` })),
    );
    await createCsvSheet(path, 'Asia/Kolkata').append(rows, firstTime);
    for (const row of read(path)) for (const column of sheetColumns) expect(row[column]).not.toMatch(/^[=+\-@\t\r＝]/);
  });

  test.each([1, 5, 30, 60, 100, 140])('a row cut off %i bytes before its end by a power cut is written whole, and once', async (bytes) => {
    const path = freshPath();
    const rows = [sheetRowOf('lead_1'), sheetRowOf('lead_2', { description: 'with "quotes"\nand lines', details: 'x'.repeat(40) })];
    await createCsvSheet(path, 'Asia/Kolkata').append(rows, firstTime);
    truncateSync(path, readFileSync(path).length - bytes);
    await createCsvSheet(path, 'Asia/Kolkata').append([rows[1] as (typeof rows)[0], sheetRowOf('lead_3')], again);
    expect(read(path)).toEqual([...rows, sheetRowOf('lead_3')].map(inFile));
  });

  test('whose headings were cut off gets them anew', async () => {
    const path = freshPath();
    await createCsvSheet(path, 'Asia/Kolkata').append([sheetRowOf('lead_1')], firstTime);
    truncateSync(path, 20);
    await createCsvSheet(path, 'Asia/Kolkata').append([sheetRowOf('lead_1')], again);
    expect(read(path)).toEqual([inFile(sheetRowOf('lead_1'))]);
  });

  test('keeps a last line that a person left without its end', async () => {
    const path = freshPath();
    await createCsvSheet(path, 'Asia/Kolkata').append([sheetRowOf('lead_1')], firstTime);
    appendFileSync(path, 'by hand,lead,,Ravi,,,,,"called him');
    await createCsvSheet(path, 'Asia/Kolkata').append([sheetRowOf('lead_2')], firstTime);
    expect(idsIn(path)).toEqual(['lead_1', 'by hand', 'lead_2']);
  });

  test('that a spreadsheet saved with its own line ends still knows its rows', async () => {
    const path = freshPath();
    await createCsvSheet(path, 'Asia/Kolkata').append([sheetRowOf('lead_1')], firstTime);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'));
    await createCsvSheet(path, 'Asia/Kolkata').append([sheetRowOf('lead_1'), sheetRowOf('lead_2')], again);
    expect(idsIn(path)).toEqual(['lead_1', 'lead_2']);
  });

  test('that cannot be written fails, so that the row is sent again', async () => {
    await expect(createCsvSheet('/dev/null/leads.csv', 'Asia/Kolkata').append([sheetRowOf('lead_1')], firstTime)).rejects.toThrow();
  });
});
