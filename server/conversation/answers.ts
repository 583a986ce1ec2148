/** Answers from a character's knowledge: topics, their facets and branches. If nothing fits, the character asks or says so. */

import type { Topic } from '../personas/persona.ts';
import { asksForTwo, backTo, branchAtOnce, isOfLack, untoldBranch } from './branches.ts';
import { warnOfCleaners } from './cleaners.ts';
import type { Open } from './conversation.ts';
import { answerDenial, answerFact, answerFromCurrent, isMentionedIn, isOffTopic, mentionsInPassing, tellAgain } from './current-topic.ts';
import { fitsQuestion, timeTold } from './facet-fit.ts';
import { asksFacet, hasAnswer, hasText, topicAsked } from './follow-ups.ts';
import { keywordsIn } from './keywords.ts';
import type { Match } from './knowledge.ts';
import { alternativesOf } from './lines.ts';
import { nearBranch } from './near-branch.ts';
import { isExhausted, isListener, nameOf } from './next-part.ts';
import { isSurely, takeUp, talksPlainly, tellsOfLife } from './plain-talk.ts';
import { canReflect, reflect } from './reflection.ts';
import { branchScore, hearingScore, nearScore, otherHeld, plainBranch, plainScore, subjectScore, sureScore } from './scores.ts';
import { type Answer, givesRemedies, hearsTroubles, type Talk } from './talk.ts';
import { wordCount } from './text.ts';
import { saleUnderWay } from './till/offers.ts';
import { acknowledge, askForMore, continueTopic, isImpersonal, tell, tellFacet } from './topic-answers.ts';
import { rootId, sameRoot } from './topic-ids.ts';
import { markTold } from './topic-state.ts';
import { answerBoth } from './two-questions.ts';

/** A wrong passage is worst when visitors speak of themselves. So a listening character needs a higher score to change the topic. */
const isHearing = ({ persona, state }: Talk, { topic, byTerm }: Match): boolean =>
  hearsTroubles(persona) && !byTerm && !(state.topic && sameRoot(state.topic.id, topic.id));

/** Answers a line that replies to the character's own question or offer. */
export function answerOpen(talk: Talk): Answer | undefined {
  const { open, yesNo, knowledge, state } = talk;
  if (open?.kind === 'go-on' && (yesNo === 'yes' || talk.act?.act === 'go-on')) return continueTopic(talk);
  if (open?.kind === 'go-on' && yesNo === 'no') return { text: talk.say('okay'), heard: { act: 'okay' } };
  if (open?.kind === 'nearest') {
    const chosen = chosenOf(talk, open);
    if (chosen) return tell(talk, chosen);
    if (yesNo === 'no') return { text: talk.say('unclear'), heard: { act: 'unclear' } };
  }
  if (open?.kind !== 'ask') return undefined;
  const topic = knowledge.topic(open.topic);
  if (!topic) return undefined;
  const firstOf = warnOfCleaners(talk) ?? answerDenial(talk, topic);
  if (firstOf) return firstOf;
  if (yesNo && topic.facets.has(yesNo) && wordCount(talk.message) <= 8) return tellFacet(talk, topic, yesNo);
  const [best] = talk.matches;
  const branch = talk.matches.find((match) => match.topic.id.startsWith(`${topic.id}/`));
  // "There is no curd" is no reply that curd is there.
  const isMissing =
    branch && talk.facet?.facet === 'substitute' && hasText(talk, topic, 'substitute') && !isOfLack(branch.topic, talk.message);
  const isBranch =
    branch &&
    !isMissing &&
    branch.score >= branchScore &&
    (!talk.factFacets || branch.features.base >= plainBranch) &&
    !asksForTwo(talk.facet, topic);
  if (isBranch && sameRoot(best?.topic.id ?? '', topic.id)) return tell(talk, branch.topic);
  if (talk.isQuestion || talk.facet || talk.factFacets || (best && best.score >= sureScore && best.topic.id !== topic.id)) return undefined;
  if (talk.act && talk.act.act !== 'okay' && talk.act.act !== 'shrug') return undefined;
  // A line that only tells something is not answered with reasons ("why").
  const tells = yesNo === undefined && talk.act === undefined && givesRemedies(talk);
  if (tells && state.topic && isExhausted(talk, topic)) return acknowledge(talk, topic);
  const aside = !yesNo && !talk.act && isOffTopic(talk) ? askForMore(talk) : undefined;
  if (aside) return aside;
  if (talk.isStray && talksPlainly(talk.persona)) return takeUp(talk);
  const near = yesNo || talk.act ? undefined : nearBranch(talk);
  if (near) return near;
  if (yesNo || talk.act || wordCount(talk.message) <= 12)
    return continueTopic(talk, state.topic?.said.length && !isImpersonal(talk, topic) ? (reflect(talk) ?? talk.say('ack')) : undefined);
  return undefined;
}

/** "The first one", "yes", or the one of the two that the line fits together with the unclear words; undefined when it is neither. */
function chosenOf(
  { yesNo, message, subject, knowledge, act, isQuestion }: Talk,
  { topics, about }: Open & { kind: 'nearest' },
): Topic | undefined {
  const place = /\b(first|pehl[aie]|1)\b|पहल/iu.test(message)
    ? 0
    : /\b(second|dusr[aie]|doosr[aie]|2|latter)\b|दूसर/iu.test(message)
      ? 1
      : yesNo === 'yes'
        ? 0
        : undefined;
  if (place !== undefined) return knowledge.topic(topics[place] ?? '');
  if (yesNo === 'no' || act || isQuestion || (subject && subject.score >= sureScore && !topics.includes(subject.topic.id)))
    return undefined;
  const [chosen] = knowledge.find(`${about} ${message}`).filter(({ topic }) => topics.includes(topic.id));
  return chosen?.topic ?? knowledge.topic(topics[0] ?? '');
}

/** Answers from the character's knowledge, if the line is about one of its topics. */
export function answerFromKnowledge(talk: Talk): Answer | undefined {
  const { state, matches, facet, knowledge } = talk;
  const [best] = matches;
  const current = state.topic && knowledge.topic(state.topic.id);
  const leaves = current && best && !sameRoot(best.topic.id, current.id) && best.score >= subjectScore;
  const former = current && backTo(talk, current);
  if (former) return tell(talk, former);
  const asksWhatToDo = current !== undefined && whatToDo.test(talk.message);
  if (asksWhatToDo && best?.features.isBranch === 1 && best.score >= subjectScore && !state.told.includes(best.topic.id))
    return tell(talk, best.topic);
  const branch = current && untoldBranch(talk, current);
  // "What happened to Dwarka?" resembles "what happened then?", but a branch answers it.
  const goesOn = talk.act?.act === 'go-on' && !(branch && (talk.act.score ?? 0) < 1);
  if (current && !leaves && (goesOn || asksWhatToDo)) return continueTopic(talk);
  const warning = warnOfCleaners(talk);
  if (warning) return warning;
  // Mourning is recognised as grief, whoever died.
  const mourns = matches.find(({ topic }) => topic.id === 'grief');
  if (mourns && mourns.score >= nearScore && mourns.features.term > 0 && !state.told.includes('grief')) return tell(talk, mourns.topic);
  const hearingMin = canReflect(talk.persona) ? subjectScore : hearingScore;
  const isSure = best !== undefined && best.score >= Math.max(isHearing(talk, best) ? hearingMin : sureScore, newSubjectMin(talk, best));
  // "I am diabetic, can I have jaggery?": a line that opens a topic may also ask for one of its branches.
  const opens = best && isSure && !(current && sameRoot(best.topic.id, current.id)) && (!current || best.score >= subjectScore);
  const opening = opens && facet ? branchAtOnce(talk, best.topic) : undefined;
  if (opens && opening && opening.id !== best.topic.id) {
    markTold(state, best.topic.id);
    return tell(talk, opening);
  }
  const both = answerBoth(talk, isSure ? best.topic : current);
  if (both) return both;
  // "When should I see a doctor?" has a written answer in the topic itself, or in a branch of it.
  const isWritten = facet?.score === 1 && current !== undefined && hasText(talk, current, facet.facet);
  if (branch && !isWritten) return tell(talk, branch);
  // "For how many days?" after a branch was told: only the text of that branch answers it.
  const isToldBranch = current && best?.topic.id === current.id && best.features.isBranch === 1 && best.features.base >= plainBranch;
  if (isToldBranch && talk.isQuestion && state.topic?.said.includes('text') && givesRemedies(talk)) return tellAgain(talk, current);
  const fact = current && answerFact(talk, current);
  if (fact) return fact;
  const denied = current && answerDenial(talk, current);
  if (denied) return denied;
  if (facet && asksFacet(talk)) {
    const about = topicAsked(talk, current, isSure ? best.topic : undefined, facet);
    const isFit = about && (!current || !sameRoot(about.id, current.id) || fitsQuestion(talk, about, facet));
    if (about && isFit && hasAnswer(talk, about, facet.facet)) return tellFacet(talk, about, facet.facet);
    const time = !isFit && facet.facet === 'how-long' ? timeTold(talk) : undefined;
    if (time && current) return { text: time, heard: { topic: current.id, facet: 'how-long' }, wording: 'open', keepsOpen: true };
  }
  if (!isSure) return undefined;
  // A thing that was just mentioned is not a new topic: "honey?" when the topic is a cough.
  const isThing = current && !best.byTerm && isMentionedIn(talk, current);
  const isTold = current && sameRoot(best.topic.id, current.id) && state.told.includes(best.topic.id);
  if (current && (isThing || isTold || best.topic.id === current.id)) return answerFromCurrent(talk, current);
  if (current && mentionsInPassing(talk, current, best)) return acknowledge(talk, current);
  const atOnce = branchAtOnce(talk, best.topic);
  if (!atOnce) return tell(talk, best.topic);
  const answer = tell(talk, atOnce);
  markTold(state, best.topic.id);
  return answer;
}

/**
 * A character with words for plain talk may doubt: a wrong passage is worse than taking up the visitor's words. Trouble is not doubted: who
 * tells of it wants an answer.
 */
function newSubjectMin(talk: Talk, { topic, byTerm, features }: Match): number {
  const { persona, state, isQuestion, knowledge } = talk;
  if (!talksPlainly(persona) || byTerm || (state.topic && sameRoot(state.topic.id, topic.id))) return 0;
  if (features.base >= plainBranch || knowledge.topic(rootId(topic.id))?.tags.includes('care')) return 0;
  const doubted = state.topic ? plainScore : firstScore;
  if (isQuestion) return features.base < askedLike ? doubted : 0;
  if (tellsOfLife(talk)) return plainScore;
  return features.base < toldLike ? doubted : 0;
}
/** Where no topic is open, words that fit anything are worse than a topic that may be wrong. */
const firstScore = 0.45;

/** More words after a greeting are what the visitor came to tell. */
const greetingWordsMax = 6;

/** From this likeness to a topic's examples a question or a statement may be about it. */
const askedLike = 0.3;
const toldLike = 0.35;

/** "What should I do?" about the current topic. */
const whatToDo =
  /^[^\p{L}\p{M}\p{N}]*(so |then |and |but |to |toh |ab |phir )*(what (should|do|can|must) (i|we) do|what now|now what|(main |mai )?(kya kar(u|un|oo|oon|na chahiye|na|en|e)|ab kya))\b.{0,12}$|^\P{L}*(तो |अब |मैं )*क्या कर(ूँ|ूं|ना|ें|े)/iu;

/** A character with words for plain talk asks "do you mean this?" only if the topic is near, and the line is like its examples. */
const plainNear = 0.3;
const nearLike = 0.3;

/** Nothing fits well enough: asks which of the two nearest topics is meant, or says that the answer is not known. */
export function notUnderstood(talk: Talk): Answer {
  const { state, persona, matches, isQuestion } = talk;
  const standing = saleUnderWay(talk);
  if (standing) return standing;
  if (talk.act?.act === 'name-told' && state.name !== undefined)
    return { text: talk.say('name-told', { name: state.name }), heard: { act: 'name-told' } };
  // "Hello Krishna, I am Aarav": a greeting is answered with a greeting.
  if (talk.act?.act === 'hello' && state.turns === 1 && (isQuestion || wordCount(talk.act.rest) <= greetingWordsMax))
    return { text: talk.say('hello'), heard: { act: 'hello' } };
  // "Go on" when no topic is open.
  if (talk.act?.act === 'go-on' && !state.topic) return { text: talk.say('bored'), heard: { act: 'bored' } };
  // A character that can repeat the visitor's words takes a short line of known words as a statement: "mother", "not good".
  const isKnown = canReflect(persona) && hearsTroubles(persona) && matches.some(({ features }) => features.own > 0);
  const isPlain = talksPlainly(persona);
  const isStatement = !isQuestion && (wordCount(talk.message) >= 3 || (isKnown && !talk.act && !talk.yesNo));
  const heard = (isListener(persona) || isPlain) && isStatement ? askForMore(talk) : undefined;
  if (heard) return heard;
  const current = state.topic && talk.knowledge.topic(state.topic.id);
  if (isStatement && current && givesRemedies(talk) && matches.some(({ topic }) => topic.id === current.id))
    return acknowledge(talk, current);
  if (isPlain && isQuestion && state.topic && (talk.isStray || !givesRemedies(talk) || isSurely(talk))) return takeUp(talk);
  // When a topic is open, a question is about it. So the answer does not offer two other topics.
  const touches =
    keywordsIn(talk.message).length === 0 ||
    matches[0]?.topic.id === current?.id ||
    matches.some(({ topic, features }) => topic.id === current?.id && features.own + features.told > 0);
  if (
    current &&
    touches &&
    isQuestion &&
    (isImpersonal(talk, current) || givesRemedies(talk)) &&
    (state.lines['unknown-here'] ?? 0) < alternativesOf(persona, 'unknown-here')
  )
    return {
      text: talk.say('unknown-here', { topic: nameOf(talk, current) }),
      heard: { act: 'unknown', topic: current.id },
      wording: 'open',
    };
  const near = matches
    .filter(
      ({ topic, score, features }) =>
        score >= (isPlain ? plainNear : nearScore) &&
        (!isPlain || features.base >= nearLike) &&
        features.own >= otherHeld &&
        !topic.id.includes('/') &&
        topic.id !== state.topic?.id,
    )
    .slice(0, 2);
  const [a, b] = near;
  const wasAsked = talk.open?.kind === 'nearest' && near.some(({ topic }) => (talk.open as { topics: string[] }).topics.includes(topic.id));
  if (a && !wasAsked && (b || alternativesOf(persona, 'nearest-one') > 0)) {
    const names = { a: nameOf(talk, a.topic), b: nameOf(talk, (b ?? a).topic) };
    return {
      text: talk.say(b ? 'nearest' : 'nearest-one', names),
      heard: { act: 'nearest' },
      wording: 'open',
      open: { kind: 'nearest', topics: near.map(({ topic }) => topic.id), about: talk.message },
    };
  }
  if (isPlain && (isQuestion || wordCount(talk.message) > 1)) return takeUp(talk);
  const occasion = wordCount(talk.message) <= 2 && !isQuestion ? 'unclear' : 'unknown';
  return { text: talk.say(occasion), heard: { act: occasion }, wording: 'open' };
}
