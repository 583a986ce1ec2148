/** Whether the text of a facet answers a follow-up question: the topic holds what is asked about, and the text is in the unit of the question. */

import type { FacetFound } from '../language/facets.ts';
import { normalise } from '../language/normalise.ts';
import { type InLangs, langs, type Topic } from '../personas/persona.ts';
import { isLack } from './current-topic.ts';
import type { Talk } from './talk.ts';
import { inLangs, sentencesOf } from './text.ts';
import { rootId } from './topic-ids.ts';

/** The units of time in a question, and the words by which an answer is in the same unit. */
const units: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked: /\b(?:seconds?|minutes?|mins?|minat)\b/,
    told: /\b(?:seconds?|minutes?|moments?|breaths?|whistles?|half an hour|quarter|second|minute|saans|seeti|aadha ghanta)\b|सेकंड|मिनट|सीटी|आधा घंटा/iu,
  },
  {
    asked: /\b(?:hours?|hrs?|ghante|ghanta|ghanto)\b/,
    told: /\b(?:minutes?|hours?|overnight|night|whistles?|minute|ghante|ghanta|raat bhar|seeti)\b|मिनट|घंट|रात भर|सीटी/iu,
  },
  {
    asked: /\b(?:days?|nights?|din|dino|rat|rate)\b/,
    told: /\b(?:days?|nights?|weeks?|months?|fortnight|hours?|din|raat\w*|haft\w*|mahin\w*|ghante)\b|दिन|रात|हफ़?्त|महीन|घंट/iu,
  },
  {
    asked: /\b(?:weeks?|months?|years?|hafte|hafto|mahine|mahino|sal)\b/,
    told: /\b(?:days?|nights?|weeks?|months?|years?|fortnight|season|din|raat\w*|haft\w*|mahin\w*|saal)\b|दिन|रात|हफ़?्त|महीन|साल/iu,
  },
];

/** The words of the unit of time that a question names. */
const unitOf = (question: string): RegExp | undefined => {
  const line = normalise(question);
  return units.find(({ asked }) => asked.test(line))?.told;
};

/**
 * "How many minutes?": the sentence of what was told last that names the time, where no text of its own is in this unit.
 * @returns undefined where the question names no unit, or nothing that was told does
 */
export function timeTold({ message, state, knowledge }: Talk): InLangs | undefined {
  const unit = unitOf(message);
  const topic = knowledge.topic(state.topic?.id ?? '');
  if (!unit || !topic) return undefined;
  const passages = [topic, knowledge.topic(rootId(topic.id)) ?? topic].map(({ text }) => text);
  const passage = passages.find((text) => langs.every((lang) => unit.test(text[lang])));
  return passage && inLangs((lang) => sentencesOf(passage[lang]).find((sentence) => unit.test(sentence)) ?? passage[lang]);
}

/** Facets about persons and illnesses belong to any topic, and the words of these two name what is to be replaced, or what was tried. */
const ofAnything: ReadonlySet<string> = new Set('children elders pregnancy medicines doctor more example not-better'.split(' '));

/** Whether the open topic holds what a follow-up question asks about, and its text answers in the unit of the question. */
export function fitsQuestion({ knowledge, message }: Talk, topic: Topic, { facet, score, topicWords, isElliptic }: FacetFound): boolean {
  const text = topic.facets.get(facet) ?? knowledge.topic(rootId(topic.id))?.facets.get(facet);
  if (text && facet === 'how-long' && unitOf(message)?.test(text.en) === false) return false;
  if (score === 1 || ofAnything.has(facet) || topicWords.length === 0) return true;
  // "How many times should I rub it?" points back.
  if (isElliptic && facet !== 'substitute') return true;
  // "And if there is no tamarind": what is missing need not be in the text.
  if (facet === 'substitute' && isLack.test(message)) return true;
  return knowledge.holdsWordsOf(topicWords.join(' '), topic.id);
}
