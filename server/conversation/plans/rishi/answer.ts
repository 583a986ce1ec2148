/** The plan's own answers to a line, and where what Rishi knows should answer instead. */

import type { InLangs } from '../../../personas/persona.ts';
import type { PlanLine } from '../../plan.ts';
import { join } from '../../text.ts';
import { about } from './about.ts';
import { byWhat } from './about-way.ts';
import { type Ask, asksIn } from './asks.ts';
import { facts } from './atlas.ts';
import { betweenThem, compareOr, isSerious, verdict, winner } from './compare.ts';
import { festivalAnswer } from './festivals.ts';
import { misfits } from './fit.ts';
import { followsGeneral, generally, isGeneral, isGeneralTopic } from './general.ts';
import { isTooHigh, isTooSteep } from './health.ts';
import type { Journey } from './journey.ts';
import { circuitAsked, healthTold, openQuestion, placeJoined, sightNamed, thanked } from './listened.ts';
import { plain, words } from './matching.ts';
import { another, asking, backTo, offer, why } from './offer.ts';
import { needAnswer } from './on-the-way.ts';
import { again, answerAsks, introduce, isUnknown, neighbourOf, sameFor, toldOf, upTo } from './own.ts';
import { facetOf, isAboutPlace } from './place-facets.ts';
import { type Place, placeOf } from './places.ts';
import { practicalAnswer } from './practical.ts';
import { purseFor } from './purse.ts';
import { isUnsure } from './read-journey.ts';
import { refusing } from './refusals.ts';
import {
  accepts,
  asksForPlace,
  asksOfHim,
  chooseForMe,
  comparedWith,
  comparing,
  fitting,
  goingOn,
  isReach,
  ordinalIn,
  peaceful,
  refusesKind,
  routeWish,
  wantsMore,
  wantsNow,
} from './requests.ts';
import { reach, route } from './route.ts';
import { said } from './say-journey.ts';
import { at, hasAsked, knownCount, openBefore, otherTopic, type RishiState, slots, type Turn } from './state.ts';
import { namesNoMonth } from './time.ts';
import { companyFacet, told } from './told.ts';
import { capitalName, isWhole, lead, nameOf, textOf, topics } from './topics.ts';
import { unknownAnswer, unknownPlaceIn } from './unknown.ts';

interface Heard {
  before: RishiState;
  /** What is new or other than before. */
  learned: Journey;
  /** It tells of the journey, and nothing new. */
  tellsAgain: boolean;
  /** Places named in the line. */
  named: readonly string[];
  /** Places that it does not want. */
  refused: readonly string[];
}

/** The plan's own answer; undefined where what he knows should answer. */
export function answerOf(
  state: RishiState,
  line: PlanLine,
  { before, learned, tellsAgain, named, refused }: Heard,
): Omit<Turn, 'learned'> | undefined {
  const text = plain(line.message);
  const hasLearned = Object.keys(learned).length > 0;
  const [first, second] = named;
  const current = placeOf(state.current);

  const place = placeOf(first) ?? current;
  const isOwn = place !== undefined && (first !== undefined || state.own === place.id);

  const festive = festivalAnswer(state, line, text, place, before);
  if (festive) return festive;
  const practical = practicalAnswer(first ? { ...at(state, first), own: first } : state, line, text, place);
  if (practical) return { ...(hasLearned && { echo: line.say('plan-echo', { what: said(learned) }) }), ...practical };
  if (current && !first && asksWhyIt.test(text))
    return {
      state,
      reply: join(line.say('place-why', { place: capitalName(current.id), why: why(current, state.journey) }), lead(current.id)),
    };
  // "Something quiet near Banaras", while Banaras is talked of: a neighbour of it.
  if (current && !first && learned.start?.key === current.id && nearPlace.test(text)) {
    const stays = { ...state, journey: before.journey };
    const neighbour = neighbourOf(stays, line, current, true);
    if (neighbour) return neighbour;
  }
  const by = place && asksIn(text).includes('by-what') ? byWhat(place, state.journey, line) : undefined;
  if (by) return { state: first ? { ...at(state, first), own: first } : state, reply: by };
  const listened =
    thanked(state, line, text) ??
    needAnswer(first && !second ? { ...at(state, first), own: first } : state, line, text, place) ??
    (first && second ? undefined : healthTold(state, line, learned, before.journey, place)) ??
    circuitAsked(state, line, text, named) ??
    sightNamed(state, line, text, learned, named, current) ??
    placeJoined(state, line, text, placeOf(first), current);
  if (listened) {
    const echo =
      hasLearned && !listened.echo && learned.health === undefined ? { echo: line.say('plan-echo', { what: said(learned) }) } : {};
    return { ...echo, ...listened };
  }
  const weighed = current && !first && learned.budget?.text !== undefined ? sumWeighed(state, line, current, learned, text) : undefined;
  if (weighed) return weighed;
  if (isGeneral(line, hasLearned)) {
    const about = generally(state, before, line);
    return { state: first ? { ...at(about, first), own: first } : about };
  }
  if (followsGeneral(line, first !== undefined)) return { state };
  // "January is ok?", of the temples of the south.
  const season = line.isQuestion && learned.months && !first && line.current !== undefined && isGeneralTopic(line.current);
  const seasonText = season ? textOf(line.current ?? '', 'when') : undefined;
  if (seasonText) return { state, reply: seasonText, facet: 'when' };
  // A walk for beginners is answered before a country is chosen for it.
  if (!current && !first && line.topic?.id === 'trekking' && line.topic.score >= otherTopic)
    return { state, ...(hasLearned && { echo: line.say('plan-echo', { what: said(learned) }) }) };
  const own = asksOfHim.test(text) && line.isQuestion ? topics().get('own-stories')?.text : undefined;
  if (own) return { state, reply: own, about: 'own-stories' };
  if (first && second && (comparing.test(text) || line.isQuestion || wishes.test(text))) return compareOr(state, line, [first, second]);
  const next = placeOf(first);
  const same = next && current && next.id !== current.id ? sameFor(state, line, next, text) : undefined;
  if (same) return same;
  if (
    first &&
    current &&
    first !== current.id &&
    (comparedWith.test(text) || line.asked === 'compare' || (state.compared && again.test(text))) &&
    (asksIn(text).length === 0 || comparing.test(text))
  )
    return compareOr(state, line, [current.id, first]);
  if (comparing.test(text) && !first && /\b(compare|tulna)\b|तुलना/u.test(text)) {
    const [a, b] = [state.offered.at(-2), state.offered.at(-1)];
    return a && b && a !== b ? compareOr(state, line, [a, b]) : { state, reply: line.say('plan-compare-with'), asks: 'compare' };
  }
  if (state.compared && !first && !hasLearned && !chooseForMe.test(text) && !asksIn(text).some((ask) => ofOne.has(ask))) {
    const between = betweenThem(state, line, text, state.compared);
    if (between) return between;
  }
  if (chooseForMe.test(text) && !first && !(current && routeWish.test(text))) {
    if (state.compared) return winner(state, line, state.compared, true);
    if (current) return { state, reply: line.say('plan-chosen', { place: nameOf(current.id) }), asks: 'route' };
    if (knownCount(state.journey) > 0 || hasAsked(state)) return offer(state, line, line.say('plan-asked-enough'));
  }
  if (!place && line.isQuestion && asksIn(text).includes('touts')) return { state, reply: line.say('place-touts', { place: suchPlaces }) };
  const refusal = refusing(state, line, text, { refused, first, hasLearned, current, isOwn });
  if (refusal) return refusal;
  if (routeWish.test(text) || (line.asked === 'route' && wantsMore(line, text)) || (state.route !== undefined && goingOn.test(text))) {
    const place = placeOf(first) ?? current;
    if (place) return route(at(state, place.id), line, place);
    return knownCount(state.journey) >= 2 ? offer(state, line) : { ...asking(state, line, line.say('plan-route-which')) };
  }
  if (line.asked === 'route' && line.yesNo === 'no' && !first) return { state, reply: line.say('okay') };
  const asked =
    place &&
    !chooseForMe.test(text) &&
    !(state.compared && !first && comparing.test(text)) &&
    answerAsks(first ? { ...state, own: first } : state, line, place, text, learned);
  if (asked) return asked;
  if (isReach(line, text) && (first ?? current)) {
    const place = placeOf(first) ?? current;
    if (place) return { state: at(state, place.id), reply: reach(place, state.journey, line) };
  }
  const turnedTo = ordinalIn(text, before.offered);
  if (turnedTo && !first) return backTo(state, line, turnedTo);
  if (line.asked === 'offer' && current && !first && !hasLearned && (line.act === 'shrug' || isUnsure(line.message)) && !line.isQuestion)
    return { state, reply: join(line.say('shrug'), line.say('plan-chosen', { place: nameOf(current.id) })), asks: 'route' };
  const refusesOffer = line.asked === 'offer' && (line.yesNo === 'no' || line.act === 'change-subject');
  if (current && !first && refusesOffer && !hasLearned) return another(state, line);
  if (line.asked === 'offer' && current && !first && !hasLearned && accepts(line, text)) {
    return { state: { ...state, refused: 0 }, reply: line.say('plan-chosen', { place: nameOf(current.id) }), asks: 'route' };
  }
  // "In Himachal", to the question where an unknown place lies.
  // "Leave Hampi, what about Badami": of the one that is left nothing more is said.
  const instead = refused.length > 0 ? placeOf(first) : undefined;
  if (instead && instead.id !== current?.id) return introduce(state, line, instead, learned);
  if (first && !(state.unknown !== undefined && isWhole(first))) return namedPlace(state, line, first, learned, text);
  if (refusesKind.test(text) && !hasLearned && !current) return asking(state, line, line.say('plan-another'));
  if (current && !hasLearned && asksForPlace.test(text) && state.offered.includes(current.id) && state.own !== current.id)
    return { state, reply: join(line.say('plan-still', { place: capitalName(current.id) }), textOf(current.id, 'more')), asks: 'offer' };
  if (!current && !hasLearned && asksForPlace.test(text) && (line.topic?.score ?? 0) < otherTopic)
    return knownCount(state.journey) >= 2 ? offer(state, line) : asking(state, line, line.say('plan-ready'));
  const elsewhereNamed = state.unknown === undefined || current ? undefined : unknownAnswer(state.unknown, line, text);
  if (elsewhereNamed) return { state, reply: elsewhereNamed };
  const unknown = current && hasLearned ? undefined : unknownPlaceIn(line.message);
  if (unknown !== undefined && (line.topic?.score ?? 0) < otherTopic)
    return { state: { ...state, unknown }, reply: line.say('place-not-known', { place: unknown }) };
  // "What is there near my Indore?" leaves the place that was talked of.
  if (current && learned.start && wantsNow.test(text)) {
    const { own: _, ...free } = state;
    return offer(free, line, line.say('plan-echo', { what: said(learned) }));
  }
  if (current && isOwn && hasLearned)
    return line.isQuestion && (line.topic?.score ?? 0) >= otherTopic
      ? { state, echo: line.say('plan-echo', { what: said(learned) }) }
      : learned.kinds && !learned.kinds.some((kind) => current.kinds.includes(kind))
        ? offer(at(state, current.id), line, line.say('plan-echo', { what: said(learned) }))
        : toldOf(state, line, current, learned);
  if (namesNoMonth(line.message) && !learned.months && (line.asked === 'season' || (!state.journey.months && !line.isQuestion)))
    return hasLearned && line.asked !== 'season'
      ? told(state, line, before, learned)
      : { state, reply: line.say('plan-which-month'), asks: 'season' };
  if (hasLearned) return told(state, line, before, learned);
  // What was told before and is told again is taken up, and no other subject.
  if (tellsAgain && !line.isQuestion && !(line.topic && line.topic.likeness >= ofTopic))
    return current ? { state, reply: line.say('plan-still', { place: capitalName(current.id) }) } : asking(state, line, line.say('ack'));
  if (current && line.facet && isAboutPlace(line, current)) return facetOf(state, line, current);
  if (
    !line.isQuestion &&
    peaceful.test(text) &&
    text.split(/\s+/).length <= 7 &&
    (line.asked !== undefined || current) &&
    (line.topic?.score ?? 0) < otherTopic
  )
    return current
      ? { state, reply: join(line.say('plan-quiet'), line.say('plan-offer-end')), asks: 'offer' }
      : asking(state, line, line.say('plan-quiet'));
  if (
    !current &&
    line.isQuestion &&
    asksIn(text).some((ask) => ask !== 'see' || !whatToDo.test(text)) &&
    (line.topic?.likeness ?? 0) < ofTopic &&
    line.act === undefined
  )
    return knownCount(state.journey) >= 2 ? offer(state, line) : { state: { ...state, isQuiet: true }, reply: line.say('place-which') };
  return unanswered(state, line) ?? (current && isUnknown(line) ? openQuestion(state, line, current) : undefined);
}

/** A sum was named for the place that is talked of: whether it is enough comes before whatever else the line asks. */
function sumWeighed(state: RishiState, line: PlanLine, place: Place, learned: Journey, text: string): Omit<Turn, 'learned'> | undefined {
  const purse = purseFor(place, state.journey, line);
  if (!purse) return undefined;
  if (!line.isQuestion)
    return Object.keys(learned).length === 1 && state.own === place.id ? toldOf(state, line, place, learned) : undefined;
  const others = asksIn(text).filter((ask) => !ofMoney.has(ask));
  const answers = others.slice(0, 1).flatMap((ask) => about(place, ask, state.journey, line) ?? []);
  return { state, echo: line.say('plan-echo', { what: said(learned) }), reply: join(...upTo([purse, ...answers])), facet: 'cost' };
}

/** What a sum for the journey already answers. */
const ofMoney: ReadonlySet<Ask> = new Set<Ask>(['cost', 'stay', 'fuel', 'petrol', 'camp', 'worth', 'days']);

const suchPlaces: InLangs = { en: 'such places', hinglish: 'aisi jagahon', hi: 'ऐसी जगहों' };

/** "Why that one?", of the place that is talked of. */
const asksWhyIt =
  /^[^\p{L}\p{M}\p{N}]*(?:ok |but |and |aur |par )?(?:why|kyu?n?|kyon|क्यों)(?: (?:that|this|it|there|only|yehi|wahi|yahi|ye|yeh|wo|woh|यही|वही|ये))(?: (?:one|place|wala|wali|वाला))?[^\p{L}\p{M}\p{N}]*$|^[^\p{L}\p{M}\p{N}]*(?:wahi|yahi|yehi|वही|यही|ye|yeh|ये)(?: hi| ही)? (?:kyu?n?|kyon|क्यों)[^\p{L}\p{M}\p{N}]*$/u;

const nearPlace = words('near|around|close to|beside|aas ?paas|ke paas|nearby|के पास|आसपास');

/** "She wants Shimla and I want Goa" */
const wishes = /\b(?:wants?|chah\w+)\b|चाह/u;

/** Asked after a comparison, these are of the place that was chosen. */
const ofOne: ReadonlySet<Ask> = new Set<Ask>(['reach', 'stay', 'permit', 'safe', 'safe-night', 'alone', 'pack', 'timetable', 'around']);

const whatToDo = /\bwhat (?:should|do|can|shall) (?:i|we) do\b|\bkya kar/u;

/** So like the examples of a subject, a question without a place is of that. */
const ofTopic = 0.45;

const agreement = /^\W*(?:ok(?:ay)?|fine|theek(?: hai)?|thik|achh?a)\b/u;

/** A place was named, and nothing asked that its tables answer. */
function namedPlace(state: RishiState, line: PlanLine, id: string, learned: Journey, text: string): Omit<Turn, 'learned'> | undefined {
  const place = placeOf(id);
  if (!place) return undefined;
  const here: RishiState = { ...at(state, id), own: id };
  const hasLearned = Object.keys(learned).length > 0;
  if (line.facet && line.facet !== 'more' && !hasLearned && !comparing.test(text)) {
    const facet = textOf(id, line.facet === 'how' ? 'where' : line.facet);
    if (facet) return { state: here, reply: facet };
  }
  if (line.isQuestion && fitting.test(text.replace(agreement, '')) && knownCount(state.journey) > 0 && !facts.has(id)) {
    const speaksAgainst = misfits(place, state.journey).some(isSerious);
    return {
      state: here,
      reply: join(verdict(place, state.journey, line), companyFacet(place, learned) ?? (speaksAgainst ? lead(id) : textOf(id, 'when'))),
    };
  }
  if (facts.has(id) || hasLearned || isTooHigh(place, state.journey) || isTooSteep(place, state.journey)) {
    const turn = introduce(state, line, place, learned);
    return turn;
  }
  return { state: here };
}

/** The line told nothing: a question that was asked may be let be. */
function unanswered(state: RishiState, line: PlanLine): Omit<Turn, 'learned'> | undefined {
  const asked = slots.find((slot) => slot === line.asked);
  if (!asked) return undefined;
  const hasSubject = line.isQuestion || (line.topic?.score ?? 0) >= otherTopic;
  if (isUnsure(line.message) || line.act === 'shrug' || (line.yesNo === 'no' && !hasSubject)) {
    state.declined.push(asked);
    const shrug = line.say('shrug');
    return knownCount(state.journey) >= 2 && !openBefore(state) ? offer(state, line, shrug) : asking(state, line, shrug);
  }
  const words = line.message.trim().split(/\s+/).length;
  if ((asked === 'budget' || asked === 'company') && !hasSubject && words <= 8 && !line.act && !line.facet) {
    state.declined.push(asked);
    return knownCount(state.journey) >= 2 ? offer(state, line, line.say('ack')) : asking(state, line, line.say('ack'));
  }
  state.isQuiet = true;
  return { state };
}
