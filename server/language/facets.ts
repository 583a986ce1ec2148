/** Follow-up questions by facet, for any topic: "kitni baar", "and for my mother?", "where do I get it". */

import { join } from 'node:path';
import { openingCourtesy } from './courtesy.ts';
import type { Example } from './examples.ts';
import { examplesIn } from './examples.ts';
import { glossary } from './glossary.ts';
import { labelPatternsFor } from './label-patterns.ts';
import { memoise, saidOften } from './memoise.ts';
import { cachedModel } from './model-cache.ts';
import { createNaiveBayes, type NaiveBayes } from './naive-bayes.ts';
import { normalise } from './normalise.ts';
import { stopWords } from './stop-words.ts';

export const facets = [
  ...([
    'how',
    'how-much',
    'how-often',
    'how-long',
    'when',
    'why',
    'have',
    'substitute',
    'safe',
    'children',
    'elders',
    'pregnancy',
  ] as const),
  ...(['medicines', 'not-better', 'doctor', 'where', 'cost', 'example', 'more'] as const),
];
export type Facet = (typeof facets)[number];

export interface FacetFound {
  facet: Facet;
  /** 0 to 1; from 0.6 the facet is nearly certain. */
  score: number;
  /** Words, as `normalise` writes them, that may name a topic: "hair", "coconut" in "how often do I oil my hair with coconut". */
  topicWords: string[];
  /** The line names no topic of its own, as far as its words show: it is about the current topic. */
  isElliptic: boolean;
}

const byPattern = 0.85;
/** The share from which a facet is guessed. */
const sureMin = 0.75;
const wordsMax = 16;

/** The follow-up question that a line asks; undefined when it asks none. */
export const facetIn = memoise(readFacet, saidOften);

function readFacet(message: string): FacetFound | undefined {
  const { rest } = openingCourtesy(message);
  const text = rest === '' ? message : rest;
  const line = normalise(text);
  if (line === '') return undefined;
  const words = line.split(' ');
  const found = (facet: Facet, score: number): FacetFound => {
    const topicWords = words.filter((word) => !isFacetWord(word));
    const others = topicWords.filter((word) => !(illnessFacets.has(facet) && illnesses.has(word)));
    const isElliptic = others.length === 0 || (others.length <= 2 && (pointing.test(line) || facet === 'substitute'));
    return { facet, score, topicWords, isElliptic };
  };
  const known = lines().get(line);
  if (known === 'none') return undefined;
  if (known !== undefined) return found(known, 1);
  if (words.length > wordsMax) return undefined;
  const certain = patternsFor(line).find(({ pattern }) => pattern.test(line));
  if (certain) return found(certain.label, byPattern);
  return guessed(text, found);
}

/** The facet that the examples make most likely. */
function guessed(text: string, found: (facet: Facet, score: number) => FacetFound): FacetFound | undefined {
  const [likeliest] = naiveBayes().of(text);
  if (!likeliest || likeliest.label === 'none' || likeliest.share < sureMin) return undefined;
  return found(likeliest.label, Math.min(byPattern, likeliest.share));
}

/** Facets whose questions may mention an illness that is not the topic: "I take sugar tablets, is it ok?". */
const illnessFacets: ReadonlySet<string> = new Set(['medicines', 'pregnancy', 'safe']);
const illnesses: ReadonlySet<string> = new Set(
  'sugar bp thyroid heart kidney asthma diabetes diabetic insulin pressure dil khun blood allergy'.split(' '),
);

/** Words that refer back to the current topic. */
const pointing =
  /\b(?:it|that|this|ise|isse|isko|iska|iske|iski|isme|use|usko|uska|uske|usse|yeh|voh|them|those|these|bhi|also|too|instead)\b/u;

type Label = Facet | 'none';
let held: { lines: Map<string, Label>; words: Set<string>; naiveBayes?: NaiveBayes<Label> } | undefined;

function examples() {
  held ??= cachedModel('facet-lines', [], () => {
    const own = examplesIn('facets.md');
    const asked = own.filter(({ label }) => label !== 'none');
    const words = new Set([
      ...stopWords(),
      ...asked.filter(({ label }) => !openFacets.has(label)).flatMap(({ text }) => normalise(text).split(' ')),
    ]);
    for (const thing of things) words.delete(thing);
    return { lines: new Map(own.map(({ label, text }) => [normalise(text), label as Label])), words };
  });
  return held;
}

/** The examples of these facets name things: "can I use ajwain instead". */
const openFacets: ReadonlySet<string> = new Set(['substitute', 'not-better']);
/** Words that occur in examples, but can also be the topic of a line. */
const things =
  'hair skin honey oil tel leaves patte tea ginger adrak sugar bp thyroid heart kidney asthma allergy insulin diabetes diabetic scalp shahad tulsi jap cancer therapist lawyer book permit dil diabetic bacho amazon'.split(
    ' ',
  );

const patternsFor = labelPatternsFor<Facet>(join(import.meta.dirname, 'facet-patterns.md'), '', { name: 'facets', sources: [] });

const lines = () => examples().lines;
const isFacetWord = (word: string): boolean => examples().words.has(word) || /^\d+$/.test(word) || isVerbal(word);

/** A form of a word of the talk itself ("dalne", "lagenge", "lete"), unless it names a thing. */
function isVerbal(word: string): boolean {
  const meaning = glossary().get(word);
  return meaning !== undefined && !thingMeanings.has(meaning);
}

const thingMeanings: ReadonlySet<string> = new Set(
  'water milk oil honey ginger story joke love doctor medicine mind house boring robot stupid'.split(' '),
);

function naiveBayes(): NaiveBayes<Label> {
  const own = examples();
  own.naiveBayes ??= createNaiveBayes(
    () =>
      [
        ...examplesIn('facets.md'),
        // Acts and ordinary lines are the counterexamples. Some of them are enough.
        ...examplesIn('acts.md').flatMap(({ label, text }, i) =>
          label === 'go-on' || (label === 'none' ? asks(text) : i % 3 > 0) ? [] : [{ label: 'none', text }],
        ),
      ] as Example<Label>[],
    'facets',
  );
  return own.naiveBayes;
}

/** Ordinary lines that also ask for a facet of their topic are not used as counterexamples. */
const asks = (text: string): boolean =>
  /\b(?:how|when|where|why|what|which|kai?se|kitn[aei]|kab|kahan|kyun?|safe|cost|price|need|doctor|sakt[aei]|ke liye|for|chalega|theek|nahi hu[aie])\b|कैसे|कितन|कब|कहाँ|क्यों|के लिए|सकते/iu.test(
    text,
  );
