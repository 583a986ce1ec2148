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
  /** ISO 8601, UTC. */
  at: string;
  name: string;
  brand: string;
  website: string;
  description: string;
  email: string;
  /** Slot, product and price, or the five answers, in words. */
  details: string;
}

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
] as const satisfies readonly (keyof SheetRow)[];
