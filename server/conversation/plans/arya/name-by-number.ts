/** A name in the same line as a telephone number or an address, between its other sentences: "you sound decent. 9000012871, Imran Qureshi. evening only". */

import { digitsOf } from '../../../language/phone.ts';
import { withEuropeanDigits } from '../../../language/tokens.ts';
import { speaksOfCar } from './car-terms.ts';
import { capitalised, isCommonName, nameStanding, notWord } from './names.ts';
import { whenIn } from './when.ts';

/** Fewer digits than these may count something. */
const digitsMin = 4;
/** Stands for a number that was taken out. */
const gap = '\n';

/** The line without numbers that are said digit by digit: "tanmay kulkarni nau zero zero ..." */
export function withoutSpokenDigits(text: string, instead = ' '): string {
  const words = [...text.matchAll(/\d+|[\p{L}\p{M}]+/gu)];
  const said = words.map(([word]) => withEuropeanDigits(word).toLowerCase());
  let rest = '';
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    const run = digitsOf(said, at);
    if (run === undefined || run.digits.length < digitsMin) continue;
    rest += text.slice(from, words[at]?.index) + instead;
    const last = words[run.to];
    from = (last?.index ?? 0) + (last?.[0].length ?? 0);
    at = run.to;
  }
  return rest + text.slice(from);
}

const label =
  /\b(?:(?:my|mera|meri|the|is|it'?s|its|par|pe|on|at|and|aur|call|reach|ring|note)\s+)*(?:number|phone|mobile|mob|cell|contact|whats ?app|landline|email|mail)(?: (?:is|no|number|hai|likho|likhiye|likh lo|id|this|same))*\b|(?:मेरा |और )*(?:नंबर|नम्बर|फ़ोन|फोन|मोबाइल|ईमेल)(?: (?:है|लिखो|लिखिए|लिख लो))*/giu;
const around =
  /^[\s:–-]*(?:(?:and|aur|ok|okay|yes|haan|ji|its|it'?s|i am|i'?m|this is|name|naam|likho|likhiye|से|और|जी|हाँ|नाम|लिखो)[\s:–-]+)*|[\s:–-]+(?:hai|here|ji|this side|se|speaking|है|जी)[\s:–-]*$/giu;

/** The name that stands for itself between signs or beside the number, the one beside the number first. */
export function nameByNumber(text: string): string | undefined {
  const parts = withoutSpokenDigits(text, gap)
    .replace(/\S+@\S+|\+?[\d०-९][\d०-९\s().-]{3,}[\d०-९]/gu, gap)
    .replace(label, gap)
    .split(/([\n,.;!?।()]+)/u);
  const found = parts.flatMap((part, at) => {
    const isBeside = [parts[at - 1], parts[at + 1]].some((sign) => sign?.includes(gap));
    const name = at % 2 === 0 ? nameOf(part.replace(around, '').trim(), isBeside) : undefined;
    return name === undefined ? [] : [{ name, isBeside }];
  });
  return (found.find(({ isBeside }) => isBeside) ?? found[0])?.name;
}

/** A whole name, or beside the number a first name that many have. */
function nameOf(said: string, isBeside: boolean): string | undefined {
  const words = said.split(/\s+/);
  if (said === '' || words.length > 3 || speaksOfCar(said) || words.some((one) => notWord.test(one))) return undefined;
  if (Object.keys(whenIn(said, { isAsked: false, isQuestion: false })).length > 0) return undefined;
  const isCapital = words.every((one) => /^\p{Lu}/u.test(one));
  if (words.length > 1) return isBeside || isCapital || isCommonName(said) ? nameStanding(said, true) : undefined;
  return isBeside && isCommonName(said) ? capitalised(said) : undefined;
}
