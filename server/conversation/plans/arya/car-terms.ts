/** The words about a car in a line: makes, bodies, fuels, gearboxes. Never the line itself. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latinOf } from '../../../language/devanagari.ts';
import { commonNames } from '../../../language/name-words.ts';
import { foldedOf, isEnglish, soundOf } from '../../../language/normalise.ts';
import { stopWords } from '../../../language/stop-words.ts';
import { hindiWords, isOneSlip } from '../../../language/typing-slips.ts';
import { wholeWords } from '../../../language/whole-words.ts';

export type Kind = 'make' | 'body' | 'fuel' | 'drive' | 'gearbox' | 'age' | 'seater' | 'size' | 'plain';

/** What may stand behind the name of a model. */
const variant = '(?: (?:ev|cng|vxi|lxi|zxi|vdi|sportz|asta|crysta|hycross|neo|classic|dzire|altis|xing))?';

const terms: readonly (readonly [Kind, string])[] = readFileSync(join(import.meta.dirname, 'car-words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [Kind, string] => {
    const at = line.indexOf(' ');
    const kind = line.slice(0, at) as Kind;
    const source = line.slice(at + 1).replace(/(?<=[a-z\d)]) (?=[a-z(\d])/g, '[ -]?');
    return [kind, kind === 'make' ? `(?:${source})${variant}` : source];
  });

export const patterns = terms.map(([kind, source]) => ({ kind, pattern: wholeWords(source, 'giu') }));
const year = String.raw`(?:19[89]\d|20[0-3]\d)`;
const yearBefore = new RegExp(String.raw`${year}(?:[- ](?:model|wali|ki|ka))?\s+$`, 'iu');
const yearAfter = new RegExp(String.raw`^\s+(?:(?:hai|h|है|from|of) )?(?:\(?${year}\)?)(?![\d,])`, 'u');

export interface Term {
  kind: Kind;
  text: string;
  start: number;
  end: number;
}

/** The terms of a line in its order, the longest where two overlap; a size belongs to the term beside it: "chhoti electric", "small EV". */
export function termsOf(text: string, line = text): Term[] {
  const found = patterns
    .flatMap(({ kind, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ kind, text: found, start: index, end: index + found.length })),
    )
    .filter(({ start, end, text: found }, _, all) => {
      const isInside = all.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start);
      return !isInside && !isNoTerm(text, found, end) && !(ambiguous.test(found) && !carAround.test(line.replace(found, ' ')));
    });
  return withSizes(
    text,
    [...found, ...soundedIn(text, found)].sort((a, b) => a.start - b.start),
  );
}

/** Each size joined to the term beside it; a size that stands alone is none. */
function withSizes(text: string, found: readonly Term[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < found.length; at++) {
    const run = [found[at] as Term];
    const isBeside = (term: Term) => besideSize.test(text.slice((run.at(-1) as Term).end, term.start));
    for (let next = found[at + 1]; next !== undefined && isBeside(next); next = found[at + run.length])
      if (run.at(-1)?.kind === 'size' || next.kind === 'size') run.push(next);
      else break;
    at += run.length - 1;
    const main = run.find(({ kind }) => kind !== 'size' && kind !== 'plain') ?? run.find(({ kind }) => kind === 'plain');
    const [start, end] = [(run[0] as Term).start, (run.at(-1) as Term).end];
    // "One big jackfruit" is no car.
    const isOfThing = main?.kind === 'plain' && main === run[0] && /^one$/i.test(main.text) && /^\s+\p{L}/u.test(text.slice(end));
    const isOne = run.length === 1 && run[0]?.kind === 'size' && oneOfSize.test(text.slice(end));
    if (isOne) terms.push({ kind: 'body', text: text.slice(start, end), start, end });
    else if (isOfThing) continue;
    else if (run.length === 1) terms.push(...run.filter(({ kind }) => kind !== 'size'));
    else if (main) terms.push({ kind: main.kind === 'plain' ? 'body' : main.kind, text: text.slice(start, end), start, end });
  }
  return terms;
}
/** "Chhoti wali" */
const oneOfSize = /^ (?:wali|wala|वाली|वाला)(?![\p{L}\p{M}])/u;
const besideSize = /^(?: (?:si|wali|wala|सी|वाली))*,? $/u;

/** The words that sound like one of a car: a name in Devanagari however it is spelt, "brezaa", "otomatic". */
function soundedIn(text: string, known: readonly Term[]): Term[] {
  return [...text.matchAll(/[\p{L}\p{M}]{4,}/gu)].flatMap(({ 0: word, index }) => {
    if (known.some(({ start, end }) => index < end && start < index + word.length)) return [];
    const kind = kindBySound(word);
    return kind === undefined ? [] : [{ kind, text: word, start: index, end: index + word.length }];
  });
}

let models: string[] | undefined;
let bySound: Map<string, Kind> | undefined;
/** The kind of a car's word that this word sounds like; a word of the language and a name are none. */
function kindBySound(word: string): Kind | undefined {
  const isDevanagari = /\p{Script=Devanagari}/u.test(word);
  const latin = isDevanagari ? latinOf(word).text : word.toLowerCase();
  const folded = foldedOf(word.toLowerCase());
  if (
    (!isDevanagari && isEnglish(latin)) ||
    [hindiWords(), stopWords(), commonNames()].some((words) => words.has(latin) || words.has(folded))
  )
    return undefined;
  bySound ??= new Map(
    terms
      .filter(([kind]) => /^(?:make|body|fuel|gearbox)$/.test(kind))
      .flatMap(([kind, source]) =>
        (source.match(/(?<![\w\\])[a-z]{4,}(?![\w?+*])/g) ?? []).flatMap((one): [string, Kind][] =>
          isSure(soundKey(one))
            ? [
                [soundKey(one), kind],
                [soundOf(one), kind],
              ]
            : [],
        ),
      ),
  );
  // Latin letters tell the vowels too: "centre" is no Santro.
  const sounded = bySound.get(isDevanagari ? soundKey(latin) : soundOf(latin));
  if (sounded !== undefined || isDevanagari || latin.length < 5) return sounded;
  models ??= terms.flatMap(([kind, source]) => (kind === 'make' ? (source.match(/(?<![\w\\])[a-z]{4,}(?![\w?+*])/g) ?? []) : []));
  return models.some((model) => model[0] === latin[0] && model.length !== latin.length && isOneSlip(model, latin)) ? 'make' : undefined;
}

/** Four consonants, or three of which two stand together, are like no other word. */
const isSure = (key: string): boolean => key.replace(/\./g, '').length >= (/[a-z]{2}/.test(key) ? 3 : 4);

/** How a word sounds: its consonants in classes, with a dot where vowels stand. */
const soundKey = (word: string): string =>
  word
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|q|c(?!h)/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(?<=[^aeiou])h|y/g, '')
    .replace(/[aeiou]+/g, '.')
    .replace(/([^.])\1/g, '$1')
    .replace(/\.$/, '');

const ambiguous =
  /^(?:हूँ|तेज़|वरना|पंच|सिटी|hero|jeep|beat|rapid|sunny|punch|zen|comet|nano|compass|used|truck|access|discover|passion|aspire|spark|shine|aura|accent)$/iu;
/** Words that are names of cars, and other things besides: only where something else speaks of a car. */
const carAround =
  /\b(car|gaadi|gadi|suv|drive|driv\w+|have|need|want|chahiye|buy|now|only|today|abhi|electric|petrol|diesel|bike|wali|hai|leni|model|maruti|tata|hyundai|hero|bajaj)\b|गाड़ी|कार|इलेक्ट्रिक/iu;
/** "For guest pickup" */
const carries = /\b(?:guests?|airport|station|school|staff|customers?|kids?|child\w*|parcels?|goods|drop and|for) $/iu;
/** "I have used" speaks of no used car. */
const isNoTerm = (text: string, found: string, end: number): boolean =>
  (/^pick ?up$/i.test(found) && carries.test(text.slice(0, end - found.length))) ||
  (/^pick ?up$/i.test(found) &&
    /^\s+(?:my|our|the|guests?|kids|children|people|customers?|them|him|her|staff|goods)\b/i.test(text.slice(end))) ||
  (/^used$/i.test(found) && !/^\s+(?:\S+ )?(?:cars?|vehicles?|ones?|gaadi|gadi|suv|sedan|hatchback|market)\b/i.test(text.slice(end)));

/** The name of a car with the year that stands beside it. */
export const spelled = (text: string, term: Term): string => {
  const before = yearBefore.exec(text.slice(0, term.start))?.[0].match(/\d{4}/)?.[0];
  const after = yearAfter.exec(text.slice(term.end))?.[0].match(/\d{4}/)?.[0];
  const said = term.text.replace(/ (?:ho|honi|हो|होनी)$/u, '');
  if (term.kind !== 'make') return said;
  const count = countBefore.exec(text.slice(0, term.start))?.[1];
  return [count, before ?? after, said].filter(Boolean).join(' ');
};
/** "Four Etios". */
const countBefore = /(?<![\p{L}\p{M}\d.])([2-9]|1\d|two|three|four|five|six|do|teen|cha+r|paa?nch|दो|तीन|चार|पाँच|पांच) $/iu;

/** "A car", "gaadi leni hai": a car, and nothing of it yet. */
export const isCarAlone = (text: string): boolean => speaksOfCar(text) && carAlone.test(text);
const carAlone =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:hi|hello|namaste|i|i'm|we|am|are|want|wanna|need|would|like|thought|think|thinking|of|so|um|uh|now|one|looking|for|to|buy|purchase|get|a|an|new|the|car|cars|gaadi|gadi|vehicle|my|family|mujhe|hume|humein|main|ek|nayi|nai|leni|lena|hai|thi|chahiye|dekhni|kharidni|chahta|chahti|hoon|hun|hu|ji|please|नमस्ते|मुझे|हमें|एक|नई|गाड़ी|कार|लेनी|लेना|चाहिए|देखनी|ख़रीदनी|खरीदनी|है|थी|जी)[^\p{L}\p{M}\p{N}]*)+$/iu;

/** Whether a line speaks of a car at all. */
export const speaksOfCar = (text: string): boolean => termsOf(text).length > 0;

/** The line without the names of cars, whose numbers count nothing: "i10", "i twenty", "xuv 700". */
export const withoutMakes = (text: string): string =>
  termsOf(text)
    .filter(({ kind }) => kind === 'make' || kind === 'drive')
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, text);
