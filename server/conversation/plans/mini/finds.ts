/** The experiment for a case of each kind, and why a thing is suspected. Read from `finds.md`. */

import { join } from 'node:path';
import type { InLangs } from '../../../personas/persona.ts';
import { readTables } from '../tables.ts';
import { caseKeyOf, cases, persons, spans, things } from './words.ts';

const tables = readTables(join(import.meta.dirname, 'finds.md'), {
  kinds: ['case', 'try'],
  things: ['thing', 'because'],
});

const experiments = new Map<string, InLangs>();
for (const [key, row] of tables.kinds) experiments.set(caseKeyOf(key, row), row.inLangs('try'));

const reasons = new Map<string, InLangs>();
for (const [key, row] of tables.things) {
  if (!things[key] && !persons[key] && !spans[key] && key !== 'lost')
    row.fail(`"${key}" is neither a thing, a person nor a time of words.md`);
  reasons.set(key, row.inLangs('because'));
}

/** The experiment for a case where its clues name no better one. */
export function experimentFor(what: string | undefined): InLangs {
  const experiment = experiments.get(what ?? '') ?? experiments.get(cases[what ?? '']?.family ?? 'other');
  if (!experiment) throw new Error(`finds.md has no row for "${what}"`);
  return experiment;
}

/** Why a thing is suspected. */
export const reasonOf = (thing: string): InLangs | undefined => reasons.get(thing);
