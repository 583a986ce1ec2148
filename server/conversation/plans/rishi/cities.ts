/** The cities that visitors start from, read from `places.md`. */

import { plain } from './matching.ts';
import { regions, tables } from './tables.ts';

export interface City {
  /** As `near` of the places names it. */
  key: string;
  /** Its own names, as a line made `plain` has them. */
  names: readonly string[];
  /** Towns beside it, called by their own names. */
  neighbours: readonly string[];
  en: string;
  hi: string;
  /** Where one gets to in a night. */
  regions: readonly string[];
  /** It is a place to go to as well: only "from" makes it the start. */
  isPlace: boolean;
}

export const cities: readonly City[] = [...tables.cities].map(([en, row]) => ({
  key: row.text('near'),
  names: row.list('names').map(plain),
  neighbours: row.list('neighbours').map(plain),
  en,
  hi: row.text('in Hindi'),
  regions: row.someOf('regions', regions),
  isPlace: row.flag('to visit'),
}));
