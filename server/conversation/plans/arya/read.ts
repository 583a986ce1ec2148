/** What a line tells Arya, each by its own shape; what is no answer fills nothing. */

import { numberIn } from '../../../language/numbers.ts';
import { emailIn, phoneIn, withoutEmail } from '../../../language/parse.ts';
import { rangesIn } from '../../../language/ranges.ts';
import { tokensOf } from '../../../language/tokens.ts';
import { spelledOut } from '../../../language/typing-slips.ts';
import { anyDayIn, hourIn, orHourIn, withHour } from '../../../language/visit-times.ts';
import { withYears } from '../../../language/years.ts';
import type { PlanLine } from '../../plan.ts';
import { isQuestion } from '../../talk.ts';
import { countedBy, numberAnew } from './bare-number.ts';
import { budgetAnew, hasUnit, onRoadAlone, paymentIn } from './budget.ts';
import { callWishesIn } from './call-wish.ts';
import { speaksOfCar, withoutMakes } from './car-terms.ts';
import { carsIn } from './cars-told.ts';
import { correctedNumber, correctionsIn, corrects, exchangedNumber, iMean, numberAlone } from './corrections.ts';
import { capitalised } from './names.ts';
import type { AryaState, Told } from './note.ts';
import { withoutOtherMoney } from './payment.ts';
import { hasDigits, isCity, remarksIn, type Taken, withRemarks } from './remarks.ts';
import { forCount, nowAndLater, seatsAnew, seatsIn } from './seats.ts';
import { takenBack } from './taken-back.ts';
import { pastTime } from './taken-times.ts';
import { months } from './time-words.ts';
import { withSeats } from './wanted-words.ts';
import { dayWord, movedDay, movedHour, saysDay, setsDay, whenIn } from './when.ts';
import { titleDot, whoIn } from './who.ts';

export interface Found extends Told {
  digits?: string;
  supposed?: string;
}

/** What is known after the line, where it told something new. */
export function toldIn(line: PlanLine, before: AryaState): Found {
  const asked = line.asked;
  // A name alone is no misspelt word.
  const isName = asked === 'name' && line.message.trim().split(/\s+/).length <= 3;
  const spelled = spelledOut(line.message, isName ? [] : slotWords);
  // "Twenty twenty two" may be an amount or digits where those were asked for.
  const mayBeYear = (asked !== 'budget' && asked !== 'contact') || speaksOfCar(spelled);
  const message = mayBeYear ? withYears(spelled) : spelled;
  const found: Found = {};
  const who = whoIn(message, before, { asked, isQuestion: line.isQuestion });
  Object.assign(found, who);
  const wishes = callWishesIn(message, (who.phone ?? who.email) !== undefined);
  const [, firm] = (dealer.test(message) && trade.exec(message)) || [];
  if (firm !== undefined && found.company === undefined && before.company === undefined) found.company = firm;
  const daily = dailyWay.exec(message)?.[0];
  const [, called] = livesBy.test(message) ? (calledSo.exec(message) ?? []) : [];
  if (called !== undefined && before.company === undefined) found.company = capitalised(called.trim());
  if (found.company !== undefined && isCity(found.company)) delete found.company;
  // "My name is Kiran" names no car.
  const unnamed = who.name === undefined ? message : without(message.replace(titleDot, '$1 '), who.name);
  // A part of a telephone number counts nothing.
  const isOfNumber =
    isOfDigits(message) ||
    who.digits !== undefined ||
    (who.phone !== undefined && (before.digits !== undefined || phoneIn(message) === undefined)) ||
    (who.email !== undefined && emailIn(message) === undefined);
  const whole = isOfNumber ? '' : withoutContacts(wishes.reduce((text, wish) => text.replace(wish, ' '), unnamed));
  const orHour = before.testDrive === undefined || hourIn(before.testDrive, true) === undefined ? undefined : orHourIn(whole);
  if (orHour !== undefined) found.testDrive = withHour(before.testDrive ?? '', orHour);
  const rest = orHour === undefined ? whole : whole.replace(orHour, ' ').replace(/^[^\p{L}\p{M}\p{N}]*(?:or|ya|या)\s+/iu, '');
  for (const [at, sentence] of sentencesOf(rest.replace(changesTime, ' ')).entries()) {
    const isAsking = !asksNothing.test(sentence) && isQuestion(sentence);
    const soFar: AryaState = { ...before, ...found };
    Object.assign(found, carsIn(sentence, soFar, { isAsked: asked === 'vehicle', isAsking, isTrade: dealer.test(message) }));
    const when = whenIn(sentence, { isAsked: asked === 'timeline', isQuestion: isAsking });
    // "After the wedding four": who rides then, not when the car is wanted.
    const isCount = when.timeline !== undefined && before.timeline !== undefined && nowAndLater.test(sentence);
    if (!isCount) {
      // "In April, no, in May": the later time stands for the earlier one, whichever of the two it was of.
      if (when.timeline !== undefined && found.testDrive !== undefined && at > 0 && !dayWord.test(found.testDrive)) delete found.testDrive;
      Object.assign(found, when);
    }
    const moved =
      when.testDrive && before.testDrive && (corrects.test(sentence) || sameHour.test(sentence) || setsDay.test(sentence))
        ? movedDay(before.testDrive, when.testDrive)
        : undefined;
    if (moved !== undefined) found.testDrive = moved;
    const hourMoved =
      when.testDrive === undefined && soFar.testDrive !== undefined && corrects.test(sentence)
        ? movedHour(soFar.testDrive, sentence)
        : undefined;
    if (hourMoved !== undefined) {
      delete found.timeline;
      found.testDrive = hourMoved;
      continue;
    }
    const bare = countedBy(sentence, soFar, asked);
    const meant = bare ?? asked;
    const now = found.budget === undefined ? (found.seats === undefined ? soFar.latest : 'seats') : 'budget';
    const again = now === undefined ? undefined : numberAnew(sentence);
    const anewSaid =
      again === undefined || numberIn(again) === undefined
        ? {}
        : correctedNumber(`sorry ${again}`, { ...soFar, ...(now !== undefined && { latest: now }) }, false);
    if (Object.keys(anewSaid).length > 0) {
      Object.assign(found, anewSaid);
      continue;
    }
    // "20 Dec to 5 Jan" counts nobody.
    const undated = isDate.test(when.timeline ?? '') ? sentence.replace(when.timeline ?? '', ' ') : sentence;
    const numbers = withoutMakes(undated).replace(countsCars, ' ').replace(yearWords, ' ');
    const last = now ?? (seatsNamed.test(message) ? 'seats' : undefined);
    const fewer = isAsking ? undefined : seatsAnew(numbers, { ...soFar, ...(last !== undefined && { latest: last }) });
    if (fewer !== undefined) {
      found.seats = fewer;
      // "An eight seater", then "no, five": no eight seater is wanted any more.
      if (soFar.wants !== undefined) found.wants = withSeats(soFar.wants, soFar.seats ?? '', fewer);
      continue;
    }
    // "Four seats, actually five": a number alone after a correction is the number just said, anew.
    const told = found.budget === undefined ? (found.seats === undefined ? undefined : 'seats') : 'budget';
    const latest = told ?? (iMean.test(sentence) ? before.latest : undefined);
    const anewNumber =
      latest !== undefined && numberAlone.test(sentence) ? correctedNumber(sentence, { ...soFar, latest }, false) : undefined;
    if (anewNumber && Object.keys(anewNumber).length > 0) {
      Object.assign(found, anewNumber);
      continue;
    }
    const { budget: money, down, monthly } = paymentIn(numbers.replace(forCount, ' '), meant, before, isAsking);
    if (down !== undefined) found.down = down;
    if (monthly !== undefined) found.monthly = monthly;
    const anewMoney =
      isAsking || seatsNamed.test(sentence) || (down ?? monthly) !== undefined
        ? undefined
        : budgetAnew(withoutOtherMoney(numbers), { ...before, ...found }, asked);
    const budget =
      (money === undefined || before.budget === undefined || /lakh|lac|लाख|crore|करोड़/iu.test(sentence) ? undefined : anewMoney) ??
      money ??
      anewMoney;
    const seats = anewMoney !== undefined && budget === anewMoney ? undefined : seatsIn(numbers, meant, isAsking, before);
    // "2 lakh, papa pays" tells who pays, and not who rides.
    if (seats !== undefined && (budget === undefined || /\d/.test(seats))) found.seats = seats;
    // One number is of one thing: "5 jan" are no lakhs.
    const isOne = seats !== undefined && !hasUnit.test(sentence) && rangesIn(tokensOf(numbers), numbers).length === 1;
    if (budget !== undefined && !isOne) found.budget = budget;
    else if (before.budget !== undefined && onRoadAlone.test(sentence) && !/road/i.test(before.budget))
      found.budget = `${before.budget} on road`;
  }
  const again =
    found.seats === undefined && found.budget === undefined
      ? correctedNumber(rest, asked === 'budget' ? { ...before, latest: 'budget' } : before, Object.keys(found).length > 0)
      : undefined;
  Object.assign(found, visitAt(rest, found, before));
  const back = takenBack(rest, before);
  const kept = back === undefined ? before.wish : back.wish;
  const all: Found = { ...found, ...again, ...exchangedNumber(message, before) };
  const remarks = [
    ...wishes,
    asksHowFar.test(message) || line.isQuestion ? undefined : daily?.trim(),
    ...remarksIn((back?.rest ?? rest).replace(pastTime, ' '), kept, slotsTaken(all, before)),
  ].filter((one) => one !== undefined);
  const noted = withRemarks(kept, remarks);
  if (back !== undefined) all.wish = noted ?? '';
  else if (remarks.length > 0 && noted !== undefined) all.wish = noted;
  return all;
}

/** The visit with the hour of the line: a day said here or before and an hour make one time. */
function visitAt(text: string, found: Found, before: AryaState): Pick<Told, 'testDrive'> {
  if (found.testDrive !== undefined) {
    const hour = saysDay(found.testDrive) ? hourIn(text, true) : undefined;
    return { testDrive: withHour(found.testDrive, hour) };
  }
  const anyDay = anyDayIn(text);
  if (anyDay !== undefined) {
    delete found.timeline;
    return { testDrive: anyDay };
  }
  const visit = before.testDrive;
  if (visit === undefined || !saysDay(visit) || found.timeline !== undefined) return {};
  // "My office is from 9 am" moves no visit whose hour is known.
  const isOpen = hourIn(visit, true) === undefined || text.trim().split(/\s+/).length <= hourWordsMax;
  const hour = isOpen ? hourIn(text, false) : undefined;
  return hour === undefined ? {} : { testDrive: withHour(visit, hour) };
}
const hourWordsMax = 4;

/** A day of a month. */
const isDate = new RegExp(`^(?=.*\\d).*\\b(?:${months})\\b`, 'iu');
/** Digits said one by one, and no amount. */
const isOfDigits = (text: string): boolean => hasDigits(text) && !/lakh|lac|लाख|hazar|thousand|हज़ार|हजार|seat|सीट|log\b|लोग/iu.test(text);

/** Words of the slots. */
const slotWords = [
  ...['name', 'number', 'phone', 'mobile', 'email', 'budget', 'people', 'family', 'seater', 'seats', 'lakhs', 'month', 'months', 'weeks'],
  ...['petrol', 'diesel', 'electric', 'automatic', 'hybrid', 'sedan', 'hatchback', 'before', 'after', 'around', 'tomorrow', 'weekend'],
  ...['saturday', 'tuesday', 'wednesday', 'thursday', 'friday', 'january', 'february', 'august', 'september', 'october'],
  ...['november', 'december', 'diwali', 'christmas', 'want', 'need', 'looking', 'gaadi', 'chahiye', 'mahine', 'traffic'],
];

/** What the slots took of a line. */
export function slotsTaken(
  { name, budget, down, monthly, timeline, testDrive, drives, sold, wants, company, seats }: Found,
  before: AryaState,
): Taken {
  const isNew = (value: string | undefined, key: keyof Told): value is string => value !== undefined && value !== before[key];
  return {
    isPriced: isNew(budget, 'budget') || isNew(down, 'down') || isNew(monthly, 'monthly'),
    texts: [company, drives, sold, wants].flatMap((one) => one?.split(', ') ?? []).filter((one) => one !== ''),
    words: [
      isNew(name, 'name') ? name : '',
      isNew(budget, 'budget') ? budget : '',
      isNew(down, 'down') ? `${down} down payment` : '',
      isNew(monthly, 'monthly') ? `${monthly} emi` : '',
      isNew(timeline, 'timeline') ? timeline : '',
      isNew(testDrive, 'testDrive') ? testDrive : '',
      isNew(seats, 'seats') ? ridersAtHome : '',
    ].filter((one) => one !== ''),
  };
}
/** "Need 3 cars", "I have 4 Etios": cars are counted, and no seats. */
const countsCars =
  /(?<![\p{L}\p{M}\d.])(?:[2-9]|1\d|two|three|four|five|six|do|teen|cha+r|paa?nch)(?= (?:cars|vehicles|gaadiya\w*|vans)\b| {3,}| *$)(?<=\b(?:have|need|want|own|run|hai|paas) \S+)(?! *$)/giu;
/** "Twenty fifteen model": a year. */
const yearWords =
  /\b(?:two thousand(?: and)?|twenty|do ha[jz]a+r) \p{L}+(?: \p{L}+)?(?= (?:model|ki|ka|wali)\b)|दो हज़?ार [\p{L}\p{M}]+(?= (?:मॉडल|की|का|वाली))/giu;
/** Seats, and no lakhs. */
const seatsNamed = /\b(?:seat\w*|log|people|persons?|members?|passengers?)\b|सीट|लोग|जन\b/iu;
/** Who is counted needs no remark. */
const ridersAtHome = 'wife husband kid kids child children son daughter ghar family bache bacche adults plus पति पत्नी बच्चा बच्चे बेटा बेटी हम';

/** "We run a bakery called Amma's Oven". */
const calledSo =
  /\b(?:called|named|by the name of)\s+(\p{L}[\p{L}\p{N}'&.-]*(?: (?!(?:and|in|at|from|we|i|near|on|for|which|that|with)\b)[\p{L}\p{N}'&-]+){0,2})/iu;
/** What they live by: "we sell skin care on instagram", "hum jewellery banate hain". */
export const livesBy =
  /\b(?:we|i) (?:sell|manufacture|export|supply|distribute|run|make|bake|design) (?!(?:a|the|my|our) (?:call|payment|test|complaint|visit))\p{L}+|\b(?:my|our) (?:own )?(?:brand|company|startup|agency|clinic|institute|boutique|label)\b|\b(?:hum|ham|main|hamara|humara|mera)\b.{0,40}\b(?:bech|bana|chala|karobar|dhandha|business)\w*(?: hai[n]?| hoon)?\b|(?:हम|मैं|हमारा|मेरा).{0,40}(?:बेच|बनात|चलात|कारोबार|धंधा|बिज़नेस)/iu;

/** "Thursday same time". */
const sameHour = /\bsame time\b|\busi (?:time|samay|waqt)\b|उसी (?:समय|वक़्त|टाइम)/iu;

/** A dealer speaks of the cars of the trade. */
export const dealer =
  /\b(?:i|we) (?:own|run|have|manage)\b.*\b(?:dealership|showrooms?|(?:car|auto|bike|vehicle|maruti|tata|hyundai|hero|honda) agency)\b|\b(?:my|our|mera|mere|hamara|hamare) (?:\w+ )?(?:dealership|showrooms?)\b|मेर[ाे] (?:\S+ )?(?:शोरूम|एजेंसी)/iu;
const trade = /\b(?:a |an |the |my |our )?((?:\w+ )?(?:dealership|showrooms?|agency)(?: (?:in|at|of) \w+)?)/iu;
/** "Change Diwali to December": what stood before is gone. */
const changesTime = /\bchange (?:the |it |my )?(?!people|seats?|budget|name|number)\p{L}+ to\b/giu;
/** "Roz 80 km": how far they drive, which decides the fuel. */
const dailyWay =
  /\b(?:roz|daily|every ?day|rozana) (?:\w+ )?\d{2,3} ?(?:km|kms|kilomet\w+)\b|\b\d{2,3} ?(?:km|kms|kilomet\w+) (?:a day|per day|daily|every ?day|roz)|रोज़? \d{2,3} किलोमीटर/iu;
/** "Kitne km roz chale to diesel?" */
const asksHowFar = /\?|\b(?:kya|kitn[ei]|how|if|agar)\b|क्या|कितन|अगर/iu;
/** "Maruti ya Tata, koi bhi" chooses, "jab 18 ka hoga" tells a time: neither asks. */
const asksNothing =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:ok|okay|fine|acha|so)[^\p{L}\p{M}\p{N}]+)?then\b[^?]*$|^[^\p{L}\p{M}\p{N}]*(?:have|had|want|need|when|where|what|who|which|seats?|budget|time|name|current(?: car)?)\s*[:=]\s*\S|^[^\p{L}\p{M}\p{N}]*(?:have|had|has|can go) (?:an?|my|the|one|two|up ?to|till|\d)\b(?!.*\?)|^(?!.*\?)(?=.*\S,? (?:when|once|jab) (?:my|the|our|i|we|he|she|it|his|her)\b)(?!^[^\p{L}\p{M}\p{N}]*(?:what|who|how|which|when|where|can|will|is|are|do|does)\b).*|\b(?:kar|likh|rakh) (?:do|lo|dijiye|lijiye)\b|\bkoi bhi\b|^[^?]*\b(?:chalegi|chalega)[^\p{L}\p{M}\p{N}]*$|\bor so\b|\b(?:any|either) (?:is|will|would|one)\b|कोई भी|\bjab\b.*\bhog[ai]\b|जब .*होग[ाी]/iu;

/** Its sentences; what is corrected on the way stands for itself: "next month, sorry no, in March". */
const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?।]+(?:\.\d+[^.!?।]*)*[.!?।]*/gu) ?? [text]).flatMap((part) => correctionsIn(part)).filter((part) => part.trim() !== '');

function without(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}

const withoutContacts = (text: string): string =>
  withoutEmail(text)
    .replace(/\S+@\S+/g, ' ')
    .replace(/\+?\d(?:[\s()-]{0,2}\d){7,}/g, ' ');
