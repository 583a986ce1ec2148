/** When a visitor wants the car, wants to try it, or wants to be called. */

import { isEnglish } from '../../../language/normalise.ts';
import { timeWordsIn } from '../../../language/times.ts';
import { hindiWords } from '../../../language/typing-slips.ts';
import { wholeWords as b } from '../../../language/whole-words.ts';
import { corrects } from './corrections.ts';
import { withoutTakenTimes } from './taken-times.ts';
import {
  dateHi,
  dayNumber,
  events,
  eventsHi,
  feasts,
  many,
  months,
  monthsHi,
  ofWhom,
  ofWhomHi,
  ordinalWord,
  unit,
  unitHi,
} from './time-words.ts';

const eventTime = [
  b(
    String.raw`(?:not )?(?:before|after|by|around|till|until|for|on|in|during) (?:the |my |our |his |her |this |next )?(?:\w+ )?(?:${events})(?: season| time| (?:re)?opens?| closes?| starts?| begins?| ends?| is over)?(?: in (?:${months}))?`,
  ),
  b(
    `(?:(?:${ofWhom}) (?:ki |ke |ka )?){0,2}(?:${events}) (?:se (?:pehle|phle)|ke (?:baad|bad|time|samay|aas ?paas|pehle)|aane ke baad|aa jaye|tak|par|pe|ko|me|mein|time)(?: (?:pe|tak))?`,
  ),
  b(`(?:(?:${ofWhomHi}) (?:की |के |का )?){0,2}(?:${eventsHi}) (?:से पहले|के बाद|के समय|के आसपास|तक|पर|में|को)`),
];
const period = [
  b(`(?:between )?${dayNumber} (?:${months}) ?(?:to|se|till|and|-|–) ?${dayNumber} (?:${months})`),
  b(`(?:before |by |after |on |around )?${dayNumber} (?:of )?(?:${months})(?: (?:ko|tak|ke baad|se pehle))?`),
  b(
    `(?:${months}) (?:khat[a]?m|poora|end) hone (?:se pehle|tak|ke baad)|before (?:the end of )?(?:${months})(?: ends?| is over)|(?:${monthsHi}) (?:ख़त्म|खत्म|पूरा) होने (?:से पहले|तक)`,
  ),
  b(`(?:before |by |after |on |around )?(?:the )?${ordinalWord} (?:of )?(?:${months})`),
  b(
    `(?:in |by )?(?:the )?(?:first|second|third|last|1st|2nd) (?:week|weekend|half) (?:of |in )?(?:the )?(?:(?:this|next|coming) month|${months})`,
  ),
  b(
    String.raw`(?:agle|is|isi) mahine (?:ke|ki) (?:pehl[ei]|pahl[ei]|dusr[ei]|doosr[ei]|aakhri|akhri|\d+) (?:haft[ea]|week|ta+ri?kh|tareekh)(?: (?:me|mein|ko|tak))?`,
  ),
  b('(?:अगले|इस|इसी) महीने (?:के|की) (?:पहले|पहली|दूसरे|दूसरी|आखिरी|आख़िरी) (?:हफ़्ते|हफ्ते|सप्ताह|तारीख़|तारीख)(?: (?:में|को|तक))?'),
  b(`(?:in |by |around )?(?:${months}) ?(?:or|ya|to|se|and|aur|-|/)? ?(?<=[ /-])(?:${months})(?: (?:me|mein|tak))?`),
  b(`(?:in |by )?(?:${months}) (?:ke |ka )?(?:first|second|third|last|1st|2nd|3rd|pehle|dusre|aakhri) (?:week|weekend|half|hafte)`),
  b(`(?:on |by |before |around )?\\d{1,2}(?:st|nd|rd|th) (?:of )?(?:may|mar)`),
  b(
    '(?:before|by|after|till) (?:the |this )?(?:financial |school |academic )?(?:year|quarter|season)(?: ends?| is over| begins?| starts?)?',
  ),
  b(`${many} ?(?:-|to|se|or|ya)? ?${many} ${unit}(?: (?:me|mein|ke andar|baad|bad|later|from now|time|tak))?`),
  b(
    `(?:with ?in|in|after|next|under|coming|the next|in the next|in about) (?:the |maybe |around |about |like )?(?:next )?(?:${many} )(?:to |or )?(?:${many} )?${unit}`,
  ),
  b(
    `(?<=^\\P{L}*(?:(?:maybe|about|around|say|ok|yes|haan|ji|bas|time|timeline|when)\\W+)*)${many} ${unit}(?=\\W*$|\\s*,|\\s+(?:max\\w*|tops|latest|at most|only|or so|approx)\\b)`,
  ),
  b('(?:with ?in |in |after )?(?:a |one |the next )?fortnight(?: (?:me|mein|ke andar))?'),
  b(`${many} ${unit} (?:me|mein|ke andar|baad|bad|later|from now|time|tak)`),
  b(
    `(?:(?:by |at |before |around )?(?:the )?(?:start|beginning|end|middle|mid) of |early |mid |late |by |in |before |after |around |till |not before |for )?(?:the )?(?:this|next|nxt|coming|agl[ei]|is|isi) (?:week ?end|week|month|year|quarter|season|summer|winter|hafte|mahine|saal|${months})(?: (?:ke (?:end|shuru|ant)|end|start))?(?: (?:me|mein|tak|ko))?`,
  ),
  b(`(?:by |before |around |at )?(?:the )?(?:end|start|beginning|middle) of (?:the |this |next )?(?:year|month|week|quarter|${months})`),
  b(`(?:year|month|week|saal|mahine|hafte)(?: ke)?[ -](?:end|ant|aakhir)(?: (?:me|mein|tak))?`),
  b(
    String.raw`(?:not )?(?:(?:by|before|after|around|till|in|for|from|end of|early|mid|late|about|maybe|sometime in)\s+)?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:(?!may\b|mar\b)(?:${months}))(?: \d{1,2}(?:st|nd|rd|th)?)?(?: (?:me|mein|tak|ke baad|se pehle|end|ke end))*`,
  ),
  b(`(?:by|in|before|after|around|till|early|mid|late|end of) (?:may|mar)|(?:may|mar) (?:me|mein|tak|end|ke)`),
  b(`(?:अगले|इस|इसी) (?:हफ़्ते|हफ्ते|महीने|साल)(?: (?:${monthsHi}))?(?: (?:में|तक|के अंत))?`),
  b(String.raw`[\p{L}\p{M}\d]+(?: ?(?:-|से|या|\s) ?[\p{L}\p{M}\d]+)? ${unitHi} (?:में|बाद|के अंदर|तक)`),
  b(`${dateHi}(?: (?:में|तक|के बाद|से पहले|के अंत|को))?`),
];
/** "After the 5th", "paanch tarikh ke baad". */
const ofMonth = b(
  String.raw`(?:after|before|by|till) (?:the )?\d{1,2}(?:st|nd|rd|th)|(?:\d{1,2}|paa?nch|das|pandrah|bees|pachees) ta+ri+kh (?:ke (?:baad|bad)|se pehle|tak|ko)|(?:on|by|before|after|around) the ${ordinalWord}(?! (?:time|one|floor|day))|the ${ordinalWord}(?= (?:would|will|works|suits)\b)|(?:\d{1,2}|पाँच|पांच|दस|पंद्रह|बीस|पच्चीस) तारी[ख](?:़)? (?:के बाद|से पहले|तक|को)`,
);
const eventAlone = b(`(?!delivery)(?:${events})|${eventsHi}`);
/** What follows tells why, and no time: "after March because of school fees". */
const becauseOf = /\b(?:because|since|as|due to|kyu+n?ki|isliye)\b|क्योंकि/iu;
/** The name of a feast alone is a time. */
const festival = b(feasts);
/** What a time is told by although no list has it: "before sabarimala season", "once the flat is ready". */
const anyEvent = [
  /\b(?:before|after|by|till|until|around|once|when|as soon as) (?:the |my |our |his |her |this |next )?(?:\p{L}+ ){0,3}(?:season|festival|jayanti|function|ceremony|trip|posting|transfer|shifting|shift|move|moves|possession|reopens?|opens?|starts?|begins?|ends?|comes?|is (?:ready|over|born|done|clear\w*)|gets? (?:clear\w*|approved|sanctioned|married)|mature\w*|arrives?|retires?)\b/iu,
  /\b(?:when(?:ever)?|once|as soon as) (?:i|we|my|our|the|he|she|they|it) (?:\p{L}+ ){0,4}(?:promotion|bonus|job|salary|loan|money|raise|increment|arrears|licen[cs]e|visa|refund|retire|married|dies|shift|move|transferred|settled|home|back|comes?|arrives?|over|free)\b/iu,
  /\bjab (?:\p{L}+ ){1,5}(?:milega|milegi|aayega|aayegi|aayenge|aa jaye|ho jayega|ho jayegi|ho jaye|niklega|paas hoga)\b/iu,
];
/** The same in an answer to the question for the time: whatever stands with a word of time. */
const answersWhen = [
  /\b(?:when(?:ever)?|once|as soon as|jab) (?:i|we|my|our|the|he|she|they|papa|mummy|bonus|loan|mera|meri|mere) (?:\p{L}+ ?){1,6}(?=\W*$|[,.;])/iu,
  /\b(?:before|after|by|till|until|around) (?:the |my |our )?\p{L}[\p{L}'-]+(?: \p{L}+){0,2}(?=\W*$|[,.;])/iu,
  /(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]+ ){1,3}(?:se (?:pehle|phle)|ke (?:baad|bad|time)|tak|से पहले|के बाद|तक)(?![\p{L}\p{M}])/iu,
];
/** A word or two that no list has, where the time was asked for: the name of a feast. */
const isUnknownFeast = (text: string): boolean => {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isNew = (word: string) => word.length > 3 && !isEnglish(word) && !hindiWords().has(word);
  return (
    words.length > 0 &&
    words.length <= 2 &&
    /^\P{L}*[a-z ]+\P{L}*$/u.test(text) &&
    isNew(words[0] ?? '') &&
    /(?: (?:tak|pe|par|ko|me|mein|time))$/.test(text.trim())
  );
};
const beforeThat = b(
  'by then|(?:before|after) (?:that|it)|(?:us|is|iss|uss)(?:se|ke) (?:pehle|phle)|(?:us|is|iss|uss)ke (?:baad|bad)|(?:उस|इस)(?:से|के) पहले|(?:उस|इस)के बाद',
);
/** "The birthday is on 14 February, before that": before the birthday. */
const relation: readonly (readonly [RegExp, (time: string) => string])[] = [
  [/ ?\bbefore (?:that|it)\b/iu, (time) => `before ${time}`],
  [/ ?\bafter (?:that|it)\b/iu, (time) => `after ${time}`],
  [/ ?\b(?:us|is|iss|uss)(?:se|ke) (?:pehle|phle)\b/iu, (time) => `${time} se pehle`],
  [/ ?\b(?:us|is|iss|uss)ke (?:baad|bad)\b/iu, (time) => `${time} ke baad`],
  [/ ?(?:उस|इस)(?:से|के) पहले/u, (time) => `${time} से पहले`],
  [/ ?(?:उस|इस)के बाद/u, (time) => `${time} के बाद`],
];
/** The time in one phrase with what it is before or after. */
function related(words: string): string {
  for (const [pattern, phrase] of relation) {
    const rest = words.replace(pattern, '').trim();
    if (rest !== words && rest !== '') return phrase(rest.replace(/^(?:on|in|at) | (?:ko|me|mein|में|को)$/giu, ''));
  }
  return words;
}

const hourWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ek|do|teen|chaa?r|paa?nch|chhe|saat|aath|nau|das|gyarah|barah)';
/** "Das baje", "one o'clock", "4 pm". */
const clock = b(
  String.raw`(?:at |around |by |after |before )?(?:\d{1,2}(?::\d\d|\.\d\d)?|${hourWord}) ?(?:am|pm|baje|o'?clock|बजे)(?: ke (?:baad|bad))?|(?:after|past) ${hourWord}(?! (?:days?|weeks?|months?|years?))`,
);
const hour = b(
  String.raw`(?:at |around |by |after |before )?(?:subah |shaam |sham |dopahar )?\d{1,2}(?::\d\d|\.\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|baje|o'?clock|बजे)|(?:in the )?(?:morning|evening|afternoon|noon)|(?:after|before) (?:lunch|office|work|school)|lunch ?time|subah|shaam|sham|dopahar|सुबह|शाम|दोपहर`,
);
/** After a day an hour needs no "o'clock": "Saturday morning 10", "Sunday eleven thirty". */
const hourOfDay = b(
  String.raw`(?:(?:in the )?(?:morning|evening|afternoon|subah|shaam|sham|dopahar|सुबह|शाम|दोपहर)(?: ko)?[, ]+)?(?:at |around )?(?:\d{1,2}(?::\d\d|\.\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ek|do|teen|chaa?r|paanch|panch|chhe|saat|aath|nau|das|gyarah|barah|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|ग्यारह|बारह)(?: (?:thirty|fifteen|forty ?five|hundred hours?))? ?(?:am|pm|a\.m\.|p\.m\.|baje|o'?clock|बजे)?(?: ?(?:in the )?(?:morning|evening|afternoon))?`,
);
const dayName = b(
  '(?:this |next |coming |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:or|ya|and|/) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:this |next |coming |on |is |agle )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:som|mangal|budh|guru|shukra|shani|ra[vw]i)[vw]aa?r|it[vw]aa?r|(?:som|mangal|budh|shukra|shani|ravi)(?= ko\\b)|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार|इतवार|tomorrow|day after tomorrow|today evening|kal|parso|week ?end|कल|परसों',
);

export const dayWord =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:som|mangal|budh|guru|shukra|shani|ra[vw]i)[vw]aa?r|it[vw]aa?r|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार|इतवार/iu;
/** It names a day: "itvaar", "tomorrow". */
export const saysDay = (text: string): boolean => dayName.test(text);
/** Another day at the time that was said: "next Sunday morning" with "Saturday". */
export const movedDay = (before: string, now: string): string | undefined =>
  dayWord.exec(now)?.[0] === now.trim() && dayWord.test(before) ? before.replace(dayWord, now.trim()) : undefined;

/** Another hour on the day that was said: "make it six in the evening" with "tomorrow at five". */
export function movedHour(before: string, text: string): string | undefined {
  const anew = hour.exec(text)?.[0] ?? clock.exec(text)?.[0];
  const said = corrects.test(text) ? new RegExp(`${hourOfDay.source}`, 'iu').exec(text)?.[0].trim() : undefined;
  const to = said !== undefined && said.length > (anew?.length ?? 0) ? said : anew?.trim();
  if (to === undefined || dayName.test(text)) return undefined;
  const day = dayName.exec(before)?.[0];
  return day === undefined ? undefined : `${day.trim()} ${to.replace(/^(?:at|around|by) /i, '')}`;
}

const sincePast =
  /\b(since|last|ago|(?:is|are|been|has|hai) .*\bfor \d+|old|purani|pichhle|pichle|pehle se|for the last|km|a day|per day|every|roz|daily)\b|पिछले|पुरानी/iu;
/** "For 30 years", "gyarah mahine hue hain", "since February": how long it has been so. */
const wasSo =
  /\b(?:for|of|from) (?:the (?:last|past) )?(?:\d+|\p{L}+) (?:years|months)\b(?! (?:from|later))|\b(?:saal|mahine|hafte|din) (?:hue|hua|ho gay[ae]|ho chuke|se)\b|\bsince (?:i|we|he|she|my|the|last|\p{L}+(?:ary|ch|il|may|ne|ly|st|ber))\b[^,.;]*|\b(?:went|passed away|retired|joined|left|got) .{0,24}\bin \p{L}+[^\p{L}\p{M}\p{N}]*$|(?:साल|महीने|हफ़्ते|दिन) (?:हुए|हो गए|से)/giu;
/** In an event of a life or a season, rather than before or after it. */
const inEvent =
  /^(?:shaadi|shadi|wedding|school|college|exams?|results?|barish|rains|garmi|sardi|summer|winter|pooja|puja|baby|salary|licen[cs]e|birthday|शादी|स्कूल|कॉलेज|परीक्षा|बरसात|बारिश|गर्मी|सर्दी|सैलरी) (?:me|mein|pe|par|ko|में|पर|को)$/iu;
const wantsThen =
  /\b(?:chahiye|leni|lena|lunga|lungi|lenge|le lu\w*|kharid\w*|book|deliver\w*|milegi|mil jaye|want|need|buy)\b|चाहिए|लेनी|लेना|लूँगा|लूंगा|लूँगी|लूंगी|लेंगे|ख़?रीद/iu;
const bounds = /\b(?:by|before|after|within|till|until|around|tak|se pehle|ke baad|deliver\w*|available)\b|तक|से पहले|के बाद/iu;
/** From so many words a line tells a story. */
const storyMin = 14;
const shortMax = 4;
const wordsOf = (text: string): number => text.trim().split(/\s+/).length;
const noHurry =
  /\b(no hurry|not in a hurry|no rush|not urgent|koi jaldi nahi|jaldi nahi|just looking|only looking|just browsing|abhi (?:bas|sirf) dekh|someday|some day)\b|जल्दी नहीं|अभी (?:बस|सिर्फ़) देख/iu;
/** A question that wants the car by then: "can I get it before Diwali?". */
const wantsBy =
  /\b(reach|coming|get|have|deliver\w*|come|visit|see|try|test ?drive|drive it|milegi|mil jayegi|mil sakti|aa jau|aau|aaun|book|keep|rakh|slot|chala)\b|मिलेगी|मिल सकती|टेस्ट|आऊँ|रख/iu;
/** "Is there a discount at Diwali?" */
const asksPrice = /\b(?:discount|offers?|chh?oo?t|cashback|price|rate)\b|छूट|ऑफ़?र|दाम/iu;
const testDrives =
  /\b(test ?drive|trial|drive it|see it|try it|come|visit|aa jau\w*|aau|aaun|aunga|aaungi|dekhne|chala ?kar|chala ke|showroom)\b|टेस्ट ड्राइव|ट्रायल|देखने|चलाकर|आऊँगा|आऊँगी|आऊँ/iu;

const yesterday =
  /\bkal\b.*\bne\b.*\b(?:ki|kiya|li|liya|tha|thi|the)\b|\bkal (?:\w+ ){0,4}(?:tha|thi|the|gaya|gayi|aaya|aayi)\b|\byesterday\b/iu;

/** Who visits in December drives then only if they say so. */
const ofMonths = new RegExp(`^(?:\\w+ )?(?:${months})(?: \\w+)?$`, 'iu');
const surelyDrives = /\b(?:test ?drive|trial|drive it|see it|try it|showroom|dekhne|chala)\b|टेस्ट ड्राइव|देखने/iu;

export interface WhenFound {
  timeline?: string;
  testDrive?: string;
}

const moneyEachMonth = b(
  String.raw`[\d.,]+ ?k? (?:rupees? |rs )?(?:a|per|every|each|har) (?:month|mahine|mahina)|(?:hazar|hajar|thousand|lakhs?|rupees?|rupaye) (?:a|per|every|each|har) (?:month|mahine|mahina)`,
);

/** An hour that stands right behind the day. */
function hourAfter(text: string, { start, text: day }: { start: number; text: string }): { start: number; text: string } | undefined {
  const from = start + day.length;
  const match = hourOfDay.exec(text.slice(from));
  const between = match ? text.slice(from, from + match.index) : '';
  const follows = match ? text.slice(from + match.index + match[0].length) : '';
  const isHour =
    match !== null &&
    /^[\s,]*(?:ko |को )?$/u.test(between) &&
    !/^\s*(?:lakhs?|lacs?|log|people|seats?|km|k\b|din|days?|ya|or|-)/iu.test(follows);
  return isHour ? { start: from + match.index, text: match[0].trim() } : undefined;
}

/** "Saturday, no wait, Saturday is school, Sunday": of several days in a line that corrects itself the last one counts. */
function lastDayOf(text: string): string {
  const days = [...text.matchAll(new RegExp(dayWord, 'giu'))];
  const last = days.at(-1);
  if (last === undefined || days.length < 2 || !(takesBack.test(text) || setsDay.test(text)) || /\b(?:or|ya)\b|या/iu.test(text))
    return text;
  // "Make it Saturday, on Sunday we have a function"
  const set = days.find(({ index }) => /\b(?:make it|put(?: it)?|keep(?: it)?)(?: on| this| for)? $/i.test(text.slice(0, index)));
  if (set !== undefined && set !== last) return text.slice(set.index).replace(new RegExp(`(?<=.)${dayWord.source}`, 'giu'), ' ');
  return text.slice(last.index);
}
/** "Make it Monday", "सोमवार रख लो": the day that is set now. */
export const setsDay = /\b(?:make it|put|then|instead|rakh\w*|kar (?:do|lo|dijiye))\b|रख|कर (?:दो|लो|दीजिए)/iu;
const takesBack = /\b(?:no|nahi+n?|ruko|wait|sorry|actually)\b|नहीं|रुको/iu;

/** "Dhanteras pe chahiye, par dekhne itvaar aaunga": when the car is wanted, and when it is looked at. */
function wishAndVisit(text: string): { wish: string; visit: string } | undefined {
  const parts = text.split(/\s*[,;]\s*|\s(?:par|but|lekin|magar|पर|लेकिन)\s/iu);
  const at = parts.findIndex((part) => testDrives.test(part) && dayName.test(part));
  const wish = parts.findIndex((part) => wantsThen.test(part) && !dayName.test(part) && !testDrives.test(part));
  return at < 0 || wish < 0 ? undefined : { wish: parts[wish] ?? '', visit: parts.filter((_, place) => place !== wish).join(', ') };
}

/** The words of time in a sentence, as they were said, for the car or for the test drive. */
export function whenIn(said: string, { isAsked, isQuestion }: { isAsked: boolean; isQuestion: boolean }): WhenFound {
  const text = lastDayOf(withoutTakenTimes(said.replace(wasSo, ' ').replace(moneyEachMonth, ' ')));
  // "The season starts in September, so by the end of August": what follows counts.
  const follows = /\b(?:so|hence|isliye|therefore|इसलिए)\b(.+)$/iu.exec(text)?.[1];
  if (follows !== undefined && !isQuestion && period.some((pattern) => pattern.test(follows)) && !beforeThat.test(follows))
    return whenIn(follows, { isAsked, isQuestion });
  const apart = wishAndVisit(text);
  if (apart !== undefined) {
    const { timeline } = whenIn(apart.wish, { isAsked: false, isQuestion });
    const { testDrive } = whenIn(apart.visit, { isAsked: false, isQuestion });
    if (timeline !== undefined && testDrive !== undefined) return { timeline, testDrive };
  }
  // "Kal kis kis ne book ki": that day is over.
  if (yesterday.test(text)) return {};
  if (isQuestion && !isAsked && (!wantsBy.test(text) || asksPrice.test(text))) return {};
  const found: { start: number; text: string }[] = [];
  const take = (pattern: RegExp, within = text): void => {
    const match = pattern.exec(within);
    if (match && !found.some((other) => match.index < other.start + other.text.length && other.start < match.index + match[0].length))
      found.push({ start: match.index, text: match[0].trim() });
  };
  for (const pattern of [...eventTime, ...period, ofMonth]) take(pattern);
  // "Shaadi mein log pehchaan lete hain" tells of a wedding, and no time for the car.
  if (!isAsked && found.length === 1 && inEvent.test(found[0]?.text ?? '') && !wantsThen.test(text) && wordsOf(text) > shortMax)
    found.pop();
  // "The wedding is in February, before that": the event beside its month.
  if (found.length > 0)
    for (const pattern of beforeThat.test(text) ? [eventAlone, beforeThat] : []) take(pattern, text.split(becauseOf)[0]);
  if (found.length === 0 && !isQuestion && text.trim().split(/\s+/).length <= 3) take(festival);
  if (found.length === 0 && !isQuestion && !dayName.test(text)) for (const pattern of [...anyEvent, noHurry]) take(pattern);
  const isShort = /^\W*(?:before|after|till|until)\b/iu.test(text) && text.trim().split(/\s+/).length <= 4;
  if (found.length === 0 && (isAsked || isShort) && !isQuestion && !/\d|lakh|लाख/iu.test(text))
    for (const pattern of answersWhen) take(pattern);
  if (found.length === 0 && !isQuestion && isUnknownFeast(text)) found.push({ start: 0, text: text.trim() });
  const isDay = dayName.test(text);
  if (isDay) take(dayName);
  const after = found.length === 1 && isDay ? hourAfter(text, found[0] as { start: number; text: string }) : undefined;
  if (after) found.push(after);
  else if (isDay || (isAsked && found.length === 0)) take(hour);
  if (isDay) take(clock);
  if (found.length === 0) {
    const hurry = noHurry.exec(text)?.[0] ?? timeWordsIn(text);
    if (hurry !== undefined) found.push({ start: 0, text: hurry });
  }
  if (found.length === 0 || (sincePast.test(text) && !isAsked && !/\b(in|within|next|by|before|tak)\b/i.test(text))) return {};
  // In a long line that tells a story a day is of the story: "in May you will become papad".
  if (!isAsked && wordsOf(text) > storyMin && !wantsThen.test(text) && !testDrives.test(text) && !bounds.test(text)) return {};
  const words = found
    .sort((a, b) => a.start - b.start)
    .map(({ text: words, start }) => (/^before\b/i.test(words) && /\bnot (?:\w+ )?$/i.test(text.slice(0, start)) ? `not ${words}` : words))
    .join(' ');
  return (testDrives.test(text) && !(ofMonths.test(words) && !surelyDrives.test(text))) || isDay
    ? { testDrive: words }
    : { timeline: related(words) };
}
