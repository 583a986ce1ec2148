/** Which of the places suits a journey, and what speaks against one. */

import { facts } from './atlas.ts';
import { hasChildren, hasElders, isBaby } from './company.ts';
import { wayTo } from './distance.ts';
import { isTooHigh, isTooSteep } from './health.ts';
import type { Journey } from './journey.ts';
import type { Place } from './places.ts';
import { atlasPlaces, places } from './places.ts';
import { grants } from './wishes.ts';

/** The months of a place's seasons. */
export const monthsOf = ({ months }: Place): Set<number> => monthsWithin(months);

/** Every month of some ranges; [10, 3] is October to March. */
export function monthsWithin(ranges: readonly (readonly [number, number])[]): Set<number> {
  const all = new Set<number>();
  for (const [first, last] of ranges)
    for (let month = first; ; month = (month % 12) + 1) {
      all.add(month);
      if (month === last) break;
    }
  return all;
}

export type Misfit = 'days' | 'month' | 'roads' | 'elders' | 'children' | 'far' | 'reach' | 'kind' | 'snow' | 'health' | 'wheels' | 'wish';

/** A short journey does not cross the country. */
const farDays = 5;
/** And a long weekend does not leave the neighbourhood of the city. */
const shortDays = 3;

/** Days that the way to a place adds, for places whose own days do not count it. */
export function daysOnTheWay({ days: [fewest], near }: Place, start: string | undefined): number {
  if (start === undefined || fewest >= 3 || near.length === 0) return 0;
  const index = near.indexOf(start);
  return index === -1 ? 2 : index <= 1 ? 0 : 1;
}

/** Hours on the road that so many days carry, one way; a longer journey is for the trains and flights to judge. */
const hoursOfDays: Readonly<Record<number, number>> = { 1: 4, 2: 9, 3: 13 };

/** Whether the way there would eat up a short journey. */
function isOutOfReach(place: Place, { days, start }: Journey): boolean {
  const most = days === undefined ? undefined : hoursOfDays[days];
  const way = most === undefined ? undefined : wayTo(place, start);
  return most !== undefined && way !== undefined && way.hours > most;
}

/** What speaks against a place, the weightiest first. */
export function misfits(place: Place, journey: Journey): Misfit[] {
  const { days, roads, months, kinds, start } = journey;
  const found: Misfit[] = [];
  if (isTooHigh(place, journey)) found.push('health');
  if (isTooSteep(place, journey)) found.push('wheels');
  if (journey.wish && !grants(journey.wish, place.id)) found.push('wish');
  if (days !== undefined && days < place.days[0] + (days < farDays ? daysOnTheWay(place, start?.key) : 0)) found.push('days');
  if (months !== undefined && !months.some((month) => monthsOf(place).has(month))) found.push('month');
  if (hasElders(journey) && (place.elders === 'high' || place.elders === 'walk' || (place.elders === 'long' && roads !== 'rough')))
    found.push('elders');
  if (hasChildren(journey) && (place.children === 'high' || (isBaby(journey) && ['long', 'edge', 'night'].includes(place.children))))
    found.push('children');
  if (place.roads === 'rough' && (roads === 'good' || roads === 'train')) found.push('roads');
  const isFar =
    start?.regions !== undefined && !isNear(place, journey) && (!start.regions.includes(place.region) || (days ?? farDays) <= shortDays);
  if (isFar && (days ?? 0) < farDays) found.push('far');
  if (isOutOfReach(place, journey)) found.push('reach');
  if (!journey.wish && kinds && kinds.length > 0 && !kinds.some((kind) => place.kinds.includes(kind))) found.push('kind');
  if (journey.snow && !hasSnow(place, months)) found.push('snow');
  return found;
}

/** Whether snow lies there in one of the months, or in any. */
function hasSnow(place: Place, months: Journey['months']): boolean {
  const snow = facts.get(place.id)?.snow;
  return snow !== undefined && (months === undefined || months.some((month) => monthsOf({ ...place, months: [snow] }).has(month)));
}

export const isNear = ({ near }: Place, { start }: Journey): boolean => start?.key !== undefined && near.includes(start.key);

/** How well a place suits a journey. */
export function scoreOf(place: Place, journey: Journey): number {
  const { days, kinds, start, roads, budget, company, months } = journey;
  const shared = kinds?.filter((kind) => place.kinds.includes(kind)).length ?? 0;
  const index = start?.key === undefined ? -1 : place.near.indexOf(start.key);
  const most = place.days[1] + daysOnTheWay(place, start?.key);
  const spare = days === undefined ? 0 : Math.max(0, days - most);
  let score = shared * 3 + (kinds && place.kinds[0] === kinds[0] ? 1 : 0) - Math.min(spare, 20) * 0.35;
  if (index >= 0) score += 3 - index * 0.25;
  else if (start?.regions) score -= start.regions.includes(place.region) ? 0 : 2;
  // Whoever comes from abroad is spared the papers of the border.
  else if (start && place.region === 'northeast') score -= 1.5;
  if (months === undefined) score -= (12 - monthsOf(place).size) * 0.15;
  if (days !== undefined && days <= most) score += 1.5;
  if (hasElders(journey)) score += { easy: 2, boat: 0.5, stairs: -0.5, long: -2, walk: -6, high: -6 }[place.elders];
  if (hasChildren(journey)) score += { train: 2, water: 1.5, wild: 1.5, night: 1, easy: 1, edge: -1, long: -2, high: -6 }[place.children];
  if (roads === 'train') score += place.roads === 'any' || place.children === 'train' ? 2 : 0;
  if (place.roads === 'rough') score += roads === 'rough' ? 1 : -1;
  if (budget?.level === 'thrifty') score += { town: 1, home: 0.5, camp: 0, car: -1, flight: -2 }[place.cost];
  if (isCouple(journey)) score += (place.roads === 'good' ? 1 : 0) + (place.region === 'northeast' && index < 0 ? -2 : 0);
  if (company?.includes('baby')) score += place.roads === 'good' ? 1 : 0;
  return score;
}

const isCouple = ({ company }: Journey): boolean =>
  company?.some((who) => who === 'partner' || who === 'wife' || who === 'husband') ?? false;

/** What everybody knows, where no quiet place suits: of the visitor's own part of the country, best first. */
export function famousSuiting(journey: Journey, without: readonly string[], isAnywhere = false): Place[] {
  const { start } = journey;
  return (
    atlasPlaces
      .filter(
        (place) =>
          !without.includes(place.id) && !place.id.endsWith('-all') && (isAnywhere || (start?.regions?.includes(place.region) ?? true)),
      )
      .filter((place) => misfits(place, journey).every((misfit) => misfit === 'far'))
      // Nobody is sent up a trek who did not ask for one.
      .map((place) => ({ place, score: scoreOf(place, journey) - (place.elders === 'high' || place.elders === 'walk' ? 3 : 0) }))
      .sort((a, b) => b.score - a.score)
      .map(({ place }) => place)
  );
}

/** The places that suit, best first; none that is famous, none of `without`. @param leave what may speak against them all the same */
export function suiting(journey: Journey, without: readonly string[], leave: readonly Misfit[] = []): Place[] {
  return places
    .filter((place) => !place.isFamous && !without.includes(place.id) && misfits(place, journey).every((misfit) => leave.includes(misfit)))
    .map((place) => ({ place, score: scoreOf(place, journey) }))
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place);
}
