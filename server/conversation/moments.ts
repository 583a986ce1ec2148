/** Recognises feelings that visitors tell while a topic is open: tired, guilty, taunted. A listener reacts to them before it continues. */

import { join } from 'node:path';
import { personaBySlug } from '#shared/personas.ts';
import { type Classifier, createClassifier } from '../language/classifier.ts';
import { readExamples } from '../language/examples.ts';
import { sameRoot, wordsAndSubjects } from './knowledge.ts';
import { alternativesOf, wordCount } from './say.ts';
import { subjectScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { nextOf } from './tellings.ts';

/** From this likeness a line tells a moment. */
const toldMin = 0.3;
/** The score of the best moment must exceed the score of the next one by this much. */
const marginMin = 0.03;

/** The number of moments that are considered. A character has lines for some of them only. */
const momentsMax = 6;

let classifier: Classifier | undefined;

/** The moment that a line tells, and its likeness to the examples; undefined when no moment or several moments fit. */
export function momentIn(message: string, isHeld: (moment: string) => boolean = () => true): { moment: string; score: number } | undefined {
  classifier ??= createClassifier(() => readExamples(join(import.meta.dirname, 'moments.md')), {
    normalise: wordsAndSubjects,
    centroid: 0.3,
    keptAs: { name: 'moments', sources: ['conversation/moments.md'] },
  });
  const [best, next] = classifier.classify(message, momentsMax).filter(({ label }) => isHeld(label));
  if (!best || best.score < toldMin || best.score - (next?.score ?? 0) < marginMin) return undefined;
  return { moment: best.label, score: best.score };
}

/** "What should I do?" is answered with the next step of the topic. */
const asksForHelp = /\bkya kar(u|oo|na|en|e)|what (should|do|can) i do\b|क्या कर/iu;
/** Moments that visitors tell in the form of a question. */
const asking: ReadonlySet<string> = new Set([
  ...['how-to-say', 'must-i-tell', 'phase', 'be-my-friend', 'unsure-of-them', 'god-angry'],
  ...['my-fault', 'what-now', 'will-it-change', 'how-long-hurts', 'shall-i', 'why-me', 'what-if', 'is-it-sin', 'will-they-forgive'],
]);

/**
 * Reacts to what the visitor told, in the character's words for this moment. Each moment is used once per conversation. A new topic that
 * the line names, or an answer to the character's question, has priority.
 */
export function takeUp(talk: Talk): Answer | undefined {
  const { state, persona, message, matches } = talk;
  const current = talk.knowledge.topic(state.topic?.id ?? '');
  // Moments are for adults, so they are not used in a topic for children.
  if (current && talk.knowledge.topic(current.id.split('/')[0] ?? '')?.tags.includes('child')) return undefined;
  const isHelped = asksForHelp.test(message) && (!current || nextOf(talk, current) !== undefined);
  if (wordCount(message) < 3 || !personaBySlug(persona).listens || isHelped) return undefined;
  const [best] = matches;
  const isCurrent = best !== undefined && state.topic !== undefined && sameRoot(best.topic.id, state.topic.id);
  const isUntold = best !== undefined && !state.told.includes(best.topic.id);
  if (best && isCurrent && isUntold && best.features.isBranch === 1 && best.score >= subjectScore) return undefined;
  if (talk.act?.rest === '' && talk.act.score >= plainAct) return undefined;
  const told = momentIn(message, (moment) => alternativesOf(persona, `moment-${moment}`) > 0 && !state.lines[`moment-${moment}`]);
  if (told && told.score < plainMoment && wordCount(message) <= fewWords) return undefined;
  const moment = told?.moment === 'child-says' && grownUp.test(message) ? undefined : told?.moment;
  if (best && !isCurrent && best.score >= (told && told.score >= plainMoment && !best.byTerm ? subjectScore : plainTopic)) return undefined;
  if (moment === undefined) return undefined;
  if (talk.isQuestion && !asking.has(moment)) return undefined;
  return {
    text: talk.say(`moment-${moment}`),
    heard: { act: `moment-${moment}`, ...(state.topic && { topic: state.topic.id }) },
    latitude: 'open',
    // "Shall I tell the next part?" is open after this reaction.
    ...(moment === 'liked-it' && state.topic && { open: { kind: 'go-on' } as const }),
  };
}

/** An age at which a person is not a child. */
const grownUp = /(?<!\d)(?:1[6-9]|[2-9]\d)(?!\d)/u;
/** From this likeness only a clearly named topic has priority over a moment. */
const plainMoment = 0.45;
/** A line with at most this many words tells a moment only if it is like an example. */
const fewWords = 3;
/** From this score the act is meant, not a moment. */
const plainAct = 0.9;
/** From this score a line is about its topic rather than about the visitor. */
const plainTopic = 0.35;
