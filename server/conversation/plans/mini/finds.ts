/** What Mini makes of a case of each kind: the suspect, why, and the experiment. Read from `finds.md`. */

import { join } from 'node:path';
import type { InLangs } from '../../../personas/persona.ts';
import { readTables } from '../tables.ts';
import { caseKeyOf, cases, persons, things } from './words.ts';

const tables = readTables(join(import.meta.dirname, 'finds.md'), {
  kinds: ['case', 'suspect', 'because', 'try'],
  things: ['thing', 'because'],
});

/** What is made of a kind of case where no clue names a suspect. */
export interface Find {
  suspect: InLangs;
  because: InLangs;
  experiment: InLangs;
}

const finds = new Map<string, Find>();
for (const [key, row] of tables.kinds)
  finds.set(caseKeyOf(key, row), { suspect: row.inLangs('suspect'), because: row.inLangs('because'), experiment: row.inLangs('try') });

const reasons = new Map<string, InLangs>();
for (const [key, row] of tables.things) {
  if (!things[key] && !persons[key] && key !== 'lost') row.fail(`"${key}" is neither a thing nor a person of words.md`);
  reasons.set(key, row.inLangs('because'));
}

/** What is made of a case. */
export function findOf(what: string | undefined): Find {
  const find = finds.get(what ?? '') ?? finds.get(cases[what ?? '']?.family ?? 'other');
  if (!find) throw new Error(`finds.md has no row for "${what}"`);
  return find;
}

/** Why a thing is suspected. */
export const reasonOf = (thing: string): InLangs | undefined => reasons.get(thing);
