import { type FileHandle, mkdir, open, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { cellsOf, type LeadSheet, LocalTime, type SheetRow, sheetColumns } from '../services/lead-sheet.ts';

/**
 * The lead sheet as a CSV file, for any spreadsheet program. One process writes it.
 * A cell that a spreadsheet would run as a formula is stored as text.
 * @param timeZone the time zone of the times
 */
export function createCsvSheet(path: string, timeZone: string): LeadSheet {
  /** False until this process has read the end of the file, and after each failed write, which may have left half a row. */
  let endIsSound = false;

  return {
    async append(rows, { isRepeat }) {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, 'a+');
      try {
        const found = isRepeat || !endIsSound ? await repaired(path, file, rows) : new Set();
        endIsSound = false;
        const fresh = rows.filter(({ id }) => !found.has(id));
        if (fresh.length > 0) {
          const header = (await file.stat()).size === 0;
          await file.appendFile(asCsv(fresh, timeZone, { header }));
          await file.sync();
          if (header) await syncFolder(dirname(path));
        }
        endIsSound = true;
      } finally {
        await file.close();
      }
    },
  };
}

const byteOrderMark = '\uFEFF';
/** Rows as lines of a CSV file. The header begins with a byte order mark, because Excel needs it to read UTF-8. */
export const asCsv = (rows: readonly SheetRow[], timeZone: string, { header }: { header: boolean }): string =>
  (header ? byteOrderMark : '') +
  stringify(
    rows.map((row) => cellsOf(row, timeZone).map(asText)),
    { header, columns: [...sheetColumns] },
  );

/** Characters that begin a formula, including the full-width equals sign (OWASP, "CSV Injection"). */
const asText = (cell: string | number | LocalTime): string => {
  if (cell instanceof LocalTime) return cell.text;
  return typeof cell === 'string' && /^[=+\-@\t\r\uFF1D]/.test(cell) ? `'${cell}` : String(cell);
};

/**
 * Reads the file once, in pieces, and makes sure that it ends with a whole row: half a row of this site is removed, to be written again; a
 * last line of somebody else without a line end gets one.
 * @returns the ids among these that the file contains
 */
async function repaired(path: string, file: FileHandle, rows: readonly SheetRow[]): Promise<Set<string>> {
  const wanted = new Set(rows.map(({ id }) => id));
  const found = new Set<string>();
  const { records, tail } = await scan(file, (id) => void (wanted.has(id) && found.add(id)));
  if (tail.length === 0) return found;
  const text = tail.text.replace(byteOrderMark, '');
  const [id = ''] = text.split(',', 1);
  const isCutId = !text.includes(',') && rows.some((row) => row.id.startsWith(id));
  const isCutHeader = records === 0 && sheetColumns.join(',').startsWith(text);
  // By path, because Windows cannot truncate a file that is open for appending.
  if (wanted.has(id) || isCutId || isCutHeader) await truncate(path, tail.start);
  else await file.appendFile(tail.inQuotes ? '"\n' : '\n');
  return found;
}

const quote = 0x22;
const lineEnd = 0x0a;
/** The part of a record that contains its id. */
const idBytes = 200;

/** Calls `onRecord` with the first cell of each whole record. The tail is what follows the last one. */
async function scan(file: FileHandle, onRecord: (firstCell: string) => void) {
  let records = 0;
  let recordStart = 0;
  let inQuotes = false;
  let position = 0;
  /** The beginning of the current record. */
  let start = Buffer.alloc(0);
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let index = 0; index < chunk.length; index++) {
      const byte = chunk[index];
      if (byte === quote) inQuotes = !inQuotes;
      else if (byte === lineEnd && !inQuotes) {
        const beginning = Buffer.concat([start, chunk.subarray(from, Math.min(index, from + idBytes))]).toString();
        onRecord(beginning.slice(0, beginning.indexOf(',')).replace(byteOrderMark, ''));
        records += 1;
        from = index + 1;
        recordStart = position + from;
        start = Buffer.alloc(0);
      }
    }
    if (start.length < idBytes) start = Buffer.concat([start, chunk.subarray(from, from + idBytes)]);
    position += chunk.length;
  }
  return { records, tail: { start: recordStart, length: position - recordStart, text: start.toString(), inQuotes } };
}

/** After a power cut, a new file exists only if its folder was synced too. */
async function syncFolder(path: string) {
  const folder = await open(path).catch(() => undefined);
  // Windows cannot sync a folder, and does not need it.
  await folder?.sync().catch(() => {});
  await folder?.close();
}
