/** Kaka's till within a talk: which lines it answers, and what the talk keeps of it. */

import { sells } from '#shared/personas.ts';
import { subjectScore } from '../scores.ts';
import { tellsOfBaby, tellsOfGrownUps } from '../stated-facts.ts';
import type { Answer, Talk } from '../talk.ts';
import { wordCount } from '../text.ts';
import { rootId } from '../topic-ids.ts';
import { isOfSubjects, valuesOf } from './guides.ts';
import { onlyTalk } from './line-patterns.ts';
import { guidesIn } from './named-guides.ts';
import { readLine } from './read-line.ts';
import { speakerIn } from './speaker.ts';
import { hear } from './till.ts';
import type { TillLine } from './till-line.ts';
import { tillSay } from './till-lines.ts';
import type { TillState } from './till-state.ts';

/** What follows an answer about paying, and one about trouble. */
const followUps: Record<string, 'follow-up-payment' | 'follow-up-support'> = {
  'how-to-pay': 'follow-up-payment',
  emi: 'follow-up-payment',
  cash: 'follow-up-payment',
  delivery: 'follow-up-payment',
  refund: 'follow-up-support',
  'not-received': 'follow-up-support',
  'link-broken': 'follow-up-support',
  paid: 'follow-up-support',
  'money-cut': 'follow-up-support',
};

/**
 * What the till answers to a line; undefined when it is none of its business, or nothing is sold here.
 * @param when `open`: only what is certainly its business, before acts about the talk are heard
 */
export function answerAtTill(talk: Talk, when?: 'open'): Answer | undefined {
  if (!sells(talk.persona)) return undefined;
  const { state, input } = talk;
  const speaker = speakerIn(talk.message);
  if (speaker !== undefined) state.till = { ...state.till, speaker };
  if (tellsOfGrownUps(talk.message)) state.till = { ...state.till, isForGrownUp: true };
  else if (state.till?.isForGrownUp && tellsOfBaby(talk.message)) delete state.till.isForGrownUp;
  const before = state.till ?? {};
  const line = readLine(talk, before);
  const hint = guidesIn(talk.message, true).named.find((sku) => mayBeHinted.has(sku));
  if (hint !== undefined) state.till = { ...state.till, hinted: { sku: hint, at: state.turns } };
  if (onlyTalk.test(talk.message)) {
    const { offered: _, basket: __, ...rest } = before;
    state.till = { ...rest, refused: true };
    return undefined;
  }
  if (isOfChild(talk) && (line.isCertain || line.act !== undefined || line.wants))
    return { text: tillSay(state)(asksAtHome.test(talk.message) ? 'grown-up-asks' : 'grown-up'), heard: { act: 'grown-up' } };
  // A child's other words are no try at an address.
  if (isOfChild(talk)) return undefined;
  if (when === 'open' && !line.isCertain && !answersOffer(talk)) return undefined;
  const answer = heardOf(before, line) ?? (when === 'open' ? undefined : factBesideOffer(talk, before));
  if (!answer) {
    // An offer stands for one answer.
    if (before.offered && when !== 'open') {
      const { offered: _, ...rest } = before;
      state.till = rest;
    }
    return undefined;
  }
  const { hinted } = state.till ?? {};
  state.till = hinted ? { ...answer.state, hinted } : answer.state;
  // What a guide is recommended for is what is talked of then: "i am only 24", "my father had it too".
  const subject = answer.heard.act?.startsWith('recommend') ? talk.subject?.topic : undefined;
  if (subject && isOfSubjects(subject.area) && (talk.subject?.score ?? 0) >= subjectScore)
    state.topic = { id: rootId(subject.id), said: [] };
  const followUp = line.act === undefined || input.medium === 'voice' ? undefined : followUps[line.act];
  const canned = followUp && tillSay(state)(followUp)[state.lang];
  const effects = canned === undefined ? answer.effects : [...answer.effects, { kind: 'follow-up' as const, text: canned }];
  return { text: answer.text, heard: answer.heard, effects };
}

/** The till's answer; what the line turns away is talked of no more, so that an address does not buy it after all. */
function heardOf(before: TillState, line: TillLine): ReturnType<typeof hear> {
  const answer = hear(before, line);
  if (!answer || line.away.length === 0) return answer;
  const { discussed, aside, ...state } = answer.state;
  const left = aside?.filter((sku) => !line.away.includes(sku)) ?? [];
  return {
    ...answer,
    state: {
      ...state,
      ...(discussed !== undefined && !line.away.includes(discussed) && { discussed }),
      ...(left.length > 0 && { aside: left }),
    },
  };
}

/** "He is 68": told beside an offer, before anything else is talked of; the offer stands. */
function factBesideOffer({ state, factFacets }: Talk, before: TillState): ReturnType<typeof hear> {
  const [sku] = before.offered ?? [];
  if (sku === undefined || factFacets === undefined || state.topic !== undefined) return undefined;
  const text = tillSay(state)('offer-stands', valuesOf(sku));
  return { text, heard: { act: 'offer-stands', sku }, effects: [], state: { ...before, answeredAt: state.turns } };
}

/** Guides whose subject one word tells; "home" and "food" are words of every trouble. */
const mayBeHinted: ReadonlySet<string> = new Set(['ayurvedic-nuskha', 'herbal-hair-care', 'seasonal-wellness', 'spiritual-practices']);

/** "I will ask papa". */
const asksAtHome =
  /\b(?:i will|i'?ll|ok|main|let me)\b.{0,12}\b(?:ask|tell|puch\w*|pooch\w*)\b|\b(?:puch|pooch)\w* (?:ke|kar|lung[ai]|leta|leti)|पूछ (?:कर|के|लूँगा|लूँगी|लूंगा|लूंगी)|पूछूँग/iu;

/** Who said that they are a child buys nothing. */
const isOfChild = ({ state }: Talk): boolean =>
  state.till?.speaker === 'child' || (state.told.includes('young-visitor') && state.till?.speaker !== 'grown-up');

/** A plain yes or no while a guide is offered or agreed to. */
const answersOffer = ({ state, yesNo, message }: Talk): boolean =>
  yesNo !== undefined &&
  wordCount(message) <= 5 &&
  ((state.till?.offered ?? state.till?.basket) !== undefined || (yesNo === 'yes' && state.till?.soldAt === state.turns - 1));
