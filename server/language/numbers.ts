/** Numbers, amounts of money and numbers of people in a visitor's line, in the three languages. */

import { memoise } from './memoise.ts';
import { rangesIn } from './ranges.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The number in a line ("around 9", "das", "sadhe teen", "12 lakh"); for a range, the upper end. */
export const numberIn = (text: string): number | undefined => rangesIn(tokensOf(text), text)[0]?.upto;

export interface Money {
  rupees: number;
  /** The lower end of "8 to 10 lakh". */
  from: number;
  /** The words of the amount, as the visitor said them. */
  text: string;
}

const rupee = /^(?:rupees?|rupaye|rupye|rupay[ae]?|rupya|rupaya|rs|inr|rupe|रुपये|रुपए|रुपया|bucks)$/u;
const notMoney =
  /^(?:km|kms|kilometres?|kilometers?|people|log|steps?|years?|sal|times?|bar|days?|din|hours?|minutes?|followers|ghante|mahine|months?|seats?|seater|th|st|nd|rd|am|pm|baje)$/;
/** Beside these a number is no money, whatever else the line says: "5 seater, budget 7.5". */
const counted = /^(?:km|kms|kilomet(?:re|er)s?|people|log|seats?|seater)$/;
const spends =
  /\b(?:budget|under|below|within|upto|up to|less than|price|cost|spend|afford|around|about|max|maximum|minimum|tak|andar|lagbhag|kharch|rent|emi|salary|pay|se kam|paise|sasta|cheaper than)\b|बजट|तक|अंदर|कम|ख़र्च|खर्च|वेतन|किराया/iu;

/**
 * The amount of money in a line: "12 lakh", "8-10 lakhs", "₹500", "under 100", "fifteen thousand a month", "२० हज़ार".
 * @param bareUnit the unit of a number without a unit: 100000 if the question was about lakhs
 */
export const moneyIn = memoise(readMoney);

function readMoney(text: string, bareUnit?: number): Money | undefined {
  const tokens = tokensOf(text);
  for (const range of rangesIn(tokens, text)) {
    const [first, last] = [tokens[range.first] as Token, tokens[range.last] as Token];
    const next = tokens[range.last + 1];
    const before = text.slice(0, first.start);
    const sign = /(?:₹|\brs\.?|\binr|रु\.?)\s*$/iu.exec(before);
    const isRupees =
      sign !== null ||
      (next !== undefined && (rupee.test(next.raw) || rupee.test(next.word))) ||
      /^\s*(?:₹|\/-)/.test(text.slice(last.end));
    if (next && notMoney.test(next.word) && (counted.test(next.word) || !/\b(?:emi|rent|salary|budget)\b/i.test(text))) continue;
    const isPercent = /^\s*%/.test(text.slice(last.end));
    if (isPercent) continue;
    const said = (unit: number): Money => ({
      rupees: Math.round(range.upto * unit),
      from: Math.round(range.from * unit),
      text: text
        .slice(sign ? first.start - sign[0].length : first.start, isRupees && next && rupee.test(next.raw) ? next.end : last.end)
        .trim(),
    });
    if (range.scale >= 1000 || isRupees) return said(1);
    if (bareUnit !== undefined && range.upto < 1000 && (tokens.length <= 6 || spends.test(text))) return said(bareUnit);
    // "Budget 1500": here the number is an amount. A year or a house number in such a line is not.
    if (spends.test(text) && range.upto >= 20 && !/^(?:19|20)\d\d$/.test(last.word) && String(Math.round(range.upto)).length < 10)
      return said(1);
    if (range.upto >= 1000 && tokens.length <= 2 && !/^(?:19|20)\d\d$/.test(last.word) && String(Math.round(range.upto)).length < 9)
      return said(1);
  }
  return undefined;
}

export { type PartySize, partySizeIn } from './party-size.ts';
