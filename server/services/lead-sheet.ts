/** The sales team's spreadsheet. */
export interface LeadSheet {
  /**
   * Appends rows in order. A row whose id the sheet already holds is not written again: the caller repeats what it is unsure of.
   * @throws Error when the outcome is unknown or a failure; the outbox tries again
   */
  append(rows: readonly SheetRow[]): Promise<void>;
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
