/** Whether a sum that was named is enough for a place. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs } from '../../text.ts';
import { isNear } from './fit.ts';
import type { Company, Journey, Share } from './journey.ts';
import { words } from './matching.ts';
import type { Place } from './places.ts';
import { daysName } from './say-journey.ts';
import { numberIn } from './time.ts';
import { capitalName } from './topics.ts';

const scales: readonly (readonly [RegExp, number])[] = [
  [/\b(?:k|thousand|hazaa?r|hajar)\b|हजार/u, 1_000],
  [/\b(?:sau|hundred)\b|सौ/u, 100],
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

const perHead = words(
  'per (?:head|person)|each|apiece|ek ka|har ek|prati|per banda|प्रति|हर एक|एक का|एक आदमी|आदमी पीछे|ek aadmi|aadmi peeche',
);
const perCouple = words('per couple|a couple|for the couple');
const perDay = words('per day|a day|daily|din ka|ek din ka|roz|रोज|दिन का|प्रति दिन');
const withoutWay = words(
  '(?:without|excluding|except|apart from|besides|not counting|plus) (?:the |our )?(?:flights?|trains?|travel|tickets?|petrol|diesel|fares?)|(?:flight|train|ticket|petrol|diesel|kiraya)\\w* (?:chhod\\S*|chod\\S*|ke bina|ke alawa|alag)|(?:टिकट|किराया|पेट्रोल|डीजल|ट्रेन) (?:छोड\\S*|के बिना|के अलावा|अलग)',
);

/** Of whom and of what a sum in a line is. @param text made plain */
export const shareIn = (text: string): Share => ({
  ...(perHead.test(text) && { isPerHead: true as const }),
  ...(perCouple.test(text) && { isPerCouple: true as const }),
  ...(perDay.test(text) && { isPerDay: true as const }),
  ...(withoutWay.test(text) && { isWithoutWay: true as const }),
});

/** Rupees a day for each, on the ground. Source: the lines "place-cost-*". */
const daily: Record<Place['cost'], readonly [number, number]> = {
  town: [1_500, 3_000],
  home: [2_000, 3_500],
  camp: [2_500, 5_000],
  car: [3_000, 5_000],
  flight: [3_000, 5_000],
};
/** The way there and back for each: a night by train, or across the country. */
const way = { near: 1_200, far: 3_500, flight: 12_000 };

const wayFor = (place: Place, journey: Journey): number =>
  place.cost === 'flight' ? way.flight : isNear(place, journey) ? way.near : way.far;

const counts: Partial<Record<Company, number>> = { mother: 1, father: 1, parents: 2, wife: 1, husband: 1, partner: 1 };

/** How many travel, where it was told or follows from who they are. */
const headsOf = ({ people, company }: Journey): number | undefined => {
  if (people !== undefined || company === undefined) return people;
  if (company.includes('solo')) return 1;
  const each = company.map((who) => counts[who]);
  return each.reduce<number | undefined>((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 1);
};

/** The sum that was named, for each and for the whole journey; undefined where none was. */
function eachOf({ budget, ...journey }: Journey, days: number): number | undefined {
  const sum = budget?.text === undefined ? undefined : rupeesIn(budget.text);
  if (sum === undefined || sum < 500) return undefined;
  // What is said of a day is said of each one.
  const heads =
    budget?.isPerHead || budget?.isPerDay ? 1 : budget?.isPerCouple ? 2 : (headsOf(journey) ?? (journey.company?.length ?? 0) + 1);
  return (sum / heads) * (budget?.isPerDay ? days : 1);
}

/** Whether the sum reaches; undefined where no sum or too little of the journey is known. */
export function purseFor(place: Place, journey: Journey, line: PlanLine): InLangs | undefined {
  const days = journey.days ?? place.days[0];
  const each = eachOf(journey, days);
  if (each === undefined) return undefined;
  const [least, most] = daily[place.cost];
  // What is said of a day is for the days there.
  const travel = journey.budget?.isWithoutWay || journey.budget?.isPerDay ? 0 : wayFor(place, journey);
  const left = (each - travel) / days;
  const verdict = left < least * 0.6 ? 'short' : left < least ? 'tight' : left <= most ? 'fits' : 'ample';
  return line.say(`place-purse-${verdict}`, {
    place: capitalName(place.id),
    days: inLangs((lang) => daysName(days, lang)),
    sum: rounded(least * days + wayFor(place, journey)),
  });
}

/** What the whole journey comes to, roughly: undefined while neither its days nor its people are known. */
export function sumFor(place: Place, journey: Journey, line: PlanLine): InLangs | undefined {
  const heads = headsOf(journey);
  if (journey.days === undefined && heads === undefined) return undefined;
  const days = journey.days ?? place.days[0];
  const [least, most] = daily[place.cost];
  const travel = wayFor(place, journey);
  const sums = (count: number) => ({ least: rounded((least * days + travel) * count), most: rounded((most * days + travel) * count) });
  const values = { place: capitalName(place.id), days: inLangs((lang) => daysName(days, lang)) };
  return heads === undefined || heads === 1
    ? line.say('place-sum-each', { ...values, ...sums(1) })
    : line.say('place-sum-all', { ...values, ...sums(heads), people: String(heads) });
}

const rounded = (sum: number): string => String(Math.ceil(sum / 500) * 500);
