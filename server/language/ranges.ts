import { type NumberFound, numbersIn } from './number-words.ts';
import type { Token } from './tokens.ts';

export interface Range {
  from: number;
  upto: number;
  /** The first and the last token. */
  first: number;
  last: number;
  scale: number;
}

/** Numbers and ranges: "8-10 lakhs", "3 se 4 din", "two or three". The unit of the upper end applies to the lower end too. */
export function rangesIn(tokens: readonly Token[], text: string): Range[] {
  const ranges: Range[] = [];
  const numbers = numbersIn(tokens);
  for (let i = 0; i < numbers.length; i++) {
    const low = numbers[i] as NumberFound;
    const high = numbers[i + 1];
    if (high && isRange(low, high, tokens, text)) {
      const lowest = low.scale === 1 && high.scale > 1 && low.value < high.scale ? low.value * high.scale : low.value;
      ranges.push({ from: lowest, upto: high.value, first: low.from, last: high.to, scale: high.scale });
      i++;
    } else ranges.push({ from: low.value, upto: low.value, first: low.from, last: low.to, scale: low.scale });
  }
  return ranges;
}

function isRange(low: NumberFound, high: NumberFound, tokens: readonly Token[], text: string): boolean {
  const [before, after] = [tokens[low.to] as Token, tokens[high.from] as Token];
  const between = text.slice(before.end, after.start).trim().toLowerCase();
  // "Between six and seven", "chhe aur saat ke beech".
  if (/^(?:and|aur|और)$/u.test(between) && high.value > low.value)
    return (
      /\bbetween\W*$/iu.test(text.slice(0, (tokens[low.from] as Token).start)) ||
      /^(?:\s+(?:lakhs?|lacs?|लाख))?\s+(?:ke beech|के बीच)/iu.test(text.slice((tokens[high.to] as Token).end))
    );
  if (high.value <= low.value && low.scale >= high.scale) return false;
  return /^(?:-|–|—|to|se|or|ya|से|या|till|upto|up to|,)?$/u.test(between) && !(between === '' && high.scale === 1 && low.value > 20);
}
