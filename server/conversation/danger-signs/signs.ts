/** Reads the signs of danger in a line: small things that alarm nobody by themselves. `rules.ts` says which of them together do. */
import { readFileSync } from 'node:fs';
import { phoneticOf } from '../danger/phonetic.ts';

/** A part of a way to tell a sign: words of which one must be in the line, or none if it is `absent`. */
interface Part {
  words: RegExp;
  absent: boolean;
}

/** One way to tell a sign. */
type Way = readonly Part[];

let table: readonly (readonly [sign: string, ways: readonly Way[]])[] | undefined;

/** The signs of `signs.md`, each with the ways to tell it. Read at the first use. */
function signs() {
  table ??= readFileSync(new URL('./signs.md', import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = section.split('\n');
      return [name.trim(), lines.filter((line) => line.startsWith('- ')).map((line) => wayOf(line.slice(2)))] as const;
    });
  return table;
}

const wayOf = (line: string): Way =>
  line.split(' + ').map((part) => ({ words: wordsOf(part.replace(/^!/, '')), absent: part.startsWith('!') }));

const wordsOf = (part: string): RegExp => new RegExp(`\\b(?:${part.split('|').map(soundOf).join('|')})\\b`);

/** A phrase as it sounds. A star stands for any ending. */
const soundOf = (phrase: string): string =>
  phrase
    .trim()
    .split(/\s+/)
    .map((word) => (word.endsWith('*') ? `${phoneticOf(word.slice(0, -1))}\\w*` : phoneticOf(word)))
    .join(' ');

/** The names of all signs. */
export const signNames = (): string[] => signs().map(([name]) => name);

/** The signs that a line tells. Each sentence is read by itself: words of two sentences make no sign. */
export function signsIn(message: string): string[] {
  const sounds = message
    .split(/[.!?।;\n]+/)
    .map(phoneticOf)
    .filter(Boolean);
  return signs()
    .filter(([, ways]) => ways.some((way) => sounds.some((sound) => way.every(({ words, absent }) => words.test(sound) !== absent))))
    .map(([name]) => name);
}
