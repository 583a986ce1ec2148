/** A telephone number in a line: whole, by parts, or with some of its digits changed. */

import { phoneIn } from '../../../language/parse.ts';
import { digitsOf } from '../../../language/phone.ts';
import { correctionsIn } from './corrections.ts';
import { digitsCorrected, fromTheEnd } from './digit-corrections.ts';
import type { AryaState } from './note.ts';

/** The number, whole, by parts, or with some of its digits changed. */
export function phoneOf(text: string, before: AryaState, isAsked: boolean): Pick<AryaState, 'phone' | 'digits'> {
  const all = [...text.matchAll(/\+?\d[\d\s().-]{8,}\d/g)].flatMap(([run]) => phoneIn(run) ?? []);
  const last =
    all.length > 1 && /\b(?:nahi+n?|no|not|sorry|wait|galat|wrong|actually|instead|rather)\b|नहीं|ग़?लत/iu.test(text)
      ? all.at(-1)
      : undefined;
  if (last !== undefined) return { phone: last };
  const whole =
    correctionsIn(text)
      .flatMap((part) => phoneIn(part) ?? [])
      .at(-1) ?? phoneIn(text);
  if (whole !== undefined) return { phone: whole };
  const anew = before.phone === undefined ? undefined : digitsCorrected(text, before.phone);
  if (anew !== undefined) return { phone: anew };
  // "7720", "089143", "no, ends in 34": the part that is known is set right.
  const partAnew = before.digits === undefined || before.phone !== undefined ? undefined : digitsCorrected(text, before.digits);
  if (partAnew !== undefined && fromTheEnd.test(text)) return { digits: partAnew };
  const part = lastSaid(text.trim().replace(leadsToDigits, '').replace(afterDigits, ''));
  const spoken = spokenDigits(part);
  const said = spoken ?? part.replace(/[^\d]/g, '');
  const isDigitsAlone = spoken !== undefined || /^[\d\s-]+$/.test(part);
  if (before.digits !== undefined && isDigitsAlone) {
    const joint = before.digits + said;
    return joint.length === 10 ? { phone: joint } : joint.length < 10 ? { digits: joint } : { digits: said };
  }
  // Who begins to say a number unasked says so, or says four digits one by one as a mobile number begins.
  const begins =
    isAsked ||
    /\b(?:number|phone|mobile)\b|नंबर|फ़ोन|फोन|मोबाइल/iu.test(text) ||
    (spoken !== undefined && /^[6-9]/.test(said)) ||
    (before.phone === undefined && /^[6-9]\d{3,}$/.test(part.replace(/[\s-]/g, '')) && !/^[6-9]000+$/.test(part));
  if (begins && isDigitsAlone && said.length >= 4 && said.length < 10) return { digits: said };
  // "Tenzin here, 701884492": too short for a number, and nothing else.
  const short = isAsked || before.phone === undefined ? shortNumber.exec(text)?.[0].replace(/\D/g, '') : undefined;
  return short === undefined ? {} : { digits: short };
}

/** Seven to nine digits as a mobile number begins, written in a row. */
const shortNumber = /(?<![\d.,@])[6-9]\d(?:[ -]?\d){5,7}(?![\d.,]|[ -]\d| ?(?:lakh|lac|rs|rupees|km|k\b|\/-))/iu;

/** "Nine eight, no, nine four one five": of digits that are said anew the later ones. */
function lastSaid(text: string): string {
  const parts = text.split(/[\s,]+(?:no|nahi+n?|sorry|wait|नहीं)[\s,]+/iu);
  return parts.length > 1 && parts.every((one) => spokenDigits(one) !== undefined) ? (parts.at(-1) ?? text) : text;
}

/** "My number, it's ...", "haan aage, ...": what leads to a part of the number. */
const leadsToDigits =
  /^(?:(?:my|mera|the|number|phone|mobile|contact|is|it|it'?s|its|hai|and|then|next|now|after that|rest|aur|phir|fir|aage|haan|han|ji|ok|okay|yes|ach+ha|likho|likhiye|likh lo|note|so|मेरा|नंबर|मोबाइल|हाँ|जी|और|फिर|आगे|लिखो|लिखिए|अच्छा)[\s,.:;-]+)+(?=\S)/iu;
const afterDigits = /[\s,.!।]+(?:bas|ji|that'?s (?:it|all)|done|ho gaya|hai|बस|जी|है)?[\s,.!।]*$/iu;

/** The digits of a line that says nothing else: "nine four four seven, zero three". */
function spokenDigits(text: string): string | undefined {
  const words = text.toLowerCase().match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const run = digitsOf(words, 0);
  return run !== undefined && run.to === words.length - 1 && words.length >= 2 ? run.digits : undefined;
}
