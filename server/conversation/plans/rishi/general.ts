/** Subjects that are answered for themselves, wherever one goes: health, law, comfort, loneliness. */

import type { PlanLine } from '../../plan.ts';
import { rootId } from '../../topic-ids.ts';
import { type Ask, asksIn } from './asks.ts';
import { plain } from './matching.ts';
import { placeOf } from './places.ts';
import type { RishiState } from './state.ts';
import { topics } from './topics.ts';

/** Health and comfort have subjects of their own, wherever one goes. */
const general: ReadonlySet<string> = new Set([
  'carsick',
  'pregnant-travel',
  'toilets',
  'water',
  'first-aid',
  'souvenirs',
  'booking-trains',
  'pets',
  'workation',
  'altitude/now',
  'tipping',
  'health-conditions',
  'leeches',
  'visa',
  'sim-card',
  'lost',
  'emergency',
  'ashes',
  'period-travel',
  'trust',
  'young-visitor',
  'hidden-places',
  'family-says-no',
  'hostel-or-homestay',
  'scams',
  'improper',
  'alcohol',
  'somebody-died',
  'not-eating',
  'other-desks',
  'abroad',
  'unmarried-couple',
  'drone',
  'followed',
  'bribe',
  'insurance',
  'flying',
  'wheelchair',
  'language-there',
  'travel-agent',
  'lonely',
  'no-leave',
  'stolen',
  'stomach',
  'wild-animals-near',
  'camera',
  'jain-food',
  'friends-differ',
  'temple-dress',
  'bored-children',
  'why-travel',
  'night-fear',
  'why-ask',
  'train-story',
  'roots',
  'scooty',
  'south-temples',
  'train-or-flight',
  'biryani',
  'sweets-home',
  'night-train',
  'pnr',
  'dollar',
  'fear-of-heights',
  'thrill',
]);
/** Of these a question about the place that is talked of is no part: "a bed near the temple". */
const ofManyPlaces: ReadonlySet<string> = new Set(['south-temples', 'biryani', 'sweets-home']);
const ofPlace: ReadonlySet<Ask> = new Set<Ask>(['stay', 'reach', 'cost', 'when', 'days', 'crowd', 'far']);
const generalScore = 0.5;
/** A line that tells of the journey as well is of such a subject by its own words, and not by what was talked of before. */
const likenessBesides = 0.48;
const ofTrain = /\b(?:trains?|berth|coach|railway)\b|ट्रेन|रेल/iu;
const isLost = /\blost\b|\bkho ga\w+|\bbhatak\w*|खो ग|भटक/iu;

/** Such a subject, or a branch of one. */
export const isGeneralTopic = (id: string): boolean => general.has(id) || general.has(rootId(id));

/** A short question about the general subject that was told last: "how many days is enough?" after the temples of the south. */
export const followsGeneral = ({ current, facet, isQuestion }: PlanLine, named: boolean): boolean =>
  current !== undefined &&
  facet !== undefined &&
  isQuestion &&
  !named &&
  isGeneralTopic(current) &&
  topics().get(current)?.facets.has(facet) === true;

/** The line is of such a subject, and not of the place that is talked of. @param tells it tells of the journey besides */
export const isGeneral = ({ topic, message }: PlanLine, tells = false): boolean =>
  topic !== undefined &&
  topic.score >= generalScore &&
  (!tells || topic.likeness >= likenessBesides) &&
  isGeneralTopic(topic.id) &&
  !/\b(?:some(?:thing|where)|any(?:thing|where)) better\b/iu.test(message) &&
  !asksIn(plain(message)).some(
    (ask) =>
      ask === 'helicopter' ||
      (ofPlace.has(ask) && ofManyPlaces.has(rootId(topic.id))) ||
      ask === 'road' ||
      (ask === 'network' && topic.id === 'lost' && !isLost.test(message)) ||
      ask === 'fuel' ||
      (ask === 'height' && topic.id === 'period-travel') ||
      ((ask === 'elders' || ask === 'opens') && topic.id === 'temple-dress') ||
      ((ask === 'alone' || ask === 'safe-night') && topic.id === 'night-train' && !ofTrain.test(message)) ||
      ask === 'ramps' ||
      ask === 'lungs' ||
      (ask === 'elders' && topic.id === 'wheelchair' && !/wheel ?chair|व्हील ?चेयर/iu.test(message)) ||
      ((ask === 'plan-b' || ask === 'network' || ask === 'doctor') &&
        !['lost', 'emergency', 'health-conditions', 'altitude/now', 'stomach', 'water'].includes(topic.id)),
  );

/** What was said of health or manners tells of no country: "sick on hill roads" wishes for no hills. */
export function generally(heard: RishiState, before: RishiState, { topic }: PlanLine): RishiState {
  const root = rootId(topic?.id ?? '');
  const state = frail.has(root) ? withoutHeights(heard) : heard;
  const { kinds, ...journey } = state.journey;
  return {
    ...state,
    ...(grave.has(topic?.id ?? '') && { isQuiet: true }),
    ...(settled.has(root) && { declined: [...new Set([...state.declined, 'kind' as const, 'roads' as const, 'budget' as const])] }),
    journey: { ...journey, ...(before.journey.kinds && { kinds: before.journey.kinds }) },
  };
}

/** These keep to low places and kind roads. */
const frail: ReadonlySet<string> = new Set(['pregnant-travel', 'health-conditions']);

/** A place too high for somebody who comes along is proposed no more. */
function withoutHeights(state: RishiState): RishiState {
  const place = placeOf(state.current);
  if (place?.elders !== 'high') return state;
  const { current: _, own: __, ...others } = state;
  return { ...others, offered: [...new Set([...state.offered, place.id])], journey: { ...state.journey, roads: 'good' } };
}

/** These settle where one goes: the kind of country is not asked any more. */
const settled: ReadonlySet<string> = new Set(['south-temples', 'biryani', 'ashes']);

/** After these nothing is asked about days and months. */
const grave: ReadonlySet<string> = new Set(
  'lost emergency not-eating followed altitude/now somebody-died stolen bribe night-fear improper family-says-no'.split(' '),
);
