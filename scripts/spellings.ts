/**
 * `npm run spellings`: learns how Hinglish words are spelt in Devanagari from the texts that exist in both, and writes
 * server/language/spellings-learned.txt. Run it after you write many texts. Correct wrong spellings in spellings-by-hand.txt.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { latinOf } from '#server/language/devanagari.ts';
import { unlisted } from '#server/language/spoken-hindi.ts';
import { exitWithHelp } from './run-command.ts';

exitWithHelp(`npm run spellings   learns how Hinglish words are spelt in Devanagari and writes server/language/spellings-learned.txt
  Run it after you write many texts. Correct wrong spellings in server/language/spellings-by-hand.txt.
Example: npm run spellings`);

/** Words with a lower similarity of sound are different words. From 0 to 1. */
const alikeFrom = 0.5;
/** A spelling with a smaller share among those of its word is an accident. */
const smallestShare = 0.1;

const root = join(import.meta.dirname, '..');

/** Lines in both spellings, as the Markdown files have them: next to each other under the same heading. */
function* pairsIn(file: string): Generator<[hinglish: string, hindi: string]> {
  for (const entry of readFileSync(join(root, file), 'utf8').split(/^## /m)) {
    const parts = new Map<string, Record<'hinglish' | 'hi', string[]>>();
    for (const [, part = '', lang, text = ''] of entry.matchAll(/^(?:- )?(?:([a-z0-9-]+)\.)?(hinglish|hi): (.+)$/gm)) {
      parts.getOrInsertComputed(part, () => ({ hinglish: [], hi: [] }))[lang as 'hi'].push(text);
    }
    for (const { hinglish, hi } of parts.values()) {
      if (hinglish.length !== hi.length) continue;
      for (const [index, text] of hinglish.entries()) yield [text, hi[index] ?? ''];
    }
  }
}

/** Letters for the same sound are treated as one. */
const folded = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replaceAll('w', 'v')
    .replaceAll('ph', 'f')
    .replaceAll('z', 'j')
    .replace(/q|c(?!h)/g, 'k')
    .replaceAll('x', 'ks')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/[ea]y/g, 'ai')
    .replaceAll('y', 'i')
    .replace(/(.)\1+/g, '$1');

const isVowel = (letter: string) => /[aeiou]/.test(letter);

/** The cost of changing one word into another: low for vowels, which are spelt in many ways, and high for consonants. */
function distance(a: string, b: string): number {
  const drop = (letter: string) => (isVowel(letter) ? 0.5 : /[hn]/.test(letter) ? 0.6 : 1);
  const change = (x: string, y: string) => (x === y ? 0 : isVowel(x) !== isVowel(y) ? 1.6 : isVowel(x) ? 0.4 : 1.3);
  let above = [0];
  for (const y of b) above.push((above.at(-1) ?? 0) + drop(y));
  for (const x of a) {
    const row = [(above[0] ?? 0) + drop(x)];
    for (const [j, y] of [...b].entries()) {
      const [aside = 0, left = 0, over = 0] = [above[j], row[j], above[j + 1]];
      row.push(Math.min(over + drop(x), left + drop(y), aside + change(x, y)));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

const known = new Map<string, number>();
const sounds = new Map<string, string>();

/** The similarity of sound between a word in Latin letters and one in Devanagari, up to 1. */
const likeness = (latin: string, devanagari: string): number =>
  known.getOrInsertComputed(`${latin} ${devanagari}`, () => {
    const a = folded(latin);
    const b = sounds.getOrInsertComputed(devanagari, () => folded(latinOf(devanagari).text));
    return a === '' || b === '' ? 0 : 1 - distance(a, b) / (0.75 * Math.max(a.length, b.length));
  });

/** Aligns the words of two lines in the same order, with the highest total similarity. */
function* wordPairs(hinglish: string, hindi: string): Generator<[string, string]> {
  const a =
    hinglish
      .toLowerCase()
      .replace(/\{[^}]*\}/g, ' ')
      .match(/[a-z']+/g) ?? [];
  const b = hindi.match(/[\u0900-\u0963\u0970-\u097f]+/g) ?? [];
  const gain = (i: number, j: number) => {
    const like = likeness(a[i - 1] ?? '', b[j - 1] ?? '');
    return like > alikeFrom ? like : Number.NEGATIVE_INFINITY;
  };
  const best = Array.from({ length: a.length + 1 }, () => new Float64Array(b.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = best[i] ?? [];
    for (let j = 1; j <= b.length; j++) row[j] = Math.max(at(i - 1, j), at(i, j - 1), at(i - 1, j - 1) + gain(i, j));
  }
  for (let i = a.length, j = b.length; i > 0 && j > 0; ) {
    if (at(i, j) === at(i - 1, j - 1) + gain(i, j)) yield [a[--i] ?? '', b[--j] ?? ''];
    else if (at(i, j) === at(i - 1, j)) i--;
    else j--;
  }
}

const spellings = new Map<string, Map<string, number>>();
for (const file of globSync('server/**/*.md', { cwd: root }).sort())
  for (const [hinglish, hindi] of pairsIn(file))
    for (const [latin, devanagari] of wordPairs(hinglish, hindi)) {
      const counts = spellings.getOrInsertComputed(latin.replaceAll("'", ''), () => new Map());
      counts.set(devanagari, (counts.get(devanagari) ?? 0) + 1);
    }

/** The spelling that sounds most like the word ("poocho" is no "पूछिए"); if several do, the most frequent one. */
function spellingOf(latin: string, counts: ReadonlyMap<string, number>): string {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const often = [...counts].filter(([, count]) => count / all >= smallestShare);
  const like = ([devanagari, count]: [string, number]) => Math.round(likeness(latin, devanagari) * 20) + count / (all + 1);
  return often.sort((x, y) => like(y) - like(x))[0]?.[0] ?? '';
}

const learned = [...spellings]
  .map(([latin, counts]) => [latin, spellingOf(latin, counts)] as const)
  .filter(([latin, devanagari]) => devanagari !== '' && unlisted(latin) !== devanagari)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map((pair) => pair.join(' '));
const head =
  '# Hinglish words and how they are spelt in Devanagari, as the rules of spoken-hindi.ts do not spell them. Written by `npm run spellings`.';
writeFileSync(join(root, 'server/language/spellings-learned.txt'), `${[head, ...learned].join('\n')}\n`);
console.log(`${learned.length} spellings learned of ${spellings.size} words`);
