/** Whether a sum that was named is enough for a place. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs } from '../../text.ts';
import { isNear } from './fit.ts';
import type { Journey } from './journey.ts';
import { words } from './matching.ts';
import type { Place } from './places.ts';
import { daysName } from './say-journey.ts';
import { numberIn } from './time.ts';
import { capitalName } from './topics.ts';

const scales: readonly (readonly [RegExp, number])[] = [
  [/\b(?:k|thousand|hazaa?r|hajar)\b|हजार/u, 1_000],
  [/\b(?:lakhs?|lac)\b|लाख/u, 100_000],
];

/** "60 hazar", "5000", "25k" in rupees. */
export function rupeesIn(text: string): number | undefined {
  const amount =
    /\d[\d,.]*/.exec(text)?.[0].replaceAll(',', '') ??
    text
      .replace(/[^\p{L}\p{M}\s]/gu, '')
      .trim()
      .split(/\s+/)[0] ??
    '';
  const count = /^\d/.test(amount) ? Number(amount) : numberIn(amount);
  if (count === undefined || Number.isNaN(count)) return undefined;
  const scale = scales.find(([pattern]) => pattern.test(text.replace(/(\d)(\p{L})/u, '$1 $2')))?.[1];
  return count * (scale ?? 1);
}

/** Said of each one's share, and not of all together. */
export const isPerHead = words('per (?:head|person)|each|apiece|ek ka|har ek|prati|per banda|प्रति|हर एक|एक का');

/** Rupees a day for each, on the ground. Source: the lines "place-cost-*". */
const perDay: Record<Place['cost'], readonly [number, number]> = {
  town: [1_500, 3_000],
  home: [2_000, 3_500],
  camp: [2_500, 5_000],
  car: [3_000, 5_000],
  flight: [3_000, 5_000],
};
/** The way there and back for each: a night by train, or across the country. */
const way = { near: 1_200, far: 3_500, flight: 12_000 };

/** Whether the sum reaches; undefined where no sum or too little of the journey is known. */
export function purseFor(place: Place, journey: Journey, line: PlanLine): InLangs | undefined {
  const { budget, people, company } = journey;
  const sum = budget?.text === undefined ? undefined : rupeesIn(budget.text);
  if (sum === undefined || sum < 500) return undefined;
  const heads = budget?.isPerHead ? 1 : (people ?? (company?.includes('solo') ? 1 : company ? company.length + 1 : 1));
  const days = journey.days ?? place.days[0];
  const [least, most] = perDay[place.cost];
  const travel = place.cost === 'flight' ? way.flight : isNear(place, journey) ? way.near : way.far;
  const left = (sum / heads - travel) / days;
  const verdict = left < least * 0.6 ? 'short' : left < least ? 'tight' : left <= most ? 'fits' : 'ample';
  return line.say(`place-purse-${verdict}`, {
    place: capitalName(place.id),
    days: inLangs((lang) => daysName(days, lang)),
    sum: rounded(least * days + travel),
  });
}

const rounded = (sum: number): string => String(Math.ceil(sum / 500) * 500);
