/** What illness and frailty in the party mean for a place. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { facts } from './atlas.ts';
import { type Condition, conditions } from './conditions.ts';
import type { Journey } from './journey.ts';
import type { Place } from './places.ts';
import { capitalName } from './topics.ts';

const highMetres = 2_500;
const isHigh = (place: Place): boolean =>
  (facts.get(place.id)?.height ?? 0) >= highMetres || place.elders === 'high' || (place.region === 'north' && place.elders === 'walk');

const fearsHeights: readonly Condition[] = ['heart', 'lungs', 'pregnant'];

/** The place is too high for somebody of the party. */
export const isTooHigh = (place: Place, { health }: Journey): boolean =>
  isHigh(place) && (health?.some((condition) => fearsHeights.includes(condition)) ?? false);

/** The place has steps or paths that a wheelchair does not take. */
export const isTooSteep = (place: Place, { health }: Journey): boolean =>
  (health?.includes('wheelchair') ?? false) && place.elders !== 'easy';

/** What the illness of the party means for a place; undefined where none was told. */
export function healthAt(place: Place, journey: Journey, line: PlanLine): InLangs | undefined {
  if (!journey.health) return undefined;
  const name = { place: capitalName(place.id) };
  if (isTooHigh(place, journey)) return line.say(journey.health.includes('lungs') ? 'place-lungs-high' : 'place-health-high', name);
  if (journey.health.includes('wheelchair')) return line.say(isTooSteep(place, journey) ? 'place-wheels-hard' : 'place-wheels-easy', name);
  return line.say('place-health-low', name);
}

/** What each of these wants on any journey, the weightiest first. */
export const careFor = (health: readonly Condition[], line: PlanLine): InLangs[] =>
  conditions.filter((condition) => health.includes(condition)).map((condition) => line.say(`plan-health-${condition}`));
