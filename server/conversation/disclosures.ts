/** Recognises what visitors disclose of themselves while a topic is open: they are tired, guilty, taunted. A listener reacts before it continues. */

import { join } from 'node:path';
import { personaBySlug } from '#shared/personas.ts';
import { readExamples } from '../language/examples.ts';
import { createNearestNeighbours, type NearestNeighbours } from '../language/nearest-neighbours.ts';
import { wordsAndSubjects } from './knowledge.ts';
import { alternativesOf } from './lines.ts';
import { nextPart } from './next-part.ts';
import { answerOfPerson, kindOf, talksPlainly } from './plain-talk.ts';
import { subjectScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { wordCount } from './text.ts';
import { rootId, sameRoot } from './topic-ids.ts';

/** From this likeness a line tells a disclosure. */
const toldMin = 0.3;
/** The score of the best disclosure must exceed the score of the next one by this much. */
const marginMin = 0.03;

/** The number of disclosures that are considered. A character has lines for some of them only. */
const disclosuresMax = 6;

let classifier: NearestNeighbours | undefined;

/** The disclosure that a line tells, and its likeness to the examples; undefined when no disclosure or several disclosures fit. */
export function disclosureIn(
  message: string,
  isHeld: (disclosure: string) => boolean = () => true,
): { disclosure: string; score: number } | undefined {
  classifier ??= createNearestNeighbours(() => readExamples(join(import.meta.dirname, 'disclosures.md')), {
    normalise: wordsAndSubjects,
    centroid: 0.3,
    cachedAs: { name: 'disclosures', sources: ['conversation/disclosures.md'] },
  });
  const [best, next] = classifier.classify(message, disclosuresMax).filter(({ label }) => isHeld(label));
  if (!best || best.score < toldMin || best.score - (next?.score ?? 0) < marginMin) return undefined;
  return { disclosure: best.label, score: best.score };
}

/** "What should I do?" is answered with the next step of the topic. */
const asksForHelp = /\bkya kar(u|oo|na|en|e)|what (should|do|can) i do\b|क्या कर/iu;
/** Disclosures that visitors tell in the form of a question. */
const asking: ReadonlySet<string> = new Set([
  ...['how-to-say', 'must-i-tell', 'phase', 'be-my-friend', 'unsure-of-them', 'god-angry'],
  ...['my-fault', 'what-now', 'will-it-change', 'how-long-hurts', 'shall-i', 'why-me', 'what-if', 'is-it-sin', 'will-they-forgive'],
]);

/** These ask for words or a decision about a person. */
const ofWords: ReadonlySet<string> = new Set(['how-to-say', 'must-i-tell', 'shall-i']);

/**
 * Reacts to what the visitor told, in the character's words for this disclosure. Each disclosure is used once per conversation. A new topic that
 * the line names, or an answer to the character's question, has priority.
 */
export function answerDisclosure(talk: Talk): Answer | undefined {
  const { state, persona, message, matches } = talk;
  const current = talk.knowledge.topic(state.topic?.id ?? '');
  // Disclosures are for adults, so they are not used in a topic for children.
  if (current && talk.knowledge.topic(rootId(current.id))?.tags.includes('child')) return undefined;
  const isHelped = asksForHelp.test(message) && (!current || nextPart(talk, current) !== undefined);
  if (wordCount(message) < 3 || !personaBySlug(persona).listens || isHelped) return undefined;
  const [best] = matches;
  const isCurrent = best !== undefined && state.topic !== undefined && sameRoot(best.topic.id, state.topic.id);
  const isUntold = best !== undefined && !state.told.includes(best.topic.id);
  if (best && isCurrent && isUntold && best.features.isBranch === 1 && best.score >= subjectScore) return undefined;
  if (talk.act?.rest === '' && talk.act.score >= plainAct) return undefined;
  const told = disclosureIn(
    message,
    (disclosure) => alternativesOf(persona, `disclosure-${disclosure}`) > 0 && !state.lines[`disclosure-${disclosure}`],
  );
  // Joy and laughter may share the words of a sorrow: "she touched my feet and cried, so sweet".
  if (
    told &&
    told.score < plainDisclosure &&
    kindOf(talk) !== 'sorrow' &&
    kindOf(talk) !== 'gripe' &&
    talksPlainly(persona) &&
    told.score < likeDisclosure
  )
    return undefined;
  if (told && told.score < plainDisclosure && wordCount(message) <= fewWords) return undefined;
  const disclosure = told?.disclosure === 'child-says' && grownUp.test(message) ? undefined : told?.disclosure;
  const isGift = told?.disclosure === 'offering' && told.score >= plainDisclosure;
  if (best && !isCurrent && !isGift && best.score >= (told && told.score >= plainDisclosure && !best.byTerm ? subjectScore : plainTopic))
    return undefined;
  if (disclosure === undefined) return undefined;
  if (talk.isQuestion && !asking.has(disclosure)) return undefined;
  // "What do I say to her?" is answered for her.
  const ofPerson = ofWords.has(disclosure) ? answerOfPerson(talk) : undefined;
  if (ofPerson) return ofPerson;
  return {
    text: talk.say(`disclosure-${disclosure}`),
    heard: { act: `disclosure-${disclosure}`, ...(state.topic && { topic: state.topic.id }) },
    wording: 'open',
    // "Shall I tell the next part?" is open after this reaction.
    ...(disclosure === 'liked-it' && state.topic && { open: { kind: 'go-on' } as const }),
  };
}

/** An age at which a person is not a child. */
const grownUp = /(?<!\d)(?:1[6-9]|[2-9]\d)(?!\d)/u;
/** From this likeness only a clearly named topic has priority over a disclosure. */
const plainDisclosure = 0.45;
/** From this likeness a line that sounds neither sad nor cross tells a disclosure. */
const likeDisclosure = 0.4;
/** A line with at most this many words tells a disclosure only if it is like an example. */
const fewWords = 3;
/** From this score the act is meant, not a disclosure. */
const plainAct = 0.9;
/** From this score a line is about its topic rather than about the visitor. */
const plainTopic = 0.35;
