/** How a line is made ready for Rishi's plan, and how words are looked for in it. */

import { lettersAndDigits, wholeWords } from '../../../language/whole-words.ts';

/** Without nukta, and with one sign for nasals: people write both ways. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll('\u093c', '').normalize('NFC').replaceAll('ँ', 'ं');

/** One form for matching: small letters, European digits, Devanagari without its variants. */
export const plain = (text: string): string =>
  folded(text)
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[’`]/g, "'");

const compiled = new Map<string, RegExp>();

/** Whole words, in Latin letters or Devanagari; the same words give the same pattern. */
export function words(source: string): RegExp {
  let pattern = compiled.get(source);
  if (!pattern) {
    pattern = wholeWords(folded(source), 'u');
    compiled.set(source, pattern);
  }
  return pattern;
}

const partOfWord = new RegExp(`[${lettersAndDigits}]`);

/** Where one of the names stands in a text as whole words: the first place, and of the names there the one listed first. Both are `plain`. */
export function nameIn(text: string, names: readonly string[]): { name: string; index: number } | undefined {
  let first: { name: string; index: number } | undefined;
  for (const name of names) {
    for (let index = text.indexOf(name); index >= 0 && index < (first?.index ?? Infinity); index = text.indexOf(name, index + 1)) {
      if (partOfWord.test(text.charAt(index - 1)) || partOfWord.test(text.charAt(index + name.length))) continue;
      first = { name, index };
    }
  }
  return first;
}

/** "Lucknow ya Kolkata": two towns to choose from, and no start. */
export const isChoice = (text: string): boolean =>
  /\p{L}{3,} (?:or|ya|vs|versus|या) \p{L}{3,}/u.test(text) && !/\b(?:from|se)\b|(?:^|\s)से(?:\s|$)/u.test(text);
