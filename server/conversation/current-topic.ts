/** Answers from the current topic: to a fact that the visitor tells, to a denied symptom, or with a passage. */

import { personaBySlug } from '#shared/personas.ts';
import type { Topic } from '../personas/persona.ts';
import { keywordsIn } from './keywords.ts';
import type { Match } from './knowledge.ts';
import { alternativesOf } from './lines.ts';
import { isExhausted, nextPart } from './next-part.ts';
import { type Passage, passagesOf } from './passages.ts';
import { canReflect, reflect } from './reflection.ts';
import { heldByTopic, otherHeld, otherScore, subjectScore, sureScore } from './scores.ts';
import { type Answer, givesRemedies, hearsTroubles, type Talk } from './talk.ts';
import { inLangs, join, sentencesOf, wordCount } from './text.ts';
import {
  acknowledge,
  askForMore,
  continueTopic,
  isEmotional,
  isHousehold,
  isImpersonal,
  isStory,
  tell,
  tellFacet,
} from './topic-answers.ts';
import { rootId, sameRoot } from './topic-ids.ts';

/** Answers a fact that the visitor tells with the part of the topic that fits it. */
export function answerFact(talk: Talk, current: Topic): Answer | undefined {
  const { factFacets, state, knowledge, matches } = talk;
  const [best] = matches;
  if (!factFacets || (best && best.score >= sureScore && !sameRoot(best.topic.id, current.id))) return undefined;
  const parent = knowledge.topic(rootId(current.id));
  const said = state.topic?.said ?? [];
  const isHeart = isEmotional(talk, current);
  const part = factFacets.find(
    (facet) => !(isHeart && facet === 'doctor') && (current.facets.has(facet) || parent?.facets.has(facet)) && !said.includes(facet),
  );
  if (part) return tellFacet(talk, current, part);
  const [first] = factFacets;
  if (first === 'when' && said.includes('when'))
    return nextPart(talk, current) === undefined ? acknowledge(talk, current) : continueTopic(talk);
  // A topic of children needs no general word about children.
  if (first === 'children' && /^body-children/.test(parent?.area ?? '')) return undefined;
  return first === 'elders' || first === 'children'
    ? said.includes(first)
      ? acknowledge(talk, current)
      : tellFacet(talk, current, first)
    : undefined;
}

/** "No fever", "no, he does not hit": acknowledges that this symptom is absent and continues the topic. */
export function answerDenial(talk: Talk, current: Topic): Answer | undefined {
  const { message, yesNo } = talk;
  if (!givesRemedies(talk) || talk.isQuestion || talk.isCorrection || wordCount(message) > 7) return undefined;
  if (!deniesTrouble.test(message) && !(yesNo === 'no' && /\b(doesn'?t|does not|didn'?t|isn'?t|aren'?t|hasn'?t)\b/i.test(message)))
    return undefined;
  if (alternativesOf(talk.persona, 'denied') === 0) return undefined;
  if (nextPart(talk, current) !== undefined) return continueTopic(talk, talk.say('denied'));
  return { text: talk.say('denied-rest'), heard: { act: 'denied', topic: current.id }, wording: 'open' };
}

/** Symptoms that a visitor may deny. "No sleep" and "no honey" are not here: they state that something is missing. */
const trouble =
  'fever|pain|vomit\\w*|blood|bleeding|swelling|rash|cough|cold|itch\\w*|motions?|injury|burning|headache|dizziness|weakness|allergy|sugar|diabetes|bp|patch\\w*|lump|discharge|nausea|bukhar|bukhaar|dard|ulti|khoon|khansi|khaansi|sujan|khujli|jalan|chakkar|kamzori|chot|daag|बुख़?ार|दर्द|उल्टी|ख़?ून|खाँसी|खांसी|सूजन|खुजली|जलन|चक्कर|कमज़?ोरी|चोट|शुगर';
const deniesTrouble = new RegExp(
  `^\\P{L}*(?:no|nope|not|without|nahi+n?|na|koi|नहीं|ना|कोई)[\\s,]+(?:\\p{L}+\\s+)?(?:${trouble})(?!\\p{L})(?:\\s+(?:nahi+n?|hai|he|ho|at all|kaka|or|and|aur|नहीं|है|${trouble}))*\\P{L}*$|^\\P{L}*(?:${trouble})(?:\\s+\\p{L}+)?\\s+(?:nahi+n?|नहीं)(?:\\s+(?:hai|he|ho|hui|hua|है|हुई|हुआ))?\\P{L}*$`,
  'iu',
);

/**
 * Visitors with an emotional problem mention household things in passing: "she said it before all, that there was too much salt". A line that
 * is much like the examples of the household topic is about it: "my rotis get hard as a papad".
 */
export const mentionsInPassing = (talk: Talk, current: Topic, best: Match): boolean =>
  givesRemedies(talk) &&
  !talk.isQuestion &&
  wordCount(talk.message) > 5 &&
  best.features.base < likeExamples &&
  isEmotional(talk, current) &&
  isHousehold(talk, best.topic);

/** From this likeness a line is about a topic. */
const likeExamples = 0.45;

/** Whether the line is one or two keywords, all of which occur in a passage of the topic. */
export const isMentionedIn = ({ persona, message }: Talk, topic: Topic): boolean => {
  const keywords = keywordsIn(message);
  return (
    keywords.length > 0 && keywords.length <= 2 && wordCount(message) <= 4 && (passagesOf(persona, [topic], message)[0]?.share ?? 0) > 0.9
  );
};

/** Answers from the current topic: with the passage that shares most words with the line, else with the next part. */
export function answerFromCurrent(talk: Talk, topic: Topic): Answer | undefined {
  const { state, knowledge, persona, message } = talk;
  const own = talk.matches.find((match) => match.topic.id === topic.id)?.features;
  const other = talk.matches.find((match) => !sameRoot(match.topic.id, topic.id));
  // "And for cockroaches?" names another topic by its term.
  const isLeft = own?.term === 0 && (own.own === 0 || personaBySlug(persona).plan !== undefined);
  if (other?.byTerm && other.score >= subjectScore && isLeft) return tell(talk, other.topic);
  // "Now tell me what to make for breakfast" has a much higher likeness to the other topic.
  const isOfOther = other?.byTerm && other.score >= termScore && own?.term === 0 && other.features.base > own.base + leaveMargin;
  if (isOfOther && givesRemedies(talk)) return tell(talk, other.topic);
  const told = state.topic?.said ?? [];
  const parent = knowledge.topic(rootId(topic.id));
  const passages = passagesOf(persona, parent && parent !== topic ? [topic, parent] : [topic], message);
  const unsaid = passages.filter(
    ({ topic: { id }, part }) => part !== 'text' && !ofPersons.has(part) && (id !== topic.id || !told.includes(part)),
  );
  const replacing = isLack.test(message) ? unsaid.find(({ part }) => part === 'substitute') : undefined;
  const nearest =
    replacing ?? unsaid.find(({ share, part }) => share >= (part === 'doctor' ? careShare : talk.isQuestion ? askedShare : passageShare));
  if (nearest) return tellFacet(talk, topic, nearest.part);
  // If another topic holds more words of a question, the told passage is not repeated.
  const isOther = other && other.score >= otherScore && other.features.own >= otherHeld && other.features.base >= otherLike;
  const heldHere = Math.max(own?.own ?? 0, own?.told ?? 0, passages[0]?.share ?? 0);
  if (talk.isQuestion && isOther && other.features.own > heldHere + leaveMargin) return tell(talk, other.topic);
  const closest = passages.find(({ part }) => !ofPersons.has(part));
  const mayBeOther = other !== undefined && other.score >= retoldOther;
  if (closest && !mayBeOther && talk.isQuestion && closest.share >= retoldShare && alternativesOf(persona, 'told-already') > 0)
    return retell(talk, closest);
  const held = keywordsIn(message).length === 0 ? 1 : heldHere;
  // "He is 34", "I cannot even tell anybody": the next part of the topic does not take up what a listener is told.
  const isTold = talk.yesNo === undefined && talk.act === undefined && heldHere < heldWhenTold && !isStory(talk, topic);
  if (!talk.isQuestion && (held === 0 || isTold) && hearsTroubles(persona)) {
    const heard = askForMore(talk);
    if (heard) return heard;
  }
  if (!talk.isQuestion && isOffTopic(talk)) {
    const heard = askForMore(talk);
    if (heard) return heard;
  }
  // The next part of a practical topic is no answer to an unrelated fact or to another question.
  const isPractice = isImpersonal(talk, topic) && !isStory(talk, topic);
  const isSpent = givesRemedies(talk) && isExhausted(talk, topic) && !isStory(talk, topic);
  if (!talk.isQuestion)
    return !isPractice && !isSpent && (held > 0 || !givesRemedies(talk)) ? continueTopic(talk, reflect(talk)) : acknowledge(talk, topic);
  // A question that no part of the topic answers gets no unrelated part as its answer.
  if (isOther && nextPart(talk, topic) === undefined) return tell(talk, other.topic);
  const isUnderWay = isStory(talk, topic) && nextPart(talk, topic) !== undefined;
  return isUnderWay || (held >= heldByTopic && !isPractice && !isSpent) ? continueTopic(talk) : undefined;
}

/** The share of a statement's words that the topic must hold so that a listener goes on with it. */
const heldWhenTold = 0.4;
/** A line of at least this many words is a statement of its own. */
const ownWordsMin = 3;
/** Below this likeness to the current topic, a line does not belong to it. */
const besideMax = 0.2;

/** The line does not belong to the topic. The character then repeats the visitor's words, because the next part would not fit. */
export const isOffTopic = ({ persona, state, message, matches }: Talk): boolean =>
  hearsTroubles(persona) &&
  canReflect(persona) &&
  wordCount(message) >= ownWordsMin &&
  state.topic !== undefined &&
  matches.every(({ topic, features }) => !sameRoot(topic.id, state.topic?.id ?? '') || features.base < besideMax);

/** The visitor says that something is not available. */
export const isLack =
  /\b(nahi+n? (hai|h|he|mil\w*)|(do|does|did)n'?t have|have no|there is no|no \w+ (at home|in (the )?house)|not? available)\b|नहीं (है|मिल)/iu;

/** Repeats a topic and says that it was told before. */
export const tellAgain = (talk: Talk, topic: Topic): Answer => ({
  text: join(talk.say('told-already'), topic.text),
  heard: { topic: topic.id, facet: 'text' },
  wording: 'open',
  keepsOpen: true,
});

/** Repeats the one sentence of a told passage that answers the question. */
function retell(talk: Talk, { topic, part }: Passage): Answer {
  const keywords = new Set(keywordsIn(talk.message));
  const passage = part === 'text' ? topic.text : (topic.facets.get(part) ?? topic.text);
  const closest = (text: string): string => {
    const held = (sentence: string) => keywordsIn(sentence).filter((word) => keywords.has(word)).length;
    return sentencesOf(text).reduce((a, b) => (held(b) > held(a) ? b : a));
  };
  return {
    text: join(
      talk.say('told-already'),
      inLangs((lang) => closest(passage[lang])),
    ),
    heard: { topic: topic.id, facet: part },
    wording: 'open',
    keepsOpen: true,
  };
}

/** The share of a question's words that a told passage must hold to be repeated. */
const retoldShare = 0.45;
/** If another topic has at least this score, the told passage is not repeated. */
const retoldOther = 0.35;
/** Passages about certain people are told only when those people are mentioned, even if they share words with a line. */
const ofPersons: ReadonlySet<string> = new Set(['children', 'elders', 'pregnancy', 'medicines']);
/** The share of a line's words that a passage must hold to answer it. */
const passageShare = 0.6;
/** The same for a question. */
const askedShare = 0.5;
/** The same for the signs that need a doctor: "my throat burns and I cannot stop coughing". */
const careShare = 0.3;
/** From this likeness to its examples another topic may be meant. One common verb is not enough. */
const otherLike = 0.25;
/** From this score the talk may change to another topic whose term is in the line, if the likeness is much higher too. */
const termScore = 0.45;
/** Another topic must exceed the current one by this much before the talk changes to it. */
const leaveMargin = 0.2;
