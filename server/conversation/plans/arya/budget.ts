/** What the car may cost: an amount with what limits it, as it was said. */

import { moneyIn, numberIn } from '../../../language/numbers.ts';
import type { AryaState, Told } from './note.ts';
import { downIn, withoutOtherMoney } from './payment.ts';

const lakh = 100_000;
const monthly =
  /\b(emi|kist\w*|instal\w*|per month|a month|monthly|mahine|mahina|har mahine|every month|pm)\b|महीने|क़िस्त|किस्त|ईएमआई|मासिक/iu;
const openBudget =
  /\b(no (?:fixed )?budget|no limit|budget (?:is )?(?:not an issue|flexible|open|no problem)|flexible|koi limit nahi|budget ki (?:koi )?(?:chinta|dikkat) nahi)\b/iu;

/** "Under 10" can only be lakhs, with a car. */
const limitAlone = /^\W*(?:(?:ok|and|but|something)\W+)*(?:under|below|within|up ?to|max(?:imum)?)\W+\d{1,2}\W*$/iu;
/** "A new sedan under 15": a limit at the end of a line about a car. */
const limitAtEnd = /\b(?:under|below|within|up ?to|max(?:imum)?|not above|less than) (\d{1,2}(?:\.\d)?)\W*$/iu;
/** "Five seater, around 12", "twenty max, five seats": a limit in a clause of its own, beside what a car is told by. */
function limitOfCar(text: string, least: number): string | undefined {
  const parts = text.split(/\s*[,;]\s*/);
  const found = parts.length < 2 ? undefined : parts.map((part) => limitClause.exec(part.trim())).find((match) => match !== null);
  const value = numberIn(found?.[2] ?? found?.[3] ?? '');
  if (!found || value === undefined || value < least || value > 60) return undefined;
  return found[2] === undefined ? `${value} lakh max` : `${(found[1] ?? '').toLowerCase()} ${value} lakh`;
}
const limitClause =
  /^(around|about|under|below|within|up ?to|max(?:imum)?)\s+([\p{L}\d.]+)$|^([\p{L}\d.]+)\s+(?:max|tops|tak|maximum|at most)$/iu;
/** "10 to 12", "maybe 9", once the budget was asked for. */
const rangeAlone = /^\W*(?:(?:maybe|about|around|shayad|lagbhag)\s+\d{1,2}|\d{1,2}\s*(?:to|-|se|or|ya)\s*\d{1,2})\W*$/iu;
/** "Somewhere between thirteen and fourteen": so far apart and so high that no seats are counted. */
const somewhereBetween =
  /^\W*(?:\p{L}+ )?between (1\d|2\d|\p{L}*teen|ten|eleven|twelve|twenty(?: \p{L}+)?) (?:and|to) (1\d|2\d|\p{L}*teen|eleven|twelve|twenty(?: \p{L}+)?)\W*$/iu;
/** "That one", "which one": it counts nothing. */
const isPronoun = /\b(?:which|that|this|the|any|no|last|good|new|old|small|big|cheap\w*|another) one\b|\bone of\b/iu;
/** A number of something else, said where the budget was asked: "he is six two", "we are 4". */
const countsOther =
  /\b(?:he|she|they|we|us|hum|log|jan|people|years?|yrs|saal|km|old|age|aged|umar|feet|foot|aadmi|have an?|baje|am|pm|seats?|cibil|score|morning|evening|afternoon|o'?clock|subah|shaam|sham|adults?|members?|kids|children|persons?)\b|साल|लोग|आदमी|जने/iu;

/** What a line tells of money, each part for itself: the price, what is paid at once, what is paid each month. */
export function paymentIn(
  line: string,
  asked: string | undefined,
  before: AryaState,
  isAsking: boolean,
): Pick<Told, 'budget' | 'down' | 'monthly'> {
  const text = line.replace(/\b(each|every|per) (?:one|piece)\b/giu, '$1');
  const said = downIn(text);
  const parted = said === undefined ? undefined : monthlyIn(text);
  if (said !== undefined && parted !== undefined) return { down: said, monthly: `${parted} a month` };
  const first = isAsking ? undefined : said;
  // In a question an amount is a budget only where none is known: "8 lakh me kya aati hai?". "17 lakh tak ja sakte hain" asks nothing.
  // "The instalment not above 12000, will the loan come through?": a limit is told in a question, too.
  const isOpen = isAsking && asksSurely.test(text) && !mostWords.test(text);
  const budget =
    isOpen && (before.budget !== undefined || !hasUnit.test(text)) ? undefined : budgetIn(withoutOtherMoney(text), asked, before);
  return {
    ...(first !== undefined && { down: first }),
    ...(budget !== undefined && (monthly.test(budget) ? { monthly: budget } : { budget })),
  };
}
const asksSurely =
  /\?|\b(?:kya|kitn\w+|kaun\w*|kab|kaise|what|which|how|why|when|where|who)\b|^[^\p{L}\p{M}\p{N}]*(?:is|are|does|do|did|will|would|can|could|should)\b|क्या|कितन|कौन/iu;
export const hasUnit = /lakhs?|lacs?|crores?|\d ?[kl]\b|hazar|thousand|लाख|हज़ार|हजार/iu;

/** The budget of a line; a number alone is one only where it can be no other thing. */
function budgetIn(text: string, asked: string | undefined, before: AryaState): string | undefined {
  const plain = text.replace(/(\d)\s*-?ish\b/gi, '$1');
  const opinions = before.budget === undefined ? opinionsIn(plain) : undefined;
  if (opinions !== undefined) return opinions;
  const ends = before.budget === undefined && asked !== 'seats' ? somewhereBetween.exec(plain) : null;
  if (ends) return `${numberIn(ends[1] ?? '')}-${numberIn(ends[2] ?? '')} lakh`;
  const priced = asked === 'budget' || /\bbudget\b|\bceiling\b/i.test(plain) ? inHundredths(plain) : undefined;
  if (priced !== undefined) return priced;
  const limit = before.budget === undefined ? limitOfCar(plain, asked === 'seats' ? 13 : 3) : undefined;
  if (limit !== undefined && moneyIn(plain) === undefined) return limit;
  const said = moneyIn(plain);
  // A number alone is lakhs where those were asked for, unless the line says an amount besides.
  const mayBeBare =
    (asked === 'budget' && !countsOther.test(text) && !isPronoun.test(text)) ||
    /\bbudget\b|बजट/iu.test(text) ||
    (before.budget === undefined && onRoad.test(text)) ||
    (before.budget === undefined && spends.test(text) && !countsOther.test(text)) ||
    (before.budget === undefined && (limitAlone.test(text) || Number(limitAtEnd.exec(text)?.[1] ?? 0) >= 3)) ||
    (before.budget === undefined && asked !== 'seats' && before.asked.budget !== undefined && rangeAlone.test(text));
  const money = said && said.rupees >= lakh ? said : (bareIn(plain, mayBeBare, said) ?? said);
  if (!money || money.rupees < 5_000)
    return asked === 'budget' && openBudget.test(text) ? openBudget.exec(text)?.[0].toLowerCase() : undefined;
  // A bill or a fee is said in thousands; of a car only what is paid each month.
  if (
    money.rupees < lakh &&
    asked !== 'budget' &&
    !monthly.test(text) &&
    before.monthly === undefined &&
    !spends.test(text) &&
    !/\bbudget\b|बजट/iu.test(text)
  )
    return undefined;
  if (money.rupees < 2 * lakh && !hasUnit.test(text) && !/\d/.test(money.text)) return undefined;
  // "5 seater, 12 lakh": a count beside another thing is no money.
  if (/\bseat|people|log\b/i.test(text) && money.rupees < lakh && !/k|hazar|thousand|हज़ार/iu.test(money.text)) return undefined;
  const range = /(?:between\s+)?\d[\d.]*\s*(?:and|to|-|–|se|से|or|ya)\s*\d[\d.]*\s*(?:lakhs?|lacs?|crores?|k|लाख)\b/iu.exec(text)?.[0];
  const isBare =
    !/lakhs?|lacs?|\bl\b|crores?|\bcr\b|karod|\dk\b|hazar|hajar|thousand|rupees?|rupaye|rs|₹|लाख|करोड़|हज़ार|हजार|रुप|\d ?l\b/iu.test(
      money.text,
    ) &&
    money.rupees >= lakh &&
    !/\d{5}/.test(money.text.replace(/,/g, ''));
  const unit = /\p{Script=Devanagari}/u.test(text) ? 'लाख' : 'lakh';
  // "Twenty twenty two lakhs" reads as one number, and is a range.
  const isRunOn =
    money.from < money.rupees &&
    money.from >= 20 * lakh &&
    !/-|–|\b(?:to|se|or|ya|and|till)\b|से|या/iu.test(money.text) &&
    money.rupees >= lakh;
  const plainAmount = isRunOn ? `${money.from / lakh}-${money.rupees / lakh} ${unit}` : isBare ? `${money.text} ${unit}` : money.text;
  const amount = qualified(text, money.text, range?.replace(/^between\s+/i, '').trim() ?? plainAmount);
  const more = stretchIn(text, money.text);
  if (more !== undefined && range === undefined) return `${amount} ${/\p{Script=Devanagari}/u.test(text) ? 'से' : 'to'} ${more}`;
  const isMonthly = monthly.test(text) || (before.budget === undefined && before.monthly !== undefined);
  if (!isMonthly || money.rupees >= lakh || monthly.test(amount)) return amount;
  return /\p{Script=Devanagari}/u.test(text) ? `महीने में ${amount}` : `${amount} a month`;
}

/** The amount where a number alone may be lakhs; of "one home loan, the instalment under 14 thousand" the one is none. */
function bareIn(text: string, mayBeBare: boolean, said: ReturnType<typeof moneyIn>): ReturnType<typeof moneyIn> {
  const found = moneyIn(text, mayBeBare ? lakh : undefined);
  const isCount =
    found !== undefined && said !== undefined && found.rupees < 2 * lakh && !/\d/.test(found.text) && !hasUnit.test(found.text);
  return isCount ? said : found;
}

/** What is paid each month: "20k a month". */
function monthlyIn(text: string): string | undefined {
  const each = monthlyAmount.exec(text);
  const said = (each?.[1] ?? each?.[2])?.trim();
  return said === undefined || numberIn(said) === undefined ? undefined : said;
}
const amountWords = String.raw`(?:[\d.,]+|[a-z]+(?: and a half)?)(?: ?(?:lakhs?|lacs?|k|thousand|hazar|hajar))`;
const monthlyAmount = new RegExp(
  String.raw`(${amountWords}|\d{4,6})(?: rupees?| rs| ki| ka)? (?:a|per|every|each|har) (?:month|mahine|mahina)\b|(?:emi|har mahine|every month|monthly)(?: of| is| ki| me)? (?:upto |max )?(${amountWords}|\d{4,6})`,
  'iu',
);

/** "Eight fifty", "eleven five zero", "850": lakhs and their hundredths, as prices of cars are said. */
function inHundredths(text: string): string | undefined {
  const said = hundredths.exec(text);
  if (said === null) return undefined;
  const [, written, whole = '', part = ''] = said;
  const value =
    written === undefined ? (numberIn(whole) ?? 0) + (/^(?:fifty|pachaas|pachas|five)/i.test(part) ? 0.5 : 0.25) : Number(written) / 100;
  return value >= 2.5 && value < 50 ? `${value} lakh` : undefined;
}
const hundredths =
  /^\P{L}*(?:(?:my|our|the|budget|ceiling|limit|is|around|about|max|upto|up to|tak|say|maybe|hai)\W+)*(?:([2-9]\d0|[1-4]\d[05]0)|(\p{L}+) (fifty|five zero|pachaa?s|twenty ?five|pachees))(?:\W+(?:max|tak|only|hai|is my limit|tops))?\W*$/iu;

/**
 * Another amount put in place of the one that was noted, without a word of correction: "forget thirteen, put fifteen", "my husband says 9",
 * "twelve only". The number is near the first, and counts nothing else.
 */
export function budgetAnew(text: string, before: AryaState, asked: string | undefined): string | undefined {
  const now = before.budget === undefined ? undefined : (moneyIn(before.budget, lakh)?.rupees ?? 0) / lakh;
  const said = [...text.matchAll(setsNumber)].at(-1);
  const value = said === undefined ? undefined : numberIn(said.slice(1).find(Boolean) ?? '');
  if (value === undefined || countsOther.test(text.replace(whoSays, ' '))) return undefined;
  const isNear =
    now === undefined ? asked === 'budget' && value >= 3 && value <= 60 : value !== now && value >= now / 2 && value <= now * 2;
  // A number that can be of seats is of the budget where that was the last number said.
  if (!isNear || (value <= 9 && before.latest !== 'budget' && asked !== 'budget')) return undefined;
  const unit = /\p{Script=Devanagari}/u.test(text) ? 'लाख' : 'lakh';
  const withAll = /\b(?:including|with) (?:the )?(?:insurance|gst|tax(?:es)?|registration|everything|all)\b/i.exec(text)?.[0];
  return [`${value} ${unit}`, withAll].filter(Boolean).join(' ');
}
const setsNumber =
  /\b(?:put|write|note|make it|keep|say|says|said|go for|(?:take|bring|get) it (?:down |up )?to|down to|reduce (?:it )?to|bol\w*|likh\w*) (?:it |at |to |down |as )?([\d.]+|(?:(?:twenty|thirty|forty|fifty|sixty) (?:one|two|three|four|five|six|seven|eight|nine)|\p{L}+))(?=[^\p{L}\p{M}\p{N}]|$)(?! ?(?:seats?|people|log|baje|am|pm|st|nd|rd|th)\b)|(?<![\p{L}\p{M}\d])([\d.]+|\p{L}+) (?:only|max|hi|final|is (?:right|correct|final|fine|the limit|my limit)|rakh\w*|kar do|likh\w*|bolo)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}\d])([\d.]+|[\p{L}\p{M}]+) (?:ही|रख\S*|लिख\S*|कर दो)(?![\p{L}\p{M}])/giu;
const whoSays =
  /\b(?:my |the )?(?:husband|wife|father|papa|mummy|mother|brother|he|she|they|we)\b(?=\W+(?:\w+ )?(?:says?|said|wants?|thinks?|bol\w*|keh\w*))|\b(?:he|she) wants? (?:the )?\p{L}+/giu;

/** "Papa says twelve, I'd say fourteen": both, until it is settled. */
export function opinionsIn(text: string): string | undefined {
  const said = [...text.matchAll(opinion)].map((match) => numberIn(match[1] ?? match[2] ?? ''));
  const [first, second] = said;
  if (said.length !== 2 || first === undefined || second === undefined || Math.min(first, second) < 3 || Math.max(first, second) > 60)
    return undefined;
  return first === second ? `${first} lakh` : `${Math.min(first, second)}-${Math.max(first, second)} lakh`;
}
const opinion =
  /\b(?:\p{L}+ says?|i'?d say|i would say|i say|\p{L}+ (?:bol|keh) rah[aei] h\w+|\p{L}+ (?:bolte|kehte|bolti|kehti) h\w+) (?:it is |about )?([\d.]+|\p{L}+)|(?:main|i) (?:toh |to )?([\d.]+|\p{L}+) (?:bolunga|kahunga|bolungi|kahungi)/giu;

/** The amount with what limits it, as it was said: "around 9 lakh", "12 lakh on road", "7 lakh max". */
function qualified(text: string, said: string, amount: string): string {
  const at = text.indexOf(said);
  const [before, after] = [text.slice(0, Math.max(at, 0)), text.slice(at + said.length)];
  const about =
    /\b((?:exchange )?kaa?t ke|after (?:the )?exchange|under|below|within|less than|around|about|approx\w*|nearly|roughly|lagbhag|kari+b)\s+$|(लगभग|क़?रीब)\s+$/iu
      .exec(before)?.[0]
      .trim();
  const tail = /^\s*(?:lakhs?|lacs?|लाख)?\s*(tak|तक|ke aas ?paas|के आसपास|ke andar|ke neeche|के अंदर|के नीचे)(?![\p{L}\p{M}])/iu.exec(
    after,
  )?.[1];
  const isMost = mostWords.test(text);
  const road = /\b(?:on[- ]?road|otr|ex[- ]?showroom)\b|ऑन[- ]?रोड|एक्स[- ]?शोरूम/iu.exec(after)?.[0];
  const each = /^\s*(?:lakhs?|lacs?)?\s*(each|per car|har gaadi)\b/iu.exec(after)?.[1];
  const end = isMost ? (/\p{Script=Devanagari}/u.test(text) ? 'से ज़्यादा नहीं' : 'max') : tail;
  return [about, amount, end, road, each].filter(Boolean).join(' ');
}
const mostWords =
  /\b(?:ceiling|not exceeding|should not exceed|not (?:a|one) (?:rupee|paisa) (?:more|beyond|above)|tops|max|maximum|at (?:the )?most|(?:not|no) more than|not above|cannot (?:go )?(?:cross|above)|(?:se )?(?:zyada|jyada|upar|oopar) (?:nahi|nahin|bilkul nahi))\b|(?:से (?:ऊपर|ज़्यादा|ज्यादा)|ज़्यादा|ज्यादा) (?:नहीं|नही)/iu;
/** "9 on road, not ex showroom" */
const onRoad = /(?<![\d.])\d{1,2}(?:\.\d+)? ?(?:lakhs? |l )?(?:on[- ]?road|otr)\b/iu;
const spends = /\b(?:(?:can|could|will) (?:spend|go|afford|pay|do|manage|stretch)|afford|kharch)\b|ख़?र्च/iu;
/** "On road, not ex-showroom", said of the amount before. */
export const onRoadAlone = /^\W*(?:(?:that is|that's|it is|i mean|matlab|yeh|woh)\W+)*on[- ]?road\b/iu;
/** "Can stretch to fifteen", "biwi bol rahi hai terah": a second amount, above the first. */
function stretchIn(text: string, first: string): string | undefined {
  const found = stretches.exec(text)?.slice(1).find(Boolean);
  const [least, most] = [numberIn(first.replace(/lakhs?|lacs?|लाख/giu, '')), found === undefined ? undefined : numberIn(found)];
  return least !== undefined && most !== undefined && most > least && most <= least * 2 ? found : undefined;
}
const stretches =
  /\b(?:stretch|extend|go)(?: it| up)* (?:to|till|upto) (\w+)|\b(\w+)(?: lakh)? tak (?:ja|badha|khinch|chal)\w*|\b(?:wife|husband|biwi|patni|pati|mummy|papa|she|he)\b.{0,16}?\b(?:says?|saying|bol\w*|keh\w*|wants)(?: rah[aei])?(?: hai| hain)? (\w+)(?: lakhs?)?[^\p{L}\p{M}\p{N}]*$|([\p{L}\p{M}\d]+)(?: लाख)? तक (?:जा|बढ़|चल)/iu;
