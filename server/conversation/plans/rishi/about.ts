/** What Rishi says of a place to a question: its own text where one was written, else its row of the tables in his words. */

import type { InLangs, Lang } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import type { Ask } from './asks.ts';
import { type Fact, facts, introOf, stateOf } from './atlas.ts';
import { hasChildren, hasElders } from './company.ts';
import { wayTo } from './distance.ts';
import { monthsOf } from './fit.ts';
import { healthAt } from './health.ts';
import type { Journey } from './journey.ts';
import { plain, words } from './matching.ts';
import type { Place } from './places.ts';
import { reach } from './route.ts';
import { daysName, monthName } from './say-journey.ts';
import { stayIn } from './sights.ts';
import { capitalName, nameOf, textOf, topics } from './topics.ts';

/** Under which facet a place's own topic answers. */
const written: Partial<Record<Ask, string>> = {
  ...{ when: 'when', days: 'how-long', cost: 'cost', children: 'children', elders: 'elders', pack: 'have', height: 'doctor', see: 'more' },
};

/** The answer; undefined where neither topic nor table has one. @param isAgain the place's own text was told before */
export function about(place: Place, ask: Ask, journey: Journey, line: PlanLine, isAgain = false): InLangs | undefined {
  const facet = written[ask];
  const own = facet === undefined || facts.has(place.id) ? undefined : textOf(place.id, facet);
  if (ask === 'reach') return reach(place, journey, line);
  if (ask === 'when' || ask === 'rain')
    return ask === 'rain'
      ? rainOf(place, journey, line)
      : journey.months?.length === 1
        ? whenOf(place, journey, line)
        : (own ?? whenOf(place, journey, line));
  if (journey.health?.includes('wheelchair') && (ask === 'elders' || ask === 'ramps' || ask === 'hard'))
    return healthAt(place, journey, line);
  if (own && !isAgain && !(ask === 'days' && journey.days !== undefined && journey.days < place.days[0])) return own;
  const name = capitalName(place.id);
  const state = stateOf(place.state);
  const fact = facts.get(place.id);
  switch (ask) {
    case 'far':
      return farOf(place, journey, line);
    case 'petrol':
      return petrolFor(place, journey, line);
    case 'lungs':
      return line.say((fact?.height ?? 0) >= highMetres || place.elders === 'high' ? 'place-lungs-high' : 'place-lungs', { place: name });
    case 'ramps':
    case 'opens':
      return line.say(`place-${ask}`, { place: name });
    case 'helicopter':
      return line.say(journey.health?.includes('heart') ? 'place-helicopter-heart' : 'place-helicopter', { place: name });
    case 'night':
      return line.say('place-night', { place: name });
    case 'now':
      return line.say('live');
    case 'road':
      return line.say(`place-road-${place.roads}`, { place: name });
    case 'fare':
      return line.say('place-fare', { place: name });
    case 'drive':
      return line.say(place.kinds[0] === 'mountain' ? 'place-drive-hills' : 'place-drive', { place: name });
    case 'see':
      return fact ? line.say('place-see', { place: name, see: fact.see }) : own;
    case 'days':
      return isTight(place, journey)
        ? daysFor(place, journey, line)
        : line.say('place-days', { place: name, days: inLangs((lang) => daysBetween(place.days, lang)) });
    case 'cost':
      return line.say(`place-cost-${place.cost}`, { place: name });
    case 'food':
      return asksVegetarian.test(plain(line.message))
        ? line.say(isRemote(place, fact) ? 'place-food-veg-rare' : 'place-food-veg', { place: name, food: withoutMeat(state.food) })
        : line.say('place-food', { place: name, food: state.food });
    case 'skip':
      return line.say(fact ? 'place-skip' : 'place-skip-own', { place: name, last: lastOf(fact?.see) });
    case 'pace':
      return line.say(place.roads === 'rough' || place.kinds[0] === 'mountain' ? 'place-pace-hills' : 'place-pace', { place: name });
    case 'touts':
      return line.say('place-touts', { place: name });
    case 'meet':
      return line.say('place-meet', { place: name });
    case 'safari':
      return line.say('place-safari', { place: name });
    case 'permit':
      if (place.id === 'vaishno-devi' || place.id === 'amarnath') return line.say(`place-card-${place.id}`);
      if (place.id === 'char-dham' || fact?.of === 'char-dham') return line.say('place-registration', { place: name });
      return state.permit ? line.say('place-permit', { place: name, permit: state.permit }) : line.say('place-no-permit', { place: name });
    case 'alone':
      return line.say(isRemote(place, fact) ? 'place-alone-remote' : 'place-alone', { place: name });
    case 'safe':
      return textOf(place.id, 'safe') ?? line.say('place-safe', { place: name });
    case 'children':
      return line.say(`place-children-${place.children}`, { place: name });
    case 'elders':
      return line.say(`place-elders-${place.elders}`, { place: name });
    case 'snow':
      return snowOf(place, fact, line);
    case 'pack':
      return line.say(`place-pack-${packOf(place, fact)}`, { place: name });
    case 'stay':
      return (
        stayIn(place.id) ?? line.say(`place-stay-${place.cost === 'home' || place.cost === 'camp' ? place.cost : 'town'}`, { place: name })
      );
    case 'around':
      return line.say(place.kinds.includes('old-town') ? 'place-around-town' : 'place-around-hills', { place: name });
    case 'height':
      return (fact?.height ?? 0) >= highMetres
        ? line.say('place-high', { place: name, height: String(fact?.height) })
        : join(
            fact?.height === undefined ? undefined : line.say('place-metres', { place: name, height: String(fact.height) }),
            line.say('place-not-high', { place: name }),
          );
    case 'network':
      return line.say(isRemote(place, fact) || place.cost === 'home' ? 'place-network-remote' : 'place-network', { place: name });
    case 'doctor':
      return (fact?.height ?? 0) >= highMetres || place.elders === 'high'
        ? line.say('place-doctor-high', { place: name })
        : line.say(isRemote(place, fact) ? 'place-doctor-remote' : 'place-doctor', { place: name });
    case 'drawback':
      return line.say(`place-drawback-${isRemote(place, fact) ? 'remote' : place.isFamous ? 'famous' : 'quiet'}`, { place: name });
    case 'plan-b':
      return line.say(place.kinds[0] === 'mountain' ? 'place-plan-b-hills' : 'place-plan-b', { place: name });
    case 'timetable':
      return line.say('place-timetable');
    case 'camp':
    case 'pool':
    case 'shop':
    case 'nightlife':
      return line.say(`place-${ask}-${isRemote(place, fact) || place.cost === 'home' ? 'quiet' : 'town'}`, { place: name });
    case 'hard':
      return line.say(`place-hard-${hardness[place.elders]}`, { place: name });
    case 'swim':
      return line.say(
        place.kinds[0] === 'sea' || place.kinds.includes('sea')
          ? 'place-swim-sea'
          : place.kinds.includes('river')
            ? 'place-swim-river'
            : 'place-swim-none',
        { place: name },
      );
    case 'fuel':
    case 'safe-night':
    case 'aarti':
    case 'guide':
    case 'atm':
    case 'language':
      return line.say(`place-${ask}`, { place: name });
    case 'worth':
      return fact
        ? line.say('place-worth', { place: name, known: fact.knownFor, days: inLangs((lang) => daysBetween(place.days, lang)) })
        : textOf(place.id, 'more');
    case 'crowd':
      return line.say('place-crowd', { place: name, months: monthsText(place) });
    default:
      return undefined;
  }
}

/** More than so many hours is no drive for one day. */
const hoursOfDay = 10;

/** Kilometres and hours from the visitor's city; the stages where it is not known. */
function farOf(place: Place, journey: Journey, line: PlanLine): InLangs {
  const way = wayTo(place, journey.start);
  if (!way || !journey.start) return reach(place, journey, line);
  const values = {
    ...{ place: nameOf(place.id), city: journey.start.name, km: String(way.km) },
    hours: way.hours < 2 ? '1-2' : `${way.hours}-${way.hours + Math.max(1, Math.round(way.hours / 8))}`,
  };
  return join(
    line.say('place-far', values),
    way.hours > hoursOfDay
      ? line.say('place-far-days', { gate: facts.get(place.id)?.rail ?? place.gate.en })
      : hasElders(journey) || hasChildren(journey)
        ? line.say('place-far-stops')
        : undefined,
  );
}

/** Kilometres that a litre gives: a car, a motorcycle. */
const kmPerLitre = { car: 15, bike: 35 };

function petrolFor(place: Place, journey: Journey, line: PlanLine): InLangs {
  const way = wayTo(place, journey.start);
  if (!way) return line.say('place-petrol-unknown', { place: capitalName(place.id) });
  const both = way.km * 2;
  const litres = (each: number): string => String(Math.max(1, Math.round(both / each)));
  return line.say('place-petrol', {
    place: nameOf(place.id),
    km: String(both),
    car: litres(kmPerLitre.car),
    bike: litres(kmPerLitre.bike),
  });
}

/** Said without what a vegetarian does not eat. */
const asksVegetarian = words('veg|vegetarians?|pure veg|shaa?kahari|vegan|शाकाहारी|वेज');
const ofMeat =
  /pork|fish|beef|meat|mutton|chicken|prawn|crab|egg|machh?li|maas|murg|kadambuttu|keema|gosht|kebab|jhinga|मछली|मांस|माँस|पोर्क|मटन|चिकन|मुर्ग|कबाब|झींगा|कडंबुट्टु|अंडा|गोश्त/iu;
const withoutMeat = (food: InLangs): InLangs =>
  inLangs((lang) => {
    const dishes = food[lang].split(/[;,]\s*/).filter((dish) => !ofMeat.test(dish));
    return dishes.length > 0
      ? dishes.join(', ')
      : { en: 'dal, rice and greens', hinglish: 'dal chawal aur saag', hi: 'दाल-चावल और साग' }[lang];
  });

/** The last of what there is to see: that is left out first. */
const lastOf = (see: InLangs | undefined): InLangs | string =>
  see ? inLangs((lang) => see[lang].split(/, | aur | और | and /).at(-1) ?? see[lang]) : '';

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

const hardness: Record<Place['elders'], string> = {
  easy: 'easy',
  boat: 'easy',
  stairs: 'middling',
  long: 'middling',
  walk: 'hard',
  high: 'hard',
};

/** From here the lungs want rest. */
const highMetres = 2_500;

const isRemote = (place: Place, fact: Fact | undefined): boolean =>
  place.region === 'northeast' || place.roads === 'rough' || (fact?.height ?? 0) >= highMetres;

const daysBetween = ([fewest, most]: readonly [number, number], lang: Lang): string =>
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

function rainOf(place: Place, journey: Journey, line: PlanLine): InLangs {
  const { rain } = stateOf(place.state);
  const text = line.say(`place-rain-${rain}`, { place: capitalName(place.id) });
  return journey.months?.length === 1 ? join(text, whenOf(place, journey, line)) : text;
}

function snowOf(place: Place, fact: Fact | undefined, line: PlanLine): InLangs | undefined {
  const name = capitalName(place.id);
  if (fact?.snow) return line.say('place-snow', { place: name, months: inLangs((lang) => rangeText(fact.snow ?? [12, 2], lang)) });
  return fact || !(place.region === 'north' || place.kinds[0] === 'mountain')
    ? line.say('place-no-snow', { place: name })
    : topics().get('snow')?.text;
}

const packOf = (place: Place, fact: Fact | undefined): string =>
  (fact?.height ?? 0) >= highMetres
    ? 'high'
    : place.kinds[0] === 'sea'
      ? 'sea'
      : place.kinds[0] === 'mountain'
        ? 'hills'
        : place.kinds[0] === 'forest'
          ? 'forest'
          : 'plain';

/** The first words about a place of the atlas, and what there is to see. */
export function introduction(place: Place, line: PlanLine): InLangs | undefined {
  const fact = facts.get(place.id);
  if (!fact) return undefined;
  return join(introOf(fact, stateOf(place.state)), line.say('place-see-short', { see: fact.see }));
}
