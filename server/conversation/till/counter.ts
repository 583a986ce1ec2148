/** Kaka's till within a talk: what the line says to it, and an offer after a topic. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, type Sku } from '#shared/catalog.ts';
import { moneyIn } from '../../language/numbers.ts';
import { emailIn, ordinalIn, triesEmail } from '../../language/parse.ts';
import { type InLangs, type Lang, parseOccasions, type Topic } from '../../personas/persona.ts';
import type { ConversationState } from '../conversation.ts';
import { drawerOf, fill, wordCount } from '../say.ts';
import { subjectScore, sureScore } from '../scores.ts';
import type { Answer, Talk } from '../talk.ts';
import { guidesNamedIn, tillActIn, wantsIt } from './shop-words.ts';
import { hear, type TillLine, valuesOf } from './till.ts';
import type { TillState } from './till-state.ts';

/** Turns that must pass between two offers that nobody asked for. */
const turnsBetweenOffers = 3;

let lines: ReturnType<typeof parseOccasions> | undefined;

function linesOfTill() {
  lines ??= parseOccasions(readFileSync(join(import.meta.dirname, 'lines.md'), 'utf8'), 'till/lines.md', []);
  return lines;
}

/** The till's next line for an occasion of `lines.md`. */
const tillSay = ({ seed, lines: counts }: ConversationState) => drawerOf(linesOfTill(), 'the till', seed, counts, 'till-');

/** A line of the till's for the runner, which knows what the core cannot: that an order was opened or paid, that the demo ends. */
export const tillLine = (
  occasion: 'pay-here' | 'already-paid' | 'paid-thanks' | 'farewell',
  lang: Lang,
  values: Record<string, InLangs | string> = {},
): string => fill(linesOfTill().get(occasion)?.[lang][0] ?? '', values, lang);

/** What follows an answer about paying, and one about trouble. Source: the specification, section 4. */
const followUps: Record<string, 'follow-up-payment' | 'follow-up-support'> = {
  'how-to-pay': 'follow-up-payment',
  emi: 'follow-up-payment',
  cash: 'follow-up-payment',
  delivery: 'follow-up-payment',
  refund: 'follow-up-support',
  'not-received': 'follow-up-support',
  'link-broken': 'follow-up-support',
  paid: 'follow-up-support',
};

/** A few words that ask nothing and name nothing that is known: while an address is awaited, a try at one. */
const isIdle = ({ isQuestion, act, facet, subject, message }: Talk): boolean =>
  !isQuestion &&
  act === undefined &&
  (facet === undefined || /\S at \S/i.test(message)) &&
  !(subject?.byTerm && subject.score >= sureScore) &&
  wordCount(message) <= 5;

/** A plain yes or no while a guide is offered or agreed to. */
const answersOffer = ({ state, yesNo, message }: Talk): boolean =>
  yesNo !== undefined && (state.till?.offered ?? state.till?.basket) !== undefined && wordCount(message) <= 5;

/** Where people answer: the address, or the page that names it. */
const contactOf = (email: string | undefined): InLangs =>
  email === undefined
    ? { en: 'the address on the privacy page', hinglish: 'privacy page ke pate', hi: 'प्राइवेसी पेज के पते' }
    : { en: email, hinglish: email, hi: email };

/** From here the till is sure that a line is its business, whatever else it may mean. */
const certain = 0.55;

/**
 * What the till answers to a line; undefined when it is none of its business, or nothing is sold here.
 * @param when `open`: only what is certainly its business, before acts about the talk are heard
 */
export function answerAtTill(talk: Talk, when?: 'open'): Answer | undefined {
  if (talk.persona !== 'kaka') return undefined;
  const { state, message, input, subject: best, knowledge } = talk;
  const before: TillState = state.till ?? {};
  const email = emailIn(message);
  const isActive = before.basket !== undefined || (before.sold?.length ?? 0) > 0 || before.offered !== undefined;
  const act = tillActIn(email === undefined ? message : message.replace(/\S+@\S+/, ' '), isActive);
  if (when === 'open' && email === undefined && (act?.score ?? 0) < certain && !answersOffer(talk) && !asksForIt(talk, before))
    return undefined;
  const isOfSale = (before.basket ?? before.offered ?? before.listed) !== undefined && wordCount(message) <= 7;
  const named = guidesNamedIn(message, isOfSale && (best?.score ?? 0) < subjectScore);
  // A question about the house or the body is none of the till's, unless it says so plainly.
  const isOfGuide = named.length > 0 && (wantsIt(message) || /\b(guides?|books?|pdf|nuskha)\b|गाइड|किताब/iu.test(message));
  const isElsewhere = best !== undefined && !isOfGuide && best.score > (act?.score ?? 0) + 0.08 && !best.topic.id.startsWith('guide-');
  const current = state.topic && knowledge.topic(state.topic.id);
  const line: TillLine = {
    turn: state.turns,
    medium: input.medium,
    act: isElsewhere && named.length === 0 ? undefined : (act?.act ?? (asksForIt(talk, before) ? 'buy' : undefined)),
    named: isElsewhere && act === undefined ? [] : named,
    place: before.listed || before.offered || before.basket || act || wantsIt(message) ? placeIn(message) : undefined,
    email,
    triesEmail: triesEmail(message),
    // "I am not religious" says no to nothing.
    yesNo: talk.yesNo && best && best.score >= subjectScore && wordCount(message) > 3 ? undefined : talk.yesNo,
    rupees: moneyIn(message, 1)?.rupees,
    topicGuide:
      best && (best.score >= subjectScore || (best.byTerm && best.score >= sureScore)) && best.topic.guide
        ? best.topic.guide
        : current?.guide,
    isQuestion: talk.isQuestion && act === undefined,
    isIdle: isIdle(talk) && placeIn(message) === undefined,
    wants: wantsIt(message),
    sameAddress: /\b(same (address|email|mail|id)|(wahi|usi|vahi) (email|address|pat[ae]|mail))\b|(वही|उसी) (ईमेल|पत)/iu.test(message),
    orders: input.orders,
    contact: contactOf(input.contactEmail),
    say: tillSay(state),
  };
  const answer = hear(before, line);
  if (!answer && when === 'open') return undefined;
  if (!answer) {
    // An offer stands for one answer.
    if (before.offered) {
      const { offered: _, ...rest } = before;
      state.till = rest;
    }
    return undefined;
  }
  state.till = answer.state;
  const followUp = line.act === undefined || input.medium === 'voice' ? undefined : followUps[line.act];
  const canned = followUp && tillSay(state)(followUp)[state.lang];
  const effects = canned === undefined ? answer.effects : [...answer.effects, { kind: 'follow-up' as const, text: canned }];
  return { text: answer.text, heard: answer.heard, effects };
}

/** "Give me that", "bhej hi do", "go ahead" while a guide is talked of: a wish to buy it, whatever else such words may mean. */
const asksForIt = ({ message, subject }: Talk, { offered, discussed }: TillState): boolean =>
  (offered ?? discussed) !== undefined && wantsIt(message) && (subject?.score ?? 0) < sureScore && wordCount(message) <= 6;

const placeIn = (message: string): TillLine['place'] => {
  if (/\b(just the two|only (the )?two|bas (wo )?dono)\b|^\W*(no,? )?(just )?(the two|both|dono)\W*$|दोनों/iu.test(message)) return 'both';
  return /\b(all seven|all of (them|your guides)|saari|saare|saaton|saato|sabhi|sab ki sab)\b|सातों|सारी|सभी/iu.test(message)
    ? 'all'
    : ordinalIn(message);
};

/** Whether the guide of a topic may be offered after it: not beside care, not pushed twice in a row. */
export function mayOffer({ noSale, till, turns }: ConversationState, { guide, tags }: Topic): boolean {
  if (guide === undefined || noSale || till?.refused || tags.includes('care') || turns < 2) return false;
  return till?.basket === undefined && turns - (till?.offeredAt ?? -turnsBetweenOffers) >= turnsBetweenOffers;
}

/** A topic that tells of a guide makes it the one under discussion: "how much?", "yes, send" are of it. */
export function discussGuideOf(state: ConversationState, { id }: Topic): void {
  const sku = catalog.find((guide) => id === `guide-${guide.sku}`)?.sku;
  if (sku) state.till = { ...state.till, discussed: sku, offered: [sku], offeredAt: state.turns };
}

/** Turns after a sale in which what is not understood is most likely about it. */
const turnsAfterSale = 3;

/** Where a sale is under way, what was not understood is answered with where the sale stands. */
export function saleUnderWay({ persona, state, input }: Talk): Answer | undefined {
  const { basket, sold, soldAt } = state.till ?? {};
  if (persona !== 'kaka') return undefined;
  const last = sold?.at(-1);
  const say = tillSay(state);
  if (basket?.[0]) return { text: say('standing-basket', valuesOf(basket[0])), heard: { act: 'standing', sku: basket[0] } };
  if (!last || state.turns - (soldAt ?? 0) > turnsAfterSale) return undefined;
  const values = { ...valuesOf(last.sku), email: last.email, contact: contactOf(input.contactEmail) };
  return { text: say('standing-sold', values), heard: { act: 'standing', sku: last.sku } };
}

/** The words that offer the guide of a topic, and the till that remembers them. */
export function offerOf({ state }: Talk, { guide }: Topic): Answer | undefined {
  if (guide === undefined) return undefined;
  state.till = { ...state.till, offered: [guide], offeredAt: state.turns, discussed: guide };
  return { text: tillSay(state)('offer', valuesOf(guide)), heard: { sku: guide as Sku } };
}
