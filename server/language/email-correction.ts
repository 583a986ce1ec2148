/** Corrections of one part of an email address: "no, dot in not dot com", "gmail nahi yahoo", "I wrote it wrong, it is example.com". */

import { namePieceIn } from './email-pieces.ts';
import { digitsOf } from './phone.ts';

/** The known address with the correction from the line; undefined when the line corrects nothing. */
export function correctedEmail(known: string, message: string): string | undefined {
  const line = message
    .toLowerCase()
    .replace(/\s*\bdot\s+|\s*डॉट\s+/gu, '.')
    .replace(/(?:^|\s)underscore\s+/gu, '_')
    .replace(/\b(ka|ki|ke|wala|wali|par|pe|hai|it'?s|is|but|use)\b|है/gu, ' ')
    .replace(/[,;!?]|\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (remarksOnWriting(message)) return asRemarked(known, message.toLowerCase());
  const [name = '', domain = ''] = known.split('@');
  const piece = namePieceIn(message);
  if (piece?.isSure && piece.text.length >= 3) {
    if (piece.text === name || isNear(piece.text, name)) return `${piece.text}@${domain}`;
    // "No, h e e m a": one part of the name.
    const part = name.split(/[._-]/).find((one) => one === piece.text || (one.length >= 3 && isNear(piece.text, one)));
    if (part !== undefined) return `${name.replace(part, piece.text)}@${domain}`;
  }
  const bare = withoutSign(known, message.toLowerCase());
  if (bare !== undefined) return bare;
  for (const [, before, after] of line.matchAll(/(\S+) (?:not|nahi|nahin|instead of|नहीं|ki jagah) (\S+)/gu)) {
    const fixed = exchanged(known, before as string, after as string) ?? exchanged(known, after as string, before as string);
    if (fixed !== undefined) return fixed;
  }
  const [, typed, meant] =
    /\b(?:typed|wrote|gave|said|put|likha|bola|diya)(?: it as)? (\S+) (?:should be |actually |its? |correct |real |sahi )*(\S+)/u.exec(
      line,
    ) ?? [];
  return (typed !== undefined && meant !== undefined ? exchanged(known, typed, meant) : undefined) ?? withPartAnew(known, line);
}

/** "Number 4, not spelled", "all small letters", "no dot at the end": how the address is written, and no part of it. */
export const remarksOnWriting = (message: string): boolean =>
  ofWriting.test(message) && !ofReading.test(message) && message.trim().split(/\s+/).length <= 10;
/** "Is it printed in big letters": of the guide. */
const ofReading = /\b(?:read\w*|padh\w*|print\w*|font|eyes|aankh\w*|chashm\w*)\b|पढ़|छप|आँख|चश्म/iu;
const ofWriting =
  /\b(?:small|capital|lower ?case|upper ?case|block|chh?ot[ei]|bad[ei]) (?:letters?|case|akshar|abcd?|wal[ei]|mein|me|in)\b|\b(?:in|all) (?:small|caps|capitals?|lower ?case|digits?|numbers?|figures?)\b|\b(?:not )?(?:spelled|spelt|in words|in letters)\b|\b(?:digit|number|ank|figure) (?:mein|me|hai|not|only|wal[ai])\b|\b(?:dot|underscore|dash|hyphen|space)s?\b.{0,8}\b(?:at|in|on) (?:the )?(?:end|middle|last|beginning|start)\b|\b(?:no|without|bina) (?:any )?spaces?\b|\bspace (?:nahi+n?|mat)\b|\b(?:shabd|akshar|number|ank)o?n? (?:mein|me) (?:nahi+n?|mat|likh\w*)|(?:छोटे|बड़े) अक्षर|अक्षरों में|अंक में|अंकों में/iu;

/** The address as a remark wants it: "number 4" makes a digit of "four", and a sign that shall not stand at its end falls off. */
function asRemarked(known: string, message: string): string {
  const [name = '', domain = ''] = known.split('@');
  const digits = [...message.matchAll(/\d/g)].map(([digit]) => digit);
  const inDigits = digits.reduce((text, digit) => text.replace(numberWords[Number(digit)] ?? digit, digit), name);
  const sign = signs[/\b(dot|underscore|dash|hyphen)\b/.exec(message)?.[1] ?? ''];
  const isRefused = sign !== undefined && /\b(?:no|without|not|bina|nahi+n?)\b/.test(message);
  const place = /\b(?:start|beginning)\b/.test(message) ? 'start' : /\bmiddle\b/.test(message) ? 'middle' : 'end';
  if (!isRefused) return `${inDigits}@${domain}`;
  if (place === 'middle') return `${inDigits.replaceAll(sign, '')}@${domain}`;
  const bare = place === 'start' ? inDigits.replace(/^[._-]+/, '') : inDigits.replace(/[._-]+$/, '');
  return `${bare}@${domain}`;
}
const numberWords = 'zero one two three four five six seven eight nine'.split(' ');

/** "The underscore is not there", "no dot", "without the dash": the address without this sign in its name. */
function withoutSign(known: string, message: string): string | undefined {
  // "No dot after k, one dot only": a dot stays.
  if (/\b(?:one|single|only|ek|just) (?:dot|underscore|dash|hyphen)\b/.test(message)) return undefined;
  const said =
    /\b(?:no|without|remove the|remove|minus the|bina|skip the) (dot|underscore|dash|hyphen)\b|\b(dot|underscore|dash|hyphen) (?:is |was |hai )?(?:not there|nahi+n?\b|hata\w*|galat|is wrong)|(डॉट|अंडरस्कोर) नहीं/u.exec(
      message,
    );
  const sign = signs[said?.[1] ?? said?.[2] ?? said?.[3] ?? ''];
  const [name = '', domain = ''] = known.split('@');
  // "Not dot com but dot in" is about the domain.
  if (sign === undefined || !name.includes(sign) || /\bdot (?:com|in|org|net|co)\b/.test(message)) return undefined;
  return `${name.replaceAll(sign, '')}@${domain}`;
}
const signs: Readonly<Record<string, string>> = { dot: '.', डॉट: '.', underscore: '_', अंडरस्कोर: '_', dash: '-', hyphen: '-' };

/** Replaces the wrong part of the address, if the address contains it and does not contain the right part. */
function exchanged(known: string, wrong: string, right: string): string | undefined {
  // Two letters are in many addresses by chance: the "am" of "I am not good at this" is in "example".
  const isPiece = /^[.\w-]{3,}$|^\.\w+$|^\d+$/;
  if (!isPiece.test(wrong) || !isPiece.test(right) || known.includes(right) || !known.includes(wrong)) return undefined;
  return known.slice(0, known.lastIndexOf(wrong)) + right + known.slice(known.lastIndexOf(wrong) + wrong.length);
}

const saysWrong =
  /(?<!\p{L})(?:wrong|galat|mistake|mistyped?|typo|sorry|oops|correct\w*|sahi|actually|no|nahi+n?|गलत|ग़लत|सही|नहीं)(?!\p{L})/u;
/** What may stand beside a part of an address that is said anew. */
const beside =
  /(?<!\p{L})(?:yes|haan?|ji|ok|okay|sorry|hi|the|it|that|mera|meri|my|e?mail|id|address|domain|at|last|mein|me|likha|likh|हां|हाँ|जी|ही|मेरा|मेरी|ईमेल|आईडी|पता)(?!\p{L})/gu;

/** The name or the domain of the address, said anew: where the line says that something was wrong, or says nothing else. */
function withPartAnew(known: string, line: string): string | undefined {
  const [name = '', domain = ''] = known.split('@');
  const rest = line.replace(beside, ' ').replace(/\s+/g, ' ').trim();
  const isAlone = !rest.includes(' ') && rest !== '';
  const spelled = spelledIn(rest);
  if (spelled !== undefined && (spelled === name || isNear(spelled, name))) return `${spelled}@${domain}`;
  const anew =
    withPieceSpelled(name, rest) ?? (saysWrong.test(line) ? (withDigitsAnew(name, rest) ?? withSignAnew(name, rest)) : undefined);
  if (anew !== undefined) return `${anew}@${domain}`;
  if (line.split(' ').length > 8 || !(isAlone || saysWrong.test(line))) return undefined;
  for (const word of rest.split(' ')) {
    if (word === name && name.length > 3) return known;
    // "Yes, gmail": the provider of the address, said once more.
    if (word === domain.split('.')[0] && rest === word) return known;
    if (/^@?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|in|org|net|co|example|test)$/.test(word)) {
      if (word.replace('@', '') !== domain) return `${name}@${word.replace('@', '')}`;
    } else if (/^\.(?:com|in|org|net|co\.in)$/.test(word) && !domain.endsWith(word))
      return `${name}@${domain.replace(/(?:\.co)?\.[a-z]+$/, word)}`;
    else if (word !== name && /^[a-z0-9._-]{4,}$/.test(word) && isNear(word, name)) return `${word}@${domain}`;
  }
  return undefined;
}

/** "Lakhan has two h, l a k h h a n": one piece of the name, said letter by letter anywhere in the line. */
function withPieceSpelled(name: string, rest: string): string | undefined {
  // The digits at its end are not spelled with it.
  const pieces = name.split(/[._-]/).map((piece) => piece.replace(/\d+$/, ''));
  for (const [run] of ` ${rest.replace(/\bdouble ([a-z0-9])\b/g, '$1 $1')} `.matchAll(/(?<= )(?:[a-z] ){4,}/g)) {
    const letters = run.replaceAll(' ', '');
    // "Two h, l a k h h a n": the letter that was spoken of is not the first of the piece.
    for (let from = 0; letters.length - from >= 4; from++) {
      const spelled = letters.slice(from);
      const piece = pieces.find((part) => part === spelled || (part[0] === spelled[0] && isNear(spelled, part)));
      if (piece !== undefined) return name.replace(piece, spelled);
    }
  }
  return undefined;
}

/** "No, nineteen fifty three": the digits of the name, where the line says nothing else. */
function withDigitsAnew(name: string, rest: string): string | undefined {
  const words = rest.split(' ').filter((word) => !ofCorrecting.test(word));
  const digits = digitsOf(words, 0);
  const before = /\d+/.exec(name)?.[0];
  return digits && digits.to === words.length - 1 && before?.length === digits.digits.length
    ? name.replace(before, digits.digits)
    : undefined;
}
const ofCorrecting =
  /^(?:wrong|galat|mistake|typo|sorry|oops|correct\w*|sahi|actually|no+|not|nahi+n?|arre|wait|ruko|number|गलत|ग़लत|सही|नहीं|अरे|नंबर)$/u;

/** "Wait, lakhhan underscore solanki": the name anew with its sign, in a longer line. */
const withSignAnew = (name: string, rest: string): string | undefined =>
  rest.split(' ').find((word) => /^[a-z0-9]+(?:[._-][a-z0-9]+)+$/.test(word) && isNear(word, name));

/** A name said letter by letter, also after other words: "m double e r a.j o s h i", "it is with an h, g h e e t a". */
function spelledIn(line: string): string | undefined {
  const words = line
    .replace(/\bwith (?:an? )?[a-z]\b/g, ' ')
    .replace(/\bdouble ([a-z0-9])\b/g, '$1 $1')
    .replace(/([._-])/g, ' $1 ')
    .trim()
    .split(/\s+/);
  const letters = words.slice(words.findLastIndex((word) => word.length > 1) + 1);
  return letters.length >= 4 ? letters.join('') : undefined;
}

/** Whether one address may be a correction of the other: a near name at the same domain, or the same name at another one. */
export function isCorrectionOf(email: string, known: string): boolean {
  const [name = '', domain] = email.toLowerCase().split('@');
  const [knownName = '', knownDomain] = known.toLowerCase().split('@');
  return (
    name === knownName || (domain === knownDomain && (isNear(name, knownName) || name.includes(knownName) || knownName.includes(name)))
  );
}

/** Whether two names differ at one place by at most two letters: "anil_k" and "anil.k". */
function isNear(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 2 && start + end >= 3;
}
