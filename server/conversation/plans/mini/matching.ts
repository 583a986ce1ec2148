/** How a line is made ready, and how the words of a table are found in it. */

import { normalise } from '../../../language/normalise.ts';
import type { Word } from './words.ts';

/** A line without the sounds between the words: "mostly uh dinners" ("uh" reads like "u", you). */
export const withoutSounds = (message: string): string =>
  message.replace(/(?<![\p{L}\p{M}])(?:uh+|um+|umm+|erm*|(?<=^|[.,]\s*)h+m+|you know)(?![\p{L}\p{M}])[\s,.]*/giu, '');

/** A line made ready for matching: one space before and after each word. */
export const ready = (message: string): string => ` ${normalise(withoutSounds(message))} `;

/** A table of words as normalised phrases, longest first. */
const compiled = new Map<object, [key: string, phrases: string[]][]>();

const phrasesOf = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => ` ${normalise(word)} `))].filter((phrase) => phrase.trim() !== '').sort((a, b) => b.length - a.length);

export function entries(table: Record<string, Word | readonly string[]>): [key: string, phrases: string[]][] {
  let list = compiled.get(table);
  if (!list) {
    list = Object.entries(table).map(([key, word]) => [key, phrasesOf('words' in word ? word.words : word)]);
    compiled.set(table, list);
  }
  return list;
}

interface Found {
  keys: string[];
  /** Where each key's word stood. */
  at: Map<string, number>;
  /** The line with the found words blotted out, as long as before. */
  rest: string;
}

/** The entries whose words stand in the line, in the order of the line; a word that one entry took is not there for the next. */
export function findIn(line: string, table: Record<string, Word | readonly string[]>): Found {
  const at = new Map<string, number>();
  let rest = line;
  for (const [key, phrases] of entries(table)) {
    for (const phrase of phrases) {
      for (let index = rest.indexOf(phrase); index >= 0; index = rest.indexOf(phrase)) {
        at.set(key, Math.min(at.get(key) ?? index, index));
        rest = `${rest.slice(0, index)} ${'_'.repeat(phrase.length - 2)} ${rest.slice(index + phrase.length)}`;
      }
    }
  }
  const keys = [...at.keys()].sort((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0));
  return { keys, at, rest };
}
