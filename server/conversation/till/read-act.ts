/** What a line wants of the till, as its words and what was spoken of before say it. */

import { wordCount } from '../text.ts';
import { isAboutAddress, isAskedForWhom, isAskedInside, isCorrecting, isOfTopic } from './about-sale.ts';
import { speaksOfMoney } from './amounts.ts';
import {
  accepting,
  andThat,
  asksContents,
  asksPrice,
  differs,
  dropsDetail,
  ofForm,
  ofGift,
  ofThings,
  ofUse,
  oneCopy,
  shown,
  wholeShop,
} from './line-patterns.ts';
import { besides } from './paying.ts';
import { bothAlone, otherIn } from './place.ts';
import type { AddressSaid } from './read-address.ts';
import type { GuidesSaid } from './read-guides.ts';
import type { Said } from './said.ts';
import { sendsNothing } from './taken-back.ts';
import { tillActIn, wantsIt } from './till-acts.ts';

/** A heading of `acts.md` with its certainty. */
export interface Wanted {
  act: string;
  score: number;
}

/** From here the till is sure that a line is its business. */
export const certain = 0.55;
/** A turn of phrase is surer than any subject. */
const sure = 0.95;

/** Nothing is to be sent now. */
export const isKeptBack = ({ said, found }: Said, { email, isRefused }: AddressSaid): boolean =>
  email === undefined && !isRefused && sendsNothing(said, found.named.length > 0);

/** What its words alone want; undefined when they want nothing. */
export function wantedIn(line: Said, address: AddressSaid): Wanted | undefined {
  const { talk, before, said, found, isUnderWay, isActive } = line;
  if (wholeShop.test(said) && !asksPrice.test(said) && (wantsIt(said) || talk.yesNo === 'yes')) return { act: 'buy', score: sure };
  if (address.isRefusedThere) return { act: 'change-email', score: certain };
  if (bothAlone.test(said) || address.isRefused) return { act: 'buy', score: certain };
  if (isKeptBack(line, address)) return { act: 'cancel', score: certain };
  if (found.named.length === 0 && !wantsIt(said) && isAskedForWhom(talk, before, said, isUnderWay)) return { act: 'suits', score: sure };
  if (!ofForm.test(said) && isAskedInside(talk, before, said, isUnderWay)) return { act: 'inside', score: sure };
  if (isAboutAddress(before, talk.state.turns, said)) return { act: 'recheck', score: sure };
  return tillActIn(said, isActive, isUnderWay);
}

/** What the line wants with the guides that it means. */
export function actOf(line: Said, wanted: Wanted | undefined, guides: GuidesSaid): Wanted | undefined {
  const { talk, before, said, found, isUnderWay, isActive, isOnlyAsked } = line;
  const { named, away, isForSomebody } = guides;
  const isShown = wanted === undefined || shown.has(wanted.act);
  if (isOfRemedy(line, wanted, named.length > 0)) return undefined;
  // "Price of the immunity one?", and after it "and the other one?"
  const isAnother = andThat.test(said) && (named.length === 1 || otherIn(said, before) !== undefined);
  if ((named.length > 0 && asksPrice.test(said) && isShown) || (talk.state.act === 'price' && before.basket === undefined && isAnother))
    return { act: 'price', score: sure };
  if (found.named.length > 1 && differs.test(said)) return { act: 'compare', score: sure };
  if (found.named.length === 1 && asksContents.test(said) && isShown) return { act: 'inside', score: sure };
  // "No, I meant the cleaning one", after the link.
  if (isCorrecting(before, isUnderWay, said, named, away)) return { act: 'change-guide', score: sure };
  if (isForSomebody && isShown) return { act: ofGift.test(said) ? 'gift' : 'recommend', score: sure };
  if (isBought(line, wanted, named.length > 0)) return { act: 'buy', score: certain };
  // "Done", while nothing is sent yet, is a yes.
  const isDoneAlone = wanted?.act === 'just-done' && !before.sold?.length;
  const isJustAsked = isOnlyAsked && isActive && wordCount(said) <= 2;
  return (isDoneAlone ? undefined : wanted) ?? (isJustAsked ? { act: 'cancel', score: sure } : undefined);
}

/** After an offer that nobody asked for, "how long?" is asked about the remedy. */
function isOfRemedy({ talk, before, said, isUnderWay }: Said, wanted: Wanted | undefined, namesGuide: boolean): boolean {
  const isAboutThings =
    wanted !== undefined && (ofThings.has(wanted.act) || (/^(?:price|safe-to-pay)$/.test(wanted.act) && !speaksOfMoney.test(said)));
  const isTold = (talk.state.topic?.said.length ?? 0) > 0;
  return (!isUnderWay || ofUse.test(said)) && isTold && isOfTopic(talk, before.offered !== undefined) && isAboutThings && !namesGuide;
}

/** It buys, though its words resemble something else. */
function isBought({ talk, before, said, found, isUnderWay }: Said, wanted: Wanted | undefined, namesGuide: boolean): boolean {
  // "Forget the EMI": the sale goes on without it.
  const isDropped = wanted?.act === 'cancel' && (before.basket ?? before.offered) !== undefined && dropsDetail.test(said);
  const isOpen = (before.basket ?? before.offered ?? before.discussed) !== undefined;
  const isTaken =
    /^(?:copies|share-copy)$/.test(wanted?.act ?? 'copies') && isUnderWay && isOpen && accepting.test(said) && !talk.isQuestion;
  const isSingle = oneCopy.test(said) && (isTaken || (wanted?.act === 'copies' && namesGuide));
  // "The hair one yes, the cooking one later": one is taken.
  const isPartly = wanted?.act === 'cancel' && found.named.length > 0 && found.away.length > 0;
  return isDropped || isSingle || isPartly;
}

/** "Any guide for hair? Is it in English?": the question about the sale that a second sentence of the line asks. */
export function askedToo({ said, isActive }: Said): string | undefined {
  const sentences = said.split(/[.?!।]+\s+|,\s+|\s+(?:and|but|aur|और)\s+/u).filter((sentence) => wordCount(sentence) >= 2);
  if (sentences.length < 2) return undefined;
  return sentences
    .map((sentence) => tillActIn(sentence, isActive, true))
    .find((found) => found !== undefined && found.score >= sure && besides.has(found.act))?.act;
}
