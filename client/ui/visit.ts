/** The messages of this visit, stored in this tab: the chat continues a call, and a call continues the chat. */

export interface VisitLine {
  who: 'visitor' | 'character';
  text: string;
}

const keyOf = (where: 'chat' | 'call') => `vaani:said-in-${where}`;
const placeKey = 'vaani:call-in-chat';
let placeHere: number | undefined;
const unkept = new Map<string, VisitLine[]>();

/** Stores what was said to Kaka, in his chat or in a call. */
export function keepLines(where: 'chat' | 'call', lines: readonly VisitLine[]): void {
  const said = lines.map(({ who, text }) => ({ who, text }));
  unkept.set(where, said);
  if (where === 'call') placeHere = undefined;
  try {
    sessionStorage.setItem(keyOf(where), JSON.stringify(said));
    if (where === 'call') sessionStorage.removeItem(placeKey);
  } catch {
    // In a browser without storage, until the visitor leaves the page.
  }
}

export function visitLines(where: 'chat' | 'call'): VisitLine[] {
  const here = unkept.get(where);
  if (here) return here;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(where)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** The number of chat messages before the call; undefined until the chat continues after it. */
export function placeOfCall(): number | undefined {
  if (placeHere !== undefined) return placeHere;
  try {
    const kept = sessionStorage.getItem(placeKey);
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

export function keepPlaceOfCall(place: number): void {
  placeHere = place;
  try {
    sessionStorage.setItem(placeKey, String(place));
  } catch {
    // The browser does not allow storage.
  }
}

const isLine = (line: Partial<VisitLine> | null): line is VisitLine =>
  (line?.who === 'visitor' || line?.who === 'character') && typeof line.text === 'string';
