/** The places that Rishi proposes, read from `places.md`. What he says of them: `personas/rishi/topics`. */

import { facts, stateOf } from './atlas.ts';
import { cities } from './cities.ts';
import { type Kind, kinds } from './journey.ts';
import { atlasTables, regions, tables } from './tables.ts';

const roads = ['good', 'any', 'rough'] as const;
const elders = ['easy', 'stairs', 'boat', 'long', 'walk', 'high'] as const;
const children = ['easy', 'train', 'water', 'wild', 'night', 'edge', 'long', 'high'] as const;
const costs = ['town', 'home', 'camp', 'car', 'flight'] as const;

export interface Place {
  /** The id of its topic. */
  id: string;
  region: (typeof regions)[number];
  /** A row of the states in `atlas.md`. */
  state: string;
  /** Fewest and most days it wants; the long ones with the way there in them. */
  days: readonly [number, number];
  /** `any`: there is no road to speak of, one goes by train or boat. */
  roads: (typeof roads)[number];
  kinds: readonly Kind[];
  /** First and last month of each season; [10, 3] is October to March. */
  months: readonly (readonly [number, number])[];
  /** Cities from which it is a night or less, the nearest first. */
  near: readonly string[];
  elders: (typeof elders)[number];
  children: (typeof children)[number];
  /** What most of the money goes to. */
  cost: (typeof costs)[number];
  /** The station or airport that one makes for. */
  gate: { en: string; hi: string };
  /** Everybody knows it: he speaks of it and compares it, and proposes its quieter cousin. */
  isFamous: boolean;
}

const cityKeys = [...new Set(cities.map(({ key }) => key))];

export const places: readonly Place[] = [...tables.places].map(([id, row]) => {
  return {
    id,
    region: row.oneOf('region', regions),
    state: row.text('state'),
    days: row.range('days', 1, 30),
    roads: row.oneOf('roads', roads),
    kinds: row.someOf('kinds', kinds),
    months: row.ranges('season', 1, 12),
    near: row.someOf('near', cityKeys),
    elders: row.oneOf('elders', elders),
    children: row.oneOf('children', children),
    cost: row.oneOf('cost', costs),
    gate: { en: row.text('gate'), hi: row.text('gate in Hindi') },
    isFamous: row.flag('famous'),
  };
});

/** What is asked about, and not proposed: the table of `atlas.md` as places. */
export const atlasPlaces: readonly Place[] = [...atlasTables.atlas].map(([id, row]) => {
  const fact = facts.get(id);
  return {
    id,
    region: row.oneOf('region', regions),
    state: row.text('state'),
    days: row.range('days', 1, 30),
    roads: 'good',
    kinds: row.someOf('kinds', kinds),
    months: row.ranges('season', 1, 12),
    near: [],
    elders: row.oneOf('elders', elders),
    children: row.oneOf('children', children),
    cost: row.oneOf('cost', costs),
    gate: { en: fact?.rail.en ?? '', hi: fact?.rail.hi ?? '' },
    isFamous: true,
  };
});

const byId = new Map([...places, ...atlasPlaces].map((place) => [place.id, place]));
for (const { state } of byId.values()) stateOf(state);

export const placeOf = (id: string | undefined): Place | undefined => byId.get(id ?? '');
