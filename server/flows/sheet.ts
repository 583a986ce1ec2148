import type { LeadSheet, SheetRow } from '../services/lead-sheet.ts';
import type { Delivery, OutboxEntry } from './outbox.ts';

/** The promise of a row in the sales team's sheet. All are of one lane: the sheet is written in order. */
export const sheetRow = (row: SheetRow): OutboxEntry => ({ topic: 'sheet', lane: 'sheet', dedupeKey: `sheet:${row.id}`, payload: row });

/** How those rows are delivered. Source of the size: Google takes 60 writes a minute, so a busy minute's leads go together. */
export const sheetDelivery = (leadSheet: LeadSheet): Delivery => ({
  batchSize: 100,
  deliver: (entries, signal) =>
    leadSheet.append(
      entries.map(({ payload }) => payload as SheetRow),
      { isRepeat: entries.some(({ isRepeat }) => isRepeat), signal },
    ),
});
