/** Rishi's plan: the journey is gathered as it is told, one place is proposed with the visitor's own facts, compared, reached, laid out. */

import type { Plan } from '../../plan.ts';
import { join } from '../../text.ts';
import { answerOf } from './answer.ts';
import { asksIn } from './asks.ts';
import { facts } from './atlas.ts';
import { festivalOccasions } from './festivals.ts';
import { isGeneral } from './general.ts';
import { heardBeside, listenedOccasions, openQuestion } from './listened.ts';
import { plain, words } from './matching.ts';
import { question } from './offer.ts';
import { needOccasions } from './on-the-way.ts';
import { useful } from './own.ts';
import { placeOf } from './places.ts';
import { journeyOf, merge, newIn, slotsOf } from './read-journey.ts';
import { said } from './say-journey.ts';
import { knownCount, type RishiState, slots } from './state.ts';
import { capitalName, nameOf, partsOf, placesIn } from './topics.ts';

/** A day so near that its month needs no asking. */
const soon = words(
  'tomorrow|day after(?: tomorrow)?|tonight|(?:this|next|coming) (?:weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)|(?:is|iss|agle|aane wale) (?:weekend|hafte|shanivar|shaniwar|itvaar|ravivar|somvar|mangal\\w*|budh\\w*|guru\\w*|shukr\\w*)|parso|kal (?:subah|hi|nikal\\w*|jana|jaana)|कल (?:सुबह|ही|निकल\\S*|जाना)|परसों|(?:इस|अगले) (?:हफ्ते|शनिवार|रविवार|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार)',
);

const passing = words(
  '(?:fly|flying|flight|flights|land|landing|lands|arrive|arriving|arrival|via|through|train|change)(?: \\w+){0,2}? (?:to|in|at|into|via|through) \\w+|(?:have|i.?ve|we.?ve|i|we) (?:done|did|been to|seen|visited|gone to)|utar\\w*|उतर\\S*',
);

/** "I have heard that the pandas take much money" asks whether it is so. */
const hearsay = words(
  'suna hai|suna h|(?:i|we) (?:have )?(?:heard|read)|people say|they say|log kehte|log bolte|is it true|agar .* to(?= *[?.!]* *$)|what if .*|सुना है|लोग कहते|सच है',
);

const dropsSnow = words(
  '(?:barf|baraf|snow) (?:chhod\\S*|chod\\S*|rehne do|nahi|nahin|mat)|(?:forget|leave|no|without) (?:the )?snow|बर्फ (?:छोड\\S*|रहने दो|नहीं|मत)',
);

const setsOut = /\b(?:from|se|start\w*|near|based|live)\b|(?<!\p{L})से(?!\p{L})|के पास/iu;

const wishing =
  /\b(?:some (?:other )?\w+ (?:place|station|town)|wan\w+|wish|like|love|prefer|rather|instead|chah\w*|pasand|dekhn\w*|mann?)\b|चाह|पसंद|देखन|मन/iu;

/** A journey of another year: "last time in Coorg he made us stop". */
const remembered = words(
  'last time|last year|(?:years?|months?) (?:ago|back)|(?:pichh?li|pichh?le) (?:baar|bar|saal)|saal pehle|(?:gaye|gayi|gaya) (?:the|thi|tha)|पिछली बार|पिछले साल|साल पहले|(?:गए|गये|गई|गया) (?:थे|थी|था)',
);

export const rishiPlan: Plan<RishiState> = {
  start: { journey: {}, asked: {}, declined: [], offered: [], refused: 0 },

  hear(before, given) {
    const line = hearsay.test(plain(given.message)) ? { ...given, isQuestion: true } : given;
    const { named: all, refused: unwanted } = placesIn(line.message, {
      asked: line.asked,
      isStartKnown: before.journey.start !== undefined,
    });
    // A journey of last year, told of while a place is talked of, changes nothing.
    const isMemory = before.current !== undefined && remembered.test(plain(line.message));
    // "Flying to Guwahati", on the way to what is planned, plans nothing new.
    const isOnTheWay = ((before.own !== undefined || before.journey.wish !== undefined) && passing.test(plain(line.message))) || isMemory;
    // "Last year we went to Mandu" wants another place this year.
    const seen = remembered.test(plain(line.message)) && !line.isQuestion && !isOnTheWay ? all : [];
    const refused = [...(isMemory ? unwanted.filter((id) => id === before.current) : unwanted), ...seen];
    const named = isOnTheWay ? all.filter((id) => id === before.current) : all.filter((id) => !seen.includes(id));
    const found = journeyOf(line, named, before.journey);
    // "The toilet matters more than the temple" wishes for no other country.
    if (before.own !== undefined && line.asked !== 'kind' && (!wishing.test(line.message) || asksIn(plain(line.message)).includes('stay')))
      delete found.kinds;
    const learned = newIn(before.journey, found);
    // Where one goes, or would not go, is no start.
    const isNoStart =
      [...named, ...seen].some((id) => nameOf(id).en === learned.start?.name.en) || (refused.length > 0 && !setsOut.test(line.message));
    if (learned.start && isNoStart) delete learned.start;
    const journey = merge(before.journey, learned);
    // Who leaves tomorrow or this Friday has told when.
    const isSoon = soon.test(plain(line.message));
    const state: RishiState = {
      ...before,
      journey,
      declined: isSoon ? [...new Set([...before.declined, 'season' as const])] : [...before.declined],
      offered: [...new Set([...refused.flatMap(partsOf), ...before.offered])],
    };
    if (dropsSnow.test(plain(line.message))) delete journey.snow;
    delete state.isQuiet;
    // What is said of health is answered as such, though it tells of roads besides.
    const told = isGeneral(line, Object.keys(learned).length > 0) ? {} : slotsOf(learned);
    const turn = answerOf(state, line, {
      ...{ before, learned, named, refused },
      tellsAgain: Object.keys(found).length > 0 && Object.keys(learned).length === 0,
    });
    const at = placeOf((turn?.state ?? state).current);
    const spoken = at && facts.get(at.id);
    const reply = turn?.reply && { reply: { ...turn.reply, en: inSentences(turn.reply.en) } };
    return { ...(reply && at && { about: spoken?.of ? `${spoken.of}/${at.id}` : at.id }), ...(turn ?? { state }), ...reply, learned: told };
  },

  next(state, line) {
    if (state.isQuiet || state.offered.some((id) => !placeOf(id)?.isFamous) || line.act === 'thanks' || line.act === 'compliment')
      return undefined;
    const next = question(state, line);
    return state.own === undefined || (next && useful.has(next.slot)) ? next : undefined;
  },

  instead(state, line, act) {
    const place = placeOf(state.current);
    if (!place) return undefined;
    if (line.isQuestion) return act === undefined ? undefined : { ...openQuestion(state, line, place), learned: {} };
    return act === undefined ? { ...heardBeside(state, line, place), learned: {} } : undefined;
  },

  recall(state, line) {
    const place = placeOf(state.current);
    const known = knownCount(state.journey) > 0 ? line.say('plan-recall', { what: said(state.journey) }) : undefined;
    return known || place ? join(known, place && line.say('plan-recall-place', { place: capitalName(place.id) })) : undefined;
  },
};

/** "In The villages of Binsar" and ". the Andamans": the article of a name is written as its place in the sentence wants. */
const inSentences = (text: string): string =>
  text.replace(/(?<=[\p{L},:;] )The (?=\p{Lu}|villages|temples|tiger)/gu, 'the ').replace(/(?<=^|[.!?] )the /g, 'The ');

const placeOccasions = [
  ...[
    'see',
    'see-short',
    'days',
    'days-fit',
    'days-short',
    'days-long',
    'when',
    'month-good',
    'month-bad',
    'snow',
    'no-snow',
    'food',
    'permit',
  ],
  ...[
    'against-snow',
    'against-rain',
    'against-rain-hills',
    'against-heat',
    'against-cold',
    'rain-sw',
    'rain-ne',
    'rain-little',
    'no-permit',
  ],
  ...[
    'alone',
    'alone-remote',
    'safe',
    'around-town',
    'around-hills',
    'high',
    'metres',
    'not-high',
    'crowd',
    'network',
    'network-remote',
    'doctor',
    'doctor-remote',
    'doctor-high',
    'drawback-remote',
    'drawback-famous',
    'drawback-quiet',
    'plan-b',
    'plan-b-hills',
    'timetable',
    'which',
    ...['camp', 'pool', 'shop', 'nightlife'].flatMap((name) => [`${name}-quiet`, `${name}-town`]),
    'atm',
    ...['far', 'far-days', 'far-stops', 'petrol', 'petrol-unknown'],
    'elders-again',
    'elders-foot',
    'solo',
    'registration',
    'fuel',
    ...['pace', 'pace-hills', 'skip', 'skip-own', 'touts', 'meet', 'safari', 'why', 'food-veg', 'food-veg-rare', 'days-way'],
    ...['safe-night', 'aarti', 'guide', 'hard-easy', 'hard-middling', 'hard-hard'],
    'swim-sea',
    'swim-river',
    'swim-none',
    'language',
    'worth',
    'leg',
    'from-near',
    'from-far',
    'reach',
    'reach-road',
    'reach-itself',
    'lungs',
    'lungs-high',
    'ramps',
    'opens',
    'helicopter',
    'fare',
    'drive',
    'drive-hills',
  ],
  ...[
    'reach-air',
    'plan',
    'unknown-question',
    'not-known',
    'not-known-more',
    'unknown-state',
    'night',
    'road-good',
    'road-any',
    'road-rough',
  ],
  ...['easy', 'train', 'water', 'wild', 'night', 'edge', 'long', 'high'].map((kind) => `children-${kind}`),
  ...['sum-each', 'sum-all', 'by-train', 'by-air', 'by-road', 'by-care', 'food-meat'],
  ...['easy', 'stairs', 'boat', 'long', 'walk', 'high'].map((kind) => `elders-${kind}`),
  ...['town', 'home', 'camp', 'car', 'flight'].map((kind) => `cost-${kind}`),
  ...['high', 'hills', 'sea', 'forest', 'plain'].map((kind) => `pack-${kind}`),
  ...['town', 'home', 'camp'].map((kind) => `stay-${kind}`),
].map((name) => `place-${name}`);

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
    'ready',
    'which-month',
    'crossed',
    'no-ride',
    'airport',
    'hotel-papers',
    'fit-to-fly',
  ].map((name) => `plan-${name}`),
  ...['day-only', 'day-two', 'day-last', 'gate', ...['first', 'three', 'free', 'last', 'rest'].map((part) => `outline-${part}`)].map(
    (name) => `plan-${name}`,
  ),
  ...['recall', 'recall-place'].map((name) => `plan-${name}`),
  ...placeOccasions,
  ...listenedOccasions,
  ...festivalOccasions,
  ...needOccasions,
  ...(['mountain', 'sea', 'forest', 'desert', 'river', 'old-town'] as const).map((kind) => `plan-rest-${kind}`),
];
