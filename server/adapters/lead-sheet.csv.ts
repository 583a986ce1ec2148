import { type FileHandle, mkdir, open, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { cellsOf, type LeadSheet, LocalTime, type SheetRow, sheetColumns } from '../services/lead-sheet.ts';

/**
 * The sheet as a CSV file that any spreadsheet opens. One process writes it.
 * A cell that a spreadsheet would run as a formula is stored as text.
 * @param timeZone in which times are written
 */
export function createCsvSheet(path: string, timeZone: string): LeadSheet {
  /** False until this process has seen the file's end, and after every failed write: a row may be half there. */
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
/** Rows as lines of a CSV file; the header comes with a byte order mark, without which Excel does not read UTF-8. */
export const asCsv = (rows: readonly SheetRow[], timeZone: string, { header }: { header: boolean }): string =>
  (header ? byteOrderMark : '') +
  stringify(
    rows.map((row) => cellsOf(row, timeZone).map(asText)),
    { header, columns: [...sheetColumns] },
  );

/** Formula starts, the full-width equals sign among them (OWASP, "CSV Injection"). */
const asText = (cell: string | number | LocalTime): string => {
  if (cell instanceof LocalTime) return cell.text;
  return typeof cell === 'string' && /^[=+\-@\t\r\uFF1D]/.test(cell) ? `'${cell}` : String(cell);
};

/**
 * Reads the file once, in pieces, and leaves it ending with a whole row: a row of ours that was cut off is taken out, to be written anew;
 * a last line that somebody else left without its end is kept and ended.
 * @returns which of the rows it holds
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
  // By its path: Windows shortens no file that is open for appending.
  if (wanted.has(id) || isCutId || isCutHeader) await truncate(path, tail.start);
  else await file.appendFile(tail.inQuotes ? '"\n' : '\n');
  return found;
}

const quote = 0x22;
const lineEnd = 0x0a;
/** Enough of a record to read its id. */
const idBytes = 200;

/** Calls `onRecord` with the first cell of every whole record. The tail is what follows the last of them. */
async function scan(file: FileHandle, onRecord: (firstCell: string) => void) {
  let records = 0;
  let recordStart = 0;
  let inQuotes = false;
  let position = 0;
  /** The beginning of the record being read. */
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

/** A file that is new is only there after a power cut when its folder was synced, too. */
async function syncFolder(path: string) {
  const folder = await open(path).catch(() => undefined);
  // Windows neither can nor must.
  await folder?.sync().catch(() => {});
  await folder?.close();
}
