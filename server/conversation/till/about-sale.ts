/** Whether a line is about the sale, the guide or the address, as the talk stands. */

import type { Sku } from '#shared/catalog.ts';
import { subjectScore, sureScore } from '../scores.ts';
import type { Talk } from '../talk.ts';
import { wordCount } from '../text.ts';
import { asksInside, asksWhom, correcting, goesOnInside, sendsIt, speaksOfGuide, spellsOut } from './line-patterns.ts';
import { wantsIt } from './till-acts.ts';
import type { TillState } from './till-state.ts';

/** Turns after the till's last answer, and after a sale, in which "is it vegetarian?" is asked about the guide. */
const turnsAfterAnswer = 3;
const turnsAfterSale = 3;

/** Whether the last words were about the sale. */
export const isSaleUnderWay = (turns: number, { basket, answeredAt, soldAt }: TillState): boolean =>
  basket !== undefined ||
  turns - (answeredAt ?? Number.NEGATIVE_INFINITY) <= turnsAfterAnswer ||
  turns - (soldAt ?? Number.NEGATIVE_INFINITY) <= turnsAfterSale;

/**
 * Whether such a few words are asked about what is talked of: "how much?", "how long?".
 * @param isOffered a guide was offered: then only where the subject has an answer of its own
 */
export const isOfTopic = ({ state, facet, knowledge }: Talk, isOffered: boolean): boolean =>
  facet?.isElliptic === true && (!isOffered || knowledge.topic(state.topic?.id ?? '')?.facets.has(facet.facet) === true);

/** Whether it is asked what stands in the guide that was just offered or told of. */
export function isAskedInside({ state: { act, topic, turns } }: Talk, before: TillState, said: string, isUnderWay: boolean): boolean {
  const { offered, basket, soldAt } = before;
  if (goesOnInside.test(said) && act?.startsWith('inside') && wordCount(said) <= 8) return true;
  // After a remedy was told of, "will it help?" is asked about that.
  const isOfGuide = isJustTold(before, turns) || topic === undefined;
  return isUnderWay && isOfGuide && (offered ?? basket ?? soldAt) !== undefined && asksInside.test(said);
}

/** Whether it is asked for whom the guide is that was just offered, told of or sold. */
export const isAskedForWhom = ({ state: { topic, turns } }: Talk, before: TillState, said: string, isUnderWay: boolean): boolean =>
  isUnderWay &&
  (isJustTold(before, turns) || topic === undefined) &&
  (before.offered ?? before.basket ?? before.soldAt ?? before.discussed) !== undefined &&
  asksWhom.test(said);

/** The till spoke last. */
const isJustTold = ({ soldAt, answeredAt }: TillState, turns: number): boolean => answeredAt === turns - 1 || soldAt === turns - 1;

/** "I meant the cleaning one, not hair", "galti se ye bol diya, cooking wali": what was sold is taken back for what is named. */
export const isCorrecting = (
  { basket, sold }: TillState,
  isUnderWay: boolean,
  said: string,
  named: readonly Sku[],
  away: readonly Sku[],
): boolean => {
  const last = sold?.at(-1)?.sku;
  const isOther = last !== undefined && basket === undefined && isUnderWay && named.length === 1 && named[0] !== last;
  return isOther && (away.includes(last) || correcting.test(said));
};

/** Whether letters are spelled out for the address of a sale. */
export const isAboutAddress = ({ soldAt, basket }: TillState, turns: number, said: string): boolean =>
  (basket !== undefined || turns - (soldAt ?? Number.NEGATIVE_INFINITY) <= turnsAfterSale) && wordCount(said) <= 12 && spellsOut.test(said);

/** A few words that ask nothing and name nothing that is known: while an address is awaited, a try at one. */
export const isIdle = ({ isQuestion, act, facet, subject, message }: Talk): boolean =>
  !isQuestion &&
  act === undefined &&
  (facet === undefined || /\S at \S/i.test(message)) &&
  !(subject?.byTerm && subject.score >= sureScore) &&
  wordCount(message) <= 3 &&
  !/\b(hai|he|nahi+n?|not|is|am)\b|है|नहीं/iu.test(message);

/** "Give me that", "bhej hi do", "go ahead" while a guide is talked of: a wish to buy it, whatever else such words may mean. */
export const asksForIt = ({ message, subject }: Talk, { offered, discussed }: TillState): boolean =>
  (offered ?? discussed) !== undefined &&
  wantsIt(message) &&
  ((subject?.score ?? 0) < sureScore || sendsIt.test(message) || speaksOfGuide.test(message)) &&
  wordCount(message) <= 6;

/** "Immunity and stains", of a guide that is just chosen: the line names no subject that is surer. */
export const isUnsure = ({ subject }: Talk): boolean => (subject?.score ?? 0) < subjectScore;
