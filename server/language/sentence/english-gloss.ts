/** Writes a Hinglish or Hindi line in English, word by word: "papa gir gaye" becomes "father fell down". The sentence encoder reads only English. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedModel } from '../model-cache.ts';
import { foldedOf, isEnglish, wordsOf } from '../normalise.ts';
import { langOf } from '../script.ts';

/** Words of English lines that are other words in Hinglish lines: "to" (then), "me" (in), "the" (were). */
const inHindiLines = new Set(
  'to me he main hi the do par so are us in is man sun or log mat use jab tab ban hum hare bat tang char din pet hath pine hat tune kin'.split(
    ' ',
  ),
);
/** Words of Hinglish lines that are nearly always English, although their sound is also a Hindi word. */
const english = new Set('gay sir doctor dad mud tell site get bite van men many gas pista mall line'.split(' '));

/** The number of words of the longest phrase. */
const phraseMax = 6;

let read: { words: Map<string, string>; phrases: Map<string, string>; devanagari: Map<string, string> } | undefined;

const tables = () =>
  cachedModel('gloss', ['language/sentence/english-*.*'], () => ({
    words: table('english-words.txt', / /),
    phrases: table('english-phrases.txt', /, /),
    devanagari: table('english-devanagari.txt', / /, withoutDots),
  }));

/** A file of "english: hindi, hindi". "_" stands for nothing. @param keyOf makes one key of the spellings of a word or phrase */
function table(file: string, between: RegExp, keyOf = foldedPhrase): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
    const [, meaning, list] = /^([^#:]+): (.+)$/.exec(line) ?? [];
    for (const hindi of list?.split(between) ?? []) found.set(keyOf(hindi), meaning === '_' ? '' : (meaning as string));
  }
  return found;
}

/** A word in Devanagari without the dots below its letters, which many leave out. */
const withoutDots = (word: string): string => word.normalize('NFKC').replaceAll('\u093c', '');

const foldedPhrase = (hindi: string): string => wordsOf(hindi).map(foldedOf).join(' ');

/**
 * The English of a line, in small letters. English lines stay as they are, except for Hindi words in them.
 * @param isKnown whether the encoder knows an English word as a whole
 */
export function glossOf(line: string, isKnown: (word: string) => boolean): string {
  read ??= tables();
  const { words, phrases, devanagari } = read;
  const isHindiLine = langOf(line) !== 'en';
  const said = wordsOf(line);
  const found = said.map((written) => {
    const folded = foldedOf(written);
    const isDevanagari = /\p{Script=Devanagari}/u.test(written);
    const isPlain = isHindiLine ? isEnglish(written) && !inHindiLines.has(written) : isEnglish(written) || isKnown(written);
    if (!isDevanagari && (isPlain || english.has(written))) return { folded, gloss: written };
    // Folding by sound makes one word of "पीला" (yellow) and "पिला" (give to drink). Devanagari tells them apart.
    const exact = isDevanagari ? devanagari.get(withoutDots(written)) : undefined;
    return { folded, gloss: exact ?? words.get(folded) ?? (isDevanagari ? folded : written) };
  });
  if (!isHindiLine && found.every(({ gloss }, i) => gloss === said[i])) return line.toLowerCase();
  const out: string[] = [];
  for (let at = 0; at < found.length; ) {
    let size = Math.min(phraseMax, found.length - at);
    const key = () => found.slice(at, at + size).map(({ folded }) => folded);
    while (size > 1 && !phrases.has(key().join(' '))) size -= 1;
    const gloss = size > 1 ? phrases.get(key().join(' ')) : found[at]?.gloss;
    if (gloss) out.push(gloss);
    at += size;
  }
  return out.join(' ');
}
