/** Reads a line of the talk for the till. */

import { correctedEmail, remarksOnWriting } from '../../language/email-correction.ts';
import { moneyIn } from '../../language/numbers.ts';
import { emailIn, type Place, triesEmail, withoutEmail } from '../../language/parse.ts';
import { spelledOut } from '../../language/typing-slips.ts';
import { subjectScore, sureScore } from '../scores.ts';
import type { Talk } from '../talk.ts';
import { wordCount } from '../text.ts';
import { bidsFor, leastBid, ofAge, pricedOne, priceNamedIn, speaksOfMoney } from './amounts.ts';
import { contactOf } from './contact.ts';
import { goesOn, guideFor, isOfSubject, isRecommended, namedTopic, topicOf } from './guide-subject.ts';
import { nearestGuide, ofBody, skuOfPrice } from './guides.ts';
import { guidesIn, sharesOut } from './named-guides.ts';
import { bothAlone, bothPlease, neighbourIn, notBoth, placeIn, placesIn } from './place.ts';
import { addressesIn, personIn, sharesIn } from './shares.ts';
import { addressBegun, guidesMeant, sendsNothing, withAddressBegun, withLastAddress } from './taken-back.ts';
import { tillActIn, wantsIt } from './till-acts.ts';
import type { TillLine } from './till-line.ts';
import { tillSay } from './till-lines.ts';
import type { TillState } from './till-state.ts';

/** From here the till is sure that a line is its business. */
const certain = 0.55;
/** Turns after the till's last answer, and after a sale, in which "is it vegetarian?" is asked about the guide. */
const turnsAfterAnswer = 1;
const turnsAfterSale = 3;

/** Reads a line for the till. */
export function readLine(talk: Talk, before: TillState): TillLine {
  const { state, input, subject: best } = talk;
  const message = withLastAddress(withAddressBegun(spelledOut(talk.message, tillWords), before.addressBegun));
  const { turns } = state;
  const known = before.basket || before.sold?.length ? before.email : undefined;
  const email = emailIn(message) ?? (known && correctedEmail(known, message));
  const isUnderWay =
    before.basket !== undefined ||
    turns - (before.answeredAt ?? Number.NEGATIVE_INFINITY) <= turnsAfterAnswer ||
    turns - (before.soldAt ?? Number.NEGATIVE_INFINITY) <= turnsAfterSale;
  const isActive = isUnderWay || before.offered !== undefined || (before.sold?.length ?? 0) > 0;
  const words = wordCount(message);
  const isChoosing = state.act === 'which-first';
  // Asked which guide, people tell whom or what it is for.
  const isAwaited = (before.basket ?? before.offered ?? before.listed) !== undefined;
  const isOfSale = isAwaited && (words <= 7 || isChoosing);
  // An address names no guide and wants nothing: "pooja at example dot com".
  const said = withoutEmail(message);
  const found = guidesMeant(
    said,
    (isOfSale || (isAwaited && pointsByWhat.test(said))) &&
      !talk.isQuestion &&
      (isChoosing || pointsByWhat.test(said) || (best?.score ?? 0) < subjectScore),
  );
  const isKeptBack = email === undefined && found.named.length === 0 && sendsNothing(said);
  const isBoth = bothAlone.test(said);
  const wanted = isBoth
    ? { act: 'buy', score: certain }
    : isKeptBack
      ? { act: 'cancel', score: certain }
      : tillActIn(said, isActive, isUnderWay);
  const byPrice = skuOfPrice(Number(pricedOne.exec(said)?.slice(1).find(Boolean)));
  // Who looks for a guide names it by its subject: "something on hair, for my sister".
  const isChoice = found.named.length === 1 && weighs.test(said);
  const looks = isChoice || (wanted?.act === 'recommend' && found.named.length === 0);
  const bySubject = looks ? guidesIn(said, true).named : found.named;
  const byPlaces = before.listed && bySubject.length === 0 ? placesIn(said).flatMap((at) => before.listed?.[at - 1] ?? []) : [];
  const named = byPlaces.length > 1 ? byPlaces : byPrice !== undefined && bySubject.length === 0 ? [byPrice] : bySubject;
  const { away } = found;
  const refusesGuide = away.length > 0 && found.named.length === 0 && refusal.test(said);
  // After an offer that nobody asked for, "how long?" is asked about the remedy.
  const isAboutThings =
    wanted !== undefined && (ofThings.has(wanted.act) || (/^(?:price|safe-to-pay)$/.test(wanted.act) && !speaksOfMoney.test(said)));
  const isTold = (state.topic?.said.length ?? 0) > 0;
  const isOfRemedy = (!isUnderWay || ofUse.test(said)) && isTold && talk.facet?.isElliptic && isAboutThings && named.length === 0;
  // "Forget the EMI": the sale goes on without it.
  const isDropped = wanted?.act === 'cancel' && (before.basket ?? before.offered) !== undefined && dropsDetail.test(said);
  const isSingle = wanted?.act === 'copies' && named.length > 0 && oneCopy.test(said);
  // "The hair one yes, the cooking one later": one is taken.
  const isPartly = wanted?.act === 'cancel' && found.named.length > 0 && found.away.length > 0;
  const act = isOfRemedy ? undefined : isDropped || isSingle || isPartly ? { act: 'buy', score: certain } : wanted;
  // A question about the house or the body is none of the till's, unless it says so plainly.
  const isShared = named.length > 1 && (byPlaces.length > 1 || sharesOut(said) || bothPlease.test(said));
  const isOfGuide = isShared || (named.length > 0 && (wantsIt(said) || isUnderWay || speaksOfGuide.test(said)));
  const isElsewhere = best !== undefined && !isOfGuide && best.score > (act?.score ?? 0) + 0.08 && !best.topic.id.startsWith('guide-');
  const topic = topicOf(talk);
  const topicGuide = topic?.guide;
  const chosen = said.replace(notBoth, ' ');
  const byNumber = isUnderWay && words <= 7 && numbered.test(said);
  // "The second", of nothing that was listed: only a number is a place on the board.
  const ofListed = (found: Place | undefined): Place | undefined =>
    typeof found === 'number' && !before.listed && (before.offered?.length ?? 0) === 1 && !numbered.test(said) ? undefined : found;
  const beside = before.basket || before.offered || before.discussed ? neighbourIn(said, before) : undefined;
  const place =
    beside ??
    (before.listed || before.offered || before.basket || act || byNumber || wantsIt(said)
      ? ofListed(placeIn(chosen, isUnderWay))
      : undefined);
  const rupees = moneyIn(said, 1)?.rupees;
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
    words <= 10 &&
    skuOfPrice(rupees) === undefined &&
    email === undefined;
  const looksForGuide = named.length === 0 && (guideFor.test(said) || (isRecommended(talk) && goesOn.test(said) && words <= 12));
  const wished = isElsewhere && named.length === 0 ? undefined : (act?.act ?? (isShared || asksForIt(talk, before) ? 'buy' : undefined));
  const wish = looksForGuide && (wished === undefined || wished === 'buy' || wished === 'list') ? 'recommend' : wished;
  return {
    turn: turns,
    medium: input.medium,
    act: isHaggling && (wish === undefined || wish === 'buy') ? 'discount' : wish,
    isCertain:
      email !== undefined ||
      (act?.score ?? 0) >= certain ||
      isHaggling ||
      ((typeof place === 'number' || byPrice !== undefined) &&
        (before.listed !== undefined || byNumber || beside !== undefined) &&
        words <= 8) ||
      ((place === 'all' || place === 'both') && (wantsIt(said) || before.listed !== undefined) && !talk.isQuestion) ||
      away.some((sku) => before.basket?.includes(sku)) ||
      looksForGuide ||
      isShared ||
      isRemark ||
      refusesGuide ||
      (isUnderWay && named.length > 0) ||
      asksForIt(talk, before),
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
    adds:
      isOfAnother || /\b(also|too|as well|add|bhi|along with|plus|aur ek|ek aur|jod\w*|one more|another)\b|भी|और एक|एक और|जोड़/iu.test(said),
    onlyThese: (/\b(only|just|bas|sirf|keval|hi)\b|सिर्फ़?|बस|केवल/iu.test(said) || notBoth.test(said)) && !talk.isQuestion,
    total: /\b(total|in all|altogether|kul|sab ka)\b|कुल|टोटल/iu.test(said),
    place,
    email,
    addressed: email === undefined ? [] : addressesIn(message),
    person,
    shares: named.length > 1 ? sharesIn(message) : [],
    triesEmail: triesEmail(message),
    addressBegun: isRemark
      ? before.addressBegun
      : before.basket && email === undefined && named.length === 0
        ? addressBegun(message)
        : undefined,
    // "I am not religious" says no to nothing.
    yesNo: isKeptBack ? 'no' : lacks.test(said) || isOfSubject(best, words) ? undefined : talk.yesNo,
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
    isQuestion: talk.isQuestion && act === undefined,
    isAsked: talk.isQuestion || asksWhat.test(said),
    isIdle: isIdle(talk) && placeIn(said, isUnderWay) === undefined,
    accepts: accepting.test(said) && !talk.isQuestion,
    wants: wantsIt(said),
    buysAnew: /\b(buy|purchase|another|kharid\w*|khareed\w*|dobara|naya|nayi|new)\b|ख़?रीद|दोबारा|नया|नयी|नई/iu.test(said),
    isForOther:
      /\b(to|for) (her|him|them|my (?!self|own|hair|cough|email)\w+)\b|\b(use|usko|unko|unhe|mummy|papa|didi|bhai|behen|beti|bete|dost|patni|biwi|pati) (ko|ke liye)\b|(उसे|उसको|उन्हें|उनको|मम्मी को|पापा को|दीदी को|बेटी को|बेटे को|के लिए भेज)/iu.test(
        said,
      ),
    sameAddress:
      /\b(same (address|email|mail|id)|(the |that )?(address|e?mail|id) (that )?i (gave|told|wrote)|(wahi|usi|vahi|isi) (email|address|pat[ae]|mail)|ek hi (email|mail|address))\b|(वही|उसी|इसी|एक ही) (ईमेल|पत)/iu.test(
        said,
      ),
    confirmsAddress: confirming.test(said),
    orders: input.orders,
    contact: contactOf(input.contactEmail),
    say: tillSay(state),
  };
}

/** Words of a sale. */
const tillWords = [
  ...['want', 'guide', 'guides', 'send', 'email', 'price', 'link', 'payment', 'please', 'order', 'booster', 'immunity', 'cooking'],
  ...['cleaning', 'spiritual', 'seasonal', 'herbal', 'remedies', 'secrets', 'wellness', 'practices', 'refund', 'download'],
];

const confirming =
  /^(?!.*\b(?:not|isn'?t|wrong|change|galat|nahi+n?|badal\w*)\b)(?!.*(?:नहीं|ग़?लत|बदल)).*(?:\b(?:that'?s|that is|it'?s|yes|yeah|ha+n?)\b.{0,12}\b(?:right|correct|same) (?:e?mail|address|id)\b|\b(?:e?mail|address|id|pata)\b.{0,8}\b(?:right|correct|same|sahi|yahi|yehi|wahi)\b|\b(?:yahi|yehi|sahi) (?:e?mail|address|id|pata)\b|(?:यही|सही|वही) (?:ईमेल|पता|मेल)|(?:ईमेल|पता|मेल) (?:यही|सही|वही|ठीक))/iu;

const accepting =
  /^\W*(?:(?:alright|all right|ok|okay|fine|good|great|yes|yeah|haan|han|ji|thee?k hai|thik hai|chalo|acc?ha|done|sure|then|so|hmm|just)\W+)+(?:one |just |only |to |bas |then )*\p{L}|^\P{L}*(?:ठीक है|हाँ|हां|चलो|अच्छा)/iu;

const doctorAsked =
  /\b(?:ask|see|show|puch\w*|pooch\w*|dikha\w*|baat)\b.{0,16}\b(?:doctor\w*|vaidya|asha)\b|\b(?:doctor\w*|vaidya|asha)\b.{0,16}\b(?:ask|first|puch\w*|pooch\w*|dikha\w*|baat|then)\b|(?:डॉक्टर\S*|वैद्य|आशा).{0,14}(?:पूछ|दिखा|बात)/iu;

const forGrownUp =
  /\b(?:for (?:me|myself|my (?:self|father|mother|husband|parents|brother|friend|in-?laws|grand\w+))|mere (?:liye|khud)|(?:papa|mummy|pitaji|pati|bhai|saas|sasur|dada|dadi|nana|nani|dost|bade) ke liye|grown.?ups?)\b|(?:मेरे|पापा|मम्मी|पति|भाई|सास|ससुर|दादी|दादा|नानी|नाना|दोस्त|बड़े) (?:ख़ुद )?के लिए/iu;

/** What may be dropped from a sale without dropping the sale. */
const dropsDetail =
  /\b(?:emi|instal?l?ments?|kisht|discount|chh?oo?t|cash|cod|whats ?app|gst|bill|invoice|receipt|print\w*|combo|offer)\b|किस्त|छूट|ईएमआई|बिल|नकद/iu;

/** "No eggs", "no lemon": a thing that is not there, and a no to nothing. */
const lacks =
  /^\W*no (?!thanks?|thank|thx|need|problem|worries|more|guides?|kaka|way|not|don'?t|sir|ji|leave|i|it|please|never|that|this|yaar|beta|bye)[a-z]{3,}s?\W*$/i;

/** "Immunity or nuskha?": one named outright weighed against another. */
const weighs =
  /\b(?:better|between|confused|which)\b.*\b(?:or|ya|and|vs|versus)\b|\b(?:or|ya)\b.*\b(?:better|kaun\w*|which|achh?[ai])\b|या .*(?:कौन|अच्छ)/iu;

/** "One copy of the cleaning guide": it is only bought. */
const oneCopy = /\b(?:1|one|ek|single|a) (?:copy|cop(?:ie|y)s?)\b|एक (?:कॉपी|प्रति)/iu;

/** "Number 6", "no. 3". */
const numbered =
  /\b(?:number|no\.?|option|guide|nambar)\s*(?:[1-7]|one|two|three|four|five|six|seven)\b|#[1-7]|(?<!\d)[1-7] (?:number|nambar|no\.?(?! \p{L})|wal[ia])\b|[1-7] (?:नंबर|वाली)/iu;

/** A question that only its end or a condition shows: "the first one is about what", "if I don't like it do I get my money back". */
const asksWhat =
  /\b(?:about|for|in|inside|of) what\W*$|\bkis (?:ke )?(?:bare|baare|cheez)\b|\bmein kya (?:hai|likha)\b|\b(?:if|agar|in case)\b.*\b(?:do|can|will|would|could|may) (?:i|we|you)\b|\b(?:agar|if)\b.*\b(?:milenge|milega|milta|wapas|loge|hoga)\b|किस बारे|में क्या (?:है|लिखा)/iu;

/** "The one with puja", "jo mann shaant karti hai wo": a guide by what it is about. */
const pointsByWhat =
  /\bthe one (?:with|about|on|for|that|which)\b|\bjo\b.{3,40}\b(?:hai|karti|karta|wali|vali) (?:wo|woh|vo|voh|wahi|vahi)\W*$|(?<!\p{L})जो .{3,40}(?:है|वाली) (?:वो|वह|वही)[।\s]*$/iu;

/** "Not the hair one", "baal wali nahi". */
const refusal =
  /^\W*(?:(?:but|no|kaka|please|ok|sorry)\W+)*(?:not|anything but) (?:the |your )?(?:\p{L}+ ){1,2}(?:one|guide|book)\b|\b(?:wal[ie]|vali|guide) (?:nahi+n?|mat|chh?od\w*)\b|(?:वाली|गाइड) (?:नहीं|मत|छोड़)/iu;

const speaksOfGuide = /\b(guides?|books?|pdf|kitab|ones?|v?wal[ie]|vali|instead|better)\b|गाइड|किताब|वाली|वाला/iu;

/** "How many days shall I apply it?": of the remedy, also while a guide is being bought. */
const ofUse = /\b(?:lagan[ai]|lagau\w*|lagaye?n?|pee?n[ai]|khan[ai]|apply|drink it|take it daily)\b|लगान|लगाऊ|पीना|पीनी|खाना है|खानी है/iu;

/** Acts that may as well be asked about a remedy. */
const ofThings: ReadonlySet<string> = new Set(['delivery', 'format', 'inside', 'sample', 'guide-language', 'recheck']);

/** A few words that ask nothing and name nothing that is known: while an address is awaited, a try at one. */
const isIdle = ({ isQuestion, act, facet, subject, message }: Talk): boolean =>
  !isQuestion &&
  act === undefined &&
  (facet === undefined || /\S at \S/i.test(message)) &&
  !(subject?.byTerm && subject.score >= sureScore) &&
  wordCount(message) <= 3 &&
  !/\b(hai|he|nahi+n?|not|is|am)\b|है|नहीं/iu.test(message);

/** "Give me that", "bhej hi do", "go ahead" while a guide is talked of: a wish to buy it, whatever else such words may mean. */
const asksForIt = ({ message, subject }: Talk, { offered, discussed }: TillState): boolean =>
  (offered ?? discussed) !== undefined &&
  wantsIt(message) &&
  ((subject?.score ?? 0) < sureScore || sendsIt.test(message)) &&
  wordCount(message) <= 6;
/** "Bhej hi do": whatever was talked of since, a guide is meant. */
const sendsIt =
  /^(?!.*\b(?:recipe|story|photo|number|kahani|vidhi)\b).*(?:\bbhej\w* (?:hi |bhi |hee )?(?:do|dijiye|de)\b|\bsend (?:it|the (?:link|guide))\b|भेज (?:ही |भी )?(?:दो|दीजिए|दे))/iu;
