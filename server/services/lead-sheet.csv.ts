import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { type LeadSheet, type SheetRow, sheetColumns } from './lead-sheet.ts';

/**
 * The sheet as a CSV file that any spreadsheet opens. One process writes it.
 * A cell that a spreadsheet would run as a formula is stored as text.
 */
export function createCsvSheet(path: string): LeadSheet {
  let known: Set<string> | undefined;

  async function idsInFile(): Promise<Set<string>> {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return new Set(text.split('\n').map((line) => line.slice(0, line.indexOf(','))));
  }

  return {
    async append(rows) {
      known ??= await idsInFile();
      const ids = known;
      const fresh = rows.filter(({ id }) => !ids.has(id));
      if (fresh.length === 0) return;
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, 'a');
      try {
        const header = (await file.stat()).size === 0;
        // Excel reads UTF-8 only behind a byte order mark.
        await file.write((header ? '\uFEFF' : '') + stringify(fresh.map(cells), { header, columns: [...sheetColumns] }));
        await file.datasync();
      } catch (error) {
        known = undefined; // what reached the disk is unknown: look again before the next try
        throw error;
      } finally {
        await file.close();
      }
      for (const { id } of fresh) ids.add(id);
    },
  };
}

const cells = (row: SheetRow) => sheetColumns.map((column) => asText(row[column]));

/** Formula starts, the full-width equals sign among them (OWASP, "CSV Injection"). */
export const asText = (value: string): string => (/^[=+\-@\t\r\uFF1D]/.test(value) ? `'${value}` : value);
