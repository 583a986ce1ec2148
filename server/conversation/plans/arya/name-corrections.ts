/** A name that was noted, set right: spelled letter by letter, a word of it exchanged, a surname after it. */

import { foldedOf } from '../../../language/normalise.ts';
import { nameIn } from '../../../language/parse.ts';
import { capitalised, notWord, word } from './names.ts';

/** Words of setting a name right. */
export const correctsName =
  /\b(no|not|sorry|actually|wrong|spelling|spelt|spelled|misspel\w*|typo|mistyped?|oops|galat|nahi|nahin|correction|se|auto ?correct\w*|it'?s|its)\b|नहीं|ग़?लत/iu;

/** Letters said one by one: "R-O-H-A-N", "r o h a n". */
export const lettersIn = (text: string): string | undefined => {
  const letters = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:[\s.,-]+\p{L}){2,}(?![\p{L}\p{M}\p{N}])/u.exec(withDoubles(text))?.[0].match(/\p{L}/gu);
  return letters && letters.length >= 3 ? `${letters[0]?.toUpperCase()}${letters.slice(1).join('').toLowerCase()}` : undefined;
};

/** "Double e" as the letters it stands for. */
const withDoubles = (text: string): string => text.replace(/\bdouble (\p{L})(?![\p{L}\p{N}])/giu, '$1 $1');

/** The name that was spelled: "Preethi p r e e t h i Venkatraghavan", or a word of the name that is known. */
export function spelledName(letters: string, said: string, before: string | undefined): string {
  const text = withDoubles(said);
  // "Sukhmeet Grewal, s u k h m e e t": the word was said with its surname before.
  const beside =
    before ??
    nameIn(text.replace(/(?<![\p{L}\p{N}])\p{L}(?:[\s.,-]+\p{L}){2,}.*$/u, '').replace(/^\W*(?:it'?s|its|name is|naam)\s+/iu, ''), true);
  const rest =
    /(?<![\p{L}\p{M}\p{N}])\p{L}(?:[\s.,-]+\p{L}){2,}(?![\p{L}\p{M}\p{N}])\s*(?:and |aur )?(.*)$/iu
      .exec(text)?.[1]
      ?.replace(/[.!\s]+$/, '') ?? '';
  const last = /^\p{L}{3,}(?: \p{L}{3,})?$/u.test(rest) && !notWord.test(rest) ? nameIn(rest, true) : undefined;
  if (last !== undefined) return `${letters} ${last}`;
  const parts = beside?.split(' ') ?? [];
  const at = parts.findIndex((part) => part.toLowerCase() === letters.toLowerCase() || isNearly(part.toLowerCase(), letters.toLowerCase()));
  return at < 0 ? letters : parts.map((part, i) => (i === at ? letters : part)).join(' ');
}

/** "No sorry, Mehra not Mehta", "शर्मा नहीं, वर्मा", "it's Tiwary, y se": the name with the word exchanged. */
export function corrected(text: string, before: string): string | undefined {
  const plain = new RegExp(
    String.raw`(${word})\s*,?\s*(?:and |aur )?(?:not|nahi|nahin|नहीं)\s+(${word})|(?:not|nahi|nahin)\s+(${word})\s*[,.]?\s*(?:but |it's |it is |its )?(${word})|(${word})\s+(?:nahi|nahin|नहीं)\s*(?:hai|है)?\s*[,.]?\s*(${word})`,
    'iu',
  );
  const parts = before.split(' ');
  const replaced = (old: string, now: string): string | undefined => {
    const at = parts.findIndex(
      (part) => foldedOf(part.toLowerCase()) === foldedOf(old.toLowerCase()) || part.toLowerCase() === old.toLowerCase(),
    );
    return at < 0 || notWord.test(now) ? undefined : parts.map((part, i) => (i === at ? capitalised(now) : part)).join(' ');
  };
  const match = plain.exec(text.replace(/^[^\p{L}\p{M}\p{N}]*(?:no|nahi|nahin|नहीं)[\s,]+(?=\S+\s+(?:nahi|nahin|not|नहीं))/iu, ''));
  for (const [a, b] of [
    [match?.[1], match?.[2]],
    [match?.[3], match?.[4]],
    [match?.[5], match?.[6]],
  ]) {
    if (a === undefined || b === undefined) continue;
    const name = replaced(b, a) ?? replaced(a, b);
    if (name !== undefined && name !== before) return name;
  }
  // A word that is nearly one of the name's, in a line that corrects or spells.
  const near = text.match(/[\p{L}\p{M}']{4,}/gu)?.flatMap((said) => {
    const at = parts.findIndex(
      (part) =>
        part.length > 3 &&
        part.toLowerCase() !== said.toLowerCase() &&
        (isNearly(part.toLowerCase(), said.toLowerCase()) ||
          (said.length > 4 && part.slice(0, 4).toLowerCase() === said.slice(0, 4).toLowerCase())),
    );
    return at < 0 ? [] : [parts.map((part, i) => (i === at ? capitalised(said) : part)).join(' ')];
  })[0];
  return near;
}

/** "Surname Patil", "last name is Rao". */
export function surnameIn(text: string): string | undefined {
  const said = /\b(?:surname|last name|family name)(?: is| hai|:)? (\p{L}[\p{L}'.]+)|(?:सरनेम|उपनाम)(?: है)? ([\p{L}\p{M}]+)/iu.exec(text);
  const name = said?.[1] ?? said?.[2];
  return name === undefined || notWord.test(name) ? undefined : capitalised(name);
}

/** "No, Neha Kapoor": the whole name anew, with the first name that is known. */
export function renamed(text: string, before: string): string | undefined {
  const said =
    /^[^\p{L}\p{M}\p{N}]*(?:no|sorry|actually|nahi|nahin|नहीं)(?:[^\p{L}\p{M}\p{N}]+(?:no|sorry|it'?s|its|it is|name is))*[^\p{L}\p{M}\p{N}]+(.+)$/iu.exec(
      text,
    )?.[1];
  const name = said === undefined ? undefined : nameIn(said, true);
  return name !== undefined && name !== before && name.split(' ')[0]?.toLowerCase() === before.split(' ')[0]?.toLowerCase()
    ? name
    : undefined;
}

/** Differs by at most two letters at one place. */
function isNearly(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2 || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 2 && start + end >= Math.min(a.length, b.length) / 2;
}
