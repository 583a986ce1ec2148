/** Whether the text of a facet answers a follow-up question: the topic holds what is asked about, and the text is in the unit of the question. */

import type { FacetFound } from '../language/facets.ts';
import { normalise } from '../language/normalise.ts';
import type { Topic } from '../personas/persona.ts';
import { isLack } from './current-topic.ts';
import type { Talk } from './talk.ts';
import { rootId } from './topic-ids.ts';

/** The units of time in a question, and the words by which an answer is in the same unit. */
const units: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\b(?:seconds?|minutes?|mins?|minat|minute)\b/, /\b(?:seconds?|minutes?|moments?|breaths?|whistles?|half an hour|quarter)\b/i],
  [/\b(?:hours?|hrs?|ghante|ghanta|ghanto)\b/, /\b(?:minutes?|hours?|overnight|night|whistles?|day)\b/i],
  [/\b(?:days?|nights?|din|dino|rat|rate)\b/, /\b(?:days?|nights?|weeks?|months?|fortnight|morning|evening|hours?|tomorrow)\b/i],
  [/\b(?:weeks?|months?|years?|hafte|hafto|mahine|mahino|sal)\b/, /\b(?:days?|nights?|weeks?|months?|years?|fortnight|season)\b/i],
];

/** Whether a text tells a time in the unit that a question names; true where it names none. */
export function isInUnit(question: string, told: string): boolean {
  const line = normalise(question);
  const unit = units.find(([named]) => named.test(line));
  return unit === undefined || unit[1].test(told);
}

/** Facets about persons and illnesses belong to any topic, and the words of these two name what is to be replaced, or what was tried. */
const ofAnything: ReadonlySet<string> = new Set('children elders pregnancy medicines doctor more example not-better'.split(' '));

/** Whether the open topic holds what a follow-up question asks about, and its text answers in the unit of the question. */
export function fitsQuestion({ knowledge, message }: Talk, topic: Topic, { facet, score, topicWords }: FacetFound): boolean {
  const text = topic.facets.get(facet) ?? knowledge.topic(rootId(topic.id))?.facets.get(facet);
  if (text && facet === 'how-long' && !isInUnit(message, text.en)) return false;
  if (score === 1 || ofAnything.has(facet) || topicWords.length === 0) return true;
  // "And if there is no tamarind": what is missing need not be in the text.
  if (facet === 'substitute' && isLack.test(message)) return true;
  return knowledge.holdsWordsOf(topicWords.join(' '), topic.id);
}
