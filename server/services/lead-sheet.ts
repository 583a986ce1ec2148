/** The sales team's spreadsheet. */
export interface LeadSheet {
  /**
   * Appends rows in order.
   * @throws Error when the outcome is unknown or a failure; the outbox tries again
   */
  append(rows: readonly SheetRow[], options: AppendOptions): Promise<void>;
}

export interface AppendOptions {
  /** Some of the rows may be there already: the sheet is searched, and a row whose id it holds is not written again. */
  isRepeat: boolean;
  signal: AbortSignal;
}

export interface SheetRow {
  /** First column: finds the row again. */
  id: string;
  /** What the row is: a lead of the site, one of Arya's, a booking, an order. */
  kind: 'lead' | 'arya' | 'booking' | 'order';
  /** ISO 8601. */
  at: string;
  name: string;
  brand: string;
  website: string;
  description: string;
  email: string;
  /** The words of a request, or the five answers. */
  details: string;
  /** When the meeting begins, ISO 8601. */
  meeting: string;
  guide: string;
  rupees: number | '';
  /** `new`, `paid`, or what became of a booking. */
  status: string;
}

/** A point in time as the business reads its clock, `2026-11-21 21:43`: a date to every spreadsheet. */
export class LocalTime {
  text: string;
  constructor(at: string, timeZone: string) {
    this.text = clockOf(timeZone).format(new Date(at));
  }
}

/** To make one takes a hundred times as long as to use it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Sweden writes dates as ISO 8601 does.
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** A row as it stands in the sheet. A row that was promised by an older release lacks columns. */
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
  // Behind those that older sheets have.
  'meeting',
  'guide',
  'rupees',
  'status',
] as const satisfies readonly (keyof SheetRow)[];
