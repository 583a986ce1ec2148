/** Remarks about advice: "I will ask the doctor", "it worked", "my mother-in-law will be happy". They ask for nothing, and get a warm word. */

import { join } from 'node:path';
import { readExamples } from '../language/examples.ts';
import { createNearestNeighbours, type NearestNeighbours } from '../language/nearest-neighbours.ts';
import { wordsAndSubjects } from './knowledge.ts';
import { alternativesOf } from './lines.ts';
import { plainBranch, subjectScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { wordCount } from './text.ts';
import { sameRoot } from './topic-ids.ts';

/** From this likeness a line is a remark. */
const remarkMin = 0.4;
/** The score of the best remark must exceed the score of an ordinary line by this much. */
const marginMin = 0.05;
/** A longer line tells more than a remark. */
const wordsMax = 12;

let classifier: NearestNeighbours | undefined;

/** The remark that a line makes; undefined for ordinary lines. */
export function remarkIn(message: string): string | undefined {
  classifier ??= createNearestNeighbours(() => readExamples(join(import.meta.dirname, 'remarks.md')), {
    normalise: wordsAndSubjects,
    centroid: 0.2,
    cachedAs: { name: 'remarks', sources: ['conversation/remarks.md'] },
  });
  const [best, next] = classifier.classify(message, 2);
  if (!best || best.label === 'none' || best.score < remarkMin || best.score - (next?.score ?? 0) < marginMin) return undefined;
  return best.label;
}

/** Answers a remark, if the character has lines for it. A written next line of the subject, or another subject, has priority. */
export function answerRemark(talk: Talk): Answer | undefined {
  const { persona, message, matches, state, isQuestion } = talk;
  if (isQuestion || wordCount(message) > wordsMax || alternativesOf(persona, 'remark-will-try') === 0) return undefined;
  // "Theek hai" alone agrees, and says nothing of the advice.
  if (talk.act?.rest === '' && talk.act.score === 1) return undefined;
  const remark = remarkIn(message);
  if (remark === undefined || alternativesOf(persona, `remark-${remark}`) === 0) return undefined;
  const [best] = matches;
  const isCurrent = best !== undefined && state.topic !== undefined && sameRoot(best.topic.id, state.topic.id);
  if (best && isCurrent && best.features.isBranch === 1 && best.features.base >= plainBranch) return undefined;
  if (best && !isCurrent && best.score >= subjectScore && best.byTerm) return undefined;
  return {
    text: talk.say(`remark-${remark}`),
    heard: { act: `remark-${remark}`, ...(state.topic && { topic: state.topic.id }) },
    wording: 'open',
    isAside: true,
  };
}
