/** Days, months and seasons in a visitor's line. */

import { normalise } from './normalise.ts';
import { rangesIn } from './ranges.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface Days {
  days: number;
  /** The lower end of "3-4 days". */
  from: number;
  text: string;
}

const spans: readonly [RegExp, number][] = [
  [/^(?:days?|din|dino|dn)$/, 1],
  [/^(?:nights?|rat|rate|raten|rato)$/, 1],
  [/^(?:weeks?|hafta|hafte|hafto|saptah)$/, 7],
  [/^(?:months?|mahina|mahine|mahino)$/, 30],
  [/^(?:years?|sal|salo|baras)$/, 365],
];

/** The number of days in a line: "four days", "3-4 din", "ek hafta", "a long weekend". "2 nights 3 days" is three days. */
export function daysIn(text: string): Days | undefined {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  let nights: Days | undefined;
  for (const { from, upto, first, last } of rangesIn(tokens, text)) {
    const at = /^(?:or|to|more|full|whole|pure)$/.test(words[last + 1] ?? '') ? last + 2 : last + 1;
    const span = spans.find(([pattern]) => pattern.test(words[at] ?? ''));
    // "3 saal ka beta", "5 year old" is an age.
    if (!span || /^(?:old|ka|ki|ke)$/.test(words[at + 1] ?? '')) {
      if (!span || span[1] === 365 || words[at + 1] === 'old') continue;
    }
    const said = {
      days: Math.round(upto * span[1]),
      from: Math.round(from * span[1]),
      text: text.slice((tokens[first] as Token).start, (tokens[at] as Token).end),
    };
    if (!/^(?:nights?|rat|rat[eo]n?)$/.test(words[at] ?? '')) return said;
    nights ??= { ...said, days: said.days + 1, from: said.from + 1 };
  }
  if (nights) return nights;
  const found = loose.find(([pattern]) => pattern.test(text));
  return found && { days: found[1], from: found[1], text: found[0].exec(text)?.[0].trim() ?? '' };
}

const loose: readonly [RegExp, number][] = [
  [/\b(?:a |the |one |this |next )?long week ?end\b|लंबा वीकेंड/iu, 3],
  [/\b(?:a |one |the |ek )?fortnight\b/iu, 14],
  [/\b(?:a )?couple of days\b/iu, 2],
  [/\b(?:a )?couple of weeks\b/iu, 14],
  [/\b(?:a |one |the |this |next )?week ?end\b|वीकेंड/iu, 2],
  [/\b(?:a|one|whole|full|the whole) week\b|\b(?:hafte|hafta|haftey) bhar\b|हफ़्ते भर|हफ्ते भर/iu, 7],
  [/\b(?:a|one|whole|full) month\b|\b(?:mahine|mahina) bhar\b|महीने भर/iu, 30],
  [/\b(?:a|one|single|same) day\b|\bday trip\b|\bek din\b|एक दिन/iu, 1],
  [/\b(?:a )?few days\b|\bkuch din\b|कुछ दिन/iu, 3],
];

export type Season = 'spring' | 'summer' | 'monsoon' | 'autumn' | 'winter';

export interface MonthOrSeason {
  /** 1 is January. A festival gives the month in which it usually falls. */
  month?: number;
  season?: Season;
}

const months = [
  ...[
    'january|jan|janvari|janavri|janavari',
    'february|feb|farvari|faravri|faravari',
    'march|mar|march',
    'april|apr|aprail|april',
    'may|mei|mai',
    'june|jun|jun',
  ],
  ...[
    'july|jul|julai|julayi',
    'august|aug|agast',
    'september|sept|sep|sitambar|sitmbar',
    'october|oct|aktubar|octobar',
    'november|nov|navambar',
    'december|dec|disambar|disember',
  ],
];
const festivals: readonly [RegExp, number][] = [
  [/\b(?:divali|diwali|dipavali|deepavali|dipawali|chath|dhanteras)\b/, 11],
  [/\b(?:holi)\b/, 3],
  [/\b(?:christmas|xmas|krisamas|new year|naya sal|naye sal)\b/, 12],
  [/\b(?:dussehra|dusehra|dashahra|dasara|durga puja|navratri|navaratri|pujo)\b/, 10],
  [/\b(?:janmashtami|rakhi|raksha bandhan|independence day|15 august)\b/, 8],
  [/\b(?:pongal|sankranti|lohri|republic day)\b/, 1],
];
const seasons: readonly [Season, RegExp][] = [
  ['monsoon', /\b(?:monsoons?|rainy|rains|barish\w*|barsat|savan|mansun)\b/],
  ['summer', /\b(?:summers?|garmi\w*|garmiyo|samar)\b/],
  ['winter', /\b(?:winters?|sardi\w*|sardiyo|jade|thand mein|thandi mein|thandiyo)\b/],
  ['spring', /\b(?:spring|basant|vasant|bahar ke mausam)\b/],
  ['autumn', /\b(?:autumn|patjhad|sharad)\b/],
];

/** The month or season that a line names. "May" and "march" count only where they cannot be verbs. */
export function monthOrSeasonIn(text: string): MonthOrSeason | undefined {
  const line = normalise(text);
  const month = months.findIndex((names) => new RegExp(`\\b(?:${names})\\b`).test(line) && isMonth(line, names));
  if (month >= 0) return { month: month + 1 };
  const festival = festivals.find(([pattern]) => pattern.test(line));
  if (festival) return { month: festival[1] };
  const season = seasons.find(([, pattern]) => pattern.test(line));
  return season && { season: season[0] };
}

function isMonth(line: string, names: string): boolean {
  if (!/^(?:may|march|jan|sep|mar|dec|jun)/.test(names)) return true;
  const exact = names.split('|').filter((name) => !/^(?:may|mai|mei|mar|march)$/.test(name));
  if (exact.length > 0 && new RegExp(`\\b(?:${exact.join('|')})\\b`).test(line)) return true;
  const name = names.startsWith('may') ? '(?:may|mei)' : '(?:march|mar)';
  return new RegExp(
    `^${name}$|\\b(?:in|by|till|until|next|this|last|from|since|early|late|mid|end of|or|and|aur|ya|april|during|around|after|before|\\d+) ${name}\\b|\\b${name} (?:mein|ko|tak|se|ke|or|and|aur|ya|end|\\d+|2\\d\\d\\d)\\b`,
  ).test(line);
}

const unit = `(?:day|week|month|year|din|hafte?|mahin[ae]|saal)s?`;
const many = String.raw`(?:\d+(?:\s*(?:-|to|se)\s*\d+)?|a|an|one|two|three|four|five|six|seven|eight|ten|twelve|couple of|a couple of|few|a few|ek|do|teen|char|chaar|paanch|chhe|che|das|kuch)`;
const weekday =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|somwar|mangalwar|budhwar|guruwar|shukrawar|shanivar|shaniwar|ravivar|raviwar|itwar';
const month = '(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|aug|sept|oct|nov|dec)';
const timeWords = [
  String.raw`\b(?:maybe |probably |with)?(?:in|after|within|next|about|around) (?:the )?(?:next )?(?:${many} )?${unit}\b`,
  String.raw`\b${many} ${unit} (?:mein|me|ke andar|baad|bad|later|from now|time)\b`,
  String.raw`\b(?:this|next|coming|agl[ei]|is|isi) (?:week ?end|week|month|year|quarter|season|summer|winter|hafte|mahine|saal|${weekday}|${month})\b(?: (?:mein|tak|ko))?`,
  String.raw`\b(?:by |before |around |after |on |in |till |ke aas ?paas )?(?:diwali|deepavali|holi|dussehra|navratri|christmas|new year|pongal|onam|eid|dhanteras|akshaya tritiya|makar sankranti)\b(?: (?:ke time(?: pe)?|ke samay|ke baad|se pehle|par|pe|tak|ke aas ?paas|ko))?`,
  String.raw`\b(?:by |in |before |after |around |end of |early |mid |late )?${month}\b(?: (?:mein|me|tak|ke baad|end))?`,
  String.raw`\b(?:by|in|before|after|end of|early|late) (?:may|year|the year|this year|the month|next year)\b|\bmay (?:mein|me|tak)\b`,
  String.raw`\b(?:on |coming )?(?:${weekday})\b`,
  String.raw`\b(?:immediately|right away|as soon as possible|asap|urgent(?:ly)?|very soon|soon|jaldi(?: se jaldi)?|turant|abhi ke abhi|day after tomorrow|tomorrow|today|kal|parso|no hurry|not in a hurry|no rush|koi jaldi nahi|later this year|year end|saal ke ant|someday)\b`,
  String.raw`(?:अगले|इस|इसी) (?:हफ़्ते|हफ्ते|महीने|साल)(?: (?:में|तक))?|[\p{L}\p{M}\d]+ (?:दिन|हफ़्ते|हफ्ते|महीने|साल) (?:में|बाद|के अंदर)|(?:दिवाली|दीवाली|होली|दशहरा|दशहरे|नए साल|धनतेरस|नवरात्रि)(?: (?:पर|के बाद|से पहले|तक|में|के समय))?|(?:जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|अक्तूबर|नवंबर|दिसंबर)(?: (?:में|तक|के बाद))?|जल्दी|तुरंत|कल|परसों|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार`,
].map((source) => new RegExp(source, 'iu'));

/** The words for a future time, as the visitor said them: "in six months", "agle mahine", "Diwali ke time pe", "no hurry". */
export function timeWordsIn(text: string): string | undefined {
  for (const pattern of timeWords) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined && !/^(?:in|after|about|around|with) (?:the )?(?:day|year|din|saal|week|month)s?$/i.test(found.trim()))
      return found.trim();
  }
  return undefined;
}
