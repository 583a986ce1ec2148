/** Whether something that is asked for stands in a guide (`guide-contents.md`): "is there dandruff in it?" */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, type Sku } from '#shared/catalog.ts';
import { normalise } from '../../language/normalise.ts';
import { stopWords } from '../../language/stop-words.ts';
import type { InLangs } from '../../personas/persona.ts';

/** A thing that stands in a guide. */
interface Thing {
  name: InLangs;
  /** Words by which it is asked for. */
  words: ReadonlySet<string>;
}

let contents: ReadonlyMap<string, readonly Thing[]> | undefined;

/** The file is read when a guide is first asked about. */
function contentsOf(sku: Sku): readonly Thing[] {
  contents ??= new Map(
    readFileSync(join(import.meta.dirname, 'guide-contents.md'), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), [...part.matchAll(/^- (.+)$/gm)].map(([, line]) => thingOf(line as string))]),
  );
  return contents.get(sku) ?? [];
}

function thingOf(line: string): Thing {
  const [en = '', hinglish = '', hi = ''] = line.split(' | ');
  return { name: { en, hinglish, hi }, words: new Set(wordsOf(line)) };
}

const singular = (word: string): string => (word.length > 4 ? word.replace(/(?<!s)s$/, '') : word);
const wordsOf = (text: string): string[] =>
  normalise(text.replace(/[^\p{L}\p{M}\p{N}']+/gu, ' '))
    .split(' ')
    .filter((word) => word.length > 2 && !stopWords().has(word))
    .map(singular);

/** Words of the question, of the sale and of any guide: they name no thing that may stand in one. */
const ofAsking =
  /^(?:there|inside|any\w*|some\w*|have|has|cover\w*|contain\w*|includ\w*|mention\w*|explain\w*|tel+|told|teach|guides?|books?|pdf|kita+b\w*|file|recipes?|remed(?:y|ies|ie)|nusk?h?[ae]|tips?|tricks?|things?|stuff|help\w*|work\w*|suit\w*|useful|good|best|also|kuch|koi|kya|usme\w*|isme\w*|andar|likh\w*|bat[ae]\w*|mileg\w*|milt\w*|bhi|vala|vali|vale|about|topic|chapter|page|part|more|many|much|people|give|given|writ\w*|hindi|english|easy|simple|problem|trouble|tarik\w*|tareek\w*|banan[aei]|lag[ai]\w*|banta|ilaj|upay|kaka|uncle|beta|hacks?|secrets?|practices?|actually|really|only|just|ghar|home|hai|hain|nahi|thing|wala|wali)$/;

/**
 * The one guide in which the things of a line stand: "smell of damp from cupboards".
 * @param from the guides that are weighed; else all, and then one word alone is too little
 */
export function guideOfThings(said: string, from?: readonly Sku[]): Sku | undefined {
  const asked = wordsOf(said).filter((word) => !ofAsking.test(word));
  const found = (from ?? catalog.map(({ sku }) => sku))
    .map((sku) => ({ sku, count: asked.filter((word) => contentsOf(sku).some(({ words }) => words.has(word))).length }))
    .toSorted((a, b) => b.count - a.count);
  const [best, next] = found;
  const isClear = best !== undefined && best.count > (next?.count ?? 0) && best.count >= (from ? 1 : 2);
  return isClear ? best.sku : undefined;
}

/** The thing that a question asks for, where the guide has it; undefined where it is not found, which is no proof that there is none. */
export function thingIn(sku: Sku, said: string): InLangs | undefined {
  const asked = wordsOf(said).filter((word) => !ofAsking.test(word));
  // Of "makki roti" both words must stand there: "roti" alone is another bread.
  return asked.length === 0 ? undefined : contentsOf(sku).find(({ words }) => asked.every((word) => words.has(word)))?.name;
}
