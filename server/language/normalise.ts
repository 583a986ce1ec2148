import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latinOf } from './devanagari.ts';
import { spellings } from './spellings.ts';

/**
 * Converts different spellings to one form for matching: small letters without signs, Devanagari in Latin letters, one spelling for the
 * variants of a Hinglish word ("khaansi", "khansi", "खांसी"), no contractions ("don't", "dont"). The result is not for reading.
 */
export function normalise(text: string): string {
  let line = lines.get(text);
  if (line === undefined) {
    const folded = wordsOf(text)
      .map(foldedOf)
      .filter((word) => word !== '');
    line = inContext(folded).join(' ');
    if (lines.size >= linesMax) lines.clear();
    lines.set(text, line);
  }
  return line;
}

/** A cache, because several functions normalise the same line, and the examples too while they are read. */
const lines = new Map<string, string>();
const linesMax = 6_000;

/** The words of a text as written, in small letters and without signs. Digits become European digits. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
      // Zero-width joiners and emoji variation selectors are not part of a word.
      .replace(/\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufe0f/g, '')
      .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
  );
}

/** Small letters without signs, "don't" as "dont", without nukta and zero-width joiners. A repeated letter ("sooo") is reduced to two. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d'‘’ʼ`]/g, '')
    .normalize('NFC')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A cache of folded words, because the same words recur. */
const known = new Map<string, string>();
const knownMax = 20_000;

/** One word as `normalise` writes it. A contraction gives several words. @param word in small letters, as `wordsOf` returns it */
export function foldedOf(word: string): string {
  let folded = known.get(word);
  if (folded === undefined) {
    if (known.size >= knownMax) known.clear();
    folded = fold(word);
    known.set(word, folded);
  }
  return folded;
}

function fold(written: string): string {
  const latin = /\p{Script=Devanagari}/u.test(written) ? latinOf(written) : undefined;
  if (latin?.isEnglish) return latin.text;
  const word = latin ? latin.text : unrepeated(written.replace(/[^\p{L}\p{N}']/gu, ''));
  if (word === '') return '';
  const table = spellings();
  const meant = table.get(word) ?? table.get(word.replaceAll("'", ''));
  if (meant !== undefined) return meant;
  const plain = word.replaceAll("'", '');
  if (latin === undefined && (isEnglish(plain) || !/^[a-z]+$/.test(plain))) return plain;
  const sounded = soundOf(plain);
  return table.get(sounded) ?? sounded;
}

/** "plzzzz" becomes "plz", "goood" becomes "good": a repeated letter is reduced to two if the result is a word, else to one. */
function unrepeated(word: string): string {
  if (!/(\p{L})\1\1/u.test(word)) return word;
  const two = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return isEnglish(two) || spellings().has(two) ? two : word.replace(/(\p{L})\1{2,}/gu, '$1');
}

/** The sound of a Hindi word, the same for all its spellings. English words that are not listed are changed too, but consistently. */
export function soundOf(word: string): string {
  return word
    .replace(/a{2,}/g, 'a')
    .replace(/ee+|ii+/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/ou/g, 'au')
    .replace(/ie(?=$|[^y])/g, 'iye')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/q/g, 'k')
    .replace(/c?chh/g, 'ch')
    .replace(/cch/g, 'ch')
    .replace(/([^aeiou])\1/g, '$1')
    .replace(/(?<=[aeiou])h$/, '')
    .replace(/(?<=..)ey$/, 'e')
    .replace(/(?<=.{2}[uieo])n$/, '')
    .replace(/(?<=..)ei$/, 'e');
}

/** "he" and "me" are English among English words and Hindi ("hai", "mein") among Hindi words. "k" is "okay" alone and "ke" in a line. */
function inContext(words: string[]): string[] {
  if (!words.some((word) => contextual.has(word))) return words;
  if (words.length === 1 && words[0] === 'k') return ['okay'];
  const isHindi = words.some((word) => grammar.has(word));
  return words.map((word, i) => {
    const before = words[i - 1];
    if (word === 'h') return 'hai';
    if (word === 'k') return 'ke';
    if (word === 'lie') return before === 'ke' || before === 'k' ? 'liye' : word;
    if (!isHindi || before === undefined || before === 'to') return word;
    if (word === 'he') return grammar.has(before) || i === words.length - 1 ? 'hai' : word;
    if (word === 'me') return englishBeforeMe.has(before) ? word : 'mein';
    return word;
  });
}

const contextual = new Set(['he', 'me', 'h', 'k', 'lie']);

const grammar = new Set(
  [
    'kya ka ki ke ko se hai nahi kaise kaisi kaisa kitna kitni kitne kab kahan kyu batao bolo karo karna mera meri mere mujhe aap tum yeh',
    'kar raha rahi rahe liye baat jawab likho aur kuch samjhao lena ek din jaldi dikhao chahiye kaun',
  ]
    .join(' ')
    .split(' '),
);
const englishBeforeMe = new Set(
  ['tell give show help for let send call about with of from and bless teach make ask helps gives makes explain guide mail']
    .join(' ')
    .split(' '),
);

let english: Set<string> | undefined;

/** Whether a word is a frequent English word or a regular form of one ("keeping", "discussed", "beautifully"). */
export function isEnglish(word: string): boolean {
  english ??= new Set(wordList('words-en.txt'));
  if (english.has(word)) return true;
  const stem = /^(.{3,}?)(?:s|es|ed|d|ing|ly|er|est|ers)$/.exec(word)?.[1];
  if (stem === undefined) return false;
  const single = /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem;
  return (
    english.has(stem) || english.has(`${stem}e`) || english.has(single) || (stem.endsWith('i') && english.has(`${stem.slice(0, -1)}y`))
  );
}

/** The words of a list file in this folder. */
export const wordList = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join(' ')
    .split(/\s+/)
    .filter(Boolean);
