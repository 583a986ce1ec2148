/** Hinglish for a Hindi voice: converts text in Latin letters to Devanagari. For speech only; visitors read the original text. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnglish } from './normalise.ts';
import { langOf } from './script.ts';

/** The Devanagari version of a Hinglish text; undefined if the text is English (even with a Hindi sentence in it) or already Devanagari. */
export function spokenHindi(text: string): string | undefined {
  if (langOf(text) !== 'hinglish') return undefined;
  const isHinglish = text.split(/[.?!]\s+/).every((sentence) => langOf(sentence, 'hinglish') === 'hinglish');
  return isHinglish ? inDevanagari(text) : undefined;
}

/** Hinglish in Devanagari as it is spoken, with addresses, units and telephone numbers. Unlisted English words stay in Latin letters. */
export function inDevanagari(text: string): string {
  return text
    .replace(addresses, (address) => spokenAddress(address))
    .replace(/(?<![\d.,₹])\+?\d[\d -]{8,12}\d(?![\d.,]*\d)/g, (number) => number.replace(/\D/g, '').split('').join(' '))
    .replace(/(\d)\s?[-–]\s?(?=₹?\d)/g, '$1 से ')
    .replace(/(\d)\s?%/g, '$1 प्रतिशत')
    .replace(/(\d)(?=[a-z])/gi, '$1 ')
    .replace(/(?<=[a-z])-(?=t[aei]\b)/gi, '')
    .replace(/(?<=\b(?:hai|hain|ho|tha|thi|hua|hui|batao|bataiye|kaho|kahiye|pata|isliye|jab) )ki\b/gi, 'कि')
    .replace(/[a-z]+(?:['’][a-z]+)*/gi, (word) => devanagariOf(word))
    .replace(/(?<=\p{Script=Devanagari})\.(?=\s|$)/gu, '।');
}

/** Email addresses and web addresses. A final full stop belongs to the sentence. */
const addresses = /(?:https?:\/\/)?[\w.+-]*\w@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[\w./-]*\w)?/gi;

const marks: Record<string, string> = { '@': 'ऐट', '.': 'डॉट', '/': 'स्लैश', '-': 'डैश', _: 'अंडरस्कोर', '+': 'प्लस' };

function spokenAddress(address: string): string {
  const isAddress = /@|\.(?:com|in|org|net|gov|nic|ai|co)\b/i.test(address);
  if (!isAddress) return address;
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/[@./_+-]/g, (mark) => ` ${marks[mark]} `)
    .replace(/\b(?:www|com|in|org|net|gov|nic|gmail|yahoo|co|ai)\b/gi, (part) => addressParts[part.toLowerCase()] ?? part);
}

const addressParts: Record<string, string> = {
  ...{ www: 'डब्ल्यू डब्ल्यू डब्ल्यू', com: 'कॉम', in: 'इन', org: 'ऑर्ग', net: 'नेट', gov: 'गव', nic: 'एन आई सी', co: 'को', ai: 'ए आई' },
  ...{ gmail: 'जीमेल', yahoo: 'याहू' },
};

let spellings: Map<string, string> | undefined;

function devanagariOf(written: string): string {
  const word = written.toLowerCase().replace(/['’]/g, '');
  spellings ??= readSpellings();
  return spellings.get(word) ?? unlisted(written);
}

/** An unlisted word is written in Devanagari by its sound, unless it may be English. */
export function unlisted(written: string): string {
  const mayBeEnglish = written.length < 3 || /^[A-Z]{2,5}$/.test(written) || isEnglish(written.toLowerCase());
  return mayBeEnglish ? written : bySound(written.toLowerCase().replace(/['’]/g, ''));
}

/** The spellings learned from the characters' texts (`npm run spellings`). Those that were added by hand have priority. */
function readSpellings(): Map<string, string> {
  const pairs = ['spellings-by-hand.txt', 'spellings-learned.txt'].flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' ') as [string, string]),
  );
  return new Map(pairs.reverse());
}

const consonants: Record<string, string> = {
  ...{ ksh: 'क्ष', chh: 'छ', kh: 'ख', gh: 'घ', ch: 'च', jh: 'झ', th: 'थ', dh: 'ध', ph: 'फ', bh: 'भ', sh: 'श' },
  ...{ k: 'क', g: 'ग', c: 'क', j: 'ज', t: 'त', d: 'द', n: 'न', p: 'प', f: 'फ़', b: 'ब', m: 'म', y: 'य', r: 'र', l: 'ल', v: 'व', w: 'व' },
  ...{ s: 'स', h: 'ह', z: 'ज़', q: 'क', x: 'क्स' },
};
/** Each vowel as a separate letter, as a sign on a consonant, and as a sign at the end of a word. */
const vowels: Record<string, [alone: string, sign: string, last: string]> = {
  ...{ aa: ['आ', 'ा', 'ा'], ai: ['ऐ', 'ै', 'ै'], au: ['औ', 'ौ', 'ौ'], ou: ['औ', 'ौ', 'ौ'], ee: ['ई', 'ी', 'ी'], ii: ['ई', 'ी', 'ी'] },
  ...{
    oo: ['ऊ', 'ू', 'ू'],
    uu: ['ऊ', 'ू', 'ू'],
    a: ['अ', '', 'ा'],
    i: ['इ', 'ि', 'ी'],
    u: ['उ', 'ु', 'ू'],
    e: ['ए', 'े', 'े'],
    o: ['ओ', 'ो', 'ो'],
  },
};
const virama = '्';

/** Converts an unlisted Hindi word sound by sound. */
function bySound(word: string): string {
  const nasal = /(?:ein|ain|oon|[^aeiou]on)$/.test(word);
  // In "dikhata", "banana", "sunaya" the "a" before the ending is long.
  const long = word.replace(/(?<=[aeiou][^aeiou]+)a(?=(?:[nty][aei]|yi|[oe]|og[ei]|u?nga|u?ngi|enge)$)/, 'aa');
  const sounds = (nasal ? long.slice(0, -1) : long).match(/ksh|chh|[kgcjtdpbs]h|aa|ai|au|ou|ee|ii|oo|uu|[a-z]/g) ?? [];
  let spelt = '';
  for (const [index, sound] of sounds.entries()) {
    const before = sounds[index - 1];
    const next = sounds[index + 1];
    const vowel = vowels[sound];
    if (vowel) {
      const [alone, sign, last] = vowel;
      const isOnConsonant = before !== undefined && before in consonants;
      const isLong = next === undefined && !nasal;
      // The last vowel of a word is long, also after another vowel: "bhai", "jao".
      spelt += !isOnConsonant ? (isLong && sound === 'i' ? 'ई' : alone) : isLong ? last : sign;
      continue;
    }
    const isNasal = sound === 'n' && before !== undefined && before in vowels && next !== undefined && /^[kgcjtd]/.test(next);
    spelt += isNasal ? 'ं' : `${consonants[sound] ?? ''}${joins(sounds, index) ? virama : ''}`;
  }
  return nasal ? `${spelt}${word.endsWith('oon') ? 'ँ' : 'ं'}` : spelt;
}

/** Whether a consonant joins the next one: at the start or end of a word, when doubled, or before a semivowel. */
function joins(sounds: readonly string[], index: number): boolean {
  const [sound = '', next] = sounds.slice(index, index + 2);
  if (next === undefined || !(next in consonants)) return false;
  const isFirst = index === 0 || !sounds.slice(0, index).some((before) => before in vowels);
  const isLast = !sounds.slice(index + 1).some((after) => after in vowels);
  return (
    isFirst ||
    isLast ||
    sound[0] === next[0] ||
    next === 'y' ||
    (next === 'r' && /^[tdpgb]h?$/.test(sound)) ||
    (sound === 's' && /^t/.test(next))
  );
}
