/** The names that a line says: of a person, and of the company they speak for. */

import { commonNames } from '../../../language/name-words.ts';
import { foldedOf, isEnglish } from '../../../language/normalise.ts';
import { numberWords } from '../../../language/number-words.ts';
import { nameIn } from '../../../language/parse.ts';
import { stopWords } from '../../../language/stop-words.ts';
import { tokensOf } from '../../../language/tokens.ts';
import { speaksOfCar } from './car-terms.ts';
import { correctionsIn } from './corrections.ts';
import type { Told } from './note.ts';
import { whenIn } from './when.ts';

/** A word of a name, as the source of a pattern. */
export const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}'.]*`;
/** A word that is no part of a name. */
export const notWord =
  /^(?:not|no|nahi|nahin|it|is|my|name|naam|sorry|and|the|with|spelling|spelt|actually|last|first|surname|title|a|an|number|phone|email|budget|seats?|seater|time|timeline|date|day|idea|hurry|rush|car|colou?r|problem|limit|preference|loan|exchange|oops|landline|mobile|cell|contact|whats ?app|anyway|though|btw|maximum|minimum|max|min|total|approx|उसका|उसकी|उनका|इसका|लिखो|लिखिए|लिख|नहीं|मेरा|नाम)$/iu;

const fromCompany = new RegExp(
  String.raw`(?:\b(?:this is|i am|i'm|im|main|it's|its|myself|name is|hi|hello|hey)[\s,!.]+|^\s*)(?!(?:this|it|its|it's|is|i|im|i'm|am|my|name|we|the|good)\b)(${word}(?:\s+${word}){0,2}?)(?:\s+(?:here|this side))?,?\s+(?:from|of|at|with)\s+((?:the\s+)?[\p{L}\p{M}\p{N}&'.-]+(?:\s+[\p{L}\p{M}\p{N}&'-]+){0,3}?)(?=\s*(?:[,.;!]|$|\s(?:and|we|i|here|looking|need|want|want|calling|have|interested|about|we'?re|hum|humein)\s))`,
  'iu',
);
const here = new RegExp(
  String.raw`(?:^|[,.!?;]|\b(?:hi|hello|hey|and))\s*(${word}(?:\s+${word}){0,2}?)\s+(?:here|this side|speaking)(?=\s*(?:[,.;!]|$))`,
  'iu',
);
const speaking = new RegExp(
  String.raw`(?:\b(?:main|mai|mein|मैं)\s+)?(${word}(?:\s+${word}){0,2}?)\s+(?:bol rah[aei] h\w+|bol rahi|bol raha|बोल रह[ाी] ह\S+)`,
  'iu',
);

/** Each word of a name with a capital. */
export const capitalised = (name: string): string => name.replace(/(?<![\p{L}\p{M}'])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** It begins with an English word that nobody has as a name. */
const isPlainWord = (text: string): boolean => {
  const first = (text.trim().split(/\s+/)[0] ?? '').toLowerCase();
  return isEnglish(first) && !commonNames().has(first);
};

/** A name that says of itself that it is one; the same words in another place may be anything. */
export function nameWithin(said: string): Pick<Told, 'name' | 'company'> | undefined {
  const text = said.replace(/^\W*(?:(?:hi|hello|hey|namaste)\W+)*good (?:morning|afternoon|evening)[\s,!.]+/i, '');
  const from = fromCompany.exec(text);
  // "Finance is from my own bank": neither a person nor a firm.
  const isThing =
    from !== null && speaksOfCar(from[1] ?? '')
      ? true
      : from !== null && (isPlainWord(from[1] ?? '') || /^(?:my|our|your|his|her|their|own|home|here)\b/i.test(from[2] ?? ''));
  const fromName = from?.[1] !== undefined && !isThing ? nameIn(from[1], true) : undefined;
  if (from && fromName !== undefined) return { name: fromName, company: capitalised((from[2] ?? '').trim()) };
  for (const pattern of [here, speaking]) {
    const said = pattern.exec(text)?.[1];
    // "Meerut se bol raha hoon" says from where.
    const isPlace = said !== undefined && /\s(?:se|से)$/iu.test(said);
    const name = said === undefined || isPlace ? undefined : nameIn(said.replace(/^(?:main|mai|hi|hello|मैं)\s+/iu, ''), true);
    if (name !== undefined) return { name };
  }
  return undefined;
}

/** Words with capitals right before a number or an address, in the midst of a longer line. */
export function besideContact(text: string): Pick<Told, 'name'> | undefined {
  const said = /((?:\p{Lu}[\p{L}'.]+\s+){1,3})(?:@ |on |at |[-:] )?\(?(?:\+?\d[\d\s-]{7,}|\S+@\S)/u.exec(text)?.[1]?.trim();
  const name = said === undefined || said.split(' ').some((word) => notWord.test(word)) ? undefined : nameIn(said, true);
  return name === undefined ? undefined : { name };
}

/** A name that was said to be one: "Vikas Jain", though Jain alone says what somebody believes. */
export function saidName(text: string): string | undefined {
  const words = text
    .replace(/\s+(?:likh(?:o|iye|na)?(?: (?:do|lo|dijiye))?|bolo|hai|है|ji|please|only|bas|anyway|though|btw|by the way)$/iu, '')
    .trim()
    .split(/\s+/);
  const [first = '', ...others] = words;
  if (/^(?:उसका|उसकी|उनका|इसका|लिखो|लिखिए)$/u.test(first)) return undefined;
  const isWhole =
    others.length > 0 &&
    others.length <= 2 &&
    others.every((word) => word.length > 2 && !notWord.test(word) && !/^(?:please|here|only|bas|hai|है|sir|madam|from)$/iu.test(word));
  return nameIn(words.join(' '), true) ?? (isWhole && nameIn(first, true) !== undefined ? capitalised(words.join(' ')) : undefined);
}

/** "Meera, Meera Iyer": the whole name where both are said. */
export function fuller(name: string, text: string): string {
  if (name.includes(' ')) return name;
  const around = new RegExp(String.raw`(?:(?<![\p{L}\p{M}])(${word})\s+)?(?<![\p{L}\p{M}])${name}(?:\s+(${word}))?`, 'giu');
  const whole = [...text.matchAll(around)].flatMap(([, before, after]) => [
    after !== undefined && !notWord.test(after) ? nameIn(`${name} ${after}`, true) : undefined,
    before !== undefined && !notWord.test(before) ? nameIn(`${before} ${name}`, true) : undefined,
  ]);
  return whole.find((found) => found?.includes(' ')) ?? name;
}

/** The line without what others are called: "mera naam Hariom hai, beti ka naam Pooja". */
export const withoutOthersNames = (text: string): string => text.replace(othersName, ' ');
const othersName =
  /[\s,;]*(?:(?:and |but )?(?:my|our|the|his|her) (?!(?:good|full|own|real|first|last|name)\b)\p{L}+(?:'s|s)? name\b|(?:and |but )?(?:his|her|their) name\b|(?:\p{L}+ )?(?:uska|unka|uski|iska|(?:\p{L}+) (?:ka|ke)) (?:naam|name)\b|(?:[\p{L}\p{M}]+ )(?:का|के) नाम|(?:उसका|उनका|इसका) नाम)(?:(?! (?:and|but|aur|par|और|पर) |[,;.]).)*/giu;

/** "Naam baad mein bataunga", "the name later": no name was said. */
export const delaysName =
  /(?:\b(?:name|naam)\b|नाम)(?=.{0,14}(?:\b(?:baad|later|after|afterwards|not|nahi+n?|secret|kyu+n?|why|rehne|mat|skip)\b|बाद|नहीं|क्यों|रहने|मत))/iu;

/** "This is bopanna", "oh i am nithya by the way": nothing else can stand there in so short a line. */
export function introduced(text: string): string | undefined {
  const said = introduces.exec(text)?.[1]?.trim();
  if (said === undefined || speaksOfCar(said)) return undefined;
  const words = said.split(/\s+/);
  const areNames = words.every((one) => !stopWords().has(one.toLowerCase()) && !notWord.test(one) && !isPlainWord(one));
  return areNames && Object.keys(whenIn(said, { isAsked: false, isQuestion: false })).length === 0 ? saidName(said) : undefined;
}
const introduces =
  /(?:^|[.,!?;]\s*|\b(?:yes|oh|hi|hello|and|so|btw|by the way|haan|ji)\s+)(?:this is|i am|i'm|im|myself|it'?s|call me|you can call me|its me|me|main|mai|mine is|mine's)\s+((?:(?:mr|mrs|ms|dr|miss)\.?\s+)?\p{L}[\p{L}'.]+(?:\s\p{L}[\p{L}'.]+){0,2}?)(?=\s*(?:$|[.,!;]|\s(?:by the way|btw|here|this side|from|speaking|calling)\b))/iu;

/** "Call me Paddy": after these words any word is a name that says neither when nor how to ring. */
export function calledOnly(text: string): string | undefined {
  const said = callsSo.exec(text)?.[1];
  const isTime = said !== undefined && Object.keys(whenIn(said, { isAsked: true, isQuestion: false })).length > 0;
  return said === undefined || isTime || stopWords().has(said.toLowerCase()) || notWord.test(said) || howToRing.test(said)
    ? undefined
    : capitalised(said);
}
const callsSo = /\bcall me (\p{L}{3,})\W*$/iu;
const howToRing =
  /^(?:back|later|soon|now|again|asap|any ?time|urgently|please|only|once|first|before|after|directly|maybe|crazy|when|whenever|sir|madam|ma'?am|stupid|today|tomorrow|kal|chahiye|batao|pata|nahi|lena|leni)$/iu;

/** Of a line that corrects itself the last name counts: "naam Bajrangi, nahi asli naam likho Bajrang Lal Meena". */
export function laterName(text: string): string | undefined {
  const parts = correctionsIn(text);
  const named =
    parts.length > 1
      ? /\b(?:name|naam)(?: is| hai| likho| likhiye| likh lo| to)* (.+)$|नाम (?:है |लिखो |लिखिए )?(.+)$/iu.exec(parts.at(-1) ?? '')
      : null;
  return named ? saidName(named[1] ?? named[2] ?? '') : undefined;
}
const glue =
  /\b(?:my|mera|meri|phone|mobile|cell|contact|whatsapp|number|no|is|hai|hain|email|e-?mail|mail|id|and|aur|or|the|on|at|it'?s|its|likh|lo|le|this|here|you can|call|reach|me|reached|note|address|also|add|write|put|down|just|use|can|likho|likhiye|likhna|yes|ok|okay|haan|ji|fine|sure|name|naam)\b|मेरा|नंबर|नम्बर|फ़ोन|फोन|मोबाइल|ईमेल|है|और|नाम|जी|हाँ/giu;

/** "Accha, likho Kishan", "put Meera": the name that shall be written. */
export function written(text: string): string | undefined {
  const said = writes.exec(text)?.[1];
  return said === undefined || speaksOfCar(said) || said.split(' ').some((one) => notWord.test(one)) ? undefined : saidName(said);
}
const writes =
  /^\P{L}*(?:(?:ac+h+a|ok|okay|haan|ji|theek hai|thik hai|fine|chalo|then|to)[\s,]+)*(?:likho|likhiye|likh lo|likh do|write|put(?: down)?)\s+(\p{L}{3,}(?: \p{L}{3,})?)\W*$/iu;

/** What is left of a line beside the ways to be reached: a name, where it can be one. */
export function nameBeside(rest: string): string | undefined {
  if (/^\W*(?:no|not|without|koi|bina) (?!.*,)/iu.test(rest)) return undefined;
  const left = rest
    .replace(glue, ' ')
    .replace(/[,;:.\-–()]+\s*$/u, '')
    .replace(/^[\s,;:.-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  // "My CIBIL is 650" names nobody.
  return left
    .split(/\s*[,;]\s*/)
    .filter((part) => part !== '' && !/\d/.test(part) && !isOfNumbers(part) && part.split(' ').length <= 3 && !speaksOfCar(part))
    .flatMap((part) => nameIn(part, true) ?? [])[0];
}

/** Of a line that tells several things the part that is a whole name with capitals, or a name that many have. */
export const nameInList = (text: string): string | undefined =>
  text
    .split(/\s*[,;.]\s+/)
    .map((part) => part.trim())
    .filter(
      (part) =>
        (/^\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+){1,2}$/u.test(part) || (!part.includes(' ') && isCommonName(part))) && !speaksOfCar(part),
    )
    .filter((part) => Object.keys(whenIn(part, { isAsked: false, isQuestion: false })).length === 0)
    .flatMap((part) => nameIn(part, true) ?? [])[0];

/** "Zero zero" is a part of a number. */
const isOfNumbers = (text: string): boolean =>
  tokensOf(text).every(({ word, raw }) => numberWords().units.has(raw) || numberWords().units.has(word));

/** Words around a name that stands alone: "write ...", "... is the name". */
const nameLead =
  /^[^\p{L}\p{M}]*(?:(?:write it as|put (?:it |me )?(?:down )?as|just|likh(?:o|iye| lo| do| lijiye)?|note(?: kar\w*)?|write|put|name|naam|it'?s|this is|haan|ji|ok|okay|yes|लिख लो|लिखो|लिखिए|लिख लीजिए|नाम|हाँ|जी)[\s,:?-]+)+/iu;
const nameTail =
  /[\s,]+(?:(?:naam|name|नाम)(?: hai| है)?|likh\w*(?: lo| do)?|here|(?:se |from )?bol rah[aei] h\w+|बोल रह[ाी] ह\S+)[^\p{L}\p{M}\p{N}]*$/iu;
const personTitle =
  /^(?:dr|doctor|sister|brother|father|fr|rev|reverend|swami|pandit|maulana|imam|sardar|thakur|havildar|subedar|inspector|mr|mrs|ms|miss|master|captain|capt|col|colonel|major|prof|shri|smt|advocate|डॉ|डॉक्टर|मास्टर|श्री|श्रीमती|कैप्टन|कर्नल|प्रोफ़ेसर)$/iu;

/** "Colonel", "retd": what somebody is, and no name. */
export const isTitle = (one: string): boolean =>
  personTitle.test(one.replace(/\.$/, '')) || /^(?:retd|retired|ex)$/i.test(one.replace(/\.$/, ''));

/**
 * A line that is a whole name and nothing besides but where they are from or what they are: "tsering angmo", "Miss Ela Bhowmick, Kolkata".
 * Small letters and Devanagari need a sign that a name is meant: it was asked for, or the line says so.
 */
export function nameStanding(text: string, isDue: boolean): string | undefined {
  const bare = text.replace(nameLead, '').replace(nameTail, '');
  const [first = '', ...others] = bare.split(/\s*[,.;।]+\s*/).filter(Boolean);
  if (others.length > 2 || others.some((part) => /\d/.test(part) || part.split(/\s+/).length > 5)) return undefined;
  const words = first.trim().split(/\s+/);
  const own = words.filter((one) => !personTitle.test(one));
  const isSaid = isDue || bare.trim() !== text.trim() || own.every((one) => /^\p{Lu}/u.test(one));
  const isWhole = own.length > 1 || own.length < words.length;
  if (!isSaid || !isWhole || own.length === 0 || own.length > 3 || words.length > 4 || speaksOfCar(first)) return undefined;
  const isCalledName = /\b(?:naam|name)\b|नाम/iu.test(text);
  const areNames = own.every(
    (one, at) =>
      !notWord.test(one) &&
      !isOfNumbers(one) &&
      ((own.length > 1 ? asSurname(one) : nameIn(one, true)) !== undefined ||
        ((isCalledName || (at > 0 && /^\p{Lu}/u.test(one))) && !stopWords().has(one.toLowerCase()))),
  );
  return areNames && Object.keys(whenIn(first, { isAsked: false, isQuestion: false })).length === 0
    ? capitalised(words.join(' '))
    : undefined;
}

/** Beside another word of a name its ending says nothing: "Tsering" is no verb there. */
const asSurname = (one: string): string | undefined => nameIn(`Mr ${one}`, true);

/** It begins with a name that many people have. */
export const isCommonName = (text: string): boolean => {
  const parts = text.trim().replace(/[.!]$/, '').split(/\s+/);
  return (
    parts.length <= 3 &&
    [parts[0] ?? ''].every((part) => commonNames().has(part.toLowerCase()) || commonNames().has(foldedOf(part.toLowerCase())))
  );
};

/** A sentence of its own that is a name: "Friday after six works. Aditya Menon", "Farah. That's all you get". */
export function nameAlone(text: string, asked: string | undefined): string | undefined {
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
