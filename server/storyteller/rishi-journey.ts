import { personaTexts } from '../personas/texts.ts';
import type { Line } from '../services/brain.ts';
import type { Reads } from './answers.ts';
import { mentions } from './words.ts';

/** What is known of a journey, read from everything the visitor said; the last word counts. */
export interface Journey {
  days?: number;
  /** `good`: only those. `rough`: any. */
  roads?: 'good' | 'rough';
  /** 1 to 12; several for a season. */
  months?: number[];
  kinds?: string[];
  /** Where one gets to in a night from the visitor's city. */
  regions?: string[];
  /** Places that are named as near to it. */
  nearby?: string;
}

/** What the visitor has said of the journey. */
export function journeyIn(lines: readonly Line[], now = new Date()): Journey {
  const said = lines.filter(({ who }) => who === 'visitor').map(({ text }) => text.toLowerCase());
  const last = <T>(read: (text: string) => T | undefined): T | undefined => said.map(read).findLast((value) => value !== undefined);
  const days = last(daysIn);
  const roads = last(roadsIn);
  const months = last((text) => monthsIn(text, now));
  const kinds = last(kindsIn);
  const regions = last(regionsIn);
  const nearby = last(nearbyIn);
  return {
    ...(days !== undefined && { days }),
    ...(roads !== undefined && { roads }),
    ...(months !== undefined && { months }),
    ...(kinds !== undefined && { kinds }),
    ...(regions !== undefined && { regions }),
    ...(nearby !== undefined && { nearby }),
  };
}

export const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const hindiNumbers = ['', 'ek', 'do', 'teen', 'char', 'paanch', 'chhe', 'saat', 'aath', 'nau', 'das'];

function daysIn(text: string): number | undefined {
  const [, amount, unit] = /\b(\d{1,2}|[a-z]+)(?:\s+or\s+\w+)?\s+(days?|nights?|weeks?|din|dino|raat|hafte|hafta)\b/.exec(text) ?? [];
  if (/\blong weekend\b/.test(text)) return 3;
  if (/\bweekend\b/.test(text)) return 2;
  if (/\bfortnight\b/.test(text)) return 14;
  if (amount && unit) {
    const count = Number(amount) || Math.max(numberWords.indexOf(amount), hindiNumbers.indexOf(amount));
    const size = /week|haft/.test(unit) ? 7 : 1;
    if (count > 0) return Math.min(count * size + (/night|raat/.test(unit) ? 1 : 0), 30);
    if (/^(a|one|ek)$/.test(amount)) return size;
  }
  if (/\b(a|one|ek) (week|hafta)\b/.test(text)) return 7;
  if (/\b(a|one|whole) month\b|disappear/.test(text)) return 14;
  const alone = /^\W*(\d{1,2}|[a-z]+)\W*$/.exec(text)?.[1];
  const count = alone === undefined ? 0 : Number(alone) || Math.max(numberWords.indexOf(alone), hindiNumbers.indexOf(alone));
  return count > 0 ? Math.min(count, 30) : undefined;
}

function roadsIn(text: string): Journey['roads'] {
  if (
    /\b(elderly|old parents|bad knees|knees|wheelchair|carsick|car sick|motion sick\w*|pregnan\w+|back (pain|problem|ache)|only (good|smooth)|smooth|no bad roads?|(hate|avoid|scared of|afraid of|no) (bad |rough )?roads?|good roads?|by train|only trains?)\b/.test(
      text,
    )
  )
    return 'good';
  if (
    /\b(bad|rough|broken|any|kharab)\b.{0,12}\b(roads?|sadak)\b|\broads?\b.{0,20}\b(fine|ok|okay|no problem|(don'?t|do not) mind|begin|adventure)\b|\b((don'?t|do not) mind|begin it|bring it on|adventure|the rougher)\b/.test(
      text,
    )
  )
    return 'rough';
  return undefined;
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const seasons: readonly [name: string, pattern: RegExp, months: number[]][] = [
  ['winter', /\b(winter|cold months?|sardi(yon)?|thand)\b|सर्दी/, [12, 1, 2]],
  ['summer', /\b(summer|hot months?|garmi(yon)?|heat)\b|गर्मी/, [4, 5, 6]],
  ['the rains', /\b(monsoon|rains?|rainy|barsaat|barish)\b|बरसात|बारिश/, [7, 8, 9]],
  ['spring', /\bspring\b/, [3, 4]],
  ['autumn', /\bautumn\b/, [10, 11]],
  ['the Diwali days', /\b(diwali|deepavali|dussehra|dasara|puja)\b|दिवाली/, [10, 11]],
  ['Holi', /\bholi\b|होली/, [3]],
  ['the turn of the year', /\b(christmas|new year)\b/, [12, 1]],
];
export const seasonOf = (months: number[]) => seasons.find(([, , list]) => list.join() === months.join())?.[0] ?? 'that season';

function monthsIn(text: string, now: Date): number[] | undefined {
  const named = monthNames.flatMap((name, index) => (new RegExp(`\\b(${name}|${name.slice(0, 3)})\\b`, 'i').test(text) ? [index + 1] : []));
  // "may" is a word before it is a month.
  const months = named.filter((month) => month !== 5 || /\b(in|of|this|next|during|late|early|mid|month of) may\b|^\W*may\W*$/.test(text));
  if (months.length > 0) return months;
  const season = seasons.find(([, pattern]) => pattern.test(text))?.[2];
  if (season) return season;
  const month = now.getMonth() + 1;
  if (/\b(this month|now|right away|tomorrow|this week|next week|is mahine)\b/.test(text)) return [month];
  if (/\b(next month|agle mahine)\b|अगले महीने/.test(text)) return [(month % 12) + 1];
  return undefined;
}

const kindPatterns: readonly [kind: string, words: readonly string[]][] = [
  ['mountain', ['mountain', 'mountains', 'hill', 'hills', 'himalaya', 'himalayas', 'heights', 'snow', 'pahad', 'pahaad', 'पहाड़']],
  ['sea', ['sea', 'beach', 'beaches', 'coast', 'ocean', 'island', 'islands', 'samundar', 'समुद्र']],
  ['forest', ['forest', 'forests', 'jungle', 'trees', 'woods', 'wildlife', 'jangal', 'जंगल']],
  ['desert', ['desert', 'sand', 'dunes', 'registan', 'salt', 'रेगिस्तान']],
  ['river', ['river', 'rivers', 'lake', 'backwater', 'backwaters', 'boat', 'boats', 'nadi', 'नदी', 'water']],
  [
    'old-town',
    [
      'old town',
      'old towns',
      'town',
      'towns',
      'fort',
      'forts',
      'heritage',
      'temples',
      'temple',
      'palace',
      'palaces',
      'ruins',
      'old walls',
      'lanes',
      'old doors',
      'history',
      'weavers',
      'saree',
      'sarees',
      'quila',
      'पुराना शहर',
    ],
  ],
];
export const kindWords: Record<string, string> = {
  mountain: 'the hills',
  sea: 'the sea',
  forest: 'a forest',
  desert: 'the desert',
  river: 'a river',
  'old-town': 'old walls',
};

function kindsIn(text: string): string[] | undefined {
  const kinds = kindPatterns.filter(([, words]) => mentions(text, words)).map(([kind]) => kind);
  return kinds.length > 0 ? kinds : undefined;
}

/** Where one gets to in a night from each city. */
const regionsByCity: readonly [RegExp, string[]][] = [
  [
    /\b(delhi|ncr|gurgaon|gurugram|noida|ghaziabad|chandigarh|dehradun|ludhiana|amritsar|shimla|jammu|srinagar)\b|दिल्ली|चंडीगढ़/,
    ['north', 'west'],
  ],
  [/\b(lucknow|kanpur|varanasi|agra|allahabad|prayagraj)\b|लखनऊ/, ['north', 'central']],
  [/\b(mumbai|bombay|pune|thane|nashik|surat|goa)\b|मुंबई|पुणे/, ['west', 'central']],
  [/\b(ahmedabad|gandhinagar|vadodara|baroda|rajkot|gujarat|jaipur|jodhpur|udaipur|rajasthan)\b|अहमदाबाद|जयपुर/, ['west']],
  [/\b(indore|bhopal|nagpur|raipur|jabalpur|gwalior)\b|इंदौर|भोपाल|नागपुर/, ['central', 'west']],
  [
    /\b(bengaluru|bangalore|mysuru|mysore|chennai|madras|coimbatore|kochi|cochin|kozhikode|trivandrum|kerala|madurai|hyderabad|secunderabad|vizag|visakhapatnam|vijayawada)\b|बेंगलुरु|चेन्नई|हैदराबाद/,
    ['south'],
  ],
  [/\b(kolkata|calcutta|howrah|siliguri|bengal)\b|कोलकाता/, ['east', 'northeast']],
  [/\b(patna|ranchi|jamshedpur|bhubaneswar|cuttack|puri)\b|पटना|राँची/, ['east']],
  [/\b(guwahati|shillong|assam|dibrugarh|agartala|imphal)\b|गुवाहाटी/, ['northeast', 'east']],
];

const regionsIn = (text: string): string[] | undefined => regionsByCity.find(([city]) => city.test(text))?.[1];

/** What he tells of the visitor's city: "From Delhi", and the like. */
const nearbyIn = (text: string): string | undefined =>
  personaTexts('rishi').passages.find(({ tags, words }) => tags.includes('start-talk') && mentions(text, words.filter(isCity)))?.text;

const isCity = (word: string): boolean => regionsIn(word) !== undefined;

/** Which of his questions a line answers. Those about company and money take anything. */
export const rishiReads: Reads = {
  days: (text) => daysIn(text.toLowerCase()) !== undefined,
  roads: (text) => roadsIn(text.toLowerCase()) !== undefined,
  season: (text) => monthsIn(text.toLowerCase(), new Date()) !== undefined,
  kind: (text) => kindsIn(text.toLowerCase()) !== undefined,
  start: (text) => regionsIn(text.toLowerCase()) !== undefined,
};
