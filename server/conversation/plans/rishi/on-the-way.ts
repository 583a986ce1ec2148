/** Answers to needs of people on the way (`needs.ts`) that have one answer anywhere: fraud, a closed road, boarding a train, an edge without a railing. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { join } from '../../text.ts';
import { about } from './about.ts';
import { facts } from './atlas.ts';
import { nameIn, plain, words } from './matching.ts';
import { needIn, needs } from './needs.ts';
import { question } from './offer.ts';
import { rideFor } from './people.ts';
import type { Place } from './places.ts';
import { placeOf } from './places.ts';
import { purseFor } from './purse.ts';
import { reach } from './route.ts';
import { type RishiState, slots, type Turn } from './state.ts';
import { capitalName, topics } from './topics.ts';

const opensWhen = words(
  '(?:ticket|booking|tickets|टिकट|बुकिंग).*(?:when|open\\w*|khul\\w*|kitne din|kab|how (?:early|many days)|कब|खुल\\S*|कितने दिन)',
);

const fogs = words('fog|foggy|dhu?ndh|kohra|kohre|धुंध|कोहरा|कोहरे');
const foggyStates: ReadonlySet<string> = new Set([
  'punjab',
  'delhi',
  'uttar-pradesh',
  'bihar',
  'jharkhand',
  'rajasthan',
  'madhya-pradesh',
  'assam',
]);

/** The answer to such a need, for the place that is talked of where that makes a difference. */
export function needAnswer(state: RishiState, line: PlanLine, text: string, place: Place | undefined): Omit<Turn, 'learned'> | undefined {
  if (fogs.test(text) && place)
    return {
      state,
      reply: line.say(foggyStates.has(place.state) && place.kinds[0] !== 'mountain' ? 'place-fog' : 'place-mist', {
        place: capitalName(place.id),
      }),
    };
  if (opensWhen.test(text) && state.answered?.at(-1)?.endsWith(':helicopter')) return { state, reply: line.say('plan-heli-when') };
  const need = needIn(text, line.isQuestion);
  if (need === undefined) return undefined;
  const { journey } = state;
  const quiet: RishiState = { ...state, isQuiet: true };
  const own = ((): InLangs | undefined => {
    if (need === 'will-do' && line.message.includes('?')) return undefined;
    if (need === 'unmarried') return topics().get('unmarried-couple')?.text;
    if (need === 'leeches') return topics().get('leeches')?.text;
    if (need === 'safaris') return line.say(journey.wish === 'birds' ? 'plan-many-birds' : 'plan-safaris');
    if (need === 'direct') return join(line.say('plan-direct'), place && reach(place, journey, line));
    if (need === 'ride') return rideFor(journey.people, line);
    if (need === 'enough-money') return place && (purseFor(place, journey, line) ?? about(place, 'cost', journey, line));
    if (need === 'which-ride')
      return line.say(
        journey.health?.includes('wheelchair') ? 'plan-ride-wheels' : /bike|बाइक/u.test(text) ? 'plan-ride-bike' : 'plan-which-ride',
      );
    if (need === 'turn-back') {
      const below = [...facts.values()].find(({ names }) => nameIn(text, names.map(plain)) !== undefined);
      const from = placeOf(below?.id);
      return join(line.say('plan-turn-back'), from && about(from, 'see', journey, line));
    }
    return line.say(`plan-${need}`, {
      place: place ? capitalName(place.id) : { en: 'such places', hinglish: 'aisi jagah', hi: 'ऐसी जगह' },
    });
  })();
  if (!own) return undefined;
  if (onTheRoad.has(need)) return { state: { ...quiet, declined: [...slots] }, reply: own };
  const goesOn = !line.isQuestion && !place && !state.compared && asksOn.has(need);
  const next = goesOn ? question(state, line) : undefined;
  return next ? { state: next.state, reply: join(own, next.ask), asks: next.slot } : { state: quiet, reply: own };
}

/** They are on the way already: nothing of a plan is asked any more. */
const onTheRoad: ReadonlySet<string> = new Set([
  'road-closed',
  'push-on',
  'road-status',
  'turn-back',
  'cheated',
  'complaint',
  'money-back',
]);

/** After these the plan goes on with its questions. */
const asksOn: ReadonlySet<string> = new Set(['sober', 'no-pity', 'early-hours', 'eggs', 'no-onion']);

/** The lines of this part, for the check that every line is there. */
export const needOccasions: readonly string[] = [
  ...needs
    .map(({ occasion }) => occasion)
    .filter((name) => name !== 'enough-money' && name !== 'leeches' && name !== 'unmarried')
    .map((name) => `plan-${name}`),
  ...[
    'plan-many-birds',
    'place-helicopter-heart',
    'place-card-vaishno-devi',
    'place-card-amarnath',
    'plan-circuit',
    'plan-circuit-less',
    'plan-heli-when',
    'plan-ride-small',
    'plan-ride-large',
    'plan-ride-bus',
    'plan-ride-wheels',
    'plan-ride-bike',
  ],
  ...['place-fog', 'place-mist', 'place-purse-short', 'place-purse-tight', 'place-purse-fits', 'place-purse-ample'],
];
