/** How far it is from a city to a place by road, and how many hours that takes: from the table of `map.md`. */

import { join } from 'node:path';
import { readTables } from '../tables.ts';
import type { Start } from './journey.ts';
import { type Place, placeOf } from './places.ts';

const tables = readTables(join(import.meta.dirname, 'map.md'), {
  places: ['place', 'north', 'east'],
  towns: ['town', 'north', 'east'],
});

type Spot = readonly [north: number, east: number];

const spots = (table: (typeof tables)['places']): ReadonlyMap<string, Spot> =>
  new Map([...table].map(([name, row]) => [name, [Number(row.text('north')), Number(row.text('east'))]]));

const places = spots(tables.places);
const towns = spots(tables.towns);
for (const id of places.keys()) if (!placeOf(id)) throw new Error(`map.md: no place "${id}"`);

const kmPerDegree = 111;
/** A road is longer than the line, and in the hills more so. */
const detour = { plain: 1.3, hills: 1.5 };
/** Kilometres an hour, with stops; the last stretch into the hills is slow. */
const kmPerHour = { plain: 50, hills: 28 };
const hillKm = 120;
/** Shorter ways are within a town. */
const kmLeast = 15;

export interface Way {
  km: number;
  hours: number;
}

function lineKm([north, east]: Spot, [otherNorth, otherEast]: Spot): number {
  const width = Math.cos((((north + otherNorth) / 2) * Math.PI) / 180);
  return Math.hypot(north - otherNorth, (east - otherEast) * width) * kmPerDegree;
}

/** The road from where a journey starts; undefined where one of the two is not on the map, or it is the same town. */
export function wayTo(place: Place, start: Start | undefined): Way | undefined {
  const to = places.get(place.id);
  const from = start && towns.get(start.name.en);
  if (!to || !from) return undefined;
  const isHills = place.kinds[0] === 'mountain';
  const exact = lineKm(from, to) * (isHills ? detour.hills : detour.plain);
  const km = Math.round(exact / 10) * 10;
  if (km < kmLeast) return undefined;
  const slow = isHills ? Math.min(km, hillKm) : 0;
  return { km, hours: Math.max(1, Math.round((km - slow) / kmPerHour.plain + slow / kmPerHour.hills)) };
}
