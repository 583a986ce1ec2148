/** What a line asks about a place: to see, to reach, the season, the food, the permits. */

import { thereAsks } from './asks-there.ts';
import { wayAsks } from './asks-way.ts';

export type Ask =
  | 'see'
  | 'reach'
  | 'around'
  | 'when'
  | 'days'
  | 'cost'
  | 'food'
  | 'alone'
  | 'safe'
  | 'children'
  | 'elders'
  | 'permit'
  | 'snow'
  | 'rain'
  | 'pack'
  | 'stay'
  | 'height'
  | 'helicopter'
  | 'fare'
  | 'drive'
  | 'night'
  | 'road'
  | 'now'
  | 'crowd'
  | 'network'
  | 'doctor'
  | 'drawback'
  | 'plan-b'
  | 'timetable'
  | 'camp'
  | 'pool'
  | 'shop'
  | 'nightlife'
  | 'atm'
  | 'language'
  | 'worth'
  | 'swim'
  | 'safe-night'
  | 'aarti'
  | 'guide'
  | 'hard'
  | 'fuel'
  | 'lungs'
  | 'ramps'
  | 'opens'
  | 'pace'
  | 'skip'
  | 'touts'
  | 'meet'
  | 'safari'
  | 'far'
  | 'petrol'
  | 'by-what';

/** In the order of precedence: "is July too rainy" asks for the rain, and only then for a season. */
const asks: readonly (readonly [Ask, RegExp])[] = [...wayAsks, ...thereAsks];

/** What a line asks, the weightiest first. @param text made plain */
export const asksIn = (text: string): Ask[] => asks.flatMap(([ask, pattern]) => (pattern.test(text) ? [ask] : []));
