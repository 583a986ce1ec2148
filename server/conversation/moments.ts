/** What visitors tell of themselves in the midst of a subject: that they are tired, guilty, taunted. A listener takes it up before it goes on. */

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
/** A moment must be so much likelier than the next. */
const marginMin = 0.03;

/** Moments that are looked at: a character has lines for some of them. */
const momentsMax = 6;

let classifier: Classifier | undefined;

/** The moment that a line tells and how like its examples it is; undefined where it is like none, or like several. */
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

/** "What should I do?" is answered by what the subject has to do next. */
const asksForHelp = /\bkya kar(u|oo|na|en|e)|what (should|do|can) i do\b|क्या कर/iu;
/** Moments that are told by asking. */
const asking: ReadonlySet<string> = new Set([
  ...['how-to-say', 'must-i-tell', 'phase', 'be-my-friend', 'unsure-of-them', 'god-angry'],
  ...['my-fault', 'what-now', 'will-it-change', 'how-long-hurts', 'shall-i', 'why-me', 'what-if', 'is-it-sin', 'will-they-forgive'],
]);

/**
 * Takes up what was told, in the character's words for it; each moment once in a talk. A subject that the line names anew, or an answer to
 * what was asked, goes before it.
 */
export function takeUp(talk: Talk): Answer | undefined {
  const { state, persona, message, matches } = talk;
  const current = talk.knowledge.topic(state.topic?.id ?? '');
  // To a child no grown-up's moment is said.
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
    // "Shall I tell the next part?"
    ...(moment === 'liked-it' && state.topic && { open: { kind: 'go-on' } as const }),
  };
}

/** An age at which nobody is a child. */
const grownUp = /(?<!\d)(?:1[6-9]|[2-9]\d)(?!\d)/u;
/** From here a moment is told so plainly that only a plain subject goes before it. */
const plainMoment = 0.45;
/** So few words tell a moment only in the words of an example. */
const fewWords = 3;
/** Certainty of an act from which it is meant, and no moment. */
const plainAct = 0.9;
/** From here a line is about a topic of its own rather than about the visitor. */
const plainTopic = 0.35;
