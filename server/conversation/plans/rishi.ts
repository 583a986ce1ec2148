/** Rishi's plan: the journey is gathered as it is told, one place is proposed with the visitor's own facts, compared, reached, laid out. */

import { type InLangs, type Lang, personaTexts, type Topic } from '../../personas/persona.ts';
import type { Plan, PlanLine, PlanTurn } from '../plan.ts';
import { inLangs, join, same } from '../say.ts';
import {
  daysOnTheWay,
  hasChildren,
  hasElders,
  isNear,
  type Misfit,
  misfits,
  monthsOf,
  type Place,
  placeOf,
  scoreOf,
  suiting,
} from './rishi-places.ts';
import {
  daysName,
  isUnsure,
  type Journey,
  journeyIn,
  journeyName,
  monthName,
  namesNoMonth,
  plain,
  refusal,
  refusalAfter,
  type Slot,
  seasonName,
  words,
} from './rishi-words.ts';

interface RishiState {
  journey: Journey;
  /** How often each was asked. */
  asked: Partial<Record<Slot, number>>;
  /** What the visitor cannot or would not say. */
  declined: Slot[];
  /** Places proposed or named, oldest first. */
  offered: string[];
  /** The place that is talked of. */
  current?: string;
  /** The last two that were held against each other. */
  compared?: [string, string];
  /** Parts of the day-by-day route told so far, of `current`. */
  route?: number;
  /** "Somewhere else", in a row. */
  refused: number;
  /** A question went unanswered: the next answer asks nothing. */
  isQuiet?: boolean;
}

type Turn = PlanTurn<RishiState>;

/** Source: the owner's brief for Rishi, "after three or four known slots he proposes". */
const knownNeeded = 3;
const asksMax = 2;
/** Asked in this order; the purse last, and only while no place is proposed. */
const slots: readonly Slot[] = ['days', 'start', 'season', 'kind', 'company', 'roads', 'budget'];
/** From this certainty on a line has a subject of its own, besides the place that is talked of. */
const otherTopic = 0.6;

export const rishiPlan: Plan<RishiState> = {
  start: { journey: {}, asked: {}, declined: [], offered: [], refused: 0 },

  hear(before, line) {
    const { named, refused } = placesIn(line.message);
    const learned = newIn(before.journey, journeyOf(line, named));
    const journey = merge(before.journey, learned);
    const state: RishiState = {
      ...before,
      journey,
      declined: [...before.declined],
      offered: [...new Set([...refused, ...before.offered])],
    };
    delete state.isQuiet;
    const told = slotsOf(learned);
    const turn = answerOf(state, line, { before, learned, named, refused });
    return { ...(turn ?? { state }), learned: told };
  },

  next(state, line) {
    if (state.isQuiet || state.offered.some((id) => !placeOf(id)?.isFamous) || line.act === 'thanks' || line.act === 'compliment')
      return undefined;
    return question(state, line);
  },
};

interface Heard {
  before: RishiState;
  /** What is new or other than before. */
  learned: Journey;
  /** Places named in the line. */
  named: readonly string[];
  /** Places that it does not want. */
  refused: readonly string[];
}

/** The plan's own answer; undefined where what he knows should answer. */
function answerOf(state: RishiState, line: PlanLine, { before, learned, named, refused }: Heard): Omit<Turn, 'learned'> | undefined {
  const text = plain(line.message);
  const hasLearned = Object.keys(learned).length > 0;
  const [first, second] = named;
  const current = placeOf(state.current);

  if (first && second && (comparing.test(text) || line.isQuestion)) return compareOr(state, line, [first, second]);
  if (first && current && first !== current.id && (comparedWith.test(text) || line.asked === 'compare'))
    return compareOr(state, line, [current.id, first]);
  if (comparing.test(text) && !first && /\b(compare|tulna)\b|तुलना/u.test(text)) {
    const [a, b] = [state.offered.at(-2), state.offered.at(-1)];
    return a && b && a !== b ? compareOr(state, line, [a, b]) : { state, reply: line.say('plan-compare-with'), asks: 'compare' };
  }
  if (state.compared && !first && !hasLearned && !chooseForMe.test(text)) {
    const between = betweenThem(state, line, text, state.compared);
    if (between) return between;
  }
  if (chooseForMe.test(text) && !first) {
    if (state.compared) return winner(state, line, state.compared, true);
    if (knownCount(state.journey) > 0 || hasAsked(state)) return offer(state, line, line.say('plan-asked-enough'));
  }
  if (refused.length > 0 && !first && !hasLearned) {
    if (current && !refused.includes(current.id))
      return {
        state,
        reply: join(line.say('plan-another'), line.say('plan-still', { place: capitalName(current.id) }), line.say('plan-offer-end')),
        asks: 'offer',
      };
    return isReady(state) ? offer(state, line, line.say('plan-another')) : asking(state, line, line.say('plan-another'));
  }
  const wantsOther = elsewhere.test(text) && !hasLearned && !first;
  if (current && wantsOther) return another(state, line);
  if (routeWish.test(text) || (line.asked === 'route' && wantsMore(line, text)) || (state.route !== undefined && goingOn.test(text))) {
    const place = placeOf(first) ?? current;
    if (place) return route(at(state, place.id), line, place);
    return knownCount(state.journey) >= 2 ? offer(state, line) : { ...asking(state, line, line.say('plan-route-which')) };
  }
  if (line.asked === 'route' && line.yesNo === 'no' && !first) return { state, reply: line.say('okay') };
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
  if (first) return namedPlace(state, line, first, learned, text);
  if (namesNoMonth(line.message) && !learned.months && (line.asked === 'season' || (!state.journey.months && !line.isQuestion)))
    return hasLearned && line.asked !== 'season'
      ? told(state, line, before, learned)
      : { state, reply: line.say('plan-which-month'), asks: 'season' };
  if (hasLearned) return told(state, line, before, learned);
  if (current && line.facet && isAboutPlace(line, current)) return facetOf(state, line, current);
  if (
    !line.isQuestion &&
    quiet.test(text) &&
    text.split(/\s+/).length <= 7 &&
    (line.asked !== undefined || current) &&
    (line.topic?.score ?? 0) < otherTopic
  )
    return current
      ? { state, reply: join(line.say('plan-quiet'), line.say('plan-offer-end')), asks: 'offer' }
      : asking(state, line, line.say('plan-quiet'));
  return unanswered(state, line);
}

/** Something of the journey was told. */
function told(state: RishiState, line: PlanLine, before: RishiState, learned: Journey): Omit<Turn, 'learned'> | undefined {
  const current = placeOf(state.current);
  const asksOther = line.isQuestion && !asksWhere.test(plain(line.message));
  const isChange = changedSlots(before.journey, learned);
  const echo = isChange
    ? line.say('plan-corrected', { what: { ...plainly(learned), en: said(learned).en } })
    : line.say('plan-echo', { what: said(learned) });
  if (state.compared) return { ...winner(state, line, state.compared, true), echo };
  if (current && asksOther) {
    const about = line.facet === undefined ? undefined : textOf(current.id, line.facet);
    return { state, echo, reply: join(verdict(current, state.journey, line), about ?? companyFacet(current, learned)) };
  }
  // A question of its own is answered by what he knows; what was told is kept.
  if (asksOther && (line.topic?.score ?? 0) >= otherTopic && !/^from-/.test(line.topic?.id ?? '')) return { state, echo };
  if (current && state.offered.includes(current.id)) {
    if (misfits(current, state.journey).length > 0) return offer(state, line, echo);
    const still = line.say('plan-still', { place: capitalName(current.id) });
    return { state, echo, reply: join(still, companyFacet(current, learned), line.say('plan-offer-end')), asks: 'offer' };
  }
  return isReady(state) ? offer(state, line, echo) : asking(state, line, echo);
}

/** Enough is known to propose; the month decides so much that it is asked for first. */
const isReady = (state: RishiState): boolean => {
  const count = knownCount(state.journey);
  const { months } = state.journey;
  return (
    openSlot(state) === undefined ||
    count > knownNeeded ||
    (count === knownNeeded && (months !== undefined || state.asked.season !== undefined || state.declined.includes('season')))
  );
};

/** A place was named, with or without more. */
function namedPlace(state: RishiState, line: PlanLine, id: string, learned: Journey, text: string): Omit<Turn, 'learned'> | undefined {
  const place = placeOf(id);
  if (!place) return undefined;
  const here = at(state, id);
  const hasLearned = Object.keys(learned).length > 0;
  const speaksAgainst = misfits(place, state.journey).some(isSerious);
  if (line.facet && line.facet !== 'more' && !hasLearned && !comparing.test(text)) {
    const facet = textOf(id, line.facet === 'how' ? 'where' : line.facet);
    if (facet) return { state: here, reply: facet };
  }
  if (hasLearned && speaksAgainst && !line.isQuestion) return offer(here, line, verdict(place, state.journey, line));
  if (hasLearned && !line.isQuestion)
    return {
      state: here,
      echo: line.say('plan-echo', { what: said(learned) }),
      reply: join(lead(id), line.say('plan-chosen', { place: nameOf(id) })),
      asks: 'route',
    };
  const asksFit = hasLearned || fitting.test(text);
  if (line.isQuestion && asksFit && knownCount(state.journey) > 0)
    return {
      state: here,
      reply: join(verdict(place, state.journey, line), companyFacet(place, learned) ?? (speaksAgainst ? lead(id) : textOf(id, 'when'))),
    };
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

/* Questions */

const knownCount = ({ days, roads, months, kinds, company, start, budget }: Journey): number =>
  [days, roads, months, kinds, company, start, budget].filter((value) => value !== undefined).length;

const isKnown = ({ journey }: RishiState, slot: Slot): boolean =>
  journey[slot === 'season' ? 'months' : slot === 'kind' ? 'kinds' : slot] !== undefined;
const hasAsked = ({ asked }: RishiState): boolean => Object.keys(asked).length > 0;

/** The next to ask: asked least, not known, not declined. */
const openSlot = (state: RishiState): Slot | undefined =>
  slots
    .filter((slot) => !isKnown(state, slot) && !state.declined.includes(slot) && (state.asked[slot] ?? 0) < asksMax)
    .sort((a, b) => (state.asked[a] ?? 0) - (state.asked[b] ?? 0))[0];
/** One that was never asked. */
const openBefore = (state: RishiState): boolean =>
  slots.some((slot) => !isKnown(state, slot) && !state.declined.includes(slot) && !state.asked[slot]);

function question(state: RishiState, line: PlanLine): { state: RishiState; ask: InLangs; slot: Slot } | undefined {
  const slot = openSlot(state);
  if (!slot) return undefined;
  return { state: { ...state, asked: { ...state.asked, [slot]: (state.asked[slot] ?? 0) + 1 } }, ask: line.say(`plan-ask-${slot}`), slot };
}

/** Some words, and the next question after them; a proposal where nothing is left to ask. */
function asking(state: RishiState, line: PlanLine, first: InLangs): Omit<Turn, 'learned'> {
  const next = question(state, line);
  if (!next) return offer(state, line, first);
  return { state: next.state, reply: join(first, next.ask), asks: next.slot };
}

/* Proposals */

/** The best place not spoken of yet, why it is that one, and a way to say no. */
function offer(state: RishiState, line: PlanLine, first?: InLangs): Omit<Turn, 'learned'> {
  const { journey, offered } = state;
  const [place] = suiting(journey, offered);
  // What was asked for comes first; the nearest to it is better than nothing.
  const [nearest] = place ? [] : [...suiting(journey, offered, ['far']), ...suiting(journey, offered, ['far', 'kind'])];
  const chosen = place ?? nearest;
  if (!chosen) {
    const none = offered.some((id) => !placeOf(id)?.isFamous) ? line.say('plan-no-more') : line.say('plan-none', { what: said(journey) });
    return { state, reply: join(first, none) };
  }
  const proposal = line.say('plan-offer', { place: nameOf(chosen.id), why: why(chosen, journey) });
  return {
    state: at(state, chosen.id),
    reply: join(first, place ? undefined : line.say('plan-closest'), proposal, lead(chosen.id), line.say('plan-offer-end')),
    asks: 'offer',
  };
}

/** "Somewhere else": the next best, or after two of them one more question. */
function another(state: RishiState, line: PlanLine): Omit<Turn, 'learned'> {
  const refused = state.refused + 1;
  const next = { ...state, refused };
  const open = refused % 2 === 0 ? openSlot(next) : undefined;
  return open ? asking(next, line, line.say('plan-another')) : offer(next, line, line.say('plan-another'));
}

/** A place spoken of before, again. */
function backTo(state: RishiState, line: PlanLine, id: string): Omit<Turn, 'learned'> {
  return {
    state: at(state, id),
    reply: join(line.say('plan-back'), lead(id), line.say('plan-offer-end')),
    asks: 'offer',
  };
}

const at = (state: RishiState, id: string): RishiState => {
  const { route, current, compared: _, ...others } = state;
  return {
    ...others,
    current: id,
    offered: [...state.offered.filter((other) => other !== id), id],
    ...(current === id && route !== undefined && { route }),
  };
};

/** "a night or less from Pune, on good road, easy on old knees, and December is its season". */
function why(place: Place, journey: Journey): InLangs {
  const { start, months, days, roads } = journey;
  const month = months?.find((one) => monthsOf(place).has(one));
  return inLangs((lang) => {
    const parts = [
      isNear(place, journey) &&
        place.days[0] <= 4 &&
        start &&
        phrase(
          lang,
          `a night or less from ${start.name.en}`,
          `${start.name.hinglish} se ek raat ya kam`,
          `${start.name.hi} से एक रात या कम`,
        ),
      hasElders(journey) && place.elders === 'easy' && phrase(lang, 'easy on old knees', 'purane ghutnon par narm', 'पुराने घुटनों पर नरम'),
      hasChildren(journey) && childrenWhy(place, lang),
      (roads === 'good' || hasElders(journey)) && place.roads === 'good' && phrase(lang, 'the road is kind', 'sadak achhi', 'सड़क अच्छी'),
      roads === 'train' && place.roads === 'any' && phrase(lang, 'the train does the work', 'kaam train ka', 'काम ट्रेन का'),
      roads === 'rough' &&
        place.roads === 'rough' &&
        phrase(lang, 'the road asks for a forgiving spine', 'sadak maaf karne wali kamar maangti hai', 'सड़क माफ़ करने वाली कमर माँगती है'),
      month !== undefined &&
        phrase(
          lang,
          `${monthName(month, 'en')} is its season`,
          `${monthName(month, 'hinglish')} iska mausam`,
          `${monthName(month, 'hi')} इसका मौसम`,
        ),
      days !== undefined &&
        days <= place.days[1] + 2 &&
        phrase(lang, `${daysName(days, 'en')} do it justice`, `${daysName(days, 'hinglish')} kaafi`, `${daysName(days, 'hi')} काफ़ी`),
    ].filter((part): part is string => typeof part === 'string');
    const chosen = parts.slice(0, 3);
    if (chosen.length === 0) return phrase(lang, 'it is the quiet kind', 'shaant jagah hai', 'शांत जगह है');
    const joint = phrase(lang, ' and ', ' aur ', ' और ');
    return chosen.length === 1 ? (chosen[0] ?? '') : `${chosen.slice(0, -1).join(', ')}${joint}${chosen.at(-1)}`;
  });
}

function childrenWhy({ children }: Place, lang: Lang): string | false {
  if (children === 'train') return phrase(lang, 'a train for the children', 'bachchon ke liye train', 'बच्चों के लिए ट्रेन');
  if (children === 'water') return phrase(lang, 'a boat for the children', 'bachchon ke liye naav', 'बच्चों के लिए नाव');
  if (children === 'wild' || children === 'night')
    return phrase(lang, 'creatures for the children', 'bachchon ke liye jeev-jantu', 'बच्चों के लिए जीव-जंतु');
  return children === 'easy' && phrase(lang, 'room for the children to run', 'bachchon ko daudne ki jagah', 'बच्चों को दौड़ने की जगह');
}

const phrase = (lang: Lang, en: string, hinglish: string, hi: string): string => ({ en, hinglish, hi })[lang];

/* Fit and comparison */

/** What speaks against a place itself: another country or a long way may be wished for. */
const isSerious = (misfit: Misfit): boolean => misfit !== 'kind' && misfit !== 'far';

/** Whether a place suits the journey, and what speaks against it. */
function verdict(place: Place, journey: Journey, line: PlanLine): InLangs {
  const [misfit] = misfits(place, journey).filter(isSerious);
  return misfit ? against(misfit, place, journey, line) : line.say('plan-still', { place: capitalName(place.id) });
}

function against(misfit: Misfit, place: Place, journey: Journey, line: PlanLine): InLangs {
  const name = nameOf(place.id);
  if (misfit === 'days')
    return line.say('plan-unfit-days', {
      place: capitalName(place.id),
      days: inLangs((lang) => daysName(place.days[0] + daysOnTheWay(place, journey.start?.key), lang)),
      yours: inLangs((lang) => daysName(journey.days ?? 0, lang)),
    });
  if (misfit === 'month')
    return line.say('plan-unfit-month', {
      place: name,
      month: inLangs((lang) => seasonName(journey.months ?? [], lang)),
      months: inLangs((lang) => monthsRange(place, lang)),
    });
  return line.say(`plan-unfit-${misfit}`, { place: capitalName(place.id) });
}

function daysRange({ days: [fewest, most] }: Place, lang: Lang): string {
  if (fewest === most) return daysName(fewest, lang);
  const [unitless] = daysName(fewest, lang).split(' ');
  return `${unitless}${{ en: ' to ', hinglish: ' se ', hi: ' से ' }[lang]}${daysName(most, lang)}`;
}

const monthsRange = ({ months }: Place, lang: Lang): string =>
  months
    .map(([first, last]) => `${monthName(first, lang)}${{ en: ' to ', hinglish: ' se ', hi: ' से ' }[lang]}${monthName(last, lang)}`)
    .join({ en: ' and ', hinglish: ' aur ', hi: ' और ' }[lang]);

const roadWords: Record<Place['roads'], InLangs> = {
  good: { en: 'kind roads', hinglish: 'achhi sadak', hi: 'अच्छी सड़क' },
  any: { en: 'train or boat', hinglish: 'train ya naav', hi: 'ट्रेन या नाव' },
  rough: { en: 'a rough road', hinglish: 'kharab sadak', hi: 'ख़राब सड़क' },
};

/** Two places: what was written on the pair where there is such a topic, else the rows against each other. */
function compareOr(state: RishiState, line: PlanLine, pair: [string, string]): Omit<Turn, 'learned'> | undefined {
  const [a, b] = [placeOf(pair[0]), placeOf(pair[1])];
  if (!a || !b) return undefined;
  const compared = { ...state, compared: [a.id, b.id] as [string, string], current: a.id };
  const written = topics().get(`${a.id}-or-${b.id}`) ?? topics().get(`${b.id}-or-${a.id}`);
  if (written && knownCount(state.journey) === 0) return { state: { ...compared }, reply: written.text };
  return winner(compared, line, [a.id, b.id], false);
}

function winner(state: RishiState, line: PlanLine, pair: [string, string], isShort: boolean): Omit<Turn, 'learned'> {
  const [a, b] = pair.map((id) => placeOf(id)) as [Place, Place];
  const weigh = (place: Place): number => scoreOf(place, state.journey) - misfits(place, state.journey).length * 4;
  const [best, other] = weigh(a) >= weigh(b) ? [a, b] : [b, a];
  const isKnown = knownCount(state.journey) > 0;
  if (isShort && [a, b].every((place) => misfits(place, state.journey).some(isSerious))) return neither(state, line, best, other);
  const rows = inLangs((lang) =>
    [a, b]
      .map(
        (place) =>
          `${capital(nameOf(place.id)[lang])}: ${daysRange(place, lang)}, ${roadWords[place.roads][lang]}, ${monthsRange(place, lang)}.`,
      )
      .join(' '),
  );
  const [misfit] = misfits(other, state.journey).filter(isSerious);
  const reason = isKnown && misfit ? against(misfit, other, state.journey, line) : undefined;
  const choice = line.say(isKnown && weigh(best) > weigh(other) ? 'plan-compare-winner' : 'plan-compare-either', {
    place: nameOf(best.id),
  });
  return {
    state: { ...at(state, best.id), compared: pair },
    reply: isShort ? join(choice, lead(best.id), line.say('plan-offer-end')) : join(rows, reason, choice),
    ...(isShort && { asks: 'offer' }),
  };
}

/** Both are wrong for this journey: why, and what would be right. */
function neither(state: RishiState, line: PlanLine, best: Place, other: Place): Omit<Turn, 'learned'> {
  const written = topics().get(`${best.id}-or-${other.id}`) ?? topics().get(`${other.id}-or-${best.id}`);
  const onPair = hasChildren(state.journey) ? written?.facets.get('children') : undefined;
  const { compared: _, ...free } = state;
  return onPair
    ? { state: free, reply: onPair }
    : offer({ ...free, offered: [...state.offered, best.id, other.id] }, line, verdict(best, state.journey, line));
}

const thriftiest: readonly Place['cost'][] = ['town', 'home', 'camp', 'car', 'flight'];

/** A question on two places that were held against each other: "which is cheaper?", "for a first timer". */
function betweenThem(state: RishiState, line: PlanLine, text: string, pair: [string, string]): Omit<Turn, 'learned'> | undefined {
  const [a, b] = pair.map((id) => placeOf(id)) as [Place, Place];
  const written = topics().get(`${a.id}-or-${b.id}`) ?? topics().get(`${b.id}-or-${a.id}`);
  const isFirst = firstTime.test(text);
  if (!isFirst && !whichOfThem.test(text)) return undefined;
  const facet = isFirst ? 'example' : line.facet;
  const onPair = facet && written?.facets.get(facet);
  if (onPair) return { state, reply: onPair };
  if (line.facet === 'cost' || cheaper.test(text)) {
    const best = thriftiest.indexOf(a.cost) <= thriftiest.indexOf(b.cost) ? a : b;
    return {
      state,
      reply: written?.facets.get('cost') ?? join(line.say('plan-compare-cheaper', { place: nameOf(best.id) }), textOf(best.id, 'cost')),
    };
  }
  if (food.test(text))
    return {
      state,
      reply: inLangs((lang) => [a, b].map(({ id }) => `${capital(nameOf(id)[lang])}: ${textOf(id, 'more')?.[lang] ?? ''}`).join(' ')),
    };
  const { reply, state: after, asks } = winner(state, line, pair, true);
  return { state: { ...after, compared: pair }, ...(reply && { reply }), ...(asks && { asks }) };
}
const food = words('food|eat|khana|khaana|खाना|खाने');
const firstTime = words('first ?timers?|first time|pehli baar|पहली बार|beginners?');
const whichOfThem = words('which|who|kaun|konsi|kaunsi|kaun ?sa|dono|कौन|कौनसी|दोनों');
const cheaper = words('cheaper|cheap|sasta|sasti|budget|कम खर्च|सस्ता|सस्ती');

/* The way there, and the days */

/** From the visitor's own city where it is known; then the stages as the topic has them. */
function reach(place: Place, journey: Journey, line: PlanLine): InLangs {
  const { start } = journey;
  const gate: InLangs = { en: place.gate.en, hinglish: place.gate.en.replace(' or ', ' ya '), hi: place.gate.hi };
  const isThere = start !== undefined && gate.en.toLowerCase().includes(start.name.en.toLowerCase());
  const from =
    start && !isThere ? line.say(isNear(place, journey) ? 'plan-reach-near' : 'plan-reach-far', { city: start.name, gate }) : undefined;
  const stages = textOf(place.id, 'where');
  return join(from, stages, stages && endsWithCheck.test(stages.en) ? undefined : line.say('plan-reach-tail'));
}
const endsWithCheck = /\bcheck\b|\bask\b/iu;

/** The next part of the days, one or two at a time. */
function route(state: RishiState, line: PlanLine, place: Place): Omit<Turn, 'learned'> {
  const parts = routeParts(place, state.journey, line);
  const done = state.route ?? 0;
  const index = done >= parts.length ? 0 : done;
  const part = parts[index];
  if (!part) return { state };
  const isLast = index === parts.length - 1;
  return {
    state: { ...state, route: index + 1 },
    reply: join(part(), line.say(isLast ? 'plan-route-end' : 'shall-i-go-on')),
    ...(!isLast && { asks: 'route' }),
  };
}

function routeParts(place: Place, journey: Journey, line: PlanLine): (() => InLangs)[] {
  const count = Math.max(1, Math.min(journey.days ?? place.days[1], 30));
  const where = () => textOf(place.id, 'where');
  const more = () => textOf(place.id, 'more');
  const rest = () => line.say(`plan-rest-${place.kinds[0]}`);
  const last = () => line.say('plan-day-last');
  if (count === 1) return [() => join(line.say('plan-day-only'), where(), more())];
  if (count === 2) return [() => join(line.say('plan-day-one'), where()), () => join(line.say('plan-day-two'), more(), last())];
  const middle = () =>
    count <= 4 ? line.say('plan-day-three') : line.say('plan-days-middle', { last: inLangs((lang) => dayOrdinal(count - 1, lang)) });
  return [
    () => join(line.say('plan-day-one'), where()),
    () => join(line.say('plan-day-two'), more()),
    () => join(count === 3 ? last() : join(middle(), rest(), last())),
  ];
}

/** "three to seven" reads on in English and Hindi alike. */
const dayOrdinal = (day: number, lang: Lang): string => daysName(day, lang).split(' ')[0] ?? String(day);

/* What a line wishes */

const comparing = words(
  'or|vs\\.?|versus|compare|comparison|better|difference|between|which (?:one|is|of)|ya|behtar|tulna|farak|fark|dono mein|या|बनाम|बेहतर|तुलना|फर्क|दोनों में',
);
const comparedWith = words(
  'compare(?:d)?|vs\\.?|versus|than|or|better|and|what about|how about|instead of|tulna|se behtar|aur|ya|तुलना|और|या|बेहतर|के मुकाबले',
);
const chooseForMe = words(
  'choose (?:one|for me|any|it)|you choose|you decide|pick (?:one|for me)|(?:just )?decide for me|just (?:tell|give) me one|aap (?:hi )?(?:chuno|chuniye|tay kar\\S*|bata do|batao)|ek chun\\S*|आप (?:ही )?(?:चुन\\S*|तय कर\\S*|बता\\S*)|एक चुन\\S*',
);
const routeWish = words(
  'day[- ]by[- ]day|din ke hisaab|har din|ek[- ]ek din|day wise|daywise|itinerary|full plan|whole plan|schedule|lay it out|plan (?:it|the days|my days|the trip|this trip)|make (?:a|the|me a) plan|route plan|poora plan|plan bana\\S*|din[- ]ba[- ]din|roz ka plan|kis din kya|दिन-ब-दिन|दिन ब दिन|पूरा प्लान|प्लान बना\\S*|पूरी योजना|योजना बना\\S*|किस दिन क्या',
);
const reaching = words(
  'how (?:do|can|to|does|would|should|will) (?:i|we|one|you)? ?(?:get|go|reach|travel)(?: there| to)?|how to (?:reach|get|go)|reach (?:there|it)|getting there|get there|the way there|nearest (?:station|airport|railway)|which (?:train|bus|flight|airport|station)|kaise (?:jaa?\\S*|pahunch\\S*|pohonch\\S*|pohch\\S*|jaye\\S*)|kaun ?si (?:train|bus)|kahan se (?:train|bus)|कैसे (?:जा\\S*|पहुंच\\S*)|कौन सी (?:ट्रेन|बस)',
);
const elsewhere = words(
  "somewhere else|something else|some other(?: place| one)?|another(?: one| place| option)?|any ?(?:thing|where) else|other (?:place|option|options|places)|next one|different (?:place|one)|not that(?: one)?|not this|not there|don'?t (?:like|want) (?:it|that|this)|dont (?:like|want) (?:it|that|this)|been there|already (?:been|seen|went)|too far|too cold|too hot|kahin aur|kahi aur|koi aur|kuch aur|kuchh aur|aur koi|dusri jagah|doosri jagah|dusra|doosra batao|pasand nahi|yeh nahi|ye nahi|wahan nahi|ja chuk\\S*|bahut door|कहीं और|कोई और|कुछ और|और कोई|दूसरी जगह|पसंद नहीं|यह नहीं|ये नहीं|वहां नहीं|जा चुक\\S*|बहुत दूर",
);
const asksWhere = words(
  'where (?:should|can|to|do|shall|would)(?: i| we| you)?|where|suggest|recommend|which place|what place|what do you (?:suggest|recommend)|any (?:ideas?|suggestions?)|plan|kahan|kaha|kidhar|kaun ?si jagah|batao|bataiye|suggest karo|कहां|किधर|कौन सी जगह|बताओ|बताइए',
);
const fitting = words(
  'is it|good|ok|okay|possible|enough|suitable|safe|fine|worth|right|theek|thik|sahi|possible|kaafi|chalega|ठीक|सही|काफी|चलेगा',
);

const isReach = (line: PlanLine, text: string): boolean =>
  !betweenPlaces.test(text) &&
  (reaching.test(text) || ((line.facet === 'where' || line.facet === 'how') && !asksWhere.test(text.replace(/\bwhere is it\b/u, ''))));

/** From one of his places to the next: a subject of its own. */
const betweenPlaces = words(
  'from (?:the )?(?:first|one)(?: place)? to (?:the )?(?:second|next|other)|(?:first|one) (?:place )?to (?:the )?(?:second|next|other)|pehli se d[ou]\\S*|एक से दूसरी|पहली से दूसरी',
);

const goingOn = words('go on|continue|and then|what next|next (?:day|part)|aage|aage batao|phir|आगे|फिर|आगे बताइए');

/** "Go on" while the days are told. */
const wantsMore = (line: PlanLine, text: string): boolean =>
  line.yesNo === 'yes' ||
  line.act === 'go-on' ||
  line.act === 'okay' ||
  line.facet === 'more' ||
  words('go on|next|then|and then|continue|aage|phir|आगे|फिर').test(text);

const quiet = words('quiet|private|peaceful|calm|silent|shaant|shant|shanti|shaanti|sukoon|शांत|शांति|सुकून');

/** A yes, or words of liking, to a proposal. */
const accepts = (line: PlanLine, text: string): boolean =>
  line.yesNo === 'yes' ||
  line.act === 'okay' ||
  line.act === 'compliment' ||
  (!line.isQuestion &&
    words(
      '(?:sounds|looks|seems) (?:good|nice|great|lovely|perfect)|i like (?:it|that|this)|perfect|lovely|great|done|final|let us go|lets go|pasand (?:hai|aaya|aayi)|badhiya|mast|chalo|pakka|पसंद|बढ़िया|पक्का|चलो',
    ).test(text));

const ordinals: readonly (readonly [index: number, RegExp])[] = [
  [0, words('the first(?: one| place)?|first one|pehla wala|pehli wali|pehle wali|pahla wala|पहला वाला|पहली वाली|पहले वाली')],
  [1, words('the second(?: one| place)?|second one|doosra wala|doosri wali|dusra wala|dusri wali|दूसरा वाला|दूसरी वाली')],
  [2, words('the third(?: one| place)?|third one|teesra wala|teesri wali|tisra wala|tisri wali|तीसरा वाला|तीसरी वाली')],
];

/** "The second one", of the places as they were proposed. */
function ordinalIn(text: string, offered: readonly string[]): string | undefined {
  if (words('the (?:last|previous|earlier) one|one before|pichhla wala|pichli wali|पिछला वाला|पिछली वाली').test(text))
    return offered.at(-2) ?? offered.at(-1);
  return ordinals.flatMap(([index, pattern]) => (pattern.test(text) && offered[index] ? [offered[index]] : []))[0];
}

/** Whether a follow-up question is on the place that is talked of. */
function isAboutPlace({ topic, facet }: PlanLine, place: Place): boolean {
  if (
    !facet ||
    facet === 'more2' ||
    !topics()
      .get(place.id)
      ?.facets.has(facet === 'how' ? 'where' : facet)
  )
    return false;
  return topic === undefined || topic.id === place.id || topic.score < otherTopic || (facetTopics[facet]?.includes(topic.id) ?? false);
}
/** General subjects that a follow-up on a place sounds like: the place's own answer is better. */
const facetTopics: Record<string, readonly string[]> = {
  cost: ['budget', 'cash', 'booking'],
  have: ['packing'],
  children: ['children'],
  elders: ['parents'],
  when: ['monsoon', 'summer', 'winter'],
  doctor: ['altitude'],
  safe: ['safety-news'],
};

function facetOf(state: RishiState, line: PlanLine, place: Place): Omit<Turn, 'learned'> | undefined {
  const text = textOf(place.id, line.facet === 'how' ? 'where' : (line.facet ?? ''));
  return text && { state, reply: text };
}

/** What the place is for those who were just named. */
const companyFacet = ({ id }: Place, learned: Journey): InLangs | undefined =>
  hasElders(learned)
    ? textOf(id, 'elders')
    : hasChildren(learned)
      ? textOf(id, 'children')
      : learned.months
        ? textOf(id, 'when')
        : undefined;

/* What he knows of the places */

let held: Map<string, Topic> | undefined;
const topics = (): Map<string, Topic> => {
  held ??= new Map(personaTexts('rishi').topics.map((topic) => [topic.id, topic]));
  return held;
};

const nameOf = (id: string): InLangs => topics().get(id)?.name ?? same(id);
const textOf = (id: string, facet: string): InLangs | undefined => topics().get(id)?.facets.get(facet);

/** The first sentences of what he says of a place, until enough was said. */
const lead = (id: string): InLangs | undefined => {
  const text = topics().get(id)?.text;
  return (
    text &&
    inLangs((lang) => {
      let words = 0;
      const sentences = text[lang].match(/[^.!?।]+[.!?।]+\s*/gu) ?? [text[lang]];
      return sentences
        .filter((sentence) => {
          const isWanted = words < leadWords;
          words += sentence.trim().split(/\s+/).length;
          return isWanted;
        })
        .join('')
        .trim();
    })
  );
};
const leadWords = 14;

let patterns: readonly { id: string; pattern: RegExp }[] | undefined;

/** The places a line names, in its order: those it is about, and those it does not want. */
function placesIn(message: string): { named: string[]; refused: string[] } {
  patterns ??= [...topics().values()]
    .filter(({ id }) => placeOf(id))
    .map(({ id, terms }) => ({ id, pattern: words(terms.map((term) => plain(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')) }));
  const text = plain(message);
  const found = patterns
    .flatMap(({ id, pattern }) => {
      const match = pattern.exec(text);
      return match ? [{ id, index: match.index, end: match.index + match[0].length }] : [];
    })
    // "Little Andaman" is not the Andamans.
    .filter(
      (one, _, all) =>
        !all.some((other) => other.index <= one.index && other.end >= one.end && other.end - other.index > one.end - one.index),
    )
    .sort((a, b) => a.index - b.index);
  const isRefused = ({ index, end }: { index: number; end: number }): boolean =>
    refusal.test(text.slice(0, index)) || refusalAfter.test(text.slice(end));
  return { named: found.filter((one) => !isRefused(one)).map(({ id }) => id), refused: found.filter(isRefused).map(({ id }) => id) };
}

/* What was told */

/** What a line says of the journey. A place that is named is no country and no start. */
function journeyOf(line: PlanLine, named: readonly string[]): Journey {
  const journey = journeyIn(line.message, line.asked, line.yesNo);
  const isAside = line.isQuestion && !asksWhere.test(plain(line.message)) && line.asked !== 'kind';
  if (named.length > 0 || isAside) delete journey.kinds;
  return journey;
}

/** What of it is new or other than what was known. */
function newIn(before: Journey, found: Journey): Journey {
  const company = found.company && mergedCompany(before.company, found.company);
  const all: Journey = { ...found, ...(company && { company }) };
  return Object.fromEntries(
    Object.entries(all).filter(([key, value]) => JSON.stringify(before[key as keyof Journey]) !== JSON.stringify(value)),
  ) as Journey;
}

/** "With my wife", then "and two kids": both; "just me" after that: alone. */
function mergedCompany(before: Journey['company'], found: NonNullable<Journey['company']>): NonNullable<Journey['company']> {
  if (!before || found.includes('solo') || before.includes('solo')) return found;
  return [...before, ...found.filter((who) => !before.includes(who))];
}

const merge = (before: Journey, learned: Journey): Journey => ({ ...before, ...learned });

/** Whether something known was told otherwise. More company is no correction. */
const changedSlots = (before: Journey, learned: Journey): boolean =>
  Object.keys(learned).some((key) => key !== 'company' && before[key as keyof Journey] !== undefined);

const capitalName = (id: string): InLangs => ({ ...nameOf(id), en: capital(nameOf(id).en) });

const plainly = (journey: Journey): InLangs => inLangs((lang) => journeyName(journey, lang));
/** The journey, or a part of it, in the visitor's words, with a capital. */
const said = (journey: Journey): InLangs => inLangs((lang) => capital(journeyName(journey, lang)));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Slots as the rest of the product names them. */
function slotsOf({ days, roads, months, kinds, company, start, budget }: Journey): Record<string, string> {
  const entries: [string, string | undefined][] = [
    ['days', days === undefined ? undefined : String(days)],
    ['roads', roads],
    ['season', months && seasonName(months, 'en')],
    ['kind', kinds?.join(', ')],
    ['company', company?.join(', ')],
    ['start', start?.name.en],
    ['budget', budget && [budget.level, budget.text].filter(Boolean).join(' ')],
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Every line that the plan says is there in every language. */
export const rishiOccasions: readonly string[] = [
  ...slots.map((slot) => `plan-ask-${slot}`),
  ...[
    'echo',
    'corrected',
    'offer',
    'offer-end',
    'another',
    'no-more',
    'none',
    'closest',
    'chosen',
    'reach-near',
    'reach-far',
    'reach-tail',
    'back',
    'still',
  ].map((name) => `plan-${name}`),
  ...['days', 'month', 'roads', 'elders', 'children'].map((name) => `plan-unfit-${name}`),
  ...[
    'compare-winner',
    'compare-either',
    'compare-with',
    'compare-cheaper',
    'quiet',
    'route-end',
    'route-which',
    'asked-enough',
    'which-month',
  ].map((name) => `plan-${name}`),
  ...['day-only', 'day-one', 'day-two', 'day-three', 'days-middle', 'day-last'].map((name) => `plan-${name}`),
  ...(['mountain', 'sea', 'forest', 'desert', 'river', 'old-town'] as const).map((kind) => `plan-rest-${kind}`),
];
