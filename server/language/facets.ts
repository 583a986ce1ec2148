/** Follow-up questions by facet, whatever the talk is on: "kitni baar", "and for my mother?", "where do I get it". */

import { type Classifier, createClassifier } from './classifier.ts';
import { examplesIn } from './examples.ts';
import { meaningOf } from './glossary.ts';
import { mannersBefore } from './manners.ts';
import { normalise } from './normalise.ts';
import { type Sign, signsIn } from './signs.ts';
import { smallWords } from './words.ts';

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
  /** 0 to 1; from 0.6 it is as good as certain. */
  score: number;
  /** Words, as `normalise` writes them, that may name a subject: "hair", "coconut" in "how often do I oil my hair with coconut". */
  topicWords: string[];
  /** The line names no subject of its own, as far as words can tell: it is about what the talk is on. */
  isElliptic: boolean;
}

const bySign = 0.85;
const scoreMin = 0.34;
const wordsMax = 16;

/** Which follow-up question a line asks; undefined when it asks none. */
export function facetIn(message: string): FacetFound | undefined {
  const { rest } = mannersBefore(message);
  const text = rest === '' ? message : rest;
  const line = normalise(text);
  if (line === '') return undefined;
  const words = line.split(' ');
  const found = (facet: Facet, score: number): FacetFound => {
    const topicWords = words.filter((word) => !isFacetWord(word));
    return { facet, score, topicWords, isElliptic: topicWords.length === 0 || (pointing.test(line) && topicWords.length <= 2) };
  };
  const known = lines().get(line);
  if (known === 'none') return undefined;
  if (known !== undefined) return found(known, 1);
  if (words.length > wordsMax) return undefined;
  const sign = signs().find(({ pattern }) => pattern.test(line));
  if (sign) return found(sign.label, bySign);
  const guesses = classifier().classify(text);
  const [best] = guesses;
  if (!best || best.label === 'none' || best.score < scoreMin) return undefined;
  return found(best.label, best.score);
}

/** Words that point at what was talked of. */
const pointing =
  /\b(?:it|that|this|ise|isse|isko|iska|iske|iski|isme|use|usko|uska|uske|usse|yeh|voh|them|those|these|bhi|also|too|instead)\b/u;

type Label = Facet | 'none';
let held: { lines: Map<string, Label>; words: Set<string>; classifier?: Classifier<Label> } | undefined;

function examples() {
  if (held) return held;
  const own = examplesIn('facets.md');
  const asked = own.filter(({ label }) => label !== 'none');
  held = {
    lines: new Map(own.map(({ label, text }) => [normalise(text), label as Label])),
    words: new Set([
      ...smallWords(),
      ...asked.filter(({ label }) => !openFacets.has(label)).flatMap(({ text }) => normalise(text).split(' ')),
    ]),
  };
  for (const thing of things) held.words.delete(thing);
  return held;
}

/** Their examples name things: "can I use ajwain instead". */
const openFacets: ReadonlySet<string> = new Set(['substitute', 'not-better']);
/** What examples use and lines may be about. */
const things =
  'hair skin honey oil tel leaves patte tea ginger adrak sugar bp thyroid heart kidney asthma allergy insulin diabetes diabetic scalp shahad tulsi jap cancer therapist lawyer book permit dil diabetic bacho amazon'.split(
    ' ',
  );

let heldSigns: Sign<Facet>[] | undefined;

function signs(): Sign<Facet>[] {
  heldSigns ??= signsIn<Facet>('facet-signs.md');
  return heldSigns;
}

const lines = () => examples().lines;
const isFacetWord = (word: string): boolean => examples().words.has(word) || /^\d+$/.test(word);

function classifier(): Classifier<Label> {
  const own = examples();
  own.classifier ??= createClassifier(
    [
      ...examplesIn('facets.md'),
      ...examplesIn('acts.md').flatMap(({ label, text }) => (label === 'go-on' || label === 'none' ? [] : [{ label: 'none', text }])),
    ].map(({ label, text }) => ({ label: label as Label, text })),
    { normalise: meaningOf },
  );
  return own.classifier;
}
