/** Who the visitor is and how they are reached: names with their corrections, companies, telephone numbers and addresses. */

import { commonNames } from '../../../language/name-words.ts';
import { foldedOf, isEnglish } from '../../../language/normalise.ts';
import { emailIn, nameIn, phoneIn } from '../../../language/parse.ts';
import { digitsOf } from '../../../language/phone.ts';
import { stopWords } from '../../../language/stop-words.ts';
import type { AryaState } from './note.ts';
import { speaksOfCar } from './vehicle.ts';
import { whenIn } from './when.ts';

export interface WhoFound {
  name?: string;
  company?: string;
  phone?: string;
  email?: string;
  digits?: string;
}

const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}'.]*`;
const notWord =
  /^(?:not|no|nahi|nahin|it|is|my|name|naam|sorry|and|the|with|spelling|spelt|actually|last|first|surname|title|a|an|number|phone|email|budget|seats?|seater|नहीं|मेरा|नाम)$/iu;

/** Letters said one by one: "R-O-H-A-N", "r o h a n". */
const lettersIn = (text: string): string | undefined => {
  const letters = /(?<![\p{L}\p{N}])\p{L}(?:[\s.,-]+\p{L}){2,}(?![\p{L}\p{N}])/u.exec(text)?.[0].match(/\p{L}/gu);
  return letters && letters.length >= 3 ? `${letters[0]?.toUpperCase()}${letters.slice(1).join('').toLowerCase()}` : undefined;
};

/** The name that was spelled: "Preethi p r e e t h i Venkatraghavan", or a word of the name that is known. */
function spelledName(letters: string, text: string, before: string | undefined): string {
  const rest =
    /(?<![\p{L}\p{N}])\p{L}(?:[\s.,-]+\p{L}){2,}(?![\p{L}\p{N}])\s*(?:and |aur )?(.*)$/iu.exec(text)?.[1]?.replace(/[.!\s]+$/, '') ?? '';
  const last = /^\p{L}{3,}(?: \p{L}{3,})?$/u.test(rest) && !notWord.test(rest) ? nameIn(rest, true) : undefined;
  if (last !== undefined) return `${letters} ${last}`;
  const parts = before?.split(' ') ?? [];
  const at = parts.findIndex((part) => part.toLowerCase() === letters.toLowerCase() || isNearly(part.toLowerCase(), letters.toLowerCase()));
  return at < 0 ? letters : parts.map((part, i) => (i === at ? letters : part)).join(' ');
}

const fromCompany = new RegExp(
  String.raw`(?:\b(?:this is|i am|i'm|im|main|it's|its|myself|name is|hi|hello|hey)\s+|^\s*)(${word}(?:\s+${word}){0,2}?)(?:\s+(?:here|this side))?,?\s+(?:from|of|at|with)\s+((?:the\s+)?[\p{L}\p{M}\p{N}&'.-]+(?:\s+[\p{L}\p{M}\p{N}&'-]+){0,3}?)(?=\s*(?:[,.;!]|$|\s(?:and|we|i|here|looking|need|want|want|calling|have|interested|about)\s))`,
  'iu',
);
const here = new RegExp(
  String.raw`(?:^|[,.!?;]|\b(?:hi|hello|hey|and))\s*(${word}(?:\s+${word}){0,2}?)\s+(?:here|this side|speaking)(?=\s*(?:[,.;!]|$))`,
  'iu',
);
const speaking = new RegExp(
  String.raw`(?:\b(?:main|mai|mein|मैं)\s+)?(${word}(?:\s+${word})?)\s+(?:bol rah[aei] h\w+|bol rahi|bol raha|बोल रह[ाी] ह\S+)`,
  'iu',
);

const capitalised = (name: string): string => name.replace(/(?<![\p{L}\p{M}'])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A name that says of itself that it is one; the same words in another place may be anything. */
function nameWithin(text: string): Pick<WhoFound, 'name' | 'company'> | undefined {
  const from = fromCompany.exec(text);
  const fromName = from?.[1] !== undefined ? nameIn(from[1], true) : undefined;
  if (from && fromName !== undefined) return { name: fromName, company: capitalised((from[2] ?? '').trim()) };
  for (const pattern of [here, speaking]) {
    const said = pattern.exec(text)?.[1];
    const name = said === undefined ? undefined : nameIn(said.replace(/^(?:main|mai|hi|hello|मैं)\s+/iu, ''), true);
    if (name !== undefined) return { name };
  }
  return undefined;
}

/** Words with capitals right before a number or an address, in the midst of a longer line. */
function besideContact(text: string): Pick<WhoFound, 'name'> | undefined {
  const said = /((?:\p{Lu}[\p{L}'.]+\s+){1,3})\(?(?:\+?\d[\d\s-]{7,}|\S+@\S)/u.exec(text)?.[1]?.trim();
  const name = said === undefined || said.split(' ').some((word) => notWord.test(word)) ? undefined : nameIn(said, true);
  return name === undefined ? undefined : { name };
}

/** "No sorry, Mehra not Mehta", "शर्मा नहीं, वर्मा", "it's Tiwary, y se": the name with the word exchanged. */
function corrected(text: string, before: string): string | undefined {
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
  const match = plain.exec(text.replace(/^\W*(?:no|nahi|nahin|नहीं)[\s,]+(?=\S+\s+(?:nahi|nahin|not|नहीं))/iu, ''));
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
      (part) => part.length > 3 && part.toLowerCase() !== said.toLowerCase() && isNearly(part.toLowerCase(), said.toLowerCase()),
    );
    return at < 0 ? [] : [parts.map((part, i) => (i === at ? capitalised(said) : part)).join(' ')];
  })[0];
  return near;
}

/** "Surname Patil", "last name is Rao". */
function surnameIn(text: string): string | undefined {
  const said = /\b(?:surname|last name|family name)(?: is| hai|:)? (\p{L}[\p{L}'.]+)|(?:सरनेम|उपनाम)(?: है)? ([\p{L}\p{M}]+)/iu.exec(text);
  const name = said?.[1] ?? said?.[2];
  return name === undefined || notWord.test(name) ? undefined : capitalised(name);
}

/** "No, Neha Kapoor": the whole name anew, with the first name that is known. */
function renamed(text: string, before: string): string | undefined {
  const said = /^\W*(?:no|sorry|actually|nahi|nahin|नहीं)(?:\W+(?:no|sorry|it'?s|its|it is|name is))*\W+(.+)$/iu.exec(text)?.[1];
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

/** A name that was said to be one: "Vikas Jain", though Jain alone says what somebody believes. */
function saidName(text: string): string | undefined {
  const words = text
    .replace(/\s+(?:likh(?:o|iye|na)?(?: (?:do|lo|dijiye))?|bolo|hai|है|ji|please|only|bas)$/iu, '')
    .trim()
    .split(/\s+/);
  const [first = '', ...others] = words;
  const isWhole =
    others.length > 0 &&
    others.length <= 2 &&
    others.every((word) => word.length > 2 && !notWord.test(word) && !/^(?:please|here|only|bas|hai|है|sir|madam|from)$/iu.test(word));
  return nameIn(words.join(' '), true) ?? (isWhole && nameIn(first, true) !== undefined ? capitalised(words.join(' ')) : undefined);
}

/** "Meera, Meera Iyer": the whole name where both are said. */
function fuller(name: string, text: string): string {
  if (name.includes(' ')) return name;
  const around = new RegExp(String.raw`(?:(?<![\p{L}\p{M}])(${word})\s+)?(?<![\p{L}\p{M}])${name}(?:\s+(${word}))?`, 'giu');
  const whole = [...text.matchAll(around)].flatMap(([, before, after]) => [
    after !== undefined && !notWord.test(after) ? nameIn(`${name} ${after}`, true) : undefined,
    before !== undefined && !notWord.test(before) ? nameIn(`${before} ${name}`, true) : undefined,
  ]);
  return whole.find((found) => found?.includes(' ')) ?? name;
}

/** Of a line that corrects itself the last name counts: "naam Bajrangi, nahi asli naam likho Bajrang Lal Meena". */
function laterName(text: string): string | undefined {
  const parts = correctionsIn(text);
  const named =
    parts.length > 1
      ? /\b(?:name|naam)(?: is| hai| likho| likhiye| likh lo| to)* (.+)$|नाम (?:है |लिखो |लिखिए )?(.+)$/iu.exec(parts.at(-1) ?? '')
      : null;
  return named ? saidName(named[1] ?? named[2] ?? '') : undefined;
}

const corrects = /\b(no|not|sorry|actually|wrong|spelling|spelt|spelled|galat|nahi|nahin|correction|se)\b|नहीं|ग़?लत/iu;
const glue =
  /\b(?:my|mera|meri|phone|mobile|cell|contact|whatsapp|number|no|is|hai|hain|email|e-?mail|mail|id|and|aur|or|the|on|at|it'?s|its|likh|lo|le|this|here|you can|call|reach|me|reached|note|address|also|add|write|put|down|just|use|can|likho|likhiye|likhna|yes|ok|okay|haan|ji|fine|sure|name|naam)\b|मेरा|नंबर|नम्बर|फ़ोन|फोन|मोबाइल|ईमेल|है|और|नाम|जी|हाँ/giu;

/** What is left of a line beside the ways to be reached: a name, where it can be one. */
function nameBeside(rest: string): string | undefined {
  const left = rest
    .replace(glue, ' ')
    .replace(/[,;:.\-–()]+\s*$/u, '')
    .replace(/^[\s,;:.-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  // "My CIBIL is 650" names nobody.
  return left
    .split(/\s*[,;]\s*/)
    .filter((part) => part !== '' && !/\d/.test(part) && part.split(' ').length <= 3 && !speaksOfCar(part))
    .flatMap((part) => nameIn(part, true) ?? [])[0];
}

const isCommonName = (text: string): boolean => {
  const parts = text.trim().replace(/[.!]$/, '').split(/\s+/);
  return (
    parts.length <= 3 &&
    [parts[0] ?? ''].every((part) => commonNames().has(part.toLowerCase()) || commonNames().has(foldedOf(part.toLowerCase())))
  );
};

/** A sentence of its own that is a name: "Friday after six works. Aditya Menon", "Farah. That's all you get". */
function nameAlone(text: string, asked: string | undefined): string | undefined {
  const sentences = text.split(/[.!]+\s+/).map((part) => part.replace(/[.!\s]+$/, ''));
  if (sentences.length < 2) return undefined;
  return sentences
    .map((part) => part.replace(/,? (?:retired|retd|here|this side)$/i, ''))
    .filter((part) => {
      const isWhole = /^\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+){1,2}$/u.test(part);
      const isFirst =
        /^\p{L}[\p{L}']+$/u.test(part) && (asked === 'name' || asked === 'contact' || (/^\p{Lu}/u.test(part) && isCommonName(part)));
      return (isWhole || isFirst) && !speaksOfCar(part) && Object.keys(whenIn(part, { isAsked: false, isQuestion: false })).length === 0;
    })
    .flatMap(
      (part) =>
        nameIn(part, true) ??
        ((asked === 'name' || asked === 'contact') && !isEnglish(part.toLowerCase()) && !stopWords().has(part.toLowerCase())
          ? capitalised(part)
          : []),
    )[0];
}

const lastDigits =
  /\b(?:last|end(?:s|ing)?|aakhri|akhri|aakhir)\b.*?(\d{1,5})|(\d{1,5})\s+(?:at the end|last me\w*|aakhir me\w*)|(?:आख़?िरी?|लास्ट).*?(\d{1,5})/iu;

const correction =
  /,\s*(?=(?:no|nahi|nahin|नहीं) \p{L})|[\s,;.-]+(?=(?:no wait|wait no|sorry|no no|no,? sorry|actually|i mean|i meant|nahi nahi|oh no|galat|make it|make that|chalo|चलो)(?![\p{L}\p{M}]))/iu;

/** A line that corrects itself, as its parts: "next month, sorry no, in March". */
export const correctionsIn = (text: string): string[] => text.split(correction);

/** The number, whole, by parts, or with its last digits changed. */
function phoneOf(text: string, before: AryaState, isAsked: boolean): Pick<WhoFound, 'phone' | 'digits'> {
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

const spokenNumber =
  /\b(?:and |aur )?(?:my |mera )?(?:phone |mobile )?(?:number|phone|mobile|it'?s|its)\b(?: is| hai)?(?: \p{L}+){7,}$|(?<= )(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple) ?){7,}$/iu;

/** The dot after a title ends no sentence: "Col. Rathore". */
const titleDot = /\b(col|brig|dr|mr|mrs|ms|smt|capt|maj|lt|prof|adv)\.\s*/gi;

/** @param asked the slot that was asked last */
export function whoIn(
  said: string,
  before: AryaState,
  { asked, isQuestion }: { asked: string | undefined; isQuestion: boolean },
): WhoFound {
  const text = said.replace(titleDot, '$1 ');
  const found: WhoFound = {};
  // "Harish Kumar, harish at example dot com": the name is no part of the address.
  const [lastPart = text] = text.split(/,\s*/).slice(-1);
  const email = emailIn(lastPart) ?? emailIn(text);
  if (email !== undefined) found.email = email;
  const withoutEmail = email === undefined ? text : text.replace(/\S+@\S+/, ' ');
  Object.assign(found, phoneOf(withoutEmail, before, asked === 'contact'));
  const rest = withoutEmail
    .replace(/\+?[\d०-९][\d०-९\s().-]{5,}[\d०-९]/gu, ' ')
    // A number said in words: "Priya, and number is nine nine four ..."
    .replace(found.phone !== undefined && !/[\d०-९]{4}/u.test(withoutEmail) ? spokenNumber : /$^/u, ' ')
    .trim();
  const letters = lettersIn(rest);
  if (letters !== undefined && found.phone === undefined) return { ...found, name: spelledName(letters, rest, before.name) };
  const saysAgain = before.name?.split(' ').some((part) => part.length > 2 && rest.toLowerCase().includes(part.toLowerCase())) ?? false;
  if (before.name !== undefined && (corrects.test(text) || saysAgain)) {
    const name = corrected(rest, before.name);
    if (name !== undefined) return { ...found, name };
  }
  const surname = surnameIn(rest);
  if (surname !== undefined) return { ...found, name: [before.name?.split(' ')[0], surname].filter(Boolean).join(' ') };
  const anew = before.name === undefined ? undefined : renamed(rest, before.name);
  if (anew !== undefined) return { ...found, name: anew };
  const within = nameWithin(rest) ?? besideContact(text);
  if (within) return { ...found, ...within };
  const named =
    /\b(?:name|naam)\s+(?:is\s+|hai\s+|on the note\s+|likho\s+|likhiye\s+)?(\p{L}[\p{L}'.]+(?: \p{L}[\p{L}'.]+){0,3}?)\s*(?:hai)?(?=$|[,.;]|\s+(?:and|aur|its|it's|my|phone|number|mobile|email)\b)|नाम\s+(?:है\s+)?([\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)(?:\s+है)?(?=$|[,।.])/iu.exec(
      rest,
    );
  const told =
    laterName(text) ??
    (named && !/\b(?:his|her|your|aapka|uska|company|manager|father|son|wife|kya)\b/iu.test(rest)
      ? saidName(named[1] ?? named[2] ?? '')
      : undefined) ??
    (isQuestion ? undefined : nameIn(rest));
  if (told !== undefined) return { ...found, name: fuller(told, rest) };
  if (isQuestion) return found;
  const isBeside = found.phone !== undefined || found.email !== undefined || found.digits !== undefined;
  const mayBare =
    asked === 'name' || (asked === 'contact' && before.name === undefined) || isBeside || (before.name === undefined && isCommonName(rest));
  const alone = before.name === undefined ? nameAlone(rest, asked) : undefined;
  if (alone !== undefined) return { ...found, name: alone };
  const isTime = whenIn(rest, { isAsked: false, isQuestion: false });
  const name = mayBare && !speaksOfCar(rest) && Object.keys(isTime).length === 0 ? nameBeside(rest) : undefined;
  const isSaid =
    name !== undefined && (asked === 'name' || before.name === undefined || (isBeside && name !== before.name && asked === 'note'));
  return isSaid ? { ...found, name } : found;
}
