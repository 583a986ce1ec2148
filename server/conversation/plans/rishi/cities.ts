/** The cities that visitors start from, read from `places.md`. */

import { folded } from './matching.ts';
import { regions, tables } from './tables.ts';

export interface City {
  /** As `near` of the places names it. */
  key: string;
  /** Its own names, as a regular expression. */
  source: string;
  /** Towns beside it, called by their own names. */
  others: string | undefined;
  en: string;
  hi: string;
  /** Where one gets to in a night. */
  regions: readonly string[];
  /** It is a place to go to as well: only "from" makes it the start. */
  isPlace: boolean;
}

const sourceOf = (names: readonly string[]): string => folded(names.join('|'));

export const cities: readonly City[] = [...tables.cities].map(([en, row]) => {
  const others = row.list('neighbours');
  return {
    key: row.text('near'),
    source: sourceOf(row.list('names')),
    others: others.length > 0 ? sourceOf(others) : undefined,
    en,
    hi: row.text('in Hindi'),
    regions: row.someOf('regions', regions),
    isPlace: row.flag('to visit'),
  };
});
