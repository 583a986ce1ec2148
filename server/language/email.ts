/** Finds an email address in what a visitor types or says. */

import { isEmail, emailIn as writtenEmailIn } from '#shared/email.ts';
import { latinOf } from './devanagari.ts';
import { withDots, withHost } from './email-slips.ts';
import { memoise } from './memoise.ts';
import { commonNames } from './name-words.ts';
import { foldedOf } from './normalise.ts';
import { digitsOf } from './phone.ts';
import { stopWords } from './stop-words.ts';
import { withEuropeanDigits } from './tokens.ts';

/** The address in a line, written ("ok send it to riya@example.com") or said ("raj dot kumar at gmail dot com", "राज ऐट जीमेल डॉट कॉम"). */
export const emailIn = (text: string): string | undefined => read(text)?.email;

/** The line without its address, whose words mean nothing else: in "pooja at example dot com" nobody speaks of a puja. */
export const withoutEmail = (text: string): string => read(text)?.rest ?? text;

interface EmailFound {
  email: string;
  /** The line without the address. */
  rest: string;
}

const read = memoise(readEmail);

function readEmail(typed: string): EmailFound | undefined {
  const text = withDots(typed);
  const closed = text.replace(/\s*@\s*/g, '@').replace(/(@[\w-]+)\s*\.\s*(?=(?:com|in|org|net|co)\b)/gi, '$1.');
  for (const line of [text, closed]) {
    const email = writtenEmailIn(line);
    if (email !== undefined) return { email: withHost(email), rest: line.replace(/\S+@\S+/, ' ').trim() };
  }
  const found = saidEmailIn(text);
  return found && { ...found, email: withHost(found.email) };
}

/** Whether a line tries to give an address but is incomplete: "my mail is riya.gmail", "riya at gmail", "riya@gmail". */
export const triesEmail = memoise(looksTried);

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
    शून्य: 'zero',
    ज़ीरो: 'zero',
    जीरो: 'zero',
    वन: 'one',
    टू: 'two',
    थ्री: 'three',
    फोर: 'four',
    फाइव: 'five',
    सिक्स: 'six',
    सेवन: 'seven',
    नाइन: 'nine',
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

/** The letters of the Latin alphabet as they are said in Hindi: "आर ए वी आई". */
const lettersSaid: Record<string, string> = {
  ...{ ए: 'a', बी: 'b', सी: 'c', डी: 'd', ई: 'e', एफ: 'f', जी: 'g', एच: 'h', आई: 'i', जे: 'j', के: 'k', एल: 'l', एम: 'm' },
  ...{ एन: 'n', ओ: 'o', पी: 'p', क्यू: 'q', आर: 'r', एस: 's', टी: 't', यू: 'u', वी: 'v', डब्ल्यू: 'w', एक्स: 'x', वाई: 'y', जेड: 'z' },
};
/** "जी" and "के" are words as well: they begin no run of letters after another Hindi word, unless an address is begun there. */
const wordsToo: ReadonlySet<string> = new Set(['जी', 'के']);
const beginsAddress = /^(?:है|लिखो|लिखिए|लिखें|हाँ|हां|नोट|पता|ईमेल|मेल|आईडी)$/;
const signSaid = /^(?:डॉट|डाट|अंडरस्कोर|dot|underscore)$/i;

/** The parts with every letter that is said in Hindi as a Latin one. A letter that stands alone is a word. */
function withLetters(parts: readonly string[]): string[] {
  const bare = parts.map((part) => part.replace(/[,.;।]+$/, '').replaceAll('़', ''));
  const letterAt = (at: number): string | undefined => lettersSaid[bare[at] ?? ''];
  const isSign = (at: number): boolean => signSaid.test(bare[at] ?? '');
  const isWord = (at: number): boolean => {
    const before = bare[at - 1] ?? '';
    return wordsToo.has(bare[at] ?? '') && /\p{Script=Devanagari}/u.test(before) && !beginsAddress.test(before) && !isSign(at - 1);
  };
  let isRun = false;
  return parts.map((part, at) => {
    const letter = letterAt(at);
    isRun = letter !== undefined && (isRun || isSign(at - 1) || ((letterAt(at + 1) !== undefined || isSign(at + 1)) && !isWord(at)));
    return isRun ? (letter ?? part) : part;
  });
}

/** A word of a line as an address would write it, and the places of what it was said with. */
interface Said {
  word: string;
  from: number;
  to: number;
}

/** The parts of a line between spaces. A dot that stands alone, or before an ending of domains, is one of an address. */
const partsOf = (text: string): string[] => withLetters(wordsSaid(text));

const wordsSaid = (text: string): string[] =>
  withEuropeanDigits(text.normalize('NFC'))
    .replace(/\s\.\s/g, ' dot ')
    .replace(/\.\s+(?=(?:com|org|net|co\.in)(?![\p{L}\p{M}]))/giu, ' dot ')
    .replace(/[([{]\s*(at|dot)\s*[)\]}]/giu, ' $1 ')
    .split(/\s+/)
    .filter(Boolean);

/** The words of a line as an address would write them. A typed full stop within an address becomes "dot". */
const said = (text: string): string[] => partsOf(text).flatMap(wordsOfPart);

function wordsOfPart(part: string): string[] {
  const words = part
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

/** Surnames that are not written as they sound. */
const surnames: Readonly<Record<string, string>> = {
  ...{ राव: 'rao', सिंह: 'singh', चौधरी: 'chaudhary', अग्रवाल: 'agarwal', नायर: 'nair', रेड्डी: 'reddy', तिवारी: 'tiwari' },
  ...{ द्विवेदी: 'dwivedi', मिश्र: 'mishra', वर्मा: 'verma' },
};

/** A Hindi word as people would type it in an address. */
function asTyped(word: string): string {
  const surname = surnames[word.normalize('NFC')] ?? surnames[word.replaceAll('़', '')];
  if (surname !== undefined) return surname;
  const latin = latinOf(word).text.replace(/aa/g, 'a');
  const long = latin.replace(/ii/g, 'ee').replace(/uu/g, 'oo');
  // "मीना" is Meena and "सुनीता" is Sunita: names get their most frequent spelling.
  return commonNames().has(long) ? long : latin.replace(/ii/g, 'i').replace(/uu/g, 'u');
}

const joins: Record<string, string> = { dot: '.', daat: '.', point: '.', underscore: '_', dash: '-', hyphen: '-', minus: '-', plus: '+' };

/** "First one": "one" is no digit of the address. */
const firstOne = /\b(first|second|third|fourth|other|last|next|this|that|each|which) one\b/gi;

/** "V for Vadodara", "k as in Kolkata": a letter and a word that begins with it. */
const letterFor = /(?<![\p{L}\p{N}])(\p{L}) (?:for|as in|like|se|from) \1\p{L}+/giu;

/** The words of a line as an address would write them: letters, digits and names of signs. */
export const addressWords = (text: string): string[] => spelt(heardIn(partsOf(withLettersFor(text)))).map(({ word }) => word);

const withLettersFor = (text: string): string => text.replace(firstOne, '$1').replace(letterFor, '$1');
const heardIn = (parts: readonly string[]): Said[] =>
  parts.flatMap((part, place) => wordsOfPart(part).map((word) => ({ word, from: place, to: place })));

function saidEmailIn(text: string): EmailFound | undefined {
  const parts = partsOf(withLettersFor(text));
  const heard = spelt(heardIn(parts));
  const words = heard.map(({ word }) => word);
  for (let at = 1; at < words.length - 1; at++) {
    if (!/^(?:at|attherate|atherate|atrate|et)$/.test(words[at] as string)) continue;
    let next = at + 1;
    while (/^(?:the|rate|of|da|de|d|rates|ret)$/.test(words[next] ?? '')) next++;
    const domain = domainAt(words, next);
    const local = domain && localBefore(words, at);
    if (local && isEmail(`${local.text}@${domain.text}`) && /^[a-z0-9._%+-]+$/.test(local.text)) {
      const from = heard[local.from]?.from ?? 0;
      const to = heard[domain.to]?.to ?? parts.length;
      return { email: `${local.text}@${domain.text}`, rest: [...parts.slice(0, from), ...parts.slice(to + 1)].join(' ') };
    }
  }
  return undefined;
}

/** "Under score" becomes one word. Number words and "double two" become digits. */
function spelt(said: readonly Said[]): Said[] {
  const words = said.map(({ word }) => word);
  const joined: Said[] = [];
  for (let i = 0; i < said.length; i++) {
    const one = said[i] as Said;
    if (one.word === 'under' && words[i + 1] === 'score') {
      joined.push({ ...one, word: 'underscore', to: said[++i]?.to ?? one.to });
      continue;
    }
    const letter = /^(?:double|dabal)$/.test(one.word) && /^[a-z]$/.test(words[i + 1] ?? '') ? words[i + 1] : undefined;
    if (letter !== undefined) {
      joined.push({ ...one, word: letter + letter, to: said[++i]?.to ?? one.to });
      continue;
    }
    const digits = digitsOf(words, i);
    if (digits) {
      joined.push({ ...one, word: digits.digits, to: said[digits.to]?.to ?? one.to });
      i = digits.to;
    } else joined.push(one);
  }
  return joined;
}

const isDot = (word: string | undefined): boolean => word !== undefined && joins[word] === '.';

/** "gmail dot com", "example dot co dot in", "g mail dot com". */
function domainAt(words: readonly string[], from: number): { text: string; to: number } | undefined {
  let at = from;
  let name = '';
  while (at < words.length && !isDot(words[at]) && at - from < 4 && !new RegExp(`^(?:${hosts})(?:com|in)$`).test(name)) {
    const word = words[at] as string;
    name += word === 'dash' || word === 'hyphen' ? '-' : word;
    at++;
  }
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  let domain = name;
  let isDomain = false;
  while (isDot(words[at]) && /^[a-z0-9-]+$/.test(words[at + 1] ?? '')) {
    const label = words[at + 1] as string;
    domain += `.${label}`;
    isDomain = tlds.test(label);
    at += 2;
  }
  // "At gmail com": visitors often leave out the dot of a large provider's domain.
  if (!isDomain && new RegExp(`^(?:${hosts})$`).test(name) === false) {
    const [, host, tld] = new RegExp(`^(${hosts})(com|co|in)$`).exec(name) ?? [];
    return host && tld ? { text: `${host}.${tld}`, to: at - 1 } : undefined;
  }
  return isDomain ? { text: domain, to: at - 1 } : undefined;
}

/** The words before "at" that belong to the address: across "dot", digits, single letters and names, up to a word of the sentence. */
function localBefore(words: readonly string[], at: number): { text: string; from: number } {
  let local = '';
  let from = at;
  let isJoined = true;
  for (let i = at - 1; i >= 0; i--) {
    const word = words[i] as string;
    const join = joins[word];
    if (join !== undefined && local !== '' && i > 0) {
      local = join + local;
      from = i;
      isJoined = true;
      continue;
    }
    if (!/^[a-z0-9.]+$/.test(word)) break;
    if (word === 'capital') continue;
    const isPiece = /^\d+$/.test(word) || /^(.)\1?$/.test(word);
    if (!isJoined && !isPiece && (stopWords().has(word) || stopWords().has(foldedOf(word)) || sentence.has(word))) break;
    // "Second mansi dot shah": before a name with its signs only a name belongs to it.
    if (!isJoined && !isPiece && /[._-]/.test(local) && !commonNames().has(word)) break;
    if (
      !isJoined &&
      isPiece &&
      word.length === 1 &&
      sentence.has(words[i - 1] ?? '') &&
      /^[ai]$/.test(word) &&
      !/^\w$/.test(words[i + 1] ?? '')
    )
      break;
    local = word + local;
    from = i;
    isJoined = false;
  }
  return { text: local, from };
}

const sentence = new Set(
  'email mail e-mail id address send first second third other next pehla pehli pehle dusra dusri doosra doosri bhejo bhej bhejna par pe ko to is hai it here okay ok yes haan please guide mera meri my use write likho likhiye likhiega likhna note bolo batau bataun suno kaka ji the and on'.split(
    ' ',
  ),
);
