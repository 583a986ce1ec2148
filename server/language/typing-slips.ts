/** Words that are typed in haste: "nxt mnth", "budjet", "i wnat the gide". */

import { commonNames } from './name-words.ts';
import { foldedOf, isEnglish, wordList } from './normalise.ts';

/** Words without their vowels, as messages have them. */
const short: Readonly<Record<string, string>> = {
  ...{ nxt: 'next', mnth: 'month', mnths: 'months', mth: 'month', mths: 'months', wk: 'week', wks: 'weeks', yr: 'year', yrs: 'years' },
  ...{
    ppl: 'people',
    numbr: 'number',
    nmbr: 'number',
    bdgt: 'budget',
    nm: 'name',
    str: 'seater',
    tym: 'time',
    lukng: 'looking',
    currnt: 'current',
    curnt: 'current',
    exchng: 'exchange',
    whr: 'where',
    autom: 'automatic',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    wkend: 'weekend',
  },
  ...{
    laks: 'lakhs',
    lacks: 'lakhs',
    hv: 'have',
    hav: 'have',
    wan: 'want',
    nam: 'name',
    abt: 'about',
    arnd: 'around',
    frm: 'from',
    coz: 'because',
    rqd: 'required',
    reqd: 'required',
    pls: 'please',
    plz: 'please',
  },
  ...{ hw: 'how', mch: 'much', snd: 'send', wht: 'what', bcoz: 'because', gud: 'good', pymt: 'payment', rply: 'reply' },
};
let hindi: ReadonlySet<string> | undefined;

/**
 * The line with these words spelled; names, addresses and numbers stay as they are.
 * @param meant what a misspelt word may have been meant for: words that are like no name
 */
export const spelledOut = (text: string, meant: readonly string[]): string =>
  text.replace(/(?<![\p{L}\p{M}\p{N}@._-])[a-z]{2,12}(?![\p{L}\p{M}\p{N}@_-]|\.\w)/giu, (word) => {
    const low = word.toLowerCase();
    const whole = short[low];
    if (whole !== undefined) return whole;
    if (low.length < 4 || /^\p{Lu}\p{Ll}/u.test(word) || isWord(low) || meant.includes(low) || meant.includes(low.replace(/s$/, '')))
      return word;
    return meant.find((one) => one[0] === low[0] && isOneSlip(low, one)) ?? word;
  });

/** Frequent words of Hindi in Latin letters. */
export function hindiWords(): ReadonlySet<string> {
  hindi ??= new Set(wordList('words-hinglish.txt').flatMap((one) => [one, foldedOf(one)]));
  return hindi;
}

function isWord(low: string): boolean {
  return isEnglish(low) || hindiWords().has(low) || commonNames().has(low);
}

/** One letter more, less or other, or two neighbours exchanged. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isExchanged = restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
  return isExchanged || (b.length > 4 && restA.length <= 1 && restB.length <= 1);
}
