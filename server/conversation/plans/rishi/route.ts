/** The way to a place, and its days. */

import type { InLangs, Lang } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import { type Fact, facts } from './atlas.ts';
import { isNear } from './fit.ts';
import type { Journey } from './journey.ts';
import { type Place, placeOf } from './places.ts';
import { capital, daysName } from './say-journey.ts';
import type { RishiState, Turn } from './state.ts';
import { nameOf, textOf } from './topics.ts';

/** From the visitor's own city where it is known; then the stages as the topic has them. */
export function reach(place: Place, journey: Journey, line: PlanLine): InLangs {
  const { start } = journey;
  const fact = facts.get(place.id);
  if (fact) return reachOf(fact, journey, line);
  const gate: InLangs = { en: place.gate.en, hinglish: place.gate.en.replace(' or ', ' ya '), hi: place.gate.hi };
  const isThere = start !== undefined && gate.en.toLowerCase().includes(start.name.en.toLowerCase());
  const from =
    start?.regions && !isThere
      ? line.say(isNear(place, journey) ? 'plan-reach-near' : 'plan-reach-far', { city: start.name, gate })
      : undefined;
  const stages = textOf(place.id, 'where');
  return join(from, stages, stages && endsWithCheck.test(stages.en) ? undefined : line.say('plan-reach-tail'));
}

/** By train, by air, and the road after it; from the visitor's city where it is known and another. */
function reachOf({ id, name, rail, air, leg, hasNoTrain }: Fact, { start, days }: Journey, line: PlanLine): InLangs {
  const isThere = start !== undefined && `${rail.en} ${name.en}`.toLowerCase().includes(start.name.en.toLowerCase());
  const road = leg === 0 ? undefined : line.say('place-leg', { hours: hoursOf(leg) });
  const isItself = leg === 0 && air.en === rail.en;
  const way = isItself
    ? line.say('place-reach-itself', { place: inLangs((lang) => capital(name[lang])) })
    : hasNoTrain
      ? line.say('place-reach-air', { place: inLangs((lang) => capital(name[lang])), rail, air })
      : line.say(road ? 'place-reach-road' : 'place-reach', {
          place: inLangs((lang) => capital(name[lang])),
          rail,
          air,
          ...(road && { road }),
        });
  return join(
    start?.regions && !isThere && (days ?? 3) > 2
      ? line.say(start.regions?.includes(placeOf(id)?.region ?? '') ? 'place-from-near' : 'place-from-far', { city: start.name })
      : undefined,
    way,
  );
}

const hoursOf = (hours: number): InLangs => ({
  en: hours === 1 ? 'one hour' : `${hours} hours`,
  hinglish: hours === 1 ? 'ek ghanta' : `${hours} ghante`,
  hi: hours === 1 ? 'एक घंटा' : `${hours} घंटे`,
});

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

/** First all days in short; then the way there, and how the free days go. */
function routeParts(place: Place, journey: Journey, line: PlanLine): (() => InLangs)[] {
  const count = Math.max(1, Math.min(journey.days ?? place.days[1], 30));
  const fact = facts.get(place.id);
  const where = () => (fact ? reachOf(fact, journey, line) : textOf(place.id, 'where'));
  const more = () => fact?.see && inLangs((lang) => `${capital(fact.see[lang])}${lang === 'hi' ? '।' : '.'}`);
  const sights = more() ?? textOf(place.id, 'more');
  if (count === 1) return [() => join(line.say('plan-day-only'), where(), sights)];
  const name = inLangs((lang) => (fact ? fact.name : nameOf(place.id))[lang]);
  const first = line.say('plan-outline-first', { place: name });
  const rest = () => line.say(`plan-rest-${place.kinds[0]}`);
  const last = line.say('plan-outline-last', { day: inLangs((lang) => dayOrdinal(count, lang)) });
  const middle = (parts: readonly (InLangs | undefined)[]) => join(first, ...parts, last);
  if (count === 2) return [() => join(first, line.say('plan-day-two'), sights, line.say('plan-day-last')), () => join(where())];
  const free =
    count === 3
      ? undefined
      : line.say(count === 4 ? 'plan-outline-three' : 'plan-outline-free', { last: inLangs((lang) => dayOrdinal(count - 1, lang)) });
  return [
    () => middle([line.say('plan-day-two'), sights, free]),
    () => join(where(), count === 3 ? undefined : line.say('plan-outline-rest'), count === 3 ? undefined : rest()),
  ];
}

/** "three to seven" reads on in English and Hindi alike. */
const dayOrdinal = (day: number, lang: Lang): string => daysName(day, lang).split(' ')[0] ?? String(day);
