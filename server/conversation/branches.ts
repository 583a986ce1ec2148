/** The branches of a topic: which branch a line means, and how to return to an earlier topic. */

import type { FacetFound } from '../language/facets.ts';
import { langs, type Topic } from '../personas/persona.ts';
import { hasText } from './follow-ups.ts';
import { hasKeyword, keywordSet, keywordsIn } from './keywords.ts';
import type { Match } from './knowledge.ts';
import { heldByTopic, plainBranch, subjectScore } from './scores.ts';
import { givesRemedies, type Talk } from './talk.ts';
import { isImpersonal, isStory } from './topic-answers.ts';
import { sameRoot } from './topic-ids.ts';

/** "Back to my head": finds the earlier topic that the line names. */
export function backTo({ message, knowledge, state }: Talk, current: Topic): Topic | undefined {
  const [whole] = goingBack.exec(message) ?? [];
  if (whole === undefined) return undefined;
  const named = knowledge.find(message.replace(whole, ' ')).find(({ features }) => features.term > 0 || features.own >= heldByTopic);
  const former = [...state.told].reverse().find((id) => named && sameRoot(id, named.topic.id) && !sameRoot(id, current.id));
  return former === undefined ? named?.topic : knowledge.topic(former);
}

const goingBack =
  /\b(?:(?:ok|so|now|let'?s|lets|can we) )*(?:go |going |come |coming |get )?back to (?:the |my |our )?|\bwapas\b|\bpehle wali baat\b|वापस/iu;

/** "She is five months along": safety in pregnancy has priority over a branch, unless the topic itself is pregnancy. */
export const asksForTwo = (facet: FacetFound | undefined, { id }: Topic): boolean =>
  facet?.facet === 'pregnancy' && !/^(?:pregnancy|breastfeeding)/.test(id);

/** The branch of the current topic that the line clearly means: "I cannot sleep" belongs to the open topic of grief. */
export function untoldBranch(talk: Talk, current: Topic): Topic | undefined {
  const { matches, state, facet, factFacets, isQuestion } = talk;
  const [best] = matches;
  const branch = matches.find(
    ({ topic, features }) => features.isBranch === 1 && sameRoot(topic.id, current.id) && !state.told.includes(topic.id),
  );
  if (!branch || branch.score < subjectScore) return undefined;
  if (asksForTwo(facet, current)) return undefined;
  // "How many times a week should I do that?" asks about the topic, although "what should I eat?" is a branch of it.
  const isFacet = facet !== undefined && hasText(talk, current, facet.facet);
  const isFact = factFacets?.some((part) => hasText(talk, current, part)) ?? false;
  if ((isFacet || isFact) && branch.features.base < plainBranch) return undefined;
  // "No hing here" is in the words of the branch for dal without hing.
  const enough = facet?.facet === 'substitute' && isOfLack(branch.topic, talk.message) ? missingWords : ownWords;
  if (isFacet && facet.isElliptic && branch.features.closeness < enough) return undefined;
  if (isQuestion && (branch.features.base < askedBranch || isOfAnother(matches, branch))) return undefined;
  // A branch that is nearer to the line has priority over the text of the topic that was already told.
  const isNearest = best?.topic.id === current.id && branch.features.base > best.features.base;
  const margin = branch.features.base >= plainBranch ? plainMargin : branchMargin;
  return isNearest || branch.score >= (best?.score ?? 0) - margin ? branch.topic : undefined;
}

/** Whether an example of the branch says that the same thing is missing. */
export function isOfLack({ says }: Topic, message: string): boolean {
  const missing = new Set(keywordsIn(message));
  return says.some((line) => lacks.test(line) && keywordsIn(line).some((word) => missing.has(word)));
}
const lacks = /\b(?:no|not|without|nahi+n?|bina|don'?t have)\b|नहीं|बिना/iu;

/** From this likeness a branch answers a question. */
const askedBranch = 0.3;
/** Whether a question is about another topic: its likeness is much higher, and its score is sufficient alone. */
const isOfAnother = (matches: readonly Match[], branch: Match): boolean =>
  matches.some(
    ({ topic, score, features }) =>
      !sameRoot(topic.id, branch.topic.id) && score >= subjectScore && features.base > branch.features.base + otherNearer,
  );
const otherNearer = 0.1;
/** From this likeness to one example, a line is in the branch's own words. */
const ownWords = 0.75;
/** The same for a line that says what is missing. */
const missingWords = 0.65;
/** A branch of the current topic is chosen even if its score is lower than another topic's by this much. */
const branchMargin = 0.02;
/** The same margin for a branch that the line clearly means: "bless me" when the topic is grief. */
const plainMargin = 0.1;

/** A line that opens a topic may already answer its question: "I failed in maths again" needs no "how many days are left?". */
export function branchAtOnce(talk: Talk, topic: Topic): Topic | undefined {
  const { knowledge, message, state } = talk;
  const found = knowledge.find(message, topic.id);
  const best = found.find(({ topic: { id } }) => id.startsWith(`${topic.id}/`));
  const parent = found.find(({ topic: { id } }) => id === topic.id);
  const isOfFacts = isImpersonal(talk, topic) && !isStory(talk, topic);
  // "Who killed Kansa?" asks for the branch. A statement gets the topic's own words first: condolence, before anything else.
  const isNearer = best && best.features.base >= openingBranch && best.features.base > (parent?.features.base ?? 0);
  if (isNearer && (isOfFacts || talk.isQuestion) && !state.told.includes(best.topic.id)) return best.topic;
  if (!isOfFacts && (!givesRemedies(talk) || topic.ask === undefined)) return undefined;
  if (!best || state.told.includes(best.topic.id) || best.score < atOnceScore || best.features.own < heldByTopic) return undefined;
  // "What is good for dandruff?" names the topic but does not say whether it is oily or dry.
  if (best.features.base > (parent?.features.base ?? 0)) return best.topic;
  if (isOfFacts) return undefined;
  const named = keywordSet([...topic.terms, ...langs.map((lang) => topic.name[lang])]);
  const own = keywordSet(best.topic.says);
  return keywordsIn(message).some((word) => !hasKeyword(named, word) && hasKeyword(own, word)) ? best.topic : undefined;
}

/** From this likeness a branch answers the question that opens its topic, if its likeness is higher than the topic's. */
const openingBranch = 0.4;
/** From this score a branch is told at once with the line that opens its topic. */
const atOnceScore = 0.75;
