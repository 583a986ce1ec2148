import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalise, soundOf } from './normalise.ts';

/**
 * Replaces the words of the talk itself by one word for all languages: "aapka naam kya hai" and "what is your name" become
 * "you name what" and "what you name". So examples in one language also serve the others. Words that are not listed stay.
 */
export const meaningOf = (text: string): string => meant(text, glossary());

/** The same, and topic words are replaced too: "baal jhad rahe hain" becomes "hair fall". */
export const subjectOf = (text: string): string => meant(text, glossaryWithSubjects());

function meant(text: string, words: ReadonlyMap<string, string>): string {
  const found: string[] = [];
  for (const word of normalise(text).split(' ')) {
    const one = words.get(word) ?? word;
    if (one !== '_' && one !== '') found.push(one);
  }
  return found.join(' ');
}

/** The endings of Hindi verbs, as `soundOf` writes them. */
const endings =
  ' a na ne ni o u e i ta te ti ke kar iye iyega unga ungi enge ega egi oge ogi te-hi ya ye yi va vao vana o-na gaya gayi gaye du do dijiye dena kar-ke le lo'.split(
    ' ',
  );

let talk: Map<string, string> | undefined;
let withSubjects: Map<string, string> | undefined;

/** Maps a word, as `normalise` writes it, to the word that represents it. */
export function glossary(): ReadonlyMap<string, string> {
  talk ??= readGlossary('glossary.txt', new Map());
  return talk;
}

function glossaryWithSubjects(): ReadonlyMap<string, string> {
  // Topic words overwrite words of the talk itself, because they say more about the line.
  withSubjects ??= new Map([...glossary(), ...readGlossary('subjects.txt', new Map())]);
  return withSubjects;
}

function readGlossary(file: string, words: Map<string, string>): Map<string, string> {
  for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
    const [, meaning, list] = /^(\w+): *(.*)$/.exec(line) ?? [];
    if (meaning === undefined || list === undefined) continue;
    for (const entry of list.split(/\s+/)) {
      const forms = entry.endsWith('-') ? endings.map((ending) => soundOf(entry.slice(0, -1) + ending)) : [normalise(entry), entry];
      for (const form of forms) if (!words.has(form)) words.set(form, meaning);
    }
  }
  return words;
}
