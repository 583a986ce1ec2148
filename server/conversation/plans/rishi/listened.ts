/** What comes before the plan's own questions and proposals: illness in the party, a sight, a second place, thanks; and what is left open. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { inLangs, join } from '../../text.ts';
import { about } from './about.ts';
import { type Ask, asksIn } from './asks.ts';
import { hasChildren, hasElders } from './company.ts';
import { verdict } from './compare.ts';
import { careFor, healthAt, isTooHigh } from './health.ts';
import type { Journey } from './journey.ts';
import { isChoice, plain, words } from './matching.ts';
import { asking, question } from './offer.ts';
import { upTo, useful } from './own.ts';
import type { Place } from './places.ts';
import { placeOf } from './places.ts';
import { comparing, fitting } from './requests.ts';
import { daysName, said } from './say-journey.ts';
import { sightIn } from './sights.ts';
import { at, knownCount, type RishiState, type Turn } from './state.ts';
import { capitalName, nameOf } from './topics.ts';

type Reply = Omit<Turn, 'learned'>;

const grave: readonly string[] = ['heart', 'lungs', 'pregnant'];

/** Illness was told: what it wants on any journey, and what it means for the place. */
export function healthTold(
  state: RishiState,
  line: PlanLine,
  learned: Journey,
  before: Journey,
  place: Place | undefined,
): Reply | undefined {
  const { health, ...others } = learned;
  if (!health) return undefined;
  const isNew = health.filter((condition) => !before.health?.includes(condition));
  // "Do the temples lend a wheelchair?" asks, and tells of nobody.
  if (line.isQuestion && isNew.join() === 'wheelchair') return undefined;
  const echo = Object.keys(others).length > 0 ? { echo: line.say('plan-echo', { what: said(others) }) } : {};
  const care = careFor(isNew, line);
  const here = place && healthAt(place, state.journey, line);
  if (place && here) {
    const isHigh = isTooHigh(place, state.journey);
    const told = isNew.join() === 'wheelchair' ? [here] : upTo(isHigh ? [here, ...care] : [...care, here]);
    const { current: _, own: __, ...left } = state;
    // A place that was proposed and is too high is given up; one that the visitor named is theirs to choose, but for who is with child.
    const isDropped = isHigh && (state.own !== place.id || isNew.includes('pregnant'));
    const dropped: RishiState = { ...left, isQuiet: true, offered: [...new Set([...state.offered, place.id])] };
    return { state: isDropped ? dropped : { ...at(state, place.id), isQuiet: true }, ...echo, reply: join(...told) };
  }
  const isGrave = isNew.some((condition) => grave.includes(condition));
  return isGrave && line.isQuestion
    ? { state: { ...state, isQuiet: true }, ...echo, reply: join(...upTo(care)) }
    : { ...asking(state, line, join(...upTo(care))), ...echo };
}

/** A sight inside a place was named: what is known of it. */
export function sightNamed(
  state: RishiState,
  line: PlanLine,
  text: string,
  learned: Journey,
  named: readonly string[],
  current: Place | undefined,
): Reply | undefined {
  const sight = sightIn(text, placeOf(named[0]) ?? current, state.offered);
  if (!sight || (named.length > 0 && !named.includes(sight.place.id) && placeOf(named[0])?.state !== sight.place.state)) return undefined;
  const mark = `${sight.place.id}:sight-${sight.id}`;
  if (state.answered?.includes(mark)) return undefined;
  if (isChoice(text) || asksIn(text).some((ask) => beside.has(ask))) return undefined;
  const here: RishiState = {
    ...at(state, sight.place.id),
    own: sight.place.id,
    answered: [...(state.answered ?? []), mark].slice(-20),
  };
  const echo = Object.keys(learned).length > 0 ? { echo: line.say('plan-echo', { what: said(learned) }) } : {};
  const next = line.isQuestion ? undefined : question({ ...here, declined: [...here.declined, 'kind', 'roads', 'budget'] }, line);
  return next && useful.has(next.slot)
    ? { state: { ...next.state, declined: state.declined }, ...echo, reply: join(sight.note, next.ask), asks: next.slot }
    : { state: here, ...echo, reply: sight.note };
}

/** What a note on a sight does not answer. */
const beside: ReadonlySet<Ask> = new Set<Ask>(['reach', 'stay', 'food', 'permit', 'cost', 'snow', 'language', 'network', 'atm', 'plan-b']);

const joins = words(
  'also|too(?! much| far| many| long| hot| cold| high| costly| expensive)|as well|add|include|bhi|jod\\w*|saath mein|भी|जोड\\S*|साथ में',
);

/** "Madurai too?": whether the days carry a second place. */
export function placeJoined(
  state: RishiState,
  line: PlanLine,
  text: string,
  next: Place | undefined,
  current: Place | undefined,
): Reply | undefined {
  if (!next || !current || next.id === current.id || !joins.test(text) || comparing.test(text)) return undefined;
  const { days } = state.journey;
  const isEnough = days !== undefined && days >= current.days[0] + next.days[0];
  return {
    state: { ...at(state, next.id), own: next.id },
    reply: join(
      line.say('plan-join', { place: capitalName(next.id), days: inLangs((lang) => daysName(next.days[0], lang)) }),
      days === undefined ? undefined : line.say(isEnough ? 'plan-join-time' : 'plan-join-no-time'),
      about(next, 'see', state.journey, line),
    ),
  };
}

const asksForAll = words(
  'too much|too many|enough|possible|cover|do ?able|fit|all (?:three|four|of)|ho ja\\S*|sab|rushed|hectic|ज्यादा|हो जा\\S*|सब',
);

/** "Munnar, Thekkady, Alleppey, is it too much?": their days together, with a day on the road between two of them. */
export function circuitAsked(state: RishiState, line: PlanLine, text: string, named: readonly string[]): Reply | undefined {
  const places = named.flatMap((id) => placeOf(id) ?? []);
  if (places.length < 2 || comparing.test(text) || (places.length < 3 && !asksForAll.test(text))) return undefined;
  const wanted = places.reduce((sum, { days: [fewest] }) => sum + fewest, 0) + places.length - 1;
  const { days } = state.journey;
  const first = places[0];
  const last = places.at(-1);
  return {
    state: { ...state, ...(first && { current: first.id, own: first.id }), offered: [...new Set([...state.offered, ...named])] },
    reply: join(
      line.say('plan-circuit', {
        places: inLangs((lang) => places.map(({ id }) => nameOf(id)[lang]).join(', ')),
        days: inLangs((lang) => daysName(wanted, lang)),
      }),
      days !== undefined && days < wanted && last
        ? line.say('plan-circuit-less', { place: capitalName(last.id), days: inLangs((lang) => daysName(days, lang)) })
        : undefined,
    ),
  };
}

const thanking =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:ok|okay|achha|theek hai|great|perfect|wow|nice)[^\p{L}\p{M}\p{N}]+)?(?:thanks?|thank you|thanku|thx|dhanyavaa?d|dhanyawaa?d|shukriya|धन्यवाद|शुक्रिया)(?![\p{L}\p{M}])/u;

/** Thanks, whatever else they name. */
export const thanked = (state: RishiState, line: PlanLine, text: string): Reply | undefined =>
  thanking.test(text) && !line.isQuestion && text.split(/\s+/).length <= 12 && asksIn(text).length === 0
    ? { state: { ...state, isQuiet: true }, reply: line.say('thanks') }
    : undefined;

/** What is known of the place and was not said yet, the nearest to this journey first. */
function stillKnown(state: RishiState, line: PlanLine, place: Place): { ask: Ask; text: InLangs } | undefined {
  const { journey } = state;
  const asks: readonly (Ask | false)[] = [
    hasElders(journey) && 'elders',
    hasChildren(journey) && 'children',
    'see',
    'stay',
    'food',
    'when',
  ];
  for (const ask of asks) {
    if (!ask || state.answered?.includes(`${place.id}:${ask}`)) continue;
    const text = about(place, ask, journey, line);
    if (text) return { ask, text };
  }
  return undefined;
}

/** A question that nothing answers: that it is not known, who knows it, and one thing that is known. */
export function openQuestion(state: RishiState, line: PlanLine, place: Place): Reply {
  const asksWhether = fitting.test(plain(line.message));
  const ofHealth = asksWhether ? healthAt(place, state.journey, line) : undefined;
  if (ofHealth) return { state, reply: ofHealth };
  if (asksWhether && knownCount(state.journey) > 0) {
    const about = hasElders(state.journey) || hasChildren(state.journey) ? stillKnown(state, line, place)?.text : undefined;
    return { state, reply: join(verdict(place, state.journey, line), about) };
  }
  const known = stillKnown(state, line, place);
  if (!known) return { state, reply: line.say('place-unknown-question', { place: capitalName(place.id) }) };
  return {
    state: { ...state, answered: [...(state.answered ?? []), `${place.id}:${known.ask}`].slice(-20), isQuiet: true },
    reply: join(line.say('place-ask-there', { place: capitalName(place.id) }), known.text),
  };
}

/** The journey is decided, or the talk is over: nothing more is asked. */
const settles = words(
  '(?:done|final|decided|booked|booking|sorted|settled|convinced)|(?:will|going to|let me|lets|let us) book|(?:book|tay|pakka) kar\\w*|(?:wahi|yahi|yehi) kart\\w+|send(?:ing)? (?:this|it) to|(?:will|shall) (?:tell|show|inform) (?:my|the|them|him|her|everyone|group)|chitthi|good ?night|bye|see you|talk later|come back and tell|(?:aake|aakar|lautkar|pahunch ke) (?:bata\\w*|likh\\w*)|तय (?:कर|रहा|है)|पक्का|बुक कर\\S*|चिट्ठी|यही करते|वही करते|लौटकर बता\\S*',
);

/** A statement of no subject, while a place is talked of: it is taken up, and the talk goes on with the place. */
export function heardBeside(state: RishiState, line: PlanLine, place: Place): Reply {
  if (settles.test(plain(line.message)))
    return { state: { ...state, isQuiet: true }, reply: line.say('plan-settled', { place: nameOf(place.id) }) };
  const next = question({ ...state, declined: [...state.declined, 'kind', 'roads', 'budget'] }, line);
  const heard = line.say('place-heard', { place: capitalName(place.id) });
  return next && useful.has(next.slot)
    ? { state: { ...next.state, declined: state.declined }, reply: join(heard, next.ask), asks: next.slot }
    : { state, reply: join(heard, line.say('place-heard-next')) };
}

/** The lines of this part, for the check that every line is there. */
export const listenedOccasions: readonly string[] = [
  ...['heart', 'lungs', 'pregnant', 'wheelchair', 'sugar', 'pressure', 'fits', 'memory', 'blind', 'deaf'].map(
    (condition) => `plan-health-${condition}`,
  ),
  ...['place-health-high', 'place-health-low', 'place-wheels-easy', 'place-wheels-hard', 'plan-unfit-health', 'plan-unfit-wheels'],
  ...[
    'plan-join',
    'plan-join-time',
    'plan-join-no-time',
    'plan-settled',
    'plan-pet',
    'plan-charge',
    'place-ask-there',
    'place-heard',
    'place-heard-next',
  ],
];
