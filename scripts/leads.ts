/** For the operator: leads, and the lead sheet as the store has it. `npm run leads -- --help` lists the commands. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { asCsv } from '#server/adapters/lead-sheet.csv.ts';
import * as leadRows from '#server/flows/lead-rows.ts';
import { countRows } from '#server/flows/outbox-rows.ts';
import { wholeSheet } from '#server/flows/sheet.ts';
import { cellsOf, LocalTime, type SheetRow, sheetColumns } from '#server/services/lead-sheet.ts';
import { operate, show, told } from './operator.ts';
import { Refusal } from './run-command.ts';

await operate('leads', 'Leads, and the lead sheet:', 'export leads.xlsx', {
  list: {
    does: 'the latest 20 leads, and how many rows are not in the sheet yet',
    async run({ database: { db }, config }) {
      const leads = await leadRows.latest(db, 20);
      show(
        'The latest 20 leads',
        leads.map(({ created_at, kind, name, brand, email }) => ({ at: told(created_at, config), kind, name, brand, email })),
      );
      const counts = (await countRows(db, ['pending', 'dead'])).filter(({ topic }) => topic === 'sheet');
      const rows = (wanted: 'pending' | 'dead') => counts.find(({ status }) => status === wanted)?.rows ?? 0;
      console.log(`Not in the sheet yet: ${rows('pending')} waiting, ${rows('dead')} failed. npm run outbox -- list shows why.`);
    },
  },
  export: {
    takes: '[file.csv or file.xlsx]',
    does: 'writes every lead, paid order and meeting into a file, also those that are not in the sheet yet; without a file name, a CSV file in DATA_DIR',
    async run({ database, config }, [file]) {
      if (file !== undefined && !/\.(csv|xlsx)$/i.test(file))
        throw new Refusal(`${file} is not a .csv or .xlsx file. Nothing was written.`);
      if (file === undefined) mkdirSync(config.dataDir, { recursive: true });
      const path = file ?? join(config.dataDir, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
      const rows = await wholeSheet(database.db);
      const data =
        extname(path).toLowerCase() === '.xlsx'
          ? await asWorkbook(rows, config.businessTimeZone)
          : asCsv(rows, config.businessTimeZone, { header: true });
      // Names and addresses: only the operator may read the file.
      writeFileSync(path, data, { mode: 0o600 });
      console.log(`${rows.length} rows in ${path}`);
    },
  },
});

/** Text of a visitor is always a text cell, and never a formula. Times in a workbook have no time zone: they are in the business time zone. */
function asWorkbook(rows: readonly SheetRow[], timeZone: string): Promise<Buffer> {
  const header = sheetColumns.map((column) => ({ value: column, type: String, fontWeight: 'bold' as const }));
  const asCell = (cell: string | number | LocalTime) => {
    if (cell instanceof LocalTime) return { value: new Date(`${cell.text.replace(' ', 'T')}Z`), type: Date, format: 'yyyy-mm-dd hh:mm' };
    return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String };
  };
  const cells = rows.map((row) => cellsOf(row, timeZone).map(asCell));
  const columns = sheetColumns.map((column) => ({ width: column === 'description' || column === 'details' ? 48 : 26 }));
  return writeExcelFile([header, ...cells] as SheetData, { sheet: 'Leads', columns, stickyRowsCount: 1 }).toBuffer();
}
