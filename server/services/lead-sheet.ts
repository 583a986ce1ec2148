/** The lead sheet: the spreadsheet of the sales team. */
export interface LeadSheet {
  /**
   * Appends rows in order.
   * @throws Error if it failed or the result is unknown; the outbox tries again
   */
  append(rows: readonly SheetRow[], options: AppendOptions): Promise<void>;
}

export interface AppendOptions {
  /** Some of the rows may be in the sheet already: the sheet is searched, and rows whose id it contains are not written again. */
  isRepeat: boolean;
  signal: AbortSignal;
}

export interface SheetRow {
  /** First column: identifies the row. */
  id: string;
  /** The kind of the row: a lead of the site, a lead of Arya, a booking, an order. */
  kind: 'lead' | 'arya' | 'booking' | 'order';
  /** ISO 8601. */
  at: string;
  name: string;
  brand: string;
  website: string;
  description: string;
  email: string;
  /** The words of a request, or Arya's five answers. */
  details: string;
  /** The start of the meeting, ISO 8601. */
  meeting: string;
  guide: string;
  rupees: number | '';
  /** `new`, `paid`, or the status of a booking. */
  status: string;
}

/** A time in the business time zone, `2026-11-21 21:43`, which every spreadsheet program reads as a date. */
export class LocalTime {
  text: string;
  constructor(at: string, timeZone: string) {
    this.text = clockOf(timeZone).format(new Date(at));
  }
}

/** Cached, because creating a formatter takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  // The Swedish date format is that of ISO 8601.
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** The cells of a row. A row from the outbox of an older release may lack columns. */
export const cellsOf = (row: SheetRow, timeZone: string): (string | number | LocalTime)[] =>
  sheetColumns.map((column) => {
    const value: string | number = row[column] ?? '';
    const isTime = (column === 'at' || column === 'meeting') && !Number.isNaN(Date.parse(String(value)));
    return isTime ? new LocalTime(String(value), timeZone) : value;
  });

export const sheetColumns = [
  'id',
  'kind',
  'at',
  'name',
  'brand',
  'website',
  'description',
  'email',
  'details',
  // After the columns of older sheets.
  'meeting',
  'guide',
  'rupees',
  'status',
] as const satisfies readonly (keyof SheetRow)[];
