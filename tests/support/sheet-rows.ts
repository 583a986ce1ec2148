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
  ...more,
});

export const firstTime = { isRepeat: false, signal: new AbortController().signal };
export const again = { ...firstTime, isRepeat: true };
