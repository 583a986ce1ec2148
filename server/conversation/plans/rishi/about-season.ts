/** The days and the months of a place, as the journey has them. */

import type { InLangs, Lang } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import { facts, stateOf } from './atlas.ts';
import { monthsOf } from './fit.ts';
import type { Journey } from './journey.ts';
import type { Place } from './places.ts';
import { daysName, monthName } from './say-journey.ts';
import { capitalName, topics } from './topics.ts';

/** From here on a day of each way is spent on the road. */
const longLegHours = 6;

/** Days that the way to a place of the atlas takes off the journey. */
function daysOnRoad(place: Place, start: Journey['start']): number {
  const fact = facts.get(place.id);
  if (!fact || !start || start.name.en === place.gate.en) return 0;
  return (fact.leg >= longLegHours ? 1 : 0) + (start.regions !== undefined && !start.regions.includes(place.region) ? 1 : 0);
}

/** The days that were told are too few, or just too few with the way there. */
export const isTight = (place: Place, { days, start }: Journey): boolean =>
  days !== undefined && days < place.days[0] + daysOnRoad(place, start);

/** What the days of the journey mean for a place, with the way there where it eats into them. */
export function daysFor(place: Place, journey: Journey, line: PlanLine): InLangs {
  const { days = 0, start } = journey;
  const [fewest, most] = place.days;
  const values = {
    place: capitalName(place.id),
    yours: inLangs((lang) => daysName(days, lang)),
    days: inLangs((lang) => daysName(most, lang)),
  };
  if (start && days >= fewest && isTight(place, journey)) return line.say('place-days-way', { ...values, city: start.name });
  return line.say(days < fewest ? 'place-days-short' : days > most + 2 ? 'place-days-long' : 'place-days-fit', values);
}

export const daysBetween = ([fewest, most]: readonly [number, number], lang: Lang): string =>
  fewest === most
    ? daysName(most, lang)
    : `${daysName(fewest, lang).split(' ')[0]}${{ en: ' to ', hinglish: ' se ', hi: ' से ' }[lang]}${daysName(most, lang)}`;

/** "October to March". */
export const monthsText = (place: Place): InLangs =>
  inLangs((lang) => place.months.map((range) => rangeText(range, lang)).join({ en: ' and ', hinglish: ' aur ', hi: ' और ' }[lang]));

const rangeText = ([first, last]: readonly [number, number], lang: Lang): string =>
  `${monthName(first, lang)}${{ en: ' to ', hinglish: ' se ', hi: ' से ' }[lang]}${monthName(last, lang)}`;

const isMonthIn = (month: number, [first, last]: readonly [number, number]): boolean =>
  first <= last ? month >= first && month <= last : month >= first || month <= last;

/** The month that was named, where one was: its season, or what stands against it. */
export function whenOf(place: Place, { months }: Journey, line: PlanLine): InLangs {
  const name = capitalName(place.id);
  const season = monthsText(place);
  const [month] = months ?? [];
  if (month === undefined) return line.say('place-when', { place: name, months: season });
  const said = inLangs((lang) => monthName(month, lang));
  if (monthsOf(place).has(month)) return line.say('place-month-good', { place: name, month: said, months: season });
  const why = reasonAgainst(place, month, line);
  return join(line.say('place-month-bad', { place: name, month: said, months: season }), why);
}

/** Rain, snow or heat: what a wrong month brings. */
function reasonAgainst(place: Place, month: number, line: PlanLine): InLangs {
  const fact = facts.get(place.id);
  const { rain } = stateOf(place.state);
  if (fact?.snow && isMonthIn(month, fact.snow)) return line.say('place-against-snow');
  if ((rain !== 'little' && month >= 6 && month <= 9) || (rain === 'ne' && month >= 10 && month <= 12))
    return line.say(place.kinds[0] === 'mountain' ? 'place-against-rain-hills' : 'place-against-rain');
  // Only the Himalaya is cold in spring.
  const isHimalaya = place.kinds[0] === 'mountain' && (place.region === 'north' || place.region === 'northeast');
  return line.say(month >= 3 && month <= 9 && !isHimalaya ? 'place-against-heat' : 'place-against-cold');
}

export function rainOf(place: Place, journey: Journey, line: PlanLine): InLangs {
  const { rain } = stateOf(place.state);
  const text = line.say(`place-rain-${rain}`, { place: capitalName(place.id) });
  return journey.months?.length === 1 ? join(text, whenOf(place, journey, line)) : text;
}

/** Whether and when snow lies there. */
export function snowOf(place: Place, line: PlanLine): InLangs | undefined {
  const fact = facts.get(place.id);
  const name = capitalName(place.id);
  if (fact?.snow) return line.say('place-snow', { place: name, months: inLangs((lang) => rangeText(fact.snow ?? [12, 2], lang)) });
  return fact || !(place.region === 'north' || place.kinds[0] === 'mountain')
    ? line.say('place-no-snow', { place: name })
    : topics().get('snow')?.text;
}
