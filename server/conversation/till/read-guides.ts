/** Which guides a line means: by name, by subject, by price, or by their place in what was listed. */

import type { Sku } from '#shared/catalog.ts';
import type { Place } from '../../language/parse.ts';
import { guideOfPrice, pricedOne } from './amounts.ts';
import { guideOfThings } from './guide-contents.ts';
import { topicOf } from './guide-subject.ts';
import { skuOfPrice } from './guides.ts';
import { asTold, buysSomething, numbered, ofPrice, refusal, weighs } from './line-patterns.ts';
import { guidesIn } from './named-guides.ts';
import { byNumber, neighbourIn, notBoth, otherIn, placeIn, placesIn } from './place.ts';
import type { Said } from './said.ts';
import { personIn } from './shares.ts';
import { wantsIt } from './till-acts.ts';

export interface GuidesSaid {
  named: readonly Sku[];
  away: readonly Sku[];
  /** It turns a guide away as such: "not the hair one", and not "no hair". */
  refusesGuide: boolean;
  /** The guide of a price that it names: "the 159 one". */
  byPrice: Sku | undefined;
  /** They are named by several places: "2 and 4". */
  isByPlaces: boolean;
  /** Something is bought for somebody: "mummy ke liye kuch lena hai, baalon ka". */
  isForSomebody: boolean;
  /** The guide to which what it tells decides, of two that were compared. */
  weighed: Sku | undefined;
  /** The guide that goes deeper into the subject. */
  topicGuide: Sku | undefined;
}

/** @param wanted what the line wants, as its words alone say it */
export function readGuides({ talk, before, said, isUnderWay, found }: Said, wanted: string | undefined): GuidesSaid {
  const byPrice = pricedIn(said, isUnderWay);
  // Who looks for a guide names it by its subject: "something on hair, for my sister".
  const isChoice = found.named.length === 1 && weighs.test(said);
  const isForSomebody = buysSomething.test(said) && personIn(said) !== undefined && guidesIn(said, true).named.length > 0;
  const looks = isForSomebody || isChoice || (wanted === 'recommend' && found.named.length === 0);
  const bySubject = looks ? guidesIn(said, true).named : found.named;
  const byPlaces = before.listed && bySubject.length === 0 ? placesIn(said).flatMap((at) => before.listed?.[at - 1] ?? []) : [];
  const isByPlaces = byPlaces.length > 1;
  const named = isByPlaces ? byPlaces : byPrice !== undefined && bySubject.length === 0 ? [byPrice] : bySubject;
  // "I get a cold every month", asked which of the two it shall be.
  const isWeighing = talk.state.act === 'compare' && before.listed?.length === 2 && !talk.isQuestion && named.length === 0;
  const weighed = isWeighing ? guideOfThings(said, before.listed) : undefined;
  return {
    named,
    away: found.away,
    refusesGuide: found.away.length > 0 && found.named.length === 0 && refusal.test(said),
    byPrice,
    isByPlaces,
    isForSomebody,
    weighed,
    topicGuide: weighed ?? topicOf(talk)?.guide ?? (looks ? guideOfThings(said) : undefined),
  };
}

const pricedIn = (said: string, isUnderWay: boolean): Sku | undefined =>
  skuOfPrice(amountOf(pricedOne, said)) ?? (isUnderWay ? undefined : skuOfPrice(amountOf(guideOfPrice, said)));
const amountOf = (pattern: RegExp, said: string): number => Number(pattern.exec(said)?.slice(1).find(Boolean));

export interface PlaceSaid {
  place: Place | undefined;
  /** It is told from the guide that is spoken of: "the other one", "the one before it". */
  isBeside: boolean;
  /** It is a number: "number 6". */
  isNumbered: boolean;
}

/**
 * The place of a guide in what was listed: "the second one", "both", "number 4".
 * @param wants whether the line wants anything of the till
 */
export function readPlace({ before, said, isUnderWay, wordCount }: Said, { named }: Pick<GuidesSaid, 'named'>, wants: boolean): PlaceSaid {
  const chosen = said.replace(notBoth, ' ').replace(asTold, ' ').replace(ofPrice, ' ');
  const isNumbered = isUnderWay && wordCount <= 7 && numbered.test(said);
  const numberSaid = isUnderWay && named.length === 0 ? amountOf(byNumber, said) : Number.NaN;
  // "The second", of nothing that was listed: only a number is a place on the board.
  const ofListed = (found: Place | undefined): Place | undefined =>
    typeof found === 'number' && !before.listed && (before.offered?.length ?? 0) === 1 && !numbered.test(said) ? undefined : found;
  const beside = before.basket || before.offered || before.discussed ? (otherIn(said, before) ?? neighbourIn(said, before)) : undefined;
  const place =
    beside ??
    (before.listed || before.offered || before.basket || wants || isNumbered || wantsIt(said)
      ? (ofListed(placeIn(chosen, isUnderWay)) ?? (Number.isNaN(numberSaid) ? undefined : numberSaid))
      : undefined);
  return { place, isBeside: beside !== undefined, isNumbered };
}
