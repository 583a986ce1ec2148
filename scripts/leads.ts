/** For the operator: leads, and the sales team's sheet as the store has it. `npm run leads` says what it can do. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { asCsv } from '#server/adapters/lead-sheet.csv.ts';
import * as leadRows from '#server/flows/lead-rows.ts';
import { countRows } from '#server/flows/outbox-rows.ts';
import { wholeSheet } from '#server/flows/sheet.ts';
import { type SheetRow, sheetColumns } from '#server/services/lead-sheet.ts';
import { operate, show, told } from './operator.ts';

await operate('leads', 'Leads, and the sheet of the sales team:', {
  list: {
    does: 'the latest 20 leads, and how many rows wait for the sheet',
    async run({ database: { db }, config }) {
      const leads = await leadRows.latest(db, 20);
      show(
        'The latest 20 leads',
        leads.map(({ created_at, kind, name, brand, email }) => ({ at: told(created_at, config), kind, name, brand, email })),
      );
      const counts = (await countRows(db, ['pending', 'dead'])).filter(({ topic }) => topic === 'sheet');
      const rows = (wanted: 'pending' | 'dead') => counts.find(({ status }) => status === wanted)?.rows ?? 0;
      console.log(`Not in the sheet yet: ${rows('pending')} on their way, ${rows('dead')} given up. More: npm run outbox -- list`);
    },
  },
  export: {
    takes: '[file.csv or file.xlsx]',
    does: 'every lead, paid order and meeting, whatever became of its row in the sheet; to DATA_DIR where no file is named',
    async run({ database, config }, [file]) {
      if (file === undefined) mkdirSync(config.dataDir, { recursive: true });
      const path = file ?? join(config.dataDir, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
      const rows = await wholeSheet(database.db);
      const data = extname(path).toLowerCase() === '.xlsx' ? await asWorkbook(rows) : asCsv(rows, { header: true });
      // Names and addresses: for the operator's eyes.
      writeFileSync(path, data, { mode: 0o600 });
      console.log(`${rows.length} rows in ${path}`);
    },
  },
});

/** Every cell is text, whatever it looks like: nothing a visitor wrote is computed. */
function asWorkbook(rows: readonly SheetRow[]): Promise<Buffer> {
  const header = sheetColumns.map((column) => ({ value: column, type: String, fontWeight: 'bold' as const }));
  const cells = rows.map((row) => sheetColumns.map((column) => ({ value: row[column], type: String })));
  const columns = sheetColumns.map((column) => ({ width: column === 'description' || column === 'details' ? 48 : 26 }));
  return writeExcelFile([header, ...cells] as SheetData, { sheet: 'Leads', columns, stickyRowsCount: 1 }).toBuffer();
}
