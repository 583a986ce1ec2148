/** Sights inside the places and where one sleeps in them, read from `sights.md`. */

import { join } from 'node:path';
import type { InLangs } from '../../../personas/persona.ts';
import { readTables } from '../tables.ts';
import { facts } from './atlas.ts';
import { nameIn, plain } from './matching.ts';
import { type Place, placeOf } from './places.ts';

export interface Sight {
  id: string;
  place: Place;
  note: InLangs;
}

const tables = readTables(join(import.meta.dirname, 'sights.md'), {
  sights: ['sight', 'of', 'names', 'note'],
  stays: ['place', 'note'],
});

const sights = [...tables.sights].map(([id, row]) => {
  const names = row.list('names').map(plain);
  return {
    id,
    place: placeOf(row.text('of')) ?? row.fail(`no place "${row.text('of')}"`),
    own: names.filter((name) => !name.endsWith('*')),
    everyday: names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1)),
    note: row.inLangs('note'),
  };
});

const stays = new Map(
  [...tables.stays].map(([id, row]) => [placeOf(id)?.id ?? row.fail(`no place "${id}"`), row.inLangs('note')] as const),
);

/** In which part of a place one sleeps best; undefined where that is not written. */
export const stayIn = (id: string): InLangs | undefined => stays.get(id);

/** The sight that a line names; everyday names count only in the place that is talked of. @param text made plain @param spokenOf the places named so far */
export function sightIn(text: string, current: Place | undefined, spokenOf: readonly string[]): Sight | undefined {
  const isHere = (id: string): boolean =>
    spokenOf.includes(id) ||
    (current !== undefined && (current.id === id || facts.get(id)?.of === current.id || facts.get(current.id)?.of === id));
  return sights
    .flatMap((sight) => {
      const match = nameIn(text, isHere(sight.place.id) ? [...sight.own, ...sight.everyday] : sight.own);
      return match ? [{ sight, length: match.name.length, isHere: isHere(sight.place.id) }] : [];
    })
    .sort((a, b) => Number(b.isHere) - Number(a.isHere) || b.length - a.length)[0]?.sight;
}
