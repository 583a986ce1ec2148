/** Finds a telephone number in what a visitor types or says. */

import { foldedOf } from './normalise.ts';
import { withEuropeanDigits } from './tokens.ts';

const ones: Record<string, string> = {
  ...{
    zero: '0',
    oh: '0',
    shunya: '0',
    sunya: '0',
    शून्य: '0',
    ज़ीरो: '0',
    जीरो: '0',
    one: '1',
    ek: '1',
    एक: '1',
    वन: '1',
    two: '2',
    do: '2',
    दो: '2',
    टू: '2',
  },
  ...{
    three: '3',
    teen: '3',
    tin: '3',
    तीन: '3',
    थ्री: '3',
    four: '4',
    char: '4',
    chaar: '4',
    चार: '4',
    फोर: '4',
    five: '5',
    paanch: '5',
    panch: '5',
    पाँच: '5',
    पांच: '5',
    फाइव: '5',
  },
  ...{
    six: '6',
    chhe: '6',
    che: '6',
    chah: '6',
    chhah: '6',
    छह: '6',
    छः: '6',
    छे: '6',
    सिक्स: '6',
    seven: '7',
    saat: '7',
    sat: '7',
    saath: '7',
    सात: '7',
    सेवन: '7',
  },
  ...{ eight: '8', aath: '8', ath: '8', आठ: '8', एट: '8', nine: '9', nau: '9', नौ: '9', नाइन: '9' },
};
const tens: Record<string, string> = {
  twenty: '2',
  thirty: '3',
  forty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
};
const teens: Record<string, string> = {
  ...{
    ten: '10',
    das: '10',
    दस: '10',
    eleven: '11',
    twelve: '12',
    thirteen: '13',
    fourteen: '14',
    fifteen: '15',
    sixteen: '16',
    seventeen: '17',
    eighteen: '18',
    nineteen: '19',
  },
};
/** What speech-to-text writes for digits; only between two digits. */
const soundsLike: Record<string, string> = { ate: '8', to: '2', too: '2', for: '4', won: '1' };
const times: Record<string, number> = { double: 2, dabal: 2, डबल: 2, triple: 3, tripal: 3, ट्रिपल: 3 };
/** Words that are digits only in a sequence of digits. Alone they have other meanings ("do", "sat", "oh"). */
const weak = /^(?:do|sat|saath|oh|to|char|tin|teen|das|che|ath|ek|एट|दो|एक)$/;

/** The digits that the words from an index on give: "double zero seven". Ambiguous words count only next to other digits. */
export function digitsOf(words: readonly string[], from: number): { digits: string; to: number } | undefined {
  let digits = '';
  let at = from;
  let isSure = false;
  for (; at < words.length; at++) {
    const word = words[at] as string;
    const repeated = times[word];
    const next = words[at + 1] ?? '';
    const many = /s$/.test(next) ? (ones[next.replace(/e?s$/, '')] ?? ones[next.replace(/s$/, '')]) : undefined;
    const one = ones[word] ?? (digits !== '' && (ones[next] !== undefined || times[next] !== undefined) ? soundsLike[word] : undefined);
    if (many !== undefined && /^[2-9]$/.test(ones[word] ?? word)) {
      // "Four zeros"
      digits += many.repeat(Number(ones[word] ?? word));
      isSure = true;
      at++;
    } else if (repeated !== undefined && (ones[next] !== undefined || /^\d$/.test(next))) {
      digits += (ones[next] ?? next).repeat(repeated);
      isSure = true;
      at++;
    } else if (/^\d+$/.test(word)) {
      digits += word;
      isSure = true;
    } else if (one !== undefined) {
      digits += one;
      if (!weak.test(word)) isSure = true;
    } else if (tens[word] !== undefined) {
      const unit = ones[next];
      digits += (tens[word] as string) + (unit !== undefined && unit !== '0' && !weak.test(next) ? unit : '0');
      if (unit !== undefined && unit !== '0' && !weak.test(next)) at++;
      isSure = true;
    } else if (teens[word] !== undefined) {
      digits += teens[word];
      if (!weak.test(word)) isSure = true;
    } else break;
  }
  const said = at - from;
  return digits !== '' && (isSure || said >= 3) ? { digits, to: at - 1 } : undefined;
}

/** The telephone number in a line, digits alone with "+" where a country was given: "98450 98450", "+91-98450...", "nine eight double four ...". */
export function phoneIn(text: string): string | undefined {
  const line = withEuropeanDigits(text).toLowerCase();
  for (const { 0: found } of line.matchAll(/\+?\d(?:[\s().-]{0,3}\d){6,18}/g)) {
    const number = asPhone(found.replace(/[^\d+]/g, ''), line);
    if (number !== undefined) return number;
  }
  const words = line.replace(/\bplus (?=ninety|nine one|91)/, ' + ').match(/\+|\d+|[\p{L}\p{M}]+/gu) ?? [];
  for (let at = 0; at < words.length; at++) {
    const run = digitsOf(words, at);
    if (!run) continue;
    const number = asPhone((words[at - 1] === '+' ? '+' : '') + run.digits, line);
    if (number !== undefined) return number;
    at = run.to;
  }
  return undefined;
}

/** @param line the whole line. Seven to nine digits need a word for a telephone; a line with a word such as Aadhaar gives no number */
function asPhone(number: string, line: string): string | undefined {
  const digits = number.replace('+', '');
  if (/\b(?:otp|card|aadhaa?r|aadhar|account|cvv|order|pin|upi)\b|ओटीपी|आधार|कार्ड/u.test(line)) return undefined;
  if (number.startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? number : undefined;
  if (digits.length === 10) return /^[2-9]/.test(digits) ? digits : undefined;
  if (digits.length === 11) return digits.startsWith('0') ? digits.slice(/^0[6-9]/.test(digits) ? 1 : 0) : undefined;
  if (digits.length === 12) return digits.startsWith('91') ? `+${digits}` : undefined;
  if (digits.length >= 7 && digits.length < 10) return speaksOfPhone.test(line.split(/\s+/).map(foldedOf).join(' ')) ? digits : undefined;
  return undefined;
}

const speaksOfPhone = /\b(?:phone|mobile|number|call|whatsapp|contact|landline)\b/;
