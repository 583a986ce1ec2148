/** Finds an email address in what a visitor types or says. */

import { isEmail, emailIn as writtenEmailIn } from '#shared/email.ts';
import { latinOf } from './devanagari.ts';
import { commonNames } from './name-words.ts';
import { foldedOf } from './normalise.ts';
import { digitsOf } from './phone.ts';
import { remembering } from './remembering.ts';
import { withEuropeanDigits } from './tokens.ts';
import { smallWords } from './words.ts';

/** The address in a line, written ("ok send it to riya@example.com") or said ("raj dot kumar at gmail dot com", "राज ऐट जीमेल डॉट कॉम"). */
export const emailIn = remembering(readEmail);

function readEmail(text: string): string | undefined {
  return (
    writtenEmailIn(text) ??
    writtenEmailIn(text.replace(/\s*@\s*/g, '@').replace(/(@[\w-]+)\s*\.\s*(?=(?:com|in|org|net|co)\b)/gi, '$1.')) ??
    saidEmailIn(text)
  );
}

/** Whether a line tries to give an address but is incomplete: "my mail is riya.gmail", "riya at gmail", "riya@gmail". */
export const triesEmail = remembering(looksTried);

function looksTried(text: string): boolean {
  if (emailIn(text) !== undefined) return false;
  if (/\S\s*@|@\s*\w/.test(text.replace(/@\s*\d+\s*(?:am|pm|rs|\/|%|each)/i, ''))) return true;
  const line = said(text).join(' ');
  if (/\bat the rate\b|\battherate\b/.test(line)) return true;
  if (namesHost.test(line) && !/\b(?:on|in|check\w*|my|mera) (?:gmail|yahoo)\b(?! (?:dot|com))/.test(line)) return true;
  if (/\w+ dot (?:com|in|co|org|net)$/.test(line) && /\b(?:mail|email|id|at|send|bhej\w*)\b/.test(line)) return true;
  const named = /\b(?:e ?mail|mail)(?: (?:id|address|adres))? (?:is|hai|to|:) (\S+(?: (?:dot|underscore|dash) \S+)*)$/.exec(line)?.[1];
  return named !== undefined && /\d| dot | underscore /.test(named) && !/^\d+$/.test(named);
}

const hosts = 'gmail|gmial|gmal|gamil|yahoo|hotmail|outlook|rediffmail|rediff|icloud|ymail|protonmail|live';
const namesHost = new RegExp(`\\w ?\\bat (?:${hosts})\\b|\\w(?:dot | )?(?:${hosts}) ?(?:dot )?(?:com|con|cm|co)\\b`);
const tlds = /^(?:com|in|org|net|co|edu|gov|io|info|biz|uk|us|me|ac|dev|app|ai|email|example|test)$/;

const devanagari: Record<string, string> = {
  ...{
    डॉट: 'dot',
    डाट: 'dot',
    ऐट: 'at',
    एट: 'at',
    ऍट: 'at',
    द: 'the',
    रेट: 'rate',
    जीमेल: 'gmail',
    याहू: 'yahoo',
    हॉटमेल: 'hotmail',
    आउटलुक: 'outlook',
  },
  ...{
    रेडिफमेल: 'rediffmail',
    कॉम: 'com',
    काम: 'com',
    इन: 'in',
    ओआरजी: 'org',
    नेट: 'net',
    अंडरस्कोर: 'underscore',
    अंडर: 'under',
    स्कोर: 'score',
    डैश: 'dash',
  },
  ...{
    हाइफन: 'hyphen',
    एग्जांपल: 'example',
    एग्ज़ाम्पल: 'example',
    एग्जाम्पल: 'example',
    मेल: 'mail',
    ईमेल: 'email',
    है: 'hai',
    पर: 'par',
    को: 'ko',
    मेरा: 'mera',
    मेरी: 'meri',
    भेजो: 'bhejo',
  },
};

/** The words of a line as an address would write them. A typed full stop within an address becomes "dot". */
function said(text: string): string[] {
  const words = withEuropeanDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[,;:!?।"“”()<>]/g, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/\./g, ' dot ')
    .replace(/@/g, ' at ')
    .replace(/_/g, ' underscore ')
    .replace(/(?<=[a-z0-9])-(?=[a-z0-9])/g, ' dash ')
    .split(/\s+/)
    .filter(Boolean);
  return words.map(
    (word) => devanagari[word] ?? devanagari[word.replaceAll('़', '')] ?? (/\p{Script=Devanagari}/u.test(word) ? asTyped(word) : word),
  );
}

/** A Hindi word as people would type it in an address. */
function asTyped(word: string): string {
  const latin = latinOf(word).text.replace(/aa/g, 'a');
  const long = latin.replace(/ii/g, 'ee').replace(/uu/g, 'oo');
  // "मीना" is Meena and "सुनीता" is Sunita: names get their most frequent spelling.
  return commonNames().has(long) ? long : latin.replace(/ii/g, 'i').replace(/uu/g, 'u');
}

const joins: Record<string, string> = { dot: '.', point: '.', underscore: '_', dash: '-', hyphen: '-', minus: '-', plus: '+' };

function saidEmailIn(text: string): string | undefined {
  const words = spelt(said(text));
  for (let at = 1; at < words.length - 1; at++) {
    const isAt = words[at] === 'at' || words[at] === 'attherate' || words[at] === 'et';
    if (!isAt) continue;
    let next = at + 1;
    while (/^(?:the|rate|of|da|rates)$/.test(words[next] ?? '')) next++;
    const domain = domainAt(words, next);
    const local = domain && localBefore(words, at);
    if (local && isEmail(`${local}@${domain}`) && /^[a-z0-9._%+-]+$/.test(local)) return `${local}@${domain}`;
  }
  return undefined;
}

/** "Under score" becomes one word. Number words and "double two" become digits. */
function spelt(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (word === 'under' && words[i + 1] === 'score') {
      joined.push('underscore');
      i++;
      continue;
    }
    const digits = digitsOf(words, i);
    if (digits) {
      joined.push(digits.digits);
      i = digits.to;
    } else joined.push(word);
  }
  return joined;
}

/** "gmail dot com", "example dot co dot in", "g mail dot com". */
function domainAt(words: readonly string[], from: number): string | undefined {
  let at = from;
  let name = '';
  while (
    at < words.length &&
    words[at] !== 'dot' &&
    words[at] !== 'point' &&
    at - from < 4 &&
    !new RegExp(`^(?:${hosts})(?:com|in)$`).test(name)
  ) {
    const word = words[at] as string;
    name += word === 'dash' || word === 'hyphen' ? '-' : word;
    at++;
  }
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  let domain = name;
  let isDomain = false;
  while ((words[at] === 'dot' || words[at] === 'point') && /^[a-z0-9-]+$/.test(words[at + 1] ?? '')) {
    const label = words[at + 1] as string;
    domain += `.${label}`;
    isDomain = tlds.test(label);
    at += 2;
  }
  // "At gmail com": visitors often leave out the dot of a large provider's domain.
  if (!isDomain && new RegExp(`^(?:${hosts})$`).test(name) === false) {
    const [, host, tld] = new RegExp(`^(${hosts})(com|co|in)$`).exec(name) ?? [];
    return host && tld ? `${host}.${tld}` : undefined;
  }
  return isDomain ? domain : undefined;
}

/** The words before "at" that belong to the address: across "dot", digits, single letters and names, up to a word of the sentence. */
function localBefore(words: readonly string[], at: number): string {
  let local = '';
  let isJoined = true;
  for (let i = at - 1; i >= 0; i--) {
    const word = words[i] as string;
    const join = joins[word];
    if (join !== undefined && local !== '' && i > 0) {
      local = join + local;
      isJoined = true;
      continue;
    }
    if (!/^[a-z0-9.]+$/.test(word)) break;
    const isPiece = /^\d+$/.test(word) || word.length === 1;
    if (!isJoined && !isPiece && (smallWords().has(word) || smallWords().has(foldedOf(word)) || sentence.has(word))) break;
    if (!isJoined && isPiece && word.length === 1 && sentence.has(words[i - 1] ?? '') && /^[ai]$/.test(word)) break;
    local = word + local;
    isJoined = false;
  }
  return local;
}

const sentence = new Set(
  'email mail e-mail id address send bhejo bhej bhejna par pe ko to is hai it here okay ok yes haan please guide mera meri my use write likho the and on'.split(
    ' ',
  ),
);
