/** The tables of `places.md`. */

import { join } from 'node:path';
import { readTables } from '../tables.ts';

export const regions = ['north', 'west', 'central', 'south', 'east', 'northeast', 'islands'] as const;

export const tables = readTables(join(import.meta.dirname, 'places.md'), {
  places: [
    ...[
      'place',
      'region',
      'state',
      'days',
      'roads',
      'kinds',
      'season',
      'near',
      'elders',
      'children',
      'cost',
      'gate',
      'gate in Hindi',
      'famous',
    ],
  ],
  cities: ['city', 'in Hindi', 'near', 'names', 'neighbours', 'regions', 'to visit'],
});

export const atlasTables = readTables(join(import.meta.dirname, 'atlas.md'), {
  atlas: [
    ...['place', 'names', 'in Hindi', 'state', 'region', 'kinds', 'days', 'season', 'rail', 'air', 'leg', 'known for', 'see', 'height'],
    ...['snow', 'elders', 'children', 'cost', 'of'],
  ],
  states: ['state', 'name', 'in Hindi', 'rain', 'food', 'permit'],
});
