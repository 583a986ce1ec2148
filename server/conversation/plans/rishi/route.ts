/** The way to a place, and its days. */

import type { InLangs, Lang } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../say.ts';
import { isNear } from './fit.ts';
import type { Journey } from './journey.ts';
import type { Place } from './places.ts';
import { daysName } from './say-journey.ts';
import type { RishiState, Turn } from './state.ts';
import { textOf } from './topics.ts';

/** From the visitor's own city where it is known; then the stages as the topic has them. */
export function reach(place: Place, journey: Journey, line: PlanLine): InLangs {
  const { start } = journey;
  const gate: InLangs = { en: place.gate.en, hinglish: place.gate.en.replace(' or ', ' ya '), hi: place.gate.hi };
  const isThere = start !== undefined && gate.en.toLowerCase().includes(start.name.en.toLowerCase());
  const from =
    start && !isThere ? line.say(isNear(place, journey) ? 'plan-reach-near' : 'plan-reach-far', { city: start.name, gate }) : undefined;
  const stages = textOf(place.id, 'where');
  return join(from, stages, stages && endsWithCheck.test(stages.en) ? undefined : line.say('plan-reach-tail'));
}

const endsWithCheck = /\bcheck\b|\bask\b/iu;

/** The next part of the days, one or two at a time. */
export function route(state: RishiState, line: PlanLine, place: Place): Omit<Turn, 'learned'> {
  const parts = routeParts(place, state.journey, line);
  const done = state.route ?? 0;
  const index = done >= parts.length ? 0 : done;
  const part = parts[index];
  if (!part) return { state };
  const isLast = index === parts.length - 1;
  return {
    state: { ...state, route: index + 1 },
    reply: join(part(), line.say(isLast ? 'plan-route-end' : 'shall-i-go-on')),
    ...(!isLast && { asks: 'route' }),
  };
}

function routeParts(place: Place, journey: Journey, line: PlanLine): (() => InLangs)[] {
  const count = Math.max(1, Math.min(journey.days ?? place.days[1], 30));
  const where = () => textOf(place.id, 'where');
  const more = () => textOf(place.id, 'more');
  const rest = () => line.say(`plan-rest-${place.kinds[0]}`);
  const last = () => line.say('plan-day-last');
  if (count === 1) return [() => join(line.say('plan-day-only'), where(), more())];
  if (count === 2) return [() => join(line.say('plan-day-one'), where()), () => join(line.say('plan-day-two'), more(), last())];
  const middle = () =>
    count <= 4 ? line.say('plan-day-three') : line.say('plan-days-middle', { last: inLangs((lang) => dayOrdinal(count - 1, lang)) });
  return [
    () => join(line.say('plan-day-one'), where()),
    () => join(line.say('plan-day-two'), more()),
    () => join(count === 3 ? last() : join(middle(), rest(), last())),
  ];
}

/** "three to seven" reads on in English and Hindi alike. */
const dayOrdinal = (day: number, lang: Lang): string => daysName(day, lang).split(' ')[0] ?? String(day);
