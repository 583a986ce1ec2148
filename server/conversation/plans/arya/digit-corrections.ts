/** Digits of a telephone number set right: "last digit is five not four", "the fourth digit is six", "aakhri nau nahi aath hai". */

import { numberIn } from '../../../language/numbers.ts';
import { digitsOf } from '../../../language/phone.ts';
import { withEuropeanDigits } from '../../../language/tokens.ts';

/** The place counts from the end. */
export const fromTheEnd = /\b(?:last|end(?:s|ing)?|final|aa?kh?iri|aa?khri|aakhir)\b|आख़?िरी?|लास्ट/iu;
const places: readonly RegExp[] = [
  /\b(?:first|1st|start(?:s|ing)?|begin\w*|pehl[aei]|pahl[aei]|shuru)\b|पहल[ाी]|शुरू/iu,
  /\b(?:second|2nd|d(?:u|oo)sr[aei])\b|दूसर[ाी]/iu,
  /\b(?:third|3rd|t(?:i|ee)sr[aei])\b|तीसर[ाी]/iu,
  /\b(?:fourth|4th|chauth[aei])\b|चौथ[ाी]/iu,
  /\b(?:fifth|5th|pa+n?chv\w+)\b|पाँचव\S+|पांचव\S+/iu,
  /\b(?:sixth|6th|chh?at[hw]\w+)\b|छठ[ाी]|छठव\S+/iu,
  /\b(?:seventh|7th|saatv\w+)\b|सातव\S+/iu,
  /\b(?:eighth|8th|aathv\w+)\b|आठव\S+/iu,
  /\b(?:ninth|9th|nauv\w+)\b|नौव\S+|नवा[ँं]?/iu,
];
const ofNumber = /\b(?:digits?|ank|akshar|number|phone|mobile)\b|अंक|नंबर|फ़ोन|फोन|मोबाइल/iu;
const countsOther =
  /\b(?:weeks?|months?|years?|days?|ago|lakhs?|lacs?|seats?|people|log|km|march|april|may|june|july|august|baje|am|pm|o'?clock|hafte|mahine|saal|din)\b|लाख|लोग|हफ़्ते|हफ्ते|महीने|साल|दिन|बजे/iu;
/** "The last two digits": how many they are. */
const howMany =
  /\b(?:one|two|three|four|five|six|ek|do|teen|cha+r|pa+nch|\d) (?=(?:digits?|numbers?|ank)\b)|(?:एक|दो|तीन|चार|पाँच|\d) (?=अंक)/giu;
const denies = /^(?:not|nahi+n?|na|no|नहीं|instead|wrong|galat)$/iu;

interface Said {
  digits: string;
  /** It is said to be wrong: "not four", "nau nahi". */
  isDenied: boolean;
}

/** The number with the digits that the line sets right; undefined where the line sets none. */
export function digitsCorrected(text: string, known: string): string | undefined {
  const line = withEuropeanDigits(text)
    .toLowerCase()
    .replace(howMany, ' ')
    .replace(/\b(last|first|second|third) one\b/g, '$1');
  if (!ofNumber.test(line) && countsOther.test(line)) return undefined;
  const isOfEnd = fromTheEnd.test(line);
  const place = isOfEnd ? -1 : places.findIndex((pattern) => pattern.test(line));
  const said = digitsSaid(line);
  if (said.length === 0 || said.length > 2) return undefined;
  const [old, now] = apart(said);
  if (now === undefined) return undefined;
  const national = Math.max(0, known.length - 10);
  const at = isOfEnd ? known.length - now.length : place >= 0 && ofNumber.test(line) ? national + place : placeOf(old, now, known, line);
  if (at === undefined || at < 0 || at + now.length > known.length) return undefined;
  // "The second last digit": the place counts from the end.
  const isSecondLast = isOfEnd && now.length === 1 && /\b(?:second|2nd) last\b/.test(line);
  const start = isSecondLast ? at - 1 : at;
  const anew = known.slice(0, start) + now + known.slice(start + now.length);
  return anew === known || (old !== undefined && old.length === now.length && !known.startsWith(old, start)) ? undefined : anew;
}

/** Which of the digits was wrong, and which is right. */
function apart(said: readonly Said[]): [old: string | undefined, now: string | undefined] {
  const [first, second] = said;
  if (second === undefined) return first?.isDenied ? [undefined, undefined] : [undefined, first?.digits];
  return first?.isDenied ? [first.digits, second.digits] : second.isDenied ? [second.digits, first?.digits] : [undefined, second.digits];
}

/** "46 not 45" without a place: where the wrong digits stand, if they stand there once. */
function placeOf(old: string | undefined, now: string, known: string, line: string): number | undefined {
  const isSure = old !== undefined && old.length === now.length && (old.length > 1 || ofNumber.test(line));
  return isSure && known.split(old).length === 2 ? known.indexOf(old) : undefined;
}

/** The digits of a line that also says what they are: "five not four", "45 nahi 46". */
function digitsSaid(line: string): Said[] {
  const words = line.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const found: (Said & { at: number; to: number })[] = [];
  for (let at = 0; at < words.length; at++) {
    const run = digitsOf(words, at) ?? single(words, at);
    if (run === undefined) continue;
    found.push({ digits: run.digits, isDenied: false, at, to: run.to });
    at = run.to;
  }
  return found.map(({ digits, at, to }, nth) => {
    const isBefore = denies.test(words[at - 1] ?? '') && found[nth - 1]?.to !== at - 2;
    const isAfter = /^(?:nahi+n?|नहीं)$/iu.test(words[to + 1] ?? '') || (denies.test(words[to + 1] ?? '') && nth === 1);
    const isNot = /^(?:not|instead)$/iu.test(words[at - 1] ?? '');
    return { digits, isDenied: isNot || isAfter || isBefore };
  });
}

function single(words: readonly string[], at: number): { digits: string; to: number } | undefined {
  const value = numberIn(words[at] ?? '');
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= 9 ? { digits: String(value), to: at } : undefined;
}
