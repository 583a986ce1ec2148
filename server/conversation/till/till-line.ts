/** What a line of the talk says to the till. */

import type { Sku } from '#shared/catalog.ts';
import { correctedEmail } from '../../language/email-correction.ts';
import { moneyIn } from '../../language/numbers.ts';
import { emailIn, ordinalIn, type Place, triesEmail, withoutEmail } from '../../language/parse.ts';
import type { InLangs, Topic } from '../../personas/persona.ts';
import type { KnownOrder } from '../conversation.ts';
import type { Match } from '../knowledge.ts';
import { subjectScore, sureScore } from '../scores.ts';
import type { Talk } from '../talk.ts';
import { wordCount } from '../text.ts';
import { isOfSubjects, nearestGuide, ofBody, skuOfPrice } from './guides.ts';
import { guidesIn, sharesOut } from './named-guides.ts';
import { type Addressed, addressesIn, sharesIn } from './shares.ts';
import { tillActIn, wantsIt } from './till-acts.ts';
import { tillSay } from './till-lines.ts';
import type { Share, TillState } from './till-state.ts';

/** A subject of the talk, as the till sees it. */
export interface TillTopic {
  name: InLangs;
  /** The guide that is nearest to it, whether or not it goes deeper into it. */
  nearest: Sku | undefined;
  /** It belongs to a doctor or to one's own people. */
  isCare: boolean;
}

export interface TillLine {
  turn: number;
  medium: 'text' | 'voice';
  /** What it wants, a heading of `acts.md`. */
  act: string | undefined;
  /** The till is sure of it, whatever else the line may mean. */
  isCertain: boolean;
  named: readonly Sku[];
  /** What it names and does not want. */
  away: readonly Sku[];
  /** What is named comes to what was wanted before: "and the cooking one too". */
  adds: boolean;
  /** Only what is named is wanted: "just the cooking one then". */
  onlyThese: boolean;
  /** What all of it comes to is asked. */
  total: boolean;
  /** "The second one", "both", "all": as places in what was listed. */
  place: Place | undefined;
  email: string | undefined;
  /** Every address in it, where there are several or guides are shared out. */
  addressed: readonly Addressed[];
  /** Who shall have which of the guides that it names. */
  shares: readonly Share[];
  /** It looks like an address, and is none. */
  triesEmail: boolean;
  yesNo: 'yes' | 'no' | undefined;
  /** Something was said beside which nothing is recommended: a danger, a pregnancy, a death. */
  isCareful: boolean;
  /** The talk is of a pregnancy or of a baby: a guide of remedies is not for them. */
  isForBaby: boolean;
  /** "Then I ask the doctor?" */
  asksDoctor: boolean;
  /** It says that a grown-up shall have the guide. */
  isForGrownUp: boolean;
  /** An amount in rupees that it names: a budget, or a price by which a guide is meant. */
  rupees: number | undefined;
  /** It names a guide by its price: "the 159 one". */
  isPriced: boolean;
  /** The price that it calls too high: "149 is too much, give me for 99". */
  priceNamed: number | undefined;
  /** What a guide is looked for: what the line is about, else what is talked of. */
  topic: TillTopic | undefined;
  /** The guide that goes deeper into it. */
  topicGuide: Sku | undefined;
  /** The line itself names its subject; else it is what is talked of. */
  namesTopic: boolean;
  /** It asks for a guide of a subject that is not known here: "a guide for share trading". */
  isOfOther: boolean;
  /** The line is a question, or asks for something else than the till. */
  isQuestion: boolean;
  /** It has the words of a question, whatever it asks for. */
  isAsked: boolean;
  /** It is about nothing else that Kaka knows: while an address is awaited, it must be a try at one. */
  isIdle: boolean;
  /** The guide is for somebody else, whose address it may be. */
  isForOther: boolean;
  /** It says that the address is the one given before. */
  sameAddress: boolean;
  /** It begins as one who has made up their mind: "alright, ...". */
  accepts: boolean;
  /** It wants what it names, now. */
  wants: boolean;
  /** It plainly buys, also after something was paid that did not come. */
  buysAnew: boolean;
  orders: readonly KnownOrder[];
  contact: InLangs;
  say(occasion: string, values?: Record<string, InLangs | string>): InLangs;
}

/** From here the till is sure that a line is its business. */
const certain = 0.55;
/** A number below this is no bid for a guide. */
export const leastBid = 20;
/** Turns after the till's last answer, and after a sale, in which "is it vegetarian?" is asked about the guide. */
const turnsAfterAnswer = 1;
const turnsAfterSale = 3;

/** Reads a line for the till. */
export function readLine(talk: Talk, before: TillState): TillLine {
  const { state, message, input, subject: best } = talk;
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
  const isOfSale = (before.basket ?? before.offered ?? before.listed) !== undefined && (words <= 7 || isChoosing);
  // An address names no guide and wants nothing: "pooja at example dot com".
  const said = withoutEmail(message);
  const found = guidesIn(said, isOfSale && !talk.isQuestion && (isChoosing || (best?.score ?? 0) < subjectScore));
  const wanted = tillActIn(said, isActive, isUnderWay);
  const byPrice = skuOfPrice(Number(pricedOne.exec(said)?.slice(1).find(Boolean)));
  // Who looks for a guide names it by its subject: "something on hair, for my sister".
  const bySubject = wanted?.act === 'recommend' && found.named.length === 0 ? guidesIn(said, true).named : found.named;
  const named = byPrice !== undefined && bySubject.length === 0 ? [byPrice] : bySubject;
  const { away } = found;
  // After an offer that nobody asked for, "how long?" is asked about the remedy.
  const isAboutThings =
    wanted !== undefined && (ofThings.has(wanted.act) || (/^(?:price|safe-to-pay)$/.test(wanted.act) && !speaksOfMoney.test(said)));
  const isTold = (state.topic?.said.length ?? 0) > 0;
  const isOfRemedy = !isUnderWay && isTold && talk.facet?.isElliptic && isAboutThings && named.length === 0;
  // "Forget the EMI": the sale goes on without it.
  const isDropped = wanted?.act === 'cancel' && (before.basket ?? before.offered) !== undefined && dropsDetail.test(said);
  const act = isOfRemedy ? undefined : isDropped ? { act: 'buy', score: certain } : wanted;
  // A question about the house or the body is none of the till's, unless it says so plainly.
  const isShared = named.length > 1 && (sharesOut(said) || bothPlease.test(said));
  const isOfGuide = isShared || (named.length > 0 && (wantsIt(said) || isUnderWay || speaksOfGuide.test(said)));
  const isElsewhere = best !== undefined && !isOfGuide && best.score > (act?.score ?? 0) + 0.08 && !best.topic.id.startsWith('guide-');
  const topic = topicOf(talk);
  const topicGuide = topic?.guide;
  const chosen = said.replace(notBoth, ' ');
  const place = before.listed || before.offered || before.basket || act || wantsIt(said) ? placeIn(chosen, isUnderWay) : undefined;
  const rupees = moneyIn(said, 1)?.rupees;
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
      ((typeof place === 'number' || byPrice !== undefined) && before.listed !== undefined && words <= 8) ||
      looksForGuide ||
      isShared ||
      (isUnderWay && named.length > 0) ||
      asksForIt(talk, before),
    named: isElsewhere && act === undefined ? [] : named,
    away,
    isCareful:
      talk.facet?.facet === 'pregnancy' ||
      ((state.noSale === true || state.ofBaby === true) &&
        (named.length > 0 ? named.some((sku) => ofBody.has(sku)) : topicGuide === undefined || ofBody.has(topicGuide))),
    isForBaby: state.ofBaby === true,
    asksDoctor: doctorAsked.test(said),
    isForGrownUp: forGrownUp.test(said),
    adds: /\b(also|too|as well|add|bhi|along with|plus|aur ek|ek aur|jod\w*|one more|another)\b|भी|और एक|एक और|जोड़/iu.test(said),
    onlyThese: (/\b(only|just|bas|sirf|keval|hi)\b|सिर्फ़?|बस|केवल/iu.test(said) || notBoth.test(said)) && !talk.isQuestion,
    total: /\b(total|in all|altogether|kul|sab ka)\b|कुल|टोटल/iu.test(said),
    place,
    email,
    addressed: email === undefined ? [] : addressesIn(message),
    shares: named.length > 1 ? sharesIn(message) : [],
    triesEmail: triesEmail(message),
    // "I am not religious" says no to nothing.
    yesNo: lacks.test(said) || isOfSubject(best, words) ? undefined : talk.yesNo,
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
    isAsked: talk.isQuestion,
    isIdle: isIdle(talk) && placeIn(said, isUnderWay) === undefined,
    accepts: accepting.test(said) && !talk.isQuestion,
    wants: wantsIt(said),
    buysAnew: /\b(buy|purchase|another|kharid\w*|khareed\w*|dobara|naya|nayi|new)\b|ख़?रीद|दोबारा|नया|नयी|नई/iu.test(said),
    isForOther:
      /\b(to|for) (her|him|them|my (?!self|own|hair|cough|email)\w+)\b|\b(use|usko|unko|unhe|mummy|papa|didi|bhai|behen|beti|bete|dost|patni|biwi|pati) (ko|ke liye)\b|(उसे|उसको|उन्हें|उनको|मम्मी को|पापा को|दीदी को|बेटी को|बेटे को|के लिए भेज)/iu.test(
        said,
      ),
    sameAddress:
      /\b(same (address|email|mail|id)|(wahi|usi|vahi|isi) (email|address|pat[ae]|mail)|ek hi (email|mail|address))\b|(वही|उसी|इसी|एक ही) (ईमेल|पत)/iu.test(
        said,
      ),
    orders: input.orders,
    contact: contactOf(input.contactEmail),
    say: tillSay(state),
  };
}

/** The subject that the line names, else the one that is talked of; Kaka himself and his shop are none. */
function topicOf(talk: Talk): Topic | undefined {
  const { knowledge, state } = talk;
  const current = state.topic && knowledge.topic(state.topic.id);
  const found = namedTopic(talk) ?? (current && isSubject(current) ? current : undefined);
  return found && (knowledge.topic(found.id.split('/')[0] ?? found.id) ?? found);
}

const isSubject = ({ area }: Topic): boolean => isOfSubjects(area);

const namedTopic = ({ matches }: Talk): Topic | undefined =>
  matches.find(({ topic, score, byTerm }) => isSubject(topic) && (score >= subjectScore || (byTerm && score >= sureScore)))?.topic;

/** The last answer recommended a guide: "and for diabetes?" asks for another. */
const isRecommended = ({ state }: Talk): boolean => state.act?.startsWith('recommend') === true;
const goesOn =
  /^\W*(?:(?:ok|okay|accha|and|aur|then|so)\W+)*(?:what (?:about|do you have)|anything|something|kuch|(?:and |or |aur )for|for my|for)\b|^\W*(?:and|aur|or)\b.*\bke liye\b|के लिए( (?:है|कोई|कुछ).*)?$/iu;

/** "A guide for share trading", "shaadi wali guide": a subject beside the guide, and not a person or "it". */
const guideFor =
  /\b(?:have|got|sell|is there|any)\b(?: any| an?)? (?!(?:an?|any|the|your|some|one|other|more|good|cheaper|cheap|free|hindi|english|new|such|such a|printed|paper)\b)(?:\p{L}+ ){1,2}(?:guide|book)\b|\b(?:guide|book|pdf|kitab)s? (?:for|on|about|of) (?!(?:it|this|that|these|them|me|my|us|her|him|his|the|a|an|everyone|beginners?|gift)\b)\p{L}{3,}|\b\p{L}{4,} (?:ke liye|par|pe|pr|ki|vali|wali) (?:koi )?(?:guide|kitab|book)\b|\p{L}\S{2,} (?:के लिए|पर|की|वाली) (?:कोई )?(?:गाइड|किताब)/iu;

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

const speaksOfGuide = /\b(guides?|books?|pdf|kitab|ones?|v?wal[ie]|vali|instead|better)\b|गाइड|किताब|वाली|वाला/iu;

const speaksOfMoney =
  /\b(price|cost|daam|dam|rate|kimat|rupees?|rupaye|paisa|paise|charge|kitne (ka|ki|ke)|how much (is|for|does|are))\b|₹|दाम|क़?ीमत|रुपय|रुपए|पैसे|कितने (का|की|के)/iu;

/** An amount that is called too high, or the first of two: what is asked, before what is offered for it. */
function priceNamedIn(message: string): number | undefined {
  const [first, second] = message.match(/(?<!\d)\d{2,3}(?!\d)/g) ?? [];
  const tooHigh =
    /(?<!\d)(\d{2,3})(?!\d) ?(?:rs|rupees?|rupaye|₹)? ?(?:is |are |to |toh |bahut |thoda )*(?:too|bahut|zyada|jyada|mehe?ng\w*|costly|expensive|a lot|much|ज़?्यादा|बहुत|महँग\S*|महंग\S*)/iu.exec(
      message,
    );
  const asked = tooHigh?.[1] ?? (second === undefined ? undefined : first);
  return asked === undefined ? undefined : Number(asked);
}

/** Acts that may as well be asked about a remedy. */
const ofThings: ReadonlySet<string> = new Set(['delivery', 'format', 'inside', 'sample', 'guide-language', 'recheck']);

/** "Not both", "dono nahi": one alone. */
const notBoth = /\b(?:not|don'?t (?:want|send|need)|no) (?:the )?(?:both|two)\b|\b(?:both|dono+n?) (?:nahi+n?|mat|not)\b|दोनों (?:नहीं|मत)/iu;

/** "Yes, dry", said of a cough, is no yes to the guide that was offered after it. */
const isOfSubject = (best: Match | undefined, words: number): boolean =>
  best !== undefined && best.score >= subjectScore && (words > 3 || (words > 1 && best.features.isBranch === 1 && best.features.own > 0));

/** "The 159 one": a guide by its price. */
const pricedOne =
  /(?<!\d)(\d{2,3}) ?(?:rs\.?|rupees?|rupaye|₹)? ?(?:ki |ka |wal[ia] )?(?:one|wal[ia]|guide)\b|(?<!\d)(\d{2,3}) (?:रुपये |रुपए )?(?:वाली|वाला)/iu;
const bothPlease = /\b(?:both|dono+n?)\b.*\bplease\b|\bplease\b.*\b(?:both|dono+n?)\b|\b(?:both|dono+n?)\W*$/iu;
/** "Home cleaning hacks for 50 rupees?" */
const bidsFor = /\b(?:for|at|in) (?:rs\.? ?|₹ ?)?\d{2,3}\b|(?<!\d)\d{2,3} ?(?:rs|rupees?|rupaye)? (?:mein|me|mai|main)\b/iu;

/** "I am only 24" is no bid. */
const ofAge = /\b(?:i am|i'?m|im|he is|she is|age|aged|umar|umr|years?|saal)\b|उम्र|साल/iu;

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
  (offered ?? discussed) !== undefined && wantsIt(message) && (subject?.score ?? 0) < sureScore && wordCount(message) <= 6;

/** @param isUnderWay "dono ek hi email pe" is of two guides in the midst of a longer line too */
const placeIn = (message: string, isUnderWay: boolean): Place | undefined => {
  if (/\b(just the two|only (the )?two|bas (wo )?dono)\b|^\W*(no,? )?(just )?(the two|both|dono)\W*$|दोनों/iu.test(message)) return 'both';
  if (isUnderWay && /\b(both|dono+n?)\b/i.test(message)) return 'both';
  if (isUnderWay && /\b(the other (one|guide)|(dusri|doosri) (wali|guide))\b|दूसरी (वाली|गाइड)/iu.test(message)) return 2;
  return /\b(all seven|all of (them|your guides)|all (the |your |of the )?(7 |seven )?guides|for all|saari|saare|saaton|saato|sabhi|sab ki sab|sab guides?)\b|^\W*((ok|yes|then|give|send|bhej|me|fine)\W+)*all\W*$|सातों|सारी|सभी/iu.test(
    message,
  )
    ? 'all'
    : ordinalIn(message);
};

/** Where people answer: the address, or the page that names it. */
export const contactOf = (email: string | undefined): InLangs =>
  email === undefined
    ? { en: 'the address on the privacy page', hinglish: 'privacy page ke pate', hi: 'प्राइवेसी पेज के पते' }
    : { en: email, hinglish: email, hi: email };
