/** What was said in this visit, kept in this tab: the chat goes on from a call, and a call from the chat. */

export interface VisitLine {
  who: 'visitor' | 'character';
  text: string;
}

const keyOf = (where: 'chat' | 'call') => `vaani:said-in-${where}`;
const placeKey = 'vaani:call-in-chat';
let placeHere: number | undefined;
const unkept = new Map<string, VisitLine[]>();

/** Keeps what was said to Kaka, in his chat or in a call. */
export function keepLines(where: 'chat' | 'call', lines: readonly VisitLine[]): void {
  const said = lines.map(({ who, text }) => ({ who, text }));
  unkept.set(where, said);
  if (where === 'call') placeHere = undefined;
  try {
    sessionStorage.setItem(keyOf(where), JSON.stringify(said));
    if (where === 'call') sessionStorage.removeItem(placeKey);
  } catch {
    // A browser that keeps nothing knows it until the page is left.
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

/** How many messages of the chat were there before the call; undefined until the chat goes on after it. */
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
    // As above.
  }
}

const isLine = (line: Partial<VisitLine> | null): line is VisitLine =>
  (line?.who === 'visitor' || line?.who === 'character') && typeof line.text === 'string';
