/** What a line tells Arya, each by its own shape; what is no answer fills nothing. */

import { moneyIn, numberIn, partySizeIn } from '../../../language/numbers.ts';
import { rangesIn } from '../../../language/ranges.ts';
import { tokensOf } from '../../../language/tokens.ts';
import type { PlanLine } from '../../plan.ts';
import { isQuestion } from '../../talk.ts';
import type { AryaState, Told } from './note.ts';
import { isCity, remarksIn, type Taken, withRemarks } from './remarks.ts';
import { mergedWants, speaksOfCar, vehicleIn, withoutMakes } from './vehicle.ts';
import { callWishIn, movedDay, whenIn } from './when.ts';
import { correctionsIn, whoIn } from './who.ts';

export interface Found extends Told {
  digits?: string;
}

/** What is known after the line, where it told something new. */
export function toldIn(line: PlanLine, before: AryaState): Found {
  const { message } = line;
  const asked = line.asked;
  const found: Found = {};
  const who = whoIn(message, before, { asked, isQuestion: line.isQuestion });
  Object.assign(found, who);
  const wish = callWishIn(message);
  const [, firm] = (dealer.test(message) && trade.exec(message)) || [];
  if (firm !== undefined && found.company === undefined && before.company === undefined) found.company = firm;
  const daily = dailyWay.exec(message)?.[0];
  if (found.company !== undefined && isCity(found.company)) delete found.company;
  // "My name is Kiran" names no car.
  const unnamed = who.name === undefined ? message : without(message, who.name);
  const rest = withoutContacts(wish === undefined ? unnamed : unnamed.replace(wish, ' '));
  for (const sentence of sentencesOf(rest.replace(changesTime, ' '))) {
    const isAsking = !asksNothing.test(sentence) && isQuestion(sentence);
    const soFar: AryaState = { ...before, ...found };
    const anew = correctedCar(sentence, soFar);
    const vehicle = vehicleIn(anew?.said ?? sentence, {
      isAsked: asked === 'vehicle',
      isQuestion: isAsking,
      hasDrives: soFar.drives !== undefined,
      corrected: anew?.of,
    });
    const isTrade = dealer.test(message);
    if (vehicle.sold !== undefined) found.sold = vehicle.sold;
    if (vehicle.drives !== undefined && !isTrade) found.drives = vehicle.drives;
    else if (before.drives === undefined && drivesNone.test(sentence)) found.drives = 'no car';
    if (vehicle.wants !== undefined && !isTrade)
      found.wants = mergedWants(found.wants ?? before.wants, vehicle.wants, addition.test(sentence) && !exchanges.test(sentence));
    const drives = found.drives ?? before.drives;
    const year = modelYear.exec(sentence)?.[1] ?? yearInWords(sentence);
    if (drives !== undefined && year !== undefined && !yearKnown.test(drives) && !looksForYear.test(sentence))
      found.drives = `${year} ${drives}`;
    const when = whenIn(sentence, { isAsked: asked === 'timeline', isQuestion: isAsking });
    // "After the wedding four": who rides then, not when the car is wanted.
    const isCount = when.timeline !== undefined && before.timeline !== undefined && nowAndLater.test(sentence);
    if (!isCount) Object.assign(found, when);
    const moved =
      when.testDrive && before.testDrive && (corrects.test(sentence) || sameHour.test(sentence))
        ? movedDay(before.testDrive, when.testDrive)
        : undefined;
    if (moved !== undefined) found.testDrive = moved;
    const numbers = withoutMakes(sentence);
    // "Four seats, actually five": a number alone after a correction is the number just said, anew.
    const told = found.budget === undefined ? (found.seats === undefined ? undefined : 'seats') : 'budget';
    const latest = told ?? (iMean.test(sentence) ? before.latest : undefined);
    const anewNumber =
      latest !== undefined && numberAlone.test(sentence) ? correctedNumber(sentence, { ...soFar, latest }, false) : undefined;
    if (anewNumber && Object.keys(anewNumber).length > 0) {
      Object.assign(found, anewNumber);
      continue;
    }
    const seats = seatsIn(numbers, asked, isAsking, before);
    if (seats !== undefined) found.seats = seats;
    const budget = budgetIn(numbers, asked, before);
    if (budget !== undefined) found.budget = budget;
    else if (before.budget !== undefined && onRoadAlone.test(sentence) && !/road/i.test(before.budget))
      found.budget = `${before.budget} on road`;
  }
  const again =
    found.seats === undefined && found.budget === undefined ? correctedNumber(rest, before, Object.keys(found).length > 0) : undefined;
  const all: Found = { ...found, ...again, ...exchangedNumber(message, before) };
  const remarks = [
    wish,
    asksHowFar.test(message) ? undefined : daily?.trim(),
    ...remarksIn(rest, before.wish, slotsTaken(all, before)),
  ].filter((one) => one !== undefined);
  const noted = withRemarks(before.wish, remarks);
  if (remarks.length > 0 && noted !== undefined) all.wish = noted;
  return all;
}

/** What the slots took of a line. */
export function slotsTaken({ budget, timeline, testDrive, drives, sold, wants, company, seats }: Found, before: AryaState): Taken {
  const isNew = (value: string | undefined, key: keyof Told): value is string => value !== undefined && value !== before[key];
  return {
    texts: [company, drives, sold, wants].flatMap((one) => one?.split(', ') ?? []).filter((one) => one !== ''),
    words: [
      isNew(budget, 'budget') ? budget : '',
      isNew(timeline, 'timeline') ? timeline : '',
      isNew(testDrive, 'testDrive') ? testDrive : '',
      isNew(seats, 'seats') ? ridersAtHome : '',
    ].filter((one) => one !== ''),
  };
}
/** Who is counted needs no remark. */
const ridersAtHome = 'wife husband kid kids child children son daughter ghar family bache bacche adults';

/** "Thursday same time". */
const sameHour = /\bsame time\b|\busi (?:time|samay|waqt)\b|उसी (?:समय|वक़्त|टाइम)/iu;

/** "Not 16, 18", "16 nahi 18": the number that was noted is exchanged for the other. */
function exchangedNumber(text: string, before: AryaState): Found {
  const said =
    /\b(?:not|nahi|no) (\w{1,9})[,\s]+(?:but |its |it's )?(\w{1,9})\b|(?<![\p{L}\p{M}])([\p{L}\p{M}\d]{1,9}) (?:nahi|nahin|not|नहीं)[,\s]+([\p{L}\p{M}\d]{1,9})(?![\p{L}\p{M}])/iu.exec(
      text,
    );
  const [old, now] = [numberIn(said?.[1] ?? said?.[3] ?? ''), numberIn(said?.[2] ?? said?.[4] ?? '')].map((number) => number?.toString());
  if (old === undefined || now === undefined) return {};
  const at = new RegExp(`(?<!\\d)${old}(?!\\d)`);
  if (before.budget !== undefined && at.test(before.budget)) return { budget: before.budget.replace(at, now) };
  return before.seats === old ? { seats: now } : {};
}

/** A dealer speaks of the cars of the trade. */
export const dealer =
  /\b(?:i|we) (?:own|run|have|manage)\b.*\b(?:dealership|showrooms?|agency)\b|\b(?:my|our|mera|mere|hamara|hamare) (?:\w+ )?(?:dealership|showrooms?|agency)\b|मेर[ाे] (?:\S+ )?(?:शोरूम|एजेंसी)/iu;
const trade = /\b(?:a |an |the |my |our )?((?:\w+ )?(?:dealership|showrooms?|agency)(?: (?:in|at|of) \w+)?)/iu;
/** "Change Diwali to December": what stood before is gone. */
const changesTime = /\bchange (?:the |it |my )?(?!people|seats?|budget|name|number)\p{L}+ to\b/giu;
/** "Roz 80 km": how far they drive, which decides the fuel. */
const dailyWay =
  /\b(?:roz|daily|every ?day|rozana) (?:\w+ )?\d{2,3} ?(?:km|kms|kilomet\w+)\b|\b\d{2,3} ?(?:km|kms|kilomet\w+) (?:a day|per day|daily|every ?day|roz)|रोज़? \d{2,3} किलोमीटर/iu;
/** "Kitne km roz chale to diesel?" */
const asksHowFar = /\?|\b(?:kya|kitn[ei]|how|if|agar)\b|क्या|कितन|अगर/iu;
/** "2013 model hai", of the car that was named before. */
const modelYear = /\b((?:19[89]|20[0-3])\d) ?(?:model|ki|ka|wali|मॉडल|की)/iu;
/** "Two thousand nine model", "twenty fifteen model", "do hazar nau ki". */
function yearInWords(text: string): string | undefined {
  const said = /\b(?:two thousand(?: and)?|twenty|do ha[jz]a+r) (\p{L}+(?: \p{L}+)?) (?:model|ki|ka|wali)\b/iu.exec(text)?.[1];
  const count = said === undefined ? undefined : numberIn(said);
  return count !== undefined && count >= 1 && count <= 30 ? String(2000 + count) : undefined;
}
const looksForYear = /\b(want|looking|chahiye|leni|new|nayi|nai)\b|चाहिए|लेनी/iu;
const yearKnown = /\b(?:19|20)\d\d\b/;
/** "I have nothing now", "abhi koi gaadi nahi". */
const drivesNone =
  /\b(?:have|own|drive) (?:nothing|no (?:car|vehicle))\b|\bno car (?:at home|right now)\b|\b(?:nothing|no car) (?:now|at present|currently|today|yet)\b|\bkoi (?:gaadi|gadi|car) nahi\b|कोई (?:गाड़ी|कार) नहीं/iu;
/** "Maruti ya Tata, koi bhi" chooses, "jab 18 ka hoga" tells a time: neither asks. */
const asksNothing = /\bkoi bhi\b|\bor so\b|\b(?:any|either) (?:is|will|would|one)\b|कोई भी|\bjab\b.*\bhog[ai]\b|जब .*होग[ाी]/iu;
const exchanges = /\b(make it|make that|instead|change|kar do|kar dijiye)\b|कर दो/iu;
const addition = /\b(also|too|or|bhi|aur|and)\b|भी|और/iu;

/** Its sentences; what is corrected on the way stands for itself: "next month, sorry no, in March". */
const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?।]+(?:\.\d+[^.!?।]*)*[.!?।]*/gu) ?? [text]).flatMap((part) => correctionsIn(part)).filter((part) => part.trim() !== '');

function without(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}

const withoutContacts = (text: string): string => text.replace(/\S+@\S+/g, ' ').replace(/\+?\d(?:[\s()-]{0,2}\d){7,}/g, ' ');

const riders =
  /\b(family|parents?|father|mother|wife|husband|partner|kids?|child(?:ren)?|sons?|daughters?|baby|in-laws?|alone|just me|only me|friends|dog|bachche|bacche|parivaar|parivar|akela|akeli|pati|patni|maa|papa|mummy|joint family)\b|परिवार|बच्चे|अकेल[ाी]|पति|पत्नी|माँ|पिता/giu;
const seatWords =
  /\b(\d|two|four|five|six|seven|eight|do|char|chaar|paanch|panch|chhe|che|saat|sat|aath)(?:\s*(?:-|to|or|ya|se)\s*(\d|five|six|seven|eight))?[ -]?(?:seat\w*|log|people|ppl|persons?|members?|passengers?|sawari\w*|adults?$)/iu;
const counted = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|do|teen|char|chaar|paanch|panch|chhe|saat|aath)`;
/** "We are four", "no 6 with grandparents", "4 of us". */
const ourCount = new RegExp(
  String.raw`\b(?:we are|we're|we will be|hum|total|altogether) (?:log |total |all )?(?:um |uh |like )?${counted}(?![\p{L}\p{N}]|\.\d| ?(?:lakhs?|lacs?|k|years?|saal|km)\b)|\b${counted} (?:of us|with (?:my |the |our )?(?:\w*parents|\w*mother|\w*father|kids|children|in-?laws|dadi|nani|baby)|including|milakar|mila ke|in all)\b|\b(?:suv|sedan|hatchback|muv|mpv|car|gaadi|seater) for ${counted}(?=\W*(?:$|[,.;]|people|persons|log|and\b))|\b(?:people|persons|seats?|log) (?:to|ko|is|are|now) ${counted}(?! ?(?:lakhs?|lacs?))\b`,
  'iu',
);
/** "Two now, four after the wedding". */
const nowAndLater =
  /\b(\w+) (?:log |people |of us )?(?:now|today|abhi|filhaal)\b.{0,32}?\b(?:later|after|soon|baad|phir)\b(?: \w+){0,2}? (\w+)\W*$/iu;
/** "I drive alone mostly", "mostly alone, sometimes two friends". */
const mostlyAlone =
  /\b(?:drive|travel|go|ride)s? (?:\w+ )?alone\b|\b(?:mostly|usually|mainly) (?:i am |i'm )?alone\b|\bi am (?:mostly|usually|mainly) alone\b|\b(?:zyadatar|aksar|mostly) (?:main )?akel[aei]\b|\bakel[aei] hi (?:chal|jaat)|(?:अकेले|अकेला|अकेली) (?:ही )?(?:चल|जात)/iu;
const atTimes =
  /\b(?:sometimes|at times|weekends?|kabhi kabhi) (?:with )?(?:my )?(?:(\w+) (?:\w*friends?|dost|people|log|kids?|others)|(parents|mummy papa))\b/iu;
/** "Four people, no five". */
const laterNumber =
  /(?<=^\W*(?:no|nahi|nahin|sorry|actually|make it|नहीं)\W*)(?:\d|two|three|four|five|six|seven|eight|do|teen|char|chaar|paanch|panch|chhe|saat|aath)\b/iu;
const seatsHi = /(पाँच|पांच|छह|छः|सात|आठ|चार|तीन|दो|\d)\s*(?:-|या|से)?\s*(\d)?\s*(?:सीट\S*|लोग\S*|लोगों|जन|सदस्य)/u;

/** "Hum do aur do bachche". */
const parentsAndChildren =
  /(?:\b(?:hum|ham|we|us)|हम) (\S+)(?: log)? (?:aur|and|plus|और) (\S+) (?:bachch?[ae]|bacche|kids?|child\w*|बच्च[ाे])/iu;

/** "I want something for my daughter" says for whom, and not how many ride. */
const isGift = /\b(?:want|need|buy|buying|looking)\b.*\bfor (?:my|our)\b/iu;

/** How many seats: a count or a range of counts; words of who rides only where that was asked. */
function seatsIn(text: string, asked: string | undefined, isAsking: boolean, before: AryaState): string | undefined {
  const later = nowAndLater.exec(text);
  const [few, many] = [numberIn(later?.[1] ?? ''), numberIn(later?.[2] ?? '')];
  if (few !== undefined && many !== undefined && few < many && many <= 12) return `${few}-${many}`;
  const explicit = seatWords.exec(text)?.[0] ?? seatsHi.exec(text)?.[0];
  const anew = explicit === undefined ? undefined : laterNumber.exec(text.slice(text.indexOf(explicit) + explicit.length))?.[0];
  if (explicit !== undefined) return numbersOf(anew ?? explicit);
  const [, adults, children] = parentsAndChildren.exec(text) ?? [];
  const both = (numberIn(adults ?? '') ?? 0) + (numberIn(children ?? '') ?? 0);
  if (both > 0) return String(both);
  const ours = ourCount.exec(text);
  const all = ours && numbersOf(ours[1] ?? ours[2] ?? ours[3] ?? ours[4] ?? '');
  // "We are two adults and two kids" goes on counting.
  if (all && Number.parseInt(all, 10) >= (partySizeIn(text)?.people ?? 0)) return all;
  if (isAsking && asked !== 'seats' && !/\b(we|us|hum|ham|family|log)\b|हम|लोग/iu.test(text)) return undefined;
  // Who comes along changes no count that was said.
  if (mostlyAlone.test(text)) {
    const [, counted = '', pair] = atTimes.exec(text) ?? [];
    const others = pair === undefined ? numberIn(counted) : 2;
    return others === undefined ? '1' : `1-${others + 1}`;
  }
  const people = before.seats === undefined || asked === 'seats' || corrects.test(text) ? partySizeIn(text) : undefined;
  if (people && people.people > 0 && people.people < 30 && !/\bdrive\b/i.test(text)) return numbersOf(people.text, people.people);
  const { from, upto } = rangesIn(tokensOf(text), text)[0] ?? {};
  const isShort =
    text.trim().split(/\s+/).length <= 6 &&
    !/\b(?:one|want|that|this|years?|yrs|saal|lakhs?|lacs?|months?|mahine|km|baje|am|pm|o'clock|test|morning|evening|\w+day|subah|shaam)\b/i.test(
      text,
    );
  if (asked === 'seats' && isShort && upto !== undefined && from !== undefined && upto >= 1 && upto <= 12 && Number.isInteger(upto))
    return from === upto ? String(upto) : `${from}-${upto}`;
  if (asked !== 'seats' || isAsking || isGift.test(text) || before.seats !== undefined || /\bdriv|chala/i.test(text)) return undefined;
  const named = [...new Set([...text.matchAll(riders)].map(([found]) => found.toLowerCase()))];
  return named.length > 0 ? named.slice(0, 4).join(', ') : undefined;
}

/** "Four or five seats" as "4-5"; what counts relatives goes by their sum. */
function numbersOf(text: string, people?: number): string | undefined {
  const ranges = rangesIn(tokensOf(text), text);
  const [range] = ranges;
  if (range && ranges.length === 1 && Number.isInteger(range.upto) && (people === undefined || range.upto === people))
    return range.from === range.upto ? String(range.upto) : `${range.from}-${range.upto}`;
  return people === undefined ? undefined : String(people);
}

const lakh = 100_000;
const otherMoney =
  /\b(exchange|resale|sold|sell|worth|down ?payment|insurance|bech\w*|discount|fine|salary|chal[ia]|driven|run|odometer)\b|चली/iu;
const monthly = /\b(emi|per month|a month|monthly|mahine|mahina|har mahine|every month|pm)\b|महीने|ईएमआई|मासिक/iu;
const openBudget =
  /\b(no (?:fixed )?budget|no limit|budget (?:is )?(?:not an issue|flexible|open|no problem)|flexible|koi limit nahi|budget ki (?:koi )?(?:chinta|dikkat) nahi)\b/iu;

/** "Under 10" can only be lakhs, with a car. */
const limitAlone = /^\W*(?:(?:ok|and|but|something)\W+)*(?:under|below|within|up ?to|max(?:imum)?)\W+\d{1,2}\W*$/iu;
/** "10 to 12", "maybe 9", once the budget was asked for. */
const rangeAlone = /^\W*(?:(?:maybe|about|around|shayad|lagbhag)\s+\d{1,2}|\d{1,2}\s*(?:to|-|se|or|ya)\s*\d{1,2})\W*$/iu;
/** A number of something else, said where the budget was asked: "he is six two", "we are 4". */
const countsOther =
  /\b(?:he|she|they|we|us|hum|log|people|years?|yrs|saal|km|old|feet|foot|have an?|baje|am|pm|seats?|cibil|score|adults?|members?|kids|children|persons?)\b|साल|लोग/iu;

function budgetIn(text: string, asked: string | undefined, before: AryaState): string | undefined {
  if (otherMoney.test(text) && !/\bbudget\b|बजट/iu.test(text) && !onTop.test(text)) return undefined;
  const plain = text.replace(/(\d)\s*-?ish\b/gi, '$1');
  const said = moneyIn(plain);
  // A number alone is lakhs where those were asked for, unless the line says an amount besides.
  const mayBeBare =
    (asked === 'budget' && !countsOther.test(text)) ||
    /\bbudget\b|बजट/iu.test(text) ||
    (before.budget === undefined && spends.test(text) && !countsOther.test(text)) ||
    (before.budget === undefined && limitAlone.test(text)) ||
    (before.budget === undefined && asked !== 'seats' && before.asked.budget !== undefined && rangeAlone.test(text));
  const money = said && said.rupees >= lakh ? said : (moneyIn(plain, mayBeBare ? lakh : undefined) ?? said);
  if (!money || money.rupees < 5_000)
    return asked === 'budget' && openBudget.test(text) ? openBudget.exec(text)?.[0].toLowerCase() : undefined;
  // "5 seater, 12 lakh": a count beside another thing is no money.
  if (/\bseat|people|log\b/i.test(text) && money.rupees < lakh && !/k|hazar|thousand|हज़ार/iu.test(money.text)) return undefined;
  const range = /(?:between\s+)?\d[\d.]*\s*(?:and|to|-|–|se|से|or|ya)\s*\d[\d.]*\s*(?:lakhs?|lacs?|crores?|k|लाख)\b/iu.exec(text)?.[0];
  const isBare =
    !/lakhs?|lacs?|\bl\b|crores?|\bcr\b|karod|\dk\b|hazar|hajar|thousand|rupees?|rupaye|rs|₹|लाख|करोड़|हज़ार|हजार|रुप/iu.test(money.text) &&
    money.rupees >= lakh;
  const unit = /\p{Script=Devanagari}/u.test(text) ? 'लाख' : 'lakh';
  // "Twenty twenty two lakhs" reads as one number, and is a range.
  const isRunOn = money.from < money.rupees && !/-|–|\b(?:to|se|or|ya|and|till)\b|से|या/iu.test(money.text) && money.rupees >= lakh;
  const plainAmount = isRunOn ? `${money.from / lakh}-${money.rupees / lakh} ${unit}` : isBare ? `${money.text} ${unit}` : money.text;
  const amount = qualified(text, money.text, range?.replace(/^between\s+/i, '').trim() ?? plainAmount);
  const more = stretchIn(text, money.text);
  if (more !== undefined && range === undefined) return `${amount} ${/\p{Script=Devanagari}/u.test(text) ? 'से' : 'to'} ${more}`;
  const isMonthly = monthly.test(text) || (before.budget !== undefined && monthly.test(before.budget));
  return isMonthly && money.rupees < lakh && !monthly.test(amount) ? `${amount} a month` : amount;
}

/** The amount with what limits it, as it was said: "around 9 lakh", "12 lakh on road", "7 lakh max". */
function qualified(text: string, said: string, amount: string): string {
  const at = text.indexOf(said);
  const [before, after] = [text.slice(0, Math.max(at, 0)), text.slice(at + said.length)];
  const about =
    /\b((?:exchange )?kaa?t ke|after (?:the )?exchange|around|about|approx\w*|nearly|roughly|lagbhag|kari+b)\s+$|(लगभग|क़?रीब)\s+$/iu
      .exec(before)?.[0]
      .trim();
  const tail = /^\s*(?:lakhs?|lacs?|लाख)?\s*(tak|तक|ke aas ?paas|के आसपास)(?![\p{L}\p{M}])/iu.exec(after)?.[1];
  const isMost = mostWords.test(text);
  const road = /\bon[- ]?road\b|ऑन[- ]?रोड/iu.exec(after)?.[0];
  const end = isMost ? (/\p{Script=Devanagari}/u.test(text) ? 'से ज़्यादा नहीं' : 'max') : tail;
  return [about, amount, end, road].filter(Boolean).join(' ');
}
const mostWords =
  /\b(?:not (?:a|one) (?:rupee|paisa) (?:more|beyond|above)|tops|max|maximum|at (?:the )?most|(?:not|no) more than|not above|cannot (?:go )?(?:cross|above)|(?:se )?(?:zyada|jyada|upar|oopar) (?:nahi|nahin|bilkul nahi))\b|से (?:ऊपर|ज़्यादा|ज्यादा) (?:नहीं|नही)/iu;
const spends = /\b(?:(?:can|could|will) (?:spend|go|afford|pay)|afford|kharch)\b|ख़?र्च/iu;
/** "On road, not ex-showroom", said of the amount before. */
const onRoadAlone = /^\W*(?:(?:that is|that's|it is|i mean|matlab|yeh|woh)\W+)*on[- ]?road\b/iu;
/** "After the exchange 6 lakh more". */
const onTop = /\b(?:kaa?t ke|kaa?tke|after (?:the )?exchange|on top|upar se|aur de|besides the exchange|plus exchange)\b|काटकर|के ऊपर/iu;

/** "Can stretch to fifteen", "biwi bol rahi hai terah": a second amount, above the first. */
function stretchIn(text: string, first: string): string | undefined {
  const found = stretches.exec(text)?.slice(1).find(Boolean);
  const [least, most] = [numberIn(first.replace(/lakhs?|lacs?|लाख/giu, '')), found === undefined ? undefined : numberIn(found)];
  return least !== undefined && most !== undefined && most > least && most <= least * 2 ? found : undefined;
}
const stretches =
  /\b(?:stretch|extend|go)(?: it| up)* (?:to|till|upto) (\w+)|\b(\w+)(?: lakh)? tak (?:ja|badha|khinch|chal)\w*|\b(?:wife|husband|biwi|patni|pati|mummy|papa|she|he)\b.{0,16}?\b(?:says?|saying|bol\w*|keh\w*|wants)(?: rah[aei])?(?: hai| hain)? (\w+)(?: lakhs?)?\W*$|([\p{L}\p{M}\d]+)(?: लाख)? तक (?:जा|बढ़|चल)/iu;

/** Words of correcting: a number alone after them is the last number anew. */
const corrects =
  /\b(actually|sorry|no|i mean|i meant|chalo|make it|make that|keep it|rather|nahi|nahin|correction|instead|kar do|kar lo|kar dijiye|change|\p{L}+ bolo|\p{L}+ rakho)\b|नहीं|माफ़|कर दो|कर लें|बोलो/iu;

/** "No sorry, i10", "no, i10": what is said anew, where it is a car. */
function correctedCar(text: string, before: AryaState): { said: string; of: 'drives' | 'wants' } | undefined {
  const said = (/^\W*(?:(?:no|nahi|nahin|नहीं)\W+)?(?:sorry|actually|wait)\W+(.+)$/iu.exec(text) ??
    (before.drives === undefined ? undefined : /^\W*(?:no|nahi|nahin|नहीं)\W+(.+)$/iu.exec(text)))?.[1];
  if (said === undefined || !speaksOfCar(said)) return undefined;
  return { said, of: before.drives === undefined ? 'wants' : 'drives' };
}

/** "I mean four": of the line before, whatever was asked since. */
const iMean = /^\W*i mean/iu;
/** "Sorry, five" and nothing besides. */
const numberAlone =
  /^\W*(?:(?:actually|sorry|no|nahi|nahin|make it|make that|i mean|i meant|wait|rather|chalo|नहीं|माफ़)\W+)+(?:[\d.]+|\p{L}+)(?: (?:lakhs?|people|log|seats?))?\W*(?:,.*)?$/iu;

/** "Pandrah bolo": the number to be written instead. */
const saysAnew =
  /([\p{L}\p{M}\d]+)(?: lakh| लाख)? (?:bolo|likho|rakho|rakh lo|karo|kar do|kar dijiye|likh lo|likh do|बोलो|लिखो|रखो|कर दो)/iu;

const ofOther = /\b(?:times|calls?|number|a day|per day|baar|phone)\b|बार|नंबर/iu;

function correctedNumber(text: string, before: AryaState, hasOther: boolean): Found {
  // "No, you people call ten times a day": long, or of something else.
  if (hasOther || !corrects.test(text) || before.latest === undefined || ofOther.test(text)) return {};
  const [, anew] = saysAnew.exec(text) ?? [];
  const value = (anew === undefined ? undefined : numberIn(anew)) ?? numberIn(text);
  if (value === undefined || value > 60) return {};
  if (before.latest === 'seats') return value <= 12 ? { seats: String(value) } : {};
  const unit = /lakhs?|lac|crore|k\b|लाख|hazar|thousand/iu.exec(before.budget ?? '')?.[0] ?? 'lakh';
  return { budget: `${value} ${unit}` };
}
