/** What Rishi says of a place to a question: its own text where one was written, else its row of the tables in his words. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import { foodOf } from './about-food.ts';
import { daysBetween, daysFor, isTight, monthsText, rainOf, snowOf, whenOf } from './about-season.ts';
import { byWhat, farOf, petrolFor } from './about-way.ts';
import type { Ask } from './asks.ts';
import { type Fact, facts, introOf, stateOf } from './atlas.ts';
import { healthAt } from './health.ts';
import type { Journey } from './journey.ts';
import type { Place } from './places.ts';
import { sumFor } from './purse.ts';
import { reach } from './route.ts';
import { stayIn } from './sights.ts';
import { capitalName, textOf } from './topics.ts';

/** Under which facet a place's own topic answers. */
const written: Partial<Record<Ask, string>> = {
  ...{ when: 'when', days: 'how-long', cost: 'cost', children: 'children', elders: 'elders', pack: 'have', height: 'doctor', see: 'more' },
};

/** The answer; undefined where neither topic nor table has one. @param isAgain the place's own text was told before */
export function about(place: Place, ask: Ask, journey: Journey, line: PlanLine, isAgain = false): InLangs | undefined {
  const facet = written[ask];
  const own = facet === undefined || facts.has(place.id) ? undefined : textOf(place.id, facet);
  if (ask === 'reach') return reach(place, journey, line);
  if (ask === 'by-what') return byWhat(place, journey, line);
  const sum = ask === 'cost' ? sumFor(place, journey, line) : undefined;
  if (sum) return sum;
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
      return foodOf(place, line, isRemote(place, fact));
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
      return snowOf(place, line);
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

/** The last of what there is to see: that is left out first. */
const lastOf = (see: InLangs | undefined): InLangs | string =>
  see ? inLangs((lang) => see[lang].split(/, | aur | और | and /).at(-1) ?? see[lang]) : '';

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
