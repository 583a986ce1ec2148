/**
 * For the operator: what the site has promised to the sales team's sheet, and what became of it.
 *   npm run leads -- list                  what was kept, what waits, what was given up, the latest leads
 *   npm run leads -- retry                 tries again what was given up; a running server takes it up within a second
 *   npm run leads -- export [file]         every row of the sheet, delivered or not, as .csv or .xlsx
 */
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { readConfig } from '../server/config.ts';
import { type Database, openDatabase } from '../server/db/database.ts';
import { asCsv } from '../server/services/lead-sheet.csv.ts';
import { type SheetRow, sheetColumns } from '../server/services/lead-sheet.ts';
import { environment } from './environment.ts';

const commands: Record<string, (database: Database, file?: string) => Promise<void>> = { list, retry, export: exportRows };
const [name = '', file] = process.argv.slice(2);
const command = commands[name];
if (command) {
  const database = await openDatabase(readConfig(environment()).databaseUrl);
  await command(database, file);
  await database.close();
} else {
  console.error('Say what to do: npm run leads -- list | retry | export [file.csv|file.xlsx]');
  process.exitCode = 1;
}

async function list({ db }: Database) {
  const counts = await db
    .selectFrom('outbox')
    .select(['topic', 'status', db.fn.countAll<number | string>().as('rows')])
    .groupBy(['topic', 'status'])
    .orderBy('topic')
    .orderBy('status')
    .execute();
  console.log('Promised');
  console.table(counts.map(({ topic, status, rows }) => ({ to: topic, status, rows: Number(rows) })));

  const troubled = await db
    .selectFrom('outbox')
    .select(['id', 'topic', 'status', 'attempts', 'next_attempt_at', 'last_error'])
    .where('status', '!=', 'sent')
    .where('last_error', 'is not', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  if (troubled.length > 0) {
    console.log('In trouble, the latest 20 ("dead": given up until you say retry)');
    console.table(troubled);
  }

  const leads = await db
    .selectFrom('leads')
    .select(['created_at', 'kind', 'name', 'brand', 'email'])
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  console.log('The latest 20 leads');
  console.table(leads);
}

async function retry({ transact }: Database) {
  const now = new Date().toISOString();
  const { numUpdatedRows } = await transact((trx) =>
    trx
      .updateTable('outbox')
      // Not nought: what was tried may have arrived, and is looked for.
      .set({ status: 'pending', attempts: 1, next_attempt_at: now, claimed_until: null })
      .where('status', '=', 'dead')
      .executeTakeFirst(),
  );
  console.log(`${numUpdatedRows} given up before, to be tried again.`);
}

async function exportRows({ db }: Database, path = `leads-${new Date().toISOString().slice(0, 10)}.csv`) {
  const promised = await db.selectFrom('outbox').select('payload').where('topic', '=', 'sheet').orderBy('id').execute();
  const rows = promised.map(({ payload }) => JSON.parse(payload) as SheetRow);
  const data = extname(path).toLowerCase() === '.xlsx' ? await asWorkbook(rows) : asCsv(rows, { header: true });
  // Names and addresses: for the operator's eyes.
  writeFileSync(path, data, { mode: 0o600 });
  console.log(`${rows.length} rows in ${path}`);
}

/** Every cell is text, whatever it looks like: nothing a visitor wrote is computed. */
function asWorkbook(rows: readonly SheetRow[]): Promise<Buffer> {
  const header = sheetColumns.map((column) => ({ value: column, type: String, fontWeight: 'bold' as const }));
  const cells = rows.map((row) => sheetColumns.map((column) => ({ value: row[column], type: String })));
  const columns = sheetColumns.map((column) => ({ width: column === 'description' || column === 'details' ? 48 : 26 }));
  return writeExcelFile([header, ...cells] as SheetData, { sheet: 'Leads', columns, stickyRowsCount: 1 }).toBuffer();
}
