/** Reads a line of the talk for the till: the address, the guides and what is wanted are read in files of their own. */

import type { Talk } from '../talk.ts';
import { asksForIt, isIdle } from './about-sale.ts';
import { priceNamedIn, readAmounts } from './amounts.ts';
import { contactOf } from './contact.ts';
import { isElsewhereThan } from './elsewhere.ts';
import { goesOn, guideFor, isOfSubject, isRecommended, namedTopic, topicOf } from './guide-subject.ts';
import { nearestGuide, ofBody } from './guides.ts';
import {
  accepting,
  asksWhat,
  countIn,
  describing,
  doctorAsked,
  forGrownUp,
  forOther,
  forWhom,
  isListOfOnes,
  lacks,
  leaving,
  ofTotal,
  shown,
  speaksOfGuide,
  wantsList,
} from './line-patterns.ts';
import { listedGuides } from './listed-guides.ts';
import { sharesOut } from './named-guides.ts';
import { bothPlease, notBoth, placeIn } from './place.ts';
import { actOf, askedToo, certain, isKeptBack, wantedIn } from './read-act.ts';
import { addressFields, readAddress } from './read-address.ts';
import { type GuidesSaid, readGuides, readPlace } from './read-guides.ts';
import { type Said, saidIn } from './said.ts';
import { personIn, sharesIn } from './shares.ts';
import { wantsIt } from './till-acts.ts';
import type { TillLine } from './till-line.ts';
import { tillSay } from './till-lines.ts';
import type { TillState } from './till-state.ts';

/** Reads a line for the till. */
export function readLine(talk: Talk, before: TillState): TillLine {
  const line = readSaid(saidIn(talk, before));
  const isOther = line.email === undefined && talk.state.act !== 'which-first' && isElsewhereThan(talk.message, line.act);
  return isOther
    ? { ...line, act: undefined, isCertain: false, named: [], shares: [], place: undefined, wants: false, accepts: false, adds: false }
    : line;
}

function readSaid(line: Said): TillLine {
  const { talk, before, message, said, wordCount, isUnderWay, isOfSale, found } = line;
  const { state, input, subject: best } = talk;
  const address = readAddress(line);
  const { email } = address;
  const wanted = wantedIn(line, address);
  const guides = readGuides(line, wanted?.act);
  const { named, away, refusesGuide, byPrice, weighed, topicGuide } = guides;
  const act = actOf(line, wanted, guides);
  // A question about the house or the body is none of the till's, unless it says so plainly.
  const isList = listedGuides(said, isOfSale) !== undefined;
  const isShared = named.length > 1 && (guides.isByPlaces || sharesOut(said) || bothPlease.test(said) || (isList && wantsList.test(said)));
  const asksNow = asksForIt(talk, before);
  const isOfGuide = asksNow || isShared || isList || (named.length > 0 && (wantsIt(said) || isUnderWay || speaksOfGuide.test(said)));
  const isElsewhere = best !== undefined && !isOfGuide && best.score > (act?.score ?? 0) + 0.08 && !best.topic.id.startsWith('guide-');
  const topic = topicOf(talk);
  const { place, isBeside, isNumbered } = readPlace(line, guides, act !== undefined);
  const { rupees, isPriceAsked, isGivenIn, isHaggling } = readAmounts(line, { act: act?.act, named, email });
  const looksForGuide = named.length === 0 && (guideFor.test(said) || (isRecommended(talk) && goesOn.test(said) && wordCount <= 12));
  const wished = isElsewhere && named.length === 0 ? undefined : (act?.act ?? (isShared || asksNow ? 'buy' : undefined));
  // Asked whose trouble it is: "for the whole family".
  const tellsForWhom = state.act === 'compare' && wished === undefined && named.length === 0 && !talk.isQuestion && forWhom.test(said);
  const isOneOfTwo = weighed !== undefined && (wished === undefined || shown.has(wished)) && !wantsIt(said);
  const isLookedFor = looksForGuide && (wished === undefined || wished === 'buy' || wished === 'list');
  const wish = tellsForWhom || isOneOfTwo || isLookedFor ? 'recommend' : wished;
  const keptBack = isKeptBack(line, address);
  return {
    turn: state.turns,
    medium: input.medium,
    act: isHaggling && (wish === undefined || wish === 'buy') ? 'discount' : isPriceAsked ? 'price' : wish,
    isCertain:
      email !== undefined ||
      (act?.score ?? 0) >= certain ||
      isHaggling ||
      ((typeof place === 'number' || byPrice !== undefined) && (before.listed !== undefined || isNumbered || isBeside) && wordCount <= 8) ||
      ((place === 'all' || place === 'both') && (wantsIt(said) || before.listed !== undefined) && !talk.isQuestion) ||
      away.some((sku) => before.basket?.includes(sku)) ||
      looksForGuide ||
      isShared ||
      address.isRemark ||
      isPriceAsked ||
      line.isOnlyAsked ||
      tellsForWhom ||
      (weighed !== undefined && wish === 'recommend') ||
      isGivenIn ||
      refusesGuide ||
      (away.length > 1 && found.named.length === 0 && isUnderWay) ||
      (isUnderWay && named.length > 0) ||
      asksNow,
    named: isElsewhere && act === undefined ? [] : named,
    away,
    refusesGuide,
    isCareful:
      talk.facet?.facet === 'pregnancy' ||
      ((state.noSale === true || state.ofBaby === true) &&
        (named.length > 0 ? named.some((sku) => ofBody.has(sku)) : topicGuide === undefined || ofBody.has(topicGuide))),
    isForBaby: state.ofBaby === true,
    asksDoctor: doctorAsked.test(said),
    isForGrownUp: forGrownUp.test(said),
    adds: comesToIt(line, guides, email !== undefined),
    onlyThese: (/\b(only|just|bas|sirf|keval|hi)\b|सिर्फ़?|बस|केवल/iu.test(said) || notBoth.test(said)) && !talk.isQuestion,
    total: ofTotal.test(said),
    asksToo: askedToo(line),
    isList,
    place,
    count: countIn(said),
    describes: describing.test(said) && !wantsIt(said),
    asksAgain: /\b(?:again|once more|resend|dobara|phir|fir|link)\b|फिर|दोबारा|लिंक/iu.test(said),
    ...addressFields(line, address, named.length > 0),
    person: personIn(said),
    shares: named.length > 1 ? sharesIn(message) : [],
    // "I am not religious" says no to nothing.
    yesNo: keptBack
      ? 'no'
      : line.isOnlyAsked || address.isRefused || lacks.test(said) || isOfSubject(best, wordCount)
        ? undefined
        : (talk.yesNo ?? (isGivenIn ? 'yes' : undefined)),
    rupees,
    isPriced: byPrice !== undefined,
    priceNamed: priceNamedIn(said),
    topic: topic && {
      name: topic.name,
      nearest: topic.guide ?? nearestGuide(topic.area),
      isCare: topic.tags.includes('care'),
    },
    topicGuide,
    namesTopic: namedTopic(talk) !== undefined,
    isOfOther: looksForGuide && guideFor.test(said) && namedTopic(talk) === undefined,
    said,
    leaves: leaving.test(said),
    isQuestion: talk.isQuestion && act === undefined,
    isAsked: talk.isQuestion || asksWhat.test(said),
    isIdle: isIdle(talk) && placeIn(said, isUnderWay) === undefined,
    accepts: accepting.test(said) && !talk.isQuestion,
    wants: wantsIt(said),
    buysAnew: /\b(buy|purchase|another|kharid\w*|khareed\w*|naya|nayi|new)\b|ख़?रीद|नया|नयी|नई/iu.test(said),
    isForOther: forOther.test(said),
    orders: input.orders,
    contact: contactOf(input.contactEmail),
    say: tillSay(state),
  };
}

/** Whether what the line names comes to what was wanted before: "the cooking one too". */
function comesToIt({ before, said }: Said, { named }: GuidesSaid, hasAddress: boolean): boolean {
  if (isListOfOnes.test(said)) return false;
  const person = personIn(said);
  const open = before.basket ?? before.offered ?? [];
  // "And for me the cooking one": it comes to what somebody else shall have.
  const isOfAnother =
    person !== undefined && named.length === 1 && before.meantFor?.some(({ who, sku }) => who !== person && open.includes(sku)) === true;
  return isOfAnother || (hasAddress && secondOne.test(said)) || alsoOne.test(said);
}
const secondOne = /\b(?:second|dusr[aei]|doosr[aei])\b|दूसर/iu;
const alsoOne = /\b(also|too|as well|add|bhi|along with|plus|aur ek|ek aur|jod\w*|one more|another)\b|भी|और एक|एक और|जोड़/iu;
