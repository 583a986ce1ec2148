/** Years said in words, as digits: "two thousand fourteen", "twenty seventeen", "do hazar nau", "solah model". */

import { type NumberFound, numbersIn } from './number-words.ts';
import { type Token, tokensOf } from './tokens.ts';

const first = 1980;
const last = 2035;
/** What an amount, a time of day or a count of something else stands before. */
const counts =
  /^(?:lakhs?|lacs?|laakh|hundred|sau|thousand|hazaa?r|rupees?|rupaye|rs|km|kms|kilomet\w+|seats?|seater|log|people|percent|baje|din|days?|weeks?|months?|mahine|hafte|minutes?|सौ|लाख|रुपये|किलोमीटर|लोग|सीट\S*|दिन|महीने)$/iu;
/** A short year is one only before these words: "solah model", "14 model". */
const ofModel = /^(?:model|मॉडल)$/iu;

/** The line with years in digits. Nothing else in it changes. */
export function withYears(text: string): string {
  const tokens = tokensOf(text);
  const numbers = numbersIn(tokens);
  let rest = '';
  let from = 0;
  for (let at = 0; at < numbers.length; at++) {
    const said = yearAt(numbers, at, tokens, text);
    if (said === undefined) continue;
    const [start, end] = [(tokens[said.from] as Token).start, (tokens[said.to] as Token).end];
    rest += `${text.slice(from, start)}${said.year}`;
    from = end;
    at += said.numbers - 1;
  }
  return rest + text.slice(from);
}

/** The year whose first number this is. A number on either side of it makes it a part of a telephone number. */
function yearAt(
  numbers: readonly NumberFound[],
  at: number,
  tokens: readonly Token[],
  text: string,
): { year: number; from: number; to: number; numbers: number } | undefined {
  const [low, high] = [numbers[at] as NumberFound, numbers[at + 1]];
  const isBeside = (a: NumberFound | undefined, b: NumberFound | undefined) =>
    a !== undefined && b !== undefined && text.slice((tokens[a.to] as Token).end, (tokens[b.from] as Token).start).trim() === '';
  const before = numbers[at - 1];
  if (isBeside(before, low)) return undefined;
  const isWords = (one: NumberFound) => !/\d/.test((tokens[one.from] as Token).raw);
  const found = (year: number, to: NumberFound, count: number) => {
    const next = tokens[to.to + 1]?.raw ?? '';
    const isYear = year >= first && year <= last && !counts.test(next) && !isBeside(to, numbers[at + count]);
    return isYear ? { year, from: low.from, to: to.to, numbers: count } : undefined;
  };
  if (!isWords(low)) return ofModel.test(tokens[low.to + 1]?.raw ?? '') ? shortYear(low, found) : undefined;
  // "Two thousand fourteen", "do hazar nau".
  if (low.scale === 1000 && low.value > 2000) return found(low.value, low, 1);
  if (low.value === 2000 && high && isBeside(low, high) && high.value < 100) return found(2000 + high.value, high, 2);
  // "Twenty seventeen", "nineteen ninety eight".
  if ((low.value === 20 || low.value === 19) && high && isBeside(low, high) && isWords(high) && high.value >= 10 && high.value < 100)
    return found(low.value * 100 + high.value, high, 2);
  return ofModel.test(tokens[low.to + 1]?.raw ?? '') ? shortYear(low, found) : undefined;
}

const shortYear = <Found>(low: NumberFound, found: (year: number, to: NumberFound, count: number) => Found): Found | undefined =>
  Number.isInteger(low.value) && low.value >= 1 && low.value <= last - 2000 ? found(2000 + low.value, low, 1) : undefined;
