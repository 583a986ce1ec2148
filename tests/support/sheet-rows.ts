import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { SheetRow } from '#server/services/lead-sheet.ts';

/** A lead's row, as the sheet gets it. */
export const sheetRowOf = (id: string, more: Partial<SheetRow> = {}): SheetRow => ({
  id,
  kind: 'lead',
  at: '2026-11-21T05:00:00.000Z',
  name: 'Farah',
  brand: 'Nani’s Achaar',
  website: 'https://nanisachaar.example',
  description: '',
  email: 'farah@nanisachaar.example',
  details: '',
  meeting: '',
  guide: '',
  rupees: '',
  status: 'new',
  ...more,
});

export const firstTime = { isRepeat: false, signal: new AbortController().signal };
export const again = { ...firstTime, isRepeat: true };

/** The lead sheet of a site on embedded defaults, so far. @param dataDir the site's folder */
export function leadSheetIn(dataDir: string): Record<string, string>[] {
  const path = join(dataDir, 'leads.csv');
  return existsSync(path) ? parse(readFileSync(path), { bom: true, columns: true }) : [];
}
