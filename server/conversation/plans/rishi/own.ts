/** The visitor's own place: what they ask about it is answered for it, and it stays until they name another. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { join, wordCount } from '../../text.ts';
import { about, introduction } from './about.ts';
import { daysFor, isTight, whenOf } from './about-season.ts';
import type { Ask } from './asks.ts';
import { asksIn } from './asks.ts';
import { facts } from './atlas.ts';
import { hasChildren, hasElders } from './company.ts';
import { isGeneral } from './general.ts';
import { healthAt, isTooHigh, isTooSteep } from './health.ts';
import type { Journey } from './journey.ts';
import { plain, words } from './matching.ts';
import { question } from './offer.ts';
import { rideFor } from './people.ts';
import type { Place } from './places.ts';
import { placeOf } from './places.ts';
import { purseFor } from './purse.ts';
import { betweenPlaces } from './requests.ts';
import { said } from './say-journey.ts';
import { at, type RishiState, type Turn } from './state.ts';
import { capitalName, lead, topics } from './topics.ts';

/** Answers in one turn; more are not heard in a call. */
const answersMax = 2;
const wordsMost = 46;
const answeredKept = 20;

/** As many parts as can be heard at once, the first always. */
export function upTo(parts: readonly InLangs[]): InLangs[] {
  let count = 0;
  return parts.filter((part, index) => {
    count += wordCount(part.en);
    return index === 0 || count <= wordsMost;
  });
}

/** What the line asks about the place, answered; undefined where it asks nothing that is known. */
export function answerAsks(
  state: RishiState,
  line: PlanLine,
  place: Place,
  text: string,
  learned: Journey,
): Omit<Turn, 'learned'> | undefined {
  if (isGeneral(line)) return undefined;
  const howToGet =
    state.answered?.at(-1) === `${place.id}:permit` && getsIt.test(text) && asksIn(text).every((ask) => ask === 'permit' || ask === 'reach')
      ? topics().get('permits')?.facets.get('how')
      : undefined;
  if (howToGet) return { state, reply: howToGet, facet: 'how' };
  const isUpThere = (facts.get(place.id)?.height ?? 0) >= highMetres && arrived.test(text);
  const meant: Ask[] = [
    ...(isUpThere ? (['height'] as const) : []),
    ...asksIn(text).filter(
      (ask, _, all) => isMeant(ask, line, learned) && !hidden.some(([by, some]) => all.includes(by) && some.includes(ask)),
    ),
  ];
  const asks = meant.filter((ask) => line.isQuestion || !state.answered?.includes(`${place.id}:${ask}`)).slice(0, answersMax);
  if (asks.length === 0 && meant.includes('elders'))
    return { state, reply: line.say('place-elders-again', { place: capitalName(place.id) }), facet: 'elders' };
  // "Will she be able to walk?", right after what the place asks of elders.
  if (line.isQuestion && asks[0] === 'elders' && state.answered?.at(-1) === `${place.id}:elders`) {
    const occasion = place.elders === 'high' || place.elders === 'walk' ? 'place-elders-foot' : 'place-elders-again';
    return { state, reply: line.say(occasion, { place: capitalName(place.id) }), facet: 'elders' };
  }
  const answers = upTo(asks.flatMap((ask) => about(place, ask, state.journey, line, state.answered?.includes(`${place.id}:${ask}`)) ?? []));
  if (answers.length === 0) return undefined;
  const answered = [...(state.answered ?? []), ...asks.map((ask) => `${place.id}:${ask}`)].slice(-answeredKept);
  // A part of the land that is talked of does not replace it.
  const isPart = state.own !== undefined && state.own === facts.get(place.id)?.of;
  const others = withoutAsked(learned, asks);
  const echo = Object.keys(others).length > 0 ? line.say('plan-echo', { what: said(others) }) : undefined;
  const facet = facetsOf[asks[0] ?? 'see'];
  return {
    ...(facet !== undefined && { facet }),
    state: { ...(isPart ? state : at(state, place.id)), answered },
    ...(echo && { echo }),
    reply: join(...answers),
  };
}

/** After the permit: how one gets it. */
const getsIt = words(
  'get (?:it|one|that)|apply|online|where|how(?! many| much| far| long| high| safe)|kaise|kahan|milega|milta|banwa\\w*|कैसे|कहां|मिलेगा',
);

/** What a weightier question in the line already answers. */
const hidden: readonly (readonly [by: Ask, asks: readonly Ask[]])[] = [
  ['petrol', ['fuel', 'cost', 'reach', 'far']],
  ['far', ['reach', 'drive', 'days', 'road', 'pace', 'hard', 'when']],
  ['lungs', ['height', 'elders', 'doctor']],
  ['ramps', ['elders']],
  ['opens', ['when', 'timetable', 'aarti']],
  ['night', ['drive', 'road', 'safe', 'reach', 'safe-night']],
  ['safe-night', ['safe']],
  ['atm', ['pack']],
  ['aarti', ['when', 'timetable']],
  ['camp', ['stay']],
  ['stay', ['cost']],
  ['shop', ['cost', 'stay']],
  ['skip', ['days', 'see', 'reach']],
  ['pace', ['reach', 'drive', 'road', 'hard']],
  ['touts', ['cost', 'safe', 'fare', 'guide']],
  ['meet', ['guide', 'see']],
  ['safari', ['opens', 'when', 'timetable']],
  ['road', ['hard', 'elders', 'reach']],
];

/** "With my parents" tells who comes along, and asks only in a question. */
function isMeant(ask: Ask, line: PlanLine, learned: Journey): boolean {
  const tells = Object.keys(learned).length > 0;
  // "We will ask the doctor first" asks for no hospital.
  if (ask === 'doctor' && !line.isQuestion && asksDoctor.test(line.message)) return false;
  // "It is not about the cost".
  if (ask === 'cost' && ofNoCost.test(line.message)) return false;
  if (ask === 'food' && onTheWay.test(line.message)) return false;
  // "Not more than six hours by car" bounds the way, and asks nothing of it.
  if (ask === 'drive' && !line.isQuestion && ofHours.test(line.message)) return false;
  // "Is it good in July?" asks for the month.
  if (ask === 'worth' && tells) return false;
  // Who tells of the journey names its train, its purse and its month without asking for them.
  // Who tells of bad knees wants to hear what the place asks of them.
  if (ask === 'elders' && learned.legs !== undefined) return true;
  if (tells && !(line.isQuestion || asksInHindi.test(line.message))) return !told.has(ask);
  return !(ask === 'reach' && (learned.budget !== undefined || betweenPlaces.test(plain(line.message))));
}

const asksDoctor = /\b(?:ask|asking|consult|see|check with|poo?ch\w*|puch\w*|dikha\w*)\b|पूछ|दिखा/iu;
const ofNoCost =
  /\b(?:not about|don'?t care about|never mind) (?:the )?(?:money|cost|price)|(?:kharch\w*|paise?|paison) ki (?:baat|chinta) nahi|(?:ख़?र्च|खर्च|पैस\S*) की (?:बात|चिंता) नहीं/iu;
const ofHours = /\b(?:hours?|ghant[ae])\b|घंट/iu;
const onTheWay = /\bon the (?:way|road)\b|\braa?ste\b|\bin the train\b|\bhighway\b|रास्ते/iu;
const asksInHindi = /\b(?:kaha|kidhar|kaise|kab|kitn[aei])\b/iu;
const told: ReadonlySet<Ask> = new Set<Ask>(['children', 'elders', 'cost', 'reach', 'when', 'days', 'stay', 'see', 'drive', 'road']);

/** They are up there already, or go at once: the lungs first. */
const arrived = words(
  'reached|arrived|landed|right now|now|since|abhi|अभी|today|tomorrow|yesterday|pahunch ga\\S*|pahuch ga\\S*|aaj|kal|पहुंच ग\\S*|आज|कल',
);
const highMetres = 2_500;

/** The follow-up question of the texts that each is. */
const facetsOf: Partial<Record<Ask, string>> = {
  ...{
    reach: 'where',
    when: 'when',
    days: 'how-long',
    cost: 'cost',
    children: 'children',
    elders: 'elders',
    alone: 'safe',
    safe: 'safe',
    pack: 'have',
  },
};

/** "And for Gangtok?": the question before, for another place. */
export function sameFor(state: RishiState, line: PlanLine, place: Place, text: string): Omit<Turn, 'learned'> | undefined {
  const [, ask] = state.answered?.at(-1)?.split(':') ?? [];
  if (ask === undefined || !again.test(text) || text.split(/\s+/).length > 6 || asksIn(text).length > 0) return undefined;
  const answer = about(place, ask as Ask, state.journey, line);
  return (
    answer && {
      state: { ...at(state, place.id), own: place.id, answered: [...(state.answered ?? []), `${place.id}:${ask}`] },
      reply: answer,
    }
  );
}
/** "And Gangtok?" */
export const again =
  /^[^\p{L}\p{M}\p{N}]*(?:and|aur|what about|how about|also|और)(?![\p{L}\p{M}])|(?:ke liye|के लिए|ka|का)[^\p{L}\p{M}\p{N}]*$/u;

/** What is said in the answers needs no echo. */
function withoutAsked(learned: Journey, asks: readonly Ask[]): Journey {
  const { company, months, budget, roads, days, kinds, start } = learned;
  const isOf = (...some: Ask[]) => some.some((ask) => asks.includes(ask));
  return {
    ...(days !== undefined && { days }),
    ...(start && { start }),
    ...(company && !isOf('children', 'elders', 'alone') && { company }),
    ...(months && !isOf('when', 'rain', 'snow') && { months }),
    ...(budget && !isOf('cost') && { budget }),
    ...(roads && !isOf('reach', 'road') && { roads }),
    ...(learned.legs && !isOf('elders') && { legs: learned.legs }),
    ...(kinds && { kinds }),
  };
}

/** A place was named and nothing asked of it: what it is, and what the journey means for it. */
export function introduce(state: RishiState, line: PlanLine, place: Place, learned: Journey): Omit<Turn, 'learned'> {
  const here: RishiState = { ...at(state, place.id), own: place.id };
  const isShort = isTight(place, state.journey);
  const meaning = isShort ? [daysFor(place, state.journey, line)] : meaningOf(state.journey, place, line);
  const echo = Object.keys(learned).length > 0 ? { echo: line.say('plan-echo', { what: said(learned) }) } : {};
  const first = facts.has(place.id) && !state.journey.health ? introduction(place, line) : lead(place.id);
  const parts = [...(first ? [first] : []), ...meaning.slice(0, 1)];
  // What stops somebody of the party comes before what there is to see.
  const isStopped = isShort || isTooHigh(place, state.journey) || isTooSteep(place, state.journey);
  return withNext(here, line, place, { ...echo, reply: join(...upTo(isStopped ? parts.reverse() : parts)) });
}

/** Something was told for the place that is talked of. */
export function toldOf(state: RishiState, line: PlanLine, place: Place, learned: Journey): Omit<Turn, 'learned'> {
  const echo = line.say('plan-echo', { what: said(learned) });
  const answered = hasElders(learned) ? [...(state.answered ?? []), `${place.id}:elders`].slice(-answeredKept) : state.answered;
  return withNext({ ...state, ...(answered && { answered }) }, line, place, {
    echo,
    reply: join(...upTo(meaningOf(learned, place, line, state.journey).slice(0, 2))),
  });
}

/** What each fact of a journey means for a place, the weightiest first. */
export function meaningOf(journey: Journey, place: Place, line: PlanLine, all: Journey = journey): InLangs[] {
  const { days, months, start, budget, roads, kinds } = journey;
  return [
    journey.health && healthAt(place, all, line),
    hasElders(journey) && !all.health?.includes('wheelchair') && about(place, 'elders', all, line),
    hasChildren(journey) && about(place, 'children', all, line),
    months && whenOf(place, journey, line),
    journey.company?.includes('solo') &&
      ((place.children === 'wild' && about(place, 'safe', journey, line)) || line.say('place-solo', { place: capitalName(place.id) })),
    days !== undefined && daysFor(place, all, line),
    (roads || (start && start.name.en !== place.gate.en)) && about(place, 'reach', all, line),
    (journey.people ?? 0) > 4 && rideFor(journey.people, line),
    budget && (purseFor(place, all, line) ?? about(place, 'cost', journey, line)),
    kinds && about(place, 'see', journey, line),
  ].filter((part): part is InLangs => typeof part === 'object');
}

/** Facts that change what he says of a place; the kind of country is settled by the place. */
export const useful: ReadonlySet<string> = new Set(['days', 'start', 'season', 'company']);

/** The next question, while one would change the advice; then the days of the place are offered, once. */
function withNext(state: RishiState, line: PlanLine, place: Place, turn: { echo?: InLangs; reply: InLangs }): Omit<Turn, 'learned'> {
  const settled: RishiState = {
    ...state,
    declined: [...new Set([...state.declined, 'kind' as const, 'roads' as const, 'budget' as const])],
  };
  const next = line.isQuestion ? undefined : question(settled, line);
  if (next && useful.has(next.slot))
    return { ...turn, state: { ...next.state, declined: state.declined }, reply: join(turn.reply, next.ask), asks: next.slot };
  if (line.isQuestion || state.laidOut === place.id) return { ...turn, state };
  return {
    ...turn,
    state: { ...state, laidOut: place.id },
    reply: join(turn.reply, line.say('place-plan', { place: capitalName(place.id) })),
    asks: 'route',
  };
}

/** From here what he knows of another subject answers a question better than nothing. */
const likelyTopic = 0.4;

/** A question about the place that nothing answers. */
export const isUnknown = (line: PlanLine): boolean =>
  line.isQuestion && (line.topic?.score ?? 0) < likelyTopic && line.facet === undefined && line.act === undefined;

const easiest: readonly Place['elders'][] = ['easy', 'stairs', 'boat', 'long', 'walk', 'high'];

/** "Another one, an easier one": a neighbour of the same kind that was not spoken of, the kindest first where elders come along. */
export function neighbourOf(state: RishiState, line: PlanLine, place: Place, isAnyKind = false): Omit<Turn, 'learned'> | undefined {
  const group = facts.get(place.id)?.of;
  const others = [...facts.values()]
    .filter(
      ({ id, of }) =>
        id !== place.id && !state.offered.includes(id) && (group === undefined ? placeOf(id)?.state === place.state : of === group),
    )
    .flatMap(({ id }) => placeOf(id) ?? [])
    // From a place that is too high one does not turn to another as high.
    .filter(
      (other) =>
        (isAnyKind || other.kinds.some((kind) => place.kinds.includes(kind))) && !(place.elders === 'high' && other.elders === 'high'),
    );
  const regions = state.journey.start?.regions ?? [];
  const isFar = ({ region }: Place): number => (regions.length === 0 || regions.includes(region) ? 0 : 1);
  others.sort((a, b) => isFar(a) - isFar(b));
  const [best] = hasElders(state.journey) ? others.sort((a, b) => easiest.indexOf(a.elders) - easiest.indexOf(b.elders)) : others;
  return best && introduce({ ...state, offered: [...state.offered, place.id] }, line, best, {});
}
