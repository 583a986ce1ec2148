/** A telephone number in a line: whole, by parts, or with its last digits changed. */

import { phoneIn } from '../../../language/parse.ts';
import { digitsOf } from '../../../language/phone.ts';
import { correctionsIn } from './corrections.ts';
import type { AryaState } from './note.ts';

const lastDigits =
  /\b(?:last|end(?:s|ing)?|aakhri|akhri|aakhir)\b.*?(\d{1,5})|(\d{1,5})\s+(?:at the end|last me\w*|aakhir me\w*)|(?:आख़?िरी?|लास्ट).*?(\d{1,5})/iu;

/** The number, whole, by parts, or with its last digits changed. */
export function phoneOf(text: string, before: AryaState, isAsked: boolean): Pick<AryaState, 'phone' | 'digits'> {
  const whole =
    correctionsIn(text)
      .flatMap((part) => phoneIn(part) ?? [])
      .at(-1) ?? phoneIn(text);
  if (whole !== undefined) return { phone: whole };
  if (before.phone !== undefined) {
    const match = lastDigits.exec(text);
    const digits = match?.[1] ?? match?.[2] ?? match?.[3];
    if (digits !== undefined && !before.phone.endsWith(digits)) return { phone: before.phone.slice(0, -digits.length) + digits };
  }
  const spoken = spokenDigits(text);
  const said = spoken ?? text.replace(/[^\d]/g, '');
  const isDigitsAlone =
    spoken !== undefined || /^[^\p{L}\p{M}]*(?:(?:and|then|aur|phir|my|number|is|हाँ|और|फिर)\W+)*[\d\s-]+$/iu.test(text.trim());
  if (before.digits !== undefined && isDigitsAlone) {
    const joint = before.digits + said;
    return joint.length === 10 ? { phone: joint } : joint.length < 10 ? { digits: joint } : { digits: said };
  }
  if (isAsked && isDigitsAlone && said.length >= 4 && said.length < 10) return { digits: said };
  return {};
}

/** The digits of a line that says nothing else: "nine four four seven, zero three". */
function spokenDigits(text: string): string | undefined {
  const words = text.toLowerCase().match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const run = digitsOf(words, 0);
  return run !== undefined && run.to === words.length - 1 && words.length >= 2 ? run.digits : undefined;
}
