/** Days and months in a line, in three languages. */

import { folded, plain, words } from './matching.ts';

const numbers: readonly (readonly [number, string])[] = [
  [1, 'one|ek|एक'],
  [2, 'two|do|दो'],
  [3, 'three|teen|tin|तीन'],
  [4, 'four|char|chaar|चार'],
  [5, 'five|panch|paanch|पांच'],
  [6, 'six|che|chhe|chah|chhah|chhay|छह|छः|छे|छ'],
  [7, 'seven|sat|saat|सात'],
  [8, 'eight|ath|aath|आठ'],
  [9, 'nine|nau|नौ'],
  [10, 'ten|das|dus|दस'],
  [11, 'eleven|gyarah|ग्यारह'],
  [12, 'twelve|barah|baarah|बारह'],
  [14, 'fourteen|chaudah|चौदह'],
  [15, 'fifteen|pandrah|पंद्रह|पन्द्रह'],
  [20, 'twenty|bees|bis|बीस'],
  [21, 'twenty[- ]one|ikkis|इक्कीस'],
];

/** A number in figures or words, as the source of a pattern. */
export const numberSource = folded(`\\d{1,2}|${numbers.map(([, source]) => source).join('|')}`);

/** A number written in figures or words of any of the languages. */
export function numberIn(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return numbers.find(([, source]) => new RegExp(`^(?:${folded(source)})$`, 'u').test(text))?.[0];
}

const dayUnit = 'days?|dino?n?|दिन|दिनों|दिनो';

const nightUnit = 'nights?|raat|raatein|raaten|रात|रातें|रातों';

const weekUnit = 'weeks?|wks?|hafte|hafta|hafton|हफ्ते|हफ्ता|हफ्तों|सप्ताह';

const counted = words(
  `(${numberSource})(?:\\s*(?:-|–|to|or|se|ya|से|या)?\\s*(${numberSource}))?\\s*-?\\s*(?:full |whole |poore |पूरे )?(${dayUnit}|${nightUnit}|${weekUnit})`,
);

/** Days that are not the length of a journey: "not eaten in two days", "three days ago", "5 km a day". */
const otherDays =
  /\b(ago|earn|earning|salary|kamata|kamati|income|since|last|past|haven'?t|have not|not eaten|not slept|eaten|every|per|pehle|fever|headache|sick|bukhar|pregnant)\b|पहले|बुखार|से नहीं|se nahi/u;

const daysMost = 60;

/** What is neither letter nor digit in any script. */
const edge = '[^\\p{L}\\p{M}\\d]*';

export function daysIn(line: string, isAsked: boolean): number | undefined {
  const between = daysBetweenDates(line);
  if (between !== undefined) return between;
  const text = line.replace(dates, ' ');
  if (!isAsked && otherDays.test(text)) return undefined;
  // The last word counts: "4 days, no sorry, 6 days".
  const found = [...text.matchAll(new RegExp(counted.source, 'gu'))].at(-1);
  if (found) {
    const [, first = '', , unit = ''] = found;
    const count = numberIn(first) ?? 0;
    const isWeek = new RegExp(`^(?:${folded(weekUnit)})$`, 'u').test(unit);
    const isNight = new RegExp(`^(?:${folded(nightUnit)})$`, 'u').test(unit);
    if (count > 0) return Math.min(isWeek ? count * 7 : isNight ? count + 1 : count, daysMost);
  }
  if (words('long weekend|lamba weekend|लंबा वीकेंड|लंबा सप्ताहांत').test(text)) return 3;
  if (words('weekend|saturday (?:and|to|se) sunday|sat ?sun|shani(?:var|vaar)? (?:aur )?(?:ravi\\w*|itvaar|itwar)|वीकेंड|सप्ताहांत').test(text))
    return 2;
  if (words('(?:a|one|whole|full|poora|poore) ?week|week ?long|hafte bhar|hafta bhar|हफ्ते भर|हफ्ता भर|पूरा हफ्ता').test(text)) return 7;
  if (words('fortnight').test(text)) return 14;
  if (words('(?:a|one|whole|ek|poora) (?:month|mahina|maheena)|एक महीना|पूरा महीना|महीने भर').test(text)) return 30;
  if (words('(?:a )?couple of days').test(text)) return 2;
  if (words('day ?trip|one day|ek din|same day|एक दिन').test(text)) return 1;
  const bare = new RegExp(
    `^${edge}(?:no|nahi|nahin|sorry|actually|ok|only|just|around|about|maybe|sirf|bas|shayad|नहीं|बस|सिर्फ|,|\\s)*(${numberSource})(?: only| max| hi| ही| around| maybe)?${edge}$`,
    'u',
  );
  const alone = bare.exec(text)?.[1];
  // Unasked, a lone "do" or "das" may be anything.
  return alone === undefined || !(isAsked || /^\d+$|^[a-z]{3,}$/.test(alone)) ? undefined : numberIn(alone);
}

export const monthSources = [
  'january|jan|janvari|janwari|जनवरी',
  'february|feb|farvari|फरवरी',
  'march|मार्च',
  'april|apr|aprail|अप्रैल',
  'मई',
  'june|jun|joon|जून',
  'july|jul|julai|जुलाई',
  'august|aug|agast|अगस्त',
  'september|sept|sep|sitambar|सितंबर|सितम्बर',
  'october|oct|aktubar|अक्टूबर|अक्तूबर',
  'november|nov|navambar|नवंबर|नवम्बर',
  'december|dec|disambar|दिसंबर|दिसम्बर',
];

const seasons: readonly (readonly [months: number[], source: string])[] = [
  [[11, 12, 1, 2], 'winter|winters|cold months?|sardi|sardiyon|sardiyo|thand mein|thand me|सर्दी|सर्दियों|ठंड में|जाड़े|जाडे'],
  [[4, 5, 6], 'summer|summers|summer (?:vacation|holidays)|hot months?|garmi|garmiyon|garmiyo|गर्मी|गर्मियों|school holidays'],
  [[7, 8, 9], 'monsoon|rains|rainy season|barsaat|barsat|baarish mein|barish me|saavan|sawan|बरसात|बारिश में|मानसून|सावन'],
  [[3, 4], 'spring|basant|vasant|वसंत|बसंत'],
  [[9, 10, 11], 'autumn|patjhad|शरद'],
  [[10, 11], 'diwali|deepavali|dussehra|dasara|durga puja|puja holidays|दिवाली|दीवाली|दशहरा|दुर्गा पूजा'],
  [[3], 'holi|होली'],
  [[12, 1], 'christmas|new year|naye saal|naya saal|क्रिसमस|नए साल|नया साल'],
  [[8, 9], 'onam|ganesh chaturthi|ganpati|गणेश चतुर्थी'],
];

/** "December 18 se 6 din": the day of a month is no number of days. */
const dates = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:${monthSources.join('|')}|may) \\d{1,2}(?:st|nd|rd|th)?(?![\\d])(?! *(?:${dayUnit}|${nightUnit}))(?: (?:se|to|tak|ko|से|तक|को))?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?=(?:${monthSources.join('|')}|may)(?![\\p{L}\\p{M}])))`,
  'gu',
);

/** "Around 26 jan" counts nobody. */
export const withoutDates = (text: string): string => text.replace(dates, ' ');

/** "15 to 19 Jan", "land on 18th and go back 28th": the days between two dates of a month, both counted. */
function daysBetweenDates(line: string): number | undefined {
  const [first = '', last = ''] = (ranges.exec(line) ?? []).slice(1).filter((part) => part !== undefined);
  const count = Number(last) - Number(first) + 1;
  return first && count > 1 && count <= 31 && Number(last) <= 31 ? count : undefined;
}
const month = `(?:${monthSources.join('|')}|may)`;
const ranges = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}\d])(?:${month} )?(\d{1,2})(?:st|nd|rd|th)? ?(?:-|–|to|till|until|se|से) ?(\d{1,2})(?:st|nd|rd|th)?(?= (?:of )?${month}(?![\p{L}\p{M}]))`,
    String.raw`(?<![\p{L}\p{M}])${month} (\d{1,2})(?:st|nd|rd|th)? ?(?:-|–|to|till|until|se|से) ?(\d{1,2})(?![\d])(?! *(?:${dayUnit}|${nightUnit}|log|people))`,
    String.raw`(\d{1,2})(?:st|nd|rd|th) ?(?:[\p{L}\p{M}]+ ){0,4}?(?:-|–|to|till|until|se|back|return) ?(?:on |by )?(?:the )?(\d{1,2})(?:st|nd|rd|th)`,
  ]
    .map((source) => `(?:${source})`)
    .join('|'),
  'u',
);

/** "May" is a word before it is a month, and so is "mar". */
const mayMonth =
  /\b(?:in|of|this|next|during|late|early|mid|month of|from|by|ya|or|aur|and|-)\s*may\b|^\W*may\W*$|(?:^|,)\s*may\s*,|,\s*may\s*$|\bmay (?:or|and|to|ya|aur|-) ?(?:apr|jun)|\bmay (?:mein|me|month|june|end|mid|ke|ka|ki|tak|ko)\b|^\W*may (?:ke|me|mein)\b/u;

/** Months that only a calendar could tell. */
const unnamedMonth = words(
  'this month|next month|next week|this week|right now|tomorrow|agle mahine|agle hafte|is mahine|is hafte|kal hi|abhi|अगले महीने|अगले हफ्ते|इस महीने|इस हफ्ते',
);

/** A journey that is over tells no month of the next. */
const pastJourney = words(
  'retired|got married|was born|joined|passed away|came back|returned|last time|last year|retire h\\w+|shaadi hui|paida hu\\w+|रिटायर हु\\S+|शादी हुई|पैदा हु\\S+|pichhl[ie] (?:baar|saal)|pichl[ie] (?:baar|saal)|पिछली बार|पिछले साल',
);

export function monthsIn(text: string): number[] | undefined {
  if (pastJourney.test(text)) return undefined;
  const named = monthSources.flatMap((source, index) =>
    words(source).test(text) || (index === 4 && mayMonth.test(text)) ? [index + 1] : [],
  );
  if (named.length > 0) return named;
  return seasons.find(([, source]) => words(source).test(text))?.[0];
}

/** The visitor names a month by its distance from today, which a pure plan cannot know. */
export const namesNoMonth = (message: string): boolean => unnamedMonth.test(plain(message)) && monthsIn(plain(message)) === undefined;
