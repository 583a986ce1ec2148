/** Simple arithmetic: "23 times 17", "15% of 240", "what is 12 plus 30", "सात और पाँच कितना". */

import { numbersIn } from './number-words.ts';
import { tokensOf, withEuropeanDigits } from './tokens.ts';

type Operator = '+' | '-' | '*' | '/' | '%';

const operators: readonly [Operator, RegExp][] = [
  ['%', /^(?:%|percent|per cent|percentage|pratishat|प्रतिशत|फ़ीसदी|फीसदी|fisadi)(?: ?(?:of|ka|का))?$/u],
  ['*', /^(?:\*|x|×|times|multiplied by|multiply by|multiply|into|guna|guna kar|gune|गुणा|गुना|गुणे|mein guna)$/u],
  ['/', /^(?:\/|÷|divided by|divide by|divide|by|over|bhag|bhaag|ko bhag|भाग|se bhag|bata|बटा)$/u],
  ['+', /^(?:\+|plus|and|add|added to|aur|jod|jodo|mein jodo|और|जोड़|जोड़|प्लस|जमा|जमा)$/u],
  ['-', /^(?:-|−|–|minus|less|take away|subtract|ghata|ghatao|mein se|में से|माइनस|घटा|घटाओ)$/u],
];

/** Words before and after a sum that show that the visitor asks for its result. */
const asks =
  /^(?:(?:ok|okay|hey|hi|kaka|so|and|please|pls|can you|could you|tell me|do you know|batao|acha|accha|to|what|what's|whats|what is|is|how much|how much is|how many is|calculate|compute|solve|work out|add|find|the|sum of|answer of|kitna|kitne|kya|hota|hai|zara|jara|bata|do|बताओ|क्या|कितना|होता|है|ज़रा|बताइए)[\s,:]*)*$/iu;
const tells =
  /^[\s,]*(?:(?:=|equals?|is|kitna|kitne|kya|hota|hote|hua|hai|hain|hoga|how much|what|batao|bata do|please|pls|kaka|answer|karke|kar|ke|ko|ka|jodo|कितना|कितने|क्या|होता|होते|हुआ|है|हैं|होगा|बताओ|बताइए|मिलाकर|जोड़कर)[\s?!.=]*)*[?.!=\s]*$/iu;
const question =
  /\b(?:what|what's|whats|how much|how many|calculate|compute|solve|kitna|kitne|kya|hota|sum|work out|equals?)\b|=|कितना|कितने|क्या/iu;

/** The result, if the whole line is a sum; undefined for lines that only contain numbers ("8-10 lakh", "4x4", "12/5"). */
export function sumIn(message: string): number | undefined {
  const text = withEuropeanDigits(message.trim());
  if (text.length > 120 || !/[\d\p{L}]/u.test(text)) return undefined;
  return rootIn(text) ?? chainIn(text);
}

function chainIn(text: string): number | undefined {
  const tokens = tokensOf(text);
  const numbers = numbersIn(tokens);
  if (numbers.length < 2 || numbers.length > 8) return undefined;
  const places = numbers.map(({ value, from, to }) => ({ value, start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 }));
  const before = text.slice(0, places[0]?.start);
  const after = text.slice(places.at(-1)?.end);
  const signs: Operator[] = [];
  for (let i = 1; i < places.length; i++) {
    const between = text
      .slice(places[i - 1]?.end, places[i]?.start)
      .trim()
      .toLowerCase();
    const sign = operators.find(([, pattern]) => pattern.test(between))?.[0] ?? postfixSign(between, after);
    if (sign === undefined) return undefined;
    signs.push(sign);
  }
  if (!asks.test(before) || !(tells.test(after) || /^\s*(?:%|percent|guna|jodo|jod|ghata\w*|se bhag|घटा|जोड़)/iu.test(after)))
    return undefined;
  const isAsked = question.test(before) || question.test(after) || /^\s*(?:ghata|jod|guna|se bhag|घटा|जोड़|गुणा)/iu.test(after);
  // Without such words, these are a range, a date, a car, or a pair.
  const written = text.slice(places[0]?.end, places.at(-1)?.start);
  if (!isAsked && /^(?:\s*[-–/x×]|\s*(?:and|aur|और|by|bata|into_)\s*)/iu.test(written) && !/^\s+[-–/x×]\s+/u.test(written))
    return undefined;
  if (!isAsked && /^\s*(?:and|aur|और|by|over|less|mein se)\s/iu.test(written)) return undefined;
  return rounded(
    signs[0] === '%'
      ? percent(
          places[0]?.value ?? 0,
          places.slice(1).map(({ value }) => value),
          signs.slice(1),
        )
      : worked(
          places.map(({ value }) => value),
          signs,
        ),
  );
}

/** "5 mein 7 jodo", "240 ka 15 percent": the operator comes after the numbers. */
function postfixSign(between: string, after: string): Operator | undefined {
  if (/^(?:ka|का|of)$/u.test(between) && /^\s*(?:%|percent|pratishat|प्रतिशत)/iu.test(after)) return '%';
  if (/^(?:mein|me|में|ko|को)$/u.test(between) && /^\s*(?:jod|add|plus|जोड़)/iu.test(after)) return '+';
  if (/^(?:mein se|me se|में से|se|से)$/u.test(between) && /^\s*(?:ghata|minus|घटा)/iu.test(after)) return '-';
  if (/^(?:ko|ka|को|का|se)$/u.test(between) && /^\s*(?:guna|se guna|गुणा|गुना)/iu.test(after)) return '*';
  if (/^(?:ko|को)$/u.test(between) && /^\s*(?:se bhag|se divide|से भाग)/iu.test(after)) return '/';
  return undefined;
}

const percent = (share: number, values: number[], signs: Operator[]): number => {
  const of = worked(values, signs);
  return ((share > of && of <= 100 && share > 100 ? of : share) / 100) * (share > of && of <= 100 && share > 100 ? share : of);
};

/** Evaluates multiplication and division before addition and subtraction. */
function worked(values: readonly number[], signs: readonly Operator[]): number {
  const terms: number[] = [values[0] ?? 0];
  signs.forEach((sign, i) => {
    const value = values[i + 1] ?? 0;
    const last = terms.length - 1;
    if (sign === '*') terms[last] = (terms[last] as number) * value;
    else if (sign === '/') terms[last] = (terms[last] as number) / value;
    else if (sign === '%') terms[last] = ((terms[last] as number) / 100) * value;
    else terms.push(sign === '-' ? -value : value);
  });
  return terms.reduce((sum, term) => sum + term, 0);
}

/** "square of 12", "square root of 144", "half of 250", "12 ka vargmul". */
function rootIn(text: string): number | undefined {
  const [, power, number] =
    /^(?:(?:what|what's|whats) (?:is )?|tell me |calculate )*(?:the )?(square root|square|cube|half|double|twice|one third)(?: of)? (\d+(?:\.\d+)?)\s*[?.!]*$/i.exec(
      text,
    ) ?? [];
  if (power === undefined || number === undefined) return undefined;
  const value = Number(number);
  const results: Record<string, number> = {
    'square root': Math.sqrt(value),
    square: value ** 2,
    cube: value ** 3,
    half: value / 2,
    double: value * 2,
    twice: value * 2,
    'one third': value / 3,
  };
  return rounded(results[power.toLowerCase()] ?? Number.NaN);
}

const rounded = (value: number): number | undefined => (Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : undefined);
