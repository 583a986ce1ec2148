/** Reads a line of the talk for the till. */

import { correctedEmail, remarksOnWriting } from '../../language/email-correction.ts';
import { emailIn, type Place, triesEmail, withoutEmail } from '../../language/parse.ts';
import { spelledOut } from '../../language/typing-slips.ts';
import type { Talk } from '../talk.ts';
import { wordCount } from '../text.ts';
import {
  asksForIt,
  isAboutAddress,
  isAskedForWhom,
  isAskedInside,
  isCorrecting,
  isIdle,
  isOfTopic,
  isSaleUnderWay,
  isUnsure,
} from './about-sale.ts';
import { bidsFor, guideOfPrice, leastBid, makesSure, ofAge, pricedOne, priceNamedIn, rupeesIn, speaksOfMoney } from './amounts.ts';
import { contactOf } from './contact.ts';
import { isElsewhereThan } from './elsewhere.ts';
import { guideOfThings } from './guide-contents.ts';
import { goesOn, guideFor, isOfSubject, isRecommended, namedTopic, topicOf } from './guide-subject.ts';
import { nearestGuide, ofBody, priceInRupees, skuOfPrice } from './guides.ts';
import {
  accepting,
  agreesToPrice,
  andThat,
  asksContents,
  asksPrice,
  asksWhat,
  asTold,
  buysSomething,
  confirming,
  countIn,
  describing,
  differs,
  doctorAsked,
  dropsDetail,
  forGrownUp,
  forOther,
  forWhom,
  givesIn,
  isListOfOnes,
  lacks,
  leaving,
  notYet,
  numbered,
  ofForm,
  ofGift,
  ofPrice,
  ofSameAddress,
  ofThings,
  ofTotal,
  ofUse,
  oneCopy,
  onlyAsks,
  pointsByWhat,
  refusal,
  refusesAddress,
  saysOnly,
  saysWrong,
  shown,
  speaksOfGuide,
  theOneAbout,
  tillWords,
  wantsList,
  weighs,
  wholeShop,
} from './line-patterns.ts';
import { listedGuides } from './listed-guides.ts';
import { guidesIn, sharesOut } from './named-guides.ts';
import { besides } from './paying.ts';
import { bothAlone, bothPlease, byNumber, neighbourIn, notBoth, otherIn, placeIn, placesIn } from './place.ts';
import { addressesIn, personIn, sharesIn } from './shares.ts';
import { addressBegun, guidesMeant, sendsNothing, withAddressBegun, withLastAddress } from './taken-back.ts';
import { tillActIn, wantsIt } from './till-acts.ts';
import type { TillLine } from './till-line.ts';
import { tillSay } from './till-lines.ts';
import type { TillState } from './till-state.ts';

/** From here the till is sure that a line is its business. */
const certain = 0.55;
/** A turn of phrase is surer than any subject. */
const sure = 0.95;

/** Reads a line for the till. */
export function readLine(talk: Talk, before: TillState): TillLine {
  const line = readSaid(talk, before);
  const isOther = line.email === undefined && talk.state.act !== 'which-first' && isElsewhereThan(talk.message, line.act);
  return isOther
    ? { ...line, act: undefined, isCertain: false, named: [], shares: [], place: undefined, wants: false, accepts: false, adds: false }
    : line;
}

function readSaid(talk: Talk, before: TillState): TillLine {
  const { state, input, subject: best } = talk;
  const message = withLastAddress(withAddressBegun(spelledOut(talk.message, tillWords), before.addressBegun));
  const { turns } = state;
  const known = before.basket || before.sold?.length ? before.email : undefined;
  const given = emailIn(message) ?? (known && correctedEmail(known, message));
  // "My mail is ..., but don't send it there": the address that is given after that is the one.
  const refused = given === undefined ? null : refusesAddress.exec(message);
  const kept = refused === null ? message : message.slice(refused.index + refused[0].length);
  const instead = refused === null ? undefined : addressesIn(kept).at(-1)?.email;
  // "That is my office mail, don't send it there": of the address that is known.
  const isRefusedThere = given === undefined && known !== undefined && refusesAddress.test(message);
  const isRefusedAddress = isRefusedThere || (refused !== null && instead === undefined);
  const email = refused === null ? given : instead;
  const isUnderWay = isSaleUnderWay(turns, before);
  const isActive = isUnderWay || before.offered !== undefined || (before.sold?.length ?? 0) > 0;
  const words = wordCount(message);
  const isChoosing = state.act === 'which-first';
  // Asked which guide, people tell whom or what it is for.
  const isAwaited = (before.basket ?? before.offered ?? before.listed) !== undefined;
  const isOfSale = isAwaited && (words <= 7 || isChoosing);
  // An address names no guide and wants nothing: "pooja at example dot com".
  const asked = withoutEmail(message).replace(onlyAsks, ' ').trim();
  const isOnlyAsked = asked !== '' && asked !== withoutEmail(message).trim();
  const said = isOnlyAsked ? asked : withoutEmail(message);
  const found = guidesMeant(
    said,
    (isOfSale || (isAwaited && pointsByWhat.test(said)) || theOneAbout.test(said)) &&
      !talk.isQuestion &&
      (isChoosing || pointsByWhat.test(said) || theOneAbout.test(said) || isUnsure(talk) || (words <= 5 && saysOnly.test(said))),
  );
  const isKeptBack = email === undefined && !isRefusedAddress && sendsNothing(said, found.named.length > 0);
  const isBoth = bothAlone.test(said);
  const wanted =
    wholeShop.test(said) && !asksPrice.test(said) && (wantsIt(said) || talk.yesNo === 'yes')
      ? { act: 'buy', score: sure }
      : isRefusedThere
        ? { act: 'change-email', score: certain }
        : isBoth || isRefusedAddress
          ? { act: 'buy', score: certain }
          : isKeptBack
            ? { act: 'cancel', score: certain }
            : found.named.length === 0 && !wantsIt(said) && isAskedForWhom(talk, before, said, isUnderWay)
              ? { act: 'suits', score: sure }
              : !ofForm.test(said) && isAskedInside(talk, before, said, isUnderWay)
                ? { act: 'inside', score: sure }
                : isAboutAddress(before, state.turns, said)
                  ? { act: 'recheck', score: sure }
                  : tillActIn(said, isActive, isUnderWay);
  const byPrice =
    skuOfPrice(Number(pricedOne.exec(said)?.slice(1).find(Boolean))) ??
    (isUnderWay ? undefined : skuOfPrice(Number(guideOfPrice.exec(said)?.slice(1).find(Boolean))));
  // Who looks for a guide names it by its subject: "something on hair, for my sister".
  const isChoice = found.named.length === 1 && weighs.test(said);
  const isForSomebody = buysSomething.test(said) && personIn(said) !== undefined && guidesIn(said, true).named.length > 0;
  const looks = isForSomebody || isChoice || (wanted?.act === 'recommend' && found.named.length === 0);
  const bySubject = looks ? guidesIn(said, true).named : found.named;
  const byPlaces = before.listed && bySubject.length === 0 ? placesIn(said).flatMap((at) => before.listed?.[at - 1] ?? []) : [];
  const named = byPlaces.length > 1 ? byPlaces : byPrice !== undefined && bySubject.length === 0 ? [byPrice] : bySubject;
  const { away } = found;
  const refusesGuide = away.length > 0 && found.named.length === 0 && refusal.test(said);
  // After an offer that nobody asked for, "how long?" is asked about the remedy.
  const isAboutThings =
    wanted !== undefined && (ofThings.has(wanted.act) || (/^(?:price|safe-to-pay)$/.test(wanted.act) && !speaksOfMoney.test(said)));
  const isTold = (state.topic?.said.length ?? 0) > 0;
  const isOfRemedy =
    (!isUnderWay || ofUse.test(said)) && isTold && isOfTopic(talk, before.offered !== undefined) && isAboutThings && named.length === 0;
  // "Forget the EMI": the sale goes on without it.
  const isDropped = wanted?.act === 'cancel' && (before.basket ?? before.offered) !== undefined && dropsDetail.test(said);
  const isOpen = (before.basket ?? before.offered ?? before.discussed) !== undefined;
  const isTaken =
    /^(?:copies|share-copy)$/.test(wanted?.act ?? 'copies') && isUnderWay && isOpen && accepting.test(said) && !talk.isQuestion;
  const isSingle = oneCopy.test(said) && (isTaken || (wanted?.act === 'copies' && named.length > 0));
  // "Done", while nothing is sent yet, is a yes.
  const doneAlone = wanted?.act === 'just-done' && !before.sold?.length;
  // "The hair one yes, the cooking one later": one is taken.
  const isPartly = wanted?.act === 'cancel' && found.named.length > 0 && found.away.length > 0;
  // "Price of the immunity one?", and after it "and the other one?"
  const isPriceOf =
    (named.length > 0 && asksPrice.test(said) && (wanted === undefined || shown.has(wanted.act))) ||
    (state.act === 'price' &&
      before.basket === undefined &&
      andThat.test(said) &&
      (named.length === 1 || otherIn(said, before) !== undefined));
  // "No, I meant the cleaning one", after the link.
  const isTakenBack = isCorrecting(before, isUnderWay, said, named, away);
  const act = isOfRemedy
    ? undefined
    : isPriceOf
      ? { act: 'price', score: sure }
      : found.named.length > 1 && differs.test(said)
        ? { act: 'compare', score: sure }
        : found.named.length === 1 && asksContents.test(said) && (wanted === undefined || shown.has(wanted.act))
          ? { act: 'inside', score: sure }
          : isTakenBack
            ? { act: 'change-guide', score: sure }
            : isForSomebody && (wanted === undefined || shown.has(wanted.act))
              ? { act: ofGift.test(said) ? 'gift' : 'recommend', score: sure }
              : isDropped || isSingle || isPartly
                ? { act: 'buy', score: certain }
                : ((doneAlone ? undefined : wanted) ??
                  (isOnlyAsked && isActive && wordCount(asked) <= 2 ? { act: 'cancel', score: sure } : undefined));
  // A question about the house or the body is none of the till's, unless it says so plainly.
  const isList = listedGuides(said, isOfSale) !== undefined;
  const isShared =
    named.length > 1 && (byPlaces.length > 1 || sharesOut(said) || bothPlease.test(said) || (isList && wantsList.test(said)));
  const asksNow = asksForIt(talk, before);
  const isOfGuide = asksNow || isShared || isList || (named.length > 0 && (wantsIt(said) || isUnderWay || speaksOfGuide.test(said)));
  const isElsewhere = best !== undefined && !isOfGuide && best.score > (act?.score ?? 0) + 0.08 && !best.topic.id.startsWith('guide-');
  const topic = topicOf(talk);
  // "I get a cold every month", asked which of the two it shall be.
  const weighed =
    state.act === 'compare' && before.listed?.length === 2 && !talk.isQuestion && named.length === 0
      ? guideOfThings(said, before.listed)
      : undefined;
  const topicGuide = weighed ?? topic?.guide ?? (looks ? guideOfThings(said) : undefined);
  const chosen = said.replace(notBoth, ' ').replace(asTold, ' ').replace(ofPrice, ' ');
  const isNumbered = isUnderWay && words <= 7 && numbered.test(said);
  const numberSaid = isUnderWay && named.length === 0 ? Number(byNumber.exec(said)?.slice(1).find(Boolean)) : Number.NaN;
  // "The second", of nothing that was listed: only a number is a place on the board.
  const ofListed = (found: Place | undefined): Place | undefined =>
    typeof found === 'number' && !before.listed && (before.offered?.length ?? 0) === 1 && !numbered.test(said) ? undefined : found;
  const beside = before.basket || before.offered || before.discussed ? (otherIn(said, before) ?? neighbourIn(said, before)) : undefined;
  const place =
    beside ??
    (before.listed || before.offered || before.basket || act || isNumbered || wantsIt(said)
      ? (ofListed(placeIn(chosen, isUnderWay)) ?? (Number.isNaN(numberSaid) ? undefined : numberSaid))
      : undefined);
  const rupees = rupeesIn(said);
  // "One twenty nine right?"
  const isPriceAsked = act?.act !== 'tax' && isUnderWay && skuOfPrice(rupees) !== undefined && makesSure.test(said) && !wantsIt(said);
  const asking = (before.basket ?? before.offered)?.reduce((sum, sku) => sum + priceInRupees(sku), 0);
  const isFullPrice = asking !== undefined && rupees !== undefined && rupees >= asking && words <= 8 && agreesToPrice.test(said);
  const isGivenIn = isUnderWay && (givesIn.test(said) || isFullPrice) && !talk.isQuestion;
  const person = personIn(said);
  const open = before.basket ?? before.offered ?? [];
  // "And for me the cooking one": it comes to what somebody else shall have.
  const isOfAnother =
    person !== undefined && named.length === 1 && before.meantFor?.some(({ who, sku }) => who !== person && open.includes(sku)) === true;
  const isRemark = before.addressBegun !== undefined && email === undefined && remarksOnWriting(said);
  const isHaggling =
    talk.factFacets === undefined &&
    !ofAge.test(said) &&
    rupees !== undefined &&
    rupees >= leastBid &&
    (isUnderWay || (named.length === 1 && bidsFor.test(said))) &&
    words <= 12 &&
    skuOfPrice(rupees) === undefined &&
    !isGivenIn &&
    !ofTotal.test(said) &&
    email === undefined;
  const looksForGuide = named.length === 0 && (guideFor.test(said) || (isRecommended(talk) && goesOn.test(said) && words <= 12));
  const wished = isElsewhere && named.length === 0 ? undefined : (act?.act ?? (isShared || asksNow ? 'buy' : undefined));
  // Asked whose trouble it is: "for the whole family".
  const tellsForWhom = state.act === 'compare' && wished === undefined && named.length === 0 && !talk.isQuestion && forWhom.test(said);
  const wish =
    tellsForWhom || (weighed !== undefined && (wished === undefined || shown.has(wished)) && !wantsIt(said))
      ? 'recommend'
      : looksForGuide && (wished === undefined || wished === 'buy' || wished === 'list')
        ? 'recommend'
        : wished;
  return {
    turn: turns,
    medium: input.medium,
    act: isHaggling && (wish === undefined || wish === 'buy') ? 'discount' : isPriceAsked ? 'price' : wish,
    isCertain:
      email !== undefined ||
      (act?.score ?? 0) >= certain ||
      isHaggling ||
      ((typeof place === 'number' || byPrice !== undefined) &&
        (before.listed !== undefined || isNumbered || beside !== undefined) &&
        words <= 8) ||
      ((place === 'all' || place === 'both') && (wantsIt(said) || before.listed !== undefined) && !talk.isQuestion) ||
      away.some((sku) => before.basket?.includes(sku)) ||
      looksForGuide ||
      isShared ||
      isRemark ||
      isPriceAsked ||
      isOnlyAsked ||
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
    adds: isListOfOnes.test(said)
      ? false
      : isOfAnother ||
        (email !== undefined && /\b(?:second|dusr[aei]|doosr[aei])\b|दूसर/iu.test(said)) ||
        /\b(also|too|as well|add|bhi|along with|plus|aur ek|ek aur|jod\w*|one more|another)\b|भी|और एक|एक और|जोड़/iu.test(said),
    onlyThese: (/\b(only|just|bas|sirf|keval|hi)\b|सिर्फ़?|बस|केवल/iu.test(said) || notBoth.test(said)) && !talk.isQuestion,
    total: ofTotal.test(said),
    asksToo: askedToo(said, isActive),
    isList,
    place,
    count: countIn(said),
    describes: describing.test(said) && !wantsIt(said),
    asksAgain: /\b(?:again|once more|resend|dobara|phir|fir|link)\b|फिर|दोबारा|लिंक/iu.test(said),
    email,
    isNotYet: email !== undefined && notYet.test(said),
    addressed: email === undefined ? [] : addressesIn(kept),
    person,
    shares: named.length > 1 ? sharesIn(message) : [],
    triesEmail: triesEmail(message),
    addressBegun: isRemark
      ? before.addressBegun
      : (before.basket ?? before.offered ?? before.discussed) !== undefined &&
          !before.sold?.length &&
          email === undefined &&
          named.length === 0
        ? addressBegun(message, before.addressBegun)
        : undefined,
    // "I am not religious" says no to nothing.
    yesNo: isKeptBack
      ? 'no'
      : isOnlyAsked || isRefusedAddress || lacks.test(said) || isOfSubject(best, words)
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
    sameAddress: ofSameAddress.test(said) && !saysWrong.test(said),
    confirmsAddress: confirming.test(said),
    orders: input.orders,
    contact: contactOf(input.contactEmail),
    say: tillSay(state),
  };
}

/** "Any guide for hair? Is it in English?": the question about the sale that a second sentence of the line asks. */
function askedToo(said: string, isActive: boolean): string | undefined {
  const sentences = said.split(/[.?!।]+\s+|,\s+|\s+(?:and|but|aur|और)\s+/u).filter((sentence) => wordCount(sentence) >= 2);
  if (sentences.length < 2) return undefined;
  return sentences
    .map((sentence) => tillActIn(sentence, isActive, true))
    .find((found) => found !== undefined && found.score >= sure && besides.has(found.act))?.act;
}
