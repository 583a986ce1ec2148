/** What Mini asks next in a case of each kind. Read from `asks.md`. */

import { join } from 'node:path';
import type { InLangs } from '../../../personas/persona.ts';
import { type Row, readTables } from '../tables.ts';
import { caseKeyOf, cases } from './words.ts';

const columns = ['case', 'ask'];
const tables = readTables(join(import.meta.dirname, 'asks.md'), {
  when: columns,
  before: columns,
  who: columns,
  exception: columns,
  since: columns,
});

type Asks = ReadonlyMap<string, InLangs | undefined>;

const asksOf = (rows: ReadonlyMap<string, Row>): Asks =>
  new Map([...rows].map(([key, row]) => [caseKeyOf(key, row), row.maybeInLangs('ask')]));

const asks = {
  when: asksOf(tables.when),
  before: asksOf(tables.before),
  who: asksOf(tables.who),
  exception: asksOf(tables.exception),
  since: asksOf(tables.since),
};

/** The question for a clue of a case; undefined where such a case is not asked for it. */
export function askFor(slot: keyof typeof asks, what: string | undefined): InLangs | undefined {
  const rows: Asks = asks[slot];
  if (what !== undefined && rows.has(what)) return rows.get(what);
  return rows.get(cases[what ?? '']?.family ?? 'other');
}
