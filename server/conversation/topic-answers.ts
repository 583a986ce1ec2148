/** How a character tells its knowledge: a topic, one of its answers, or its next part. */

import { personaBySlug, sells } from '#shared/personas.ts';
import type { InLangs, Topic } from '../personas/persona.ts';
import { alternativesOf } from './lines.ts';
import { mentionedPerson } from './mentioned-person.ts';
import { isListener, nameOf, nextPart, rootOf, tellNextPart } from './next-part.ts';
import { kindOf, takeUp, talksPlainly } from './plain-talk.ts';
import { reflect } from './reflection.ts';
import type { Answer, Talk } from './talk.ts';
import { endsAsking, join } from './text.ts';
import { discussGuideOf, mayOffer, offerOf } from './till/offers.ts';
import { rootId } from './topic-ids.ts';
import { markTold, openAfter, turnTo } from './topic-state.ts';

/** Tells a topic, or continues it if it was told before. */
export function tell(talk: Talk, topic: Topic): Answer {
  const { state, persona } = talk;
  if (topic.tags.includes('baby')) state.ofBaby = true;
  // Topics tagged `aside` fit into any talk. They are answered as an aside, and the current topic stays open.
  if (topic.tags.includes('aside') && state.topic) {
    if (!state.told.includes(topic.id)) markTold(state, topic.id);
    return { text: topic.text, heard: { topic: topic.id }, wording: 'open', keepsOpen: true };
  }
  if (state.told.includes(topic.id)) {
    turnTo(state, topic.id, ['text']);
    return continueTopic(talk);
  }
  // Who goes on from one trouble of the heart to another is offered nothing in between.
  const before = talk.knowledge.topic(state.topic?.id ?? '');
  const staysWithHeart = before !== undefined && isEmotional(talk, before) && isEmotional(talk, topic);
  turnTo(state, topic.id, ['text']);
  markTold(state, topic.id);
  if (sells(persona)) discussGuideOf(state, topic);
  const offer = sells(persona) && mayOffer(state, topic) && !staysWithHeart ? offerOf(talk, topic) : undefined;
  if (offer) return { ...offer, text: join(topic.text, offer.text), heard: { ...offer.heard, topic: topic.id }, wording: 'open' };
  const asks = topic.ask && !endsAsking(topic.text.en);
  return {
    text: asks ? join(topic.text, topic.ask) : topic.text,
    heard: { topic: topic.id },
    wording: 'open',
    ...((asks || endsAsking(topic.text.en)) && { open: { kind: 'ask', topic: topic.id } as const }),
  };
}

/** Answers a follow-up question about a topic. */
export function tellFacet(talk: Talk, topic: Topic, facet: string): Answer {
  const { state, knowledge } = talk;
  if (facet === 'more') {
    if (state.topic?.id !== topic.id) return tell(talk, topic);
    return continueTopic(talk);
  }
  const parent = knowledge.topic(rootId(topic.id));
  const text = topic.facets.get(facet) ?? parent?.facets.get(facet);
  // The same answer is not repeated at once to a visitor who only tells more.
  if (
    text &&
    state.topic?.id === topic.id &&
    state.topic.said.includes(facet) &&
    !talk.isQuestion &&
    alternativesOf(talk.persona, 'noted') > 0
  )
    return nextPart(talk, topic) === undefined ? acknowledge(talk, topic) : continueTopic(talk);
  if (!text && state.topic?.id !== topic.id) return tell(talk, topic);
  turnTo(state, topic.id, []);
  state.topic = { id: topic.id, said: [...(state.topic?.said ?? []), facet] };
  // After a follow-up question, the main text of a branch is still untold.
  const isUntold = parent !== topic && !state.topic.said.includes('text');
  if (!isUntold && !state.told.includes(topic.id)) markTold(state, topic.id);
  if (facet === 'pregnancy') state.ofBaby = true;
  const heard = { topic: topic.id, facet };
  if (!text) return { text: talk.say(`facet-${facet}`, { topic: nameOf(talk, topic) }), heard, wording: 'open' };
  return {
    text,
    heard,
    wording: 'open',
    ...openAfter(topic.id, text),
  };
}

/** Asks about what the visitor told, and names the person it mentions. For topics of facts it only acknowledges. */
export function askForMore(talk: Talk): Answer | undefined {
  if (talksPlainly(talk.persona) && kindOf(talk) !== 'sorrow') return takeUp(talk);
  const { state, persona, message, knowledge } = talk;
  const current = state.topic && knowledge.topic(state.topic.id);
  if (current && isImpersonal(talk, current)) return acknowledge(talk, current);
  const isLeft = (occasion: string): boolean => (state.lines[occasion] ?? 0) < alternativesOf(persona, occasion);
  const person = mentionedPerson(message);
  const heard = { act: 'listen', ...(state.topic && { topic: state.topic.id }) };
  const told = reflect(talk);
  if (told && isLeft('listen')) return { text: join(told, talk.say('listen')), heard, wording: 'open' };
  if (person && isLeft('listen-person')) return { text: talk.say('listen-person', { person }), heard, wording: 'open' };
  return isLeft('listen') ? { text: talk.say('listen'), heard, wording: 'open' } : undefined;
}

/** Tells the next untold part of the topic. If none is left, it says so. */
export function continueTopic(talk: Talk, first?: InLangs): Answer {
  const { state, knowledge, persona } = talk;
  if (!state.topic || !knowledge.topic(state.topic.id)) return { text: talk.say('recap-nothing'), heard: { act: 'go-on' } };
  // A question that the topic does not answer is not answered by what comes next in it, unless it is a story.
  if (asksOther(talk, knowledge.topic(state.topic.id) as Topic)) return takeUp(talk);
  const told = tellNextPart(talk, first);
  if (told) return told;
  const topic = knowledge.topic(state.topic.id) as Topic;
  const isListening = talk.act?.act !== 'go-on' && !talk.isQuestion && isListener(persona) && alternativesOf(persona, 'listen') > 0;
  const tellsMore = talk.act === undefined && !talk.isQuestion && talk.yesNo === undefined;
  if (tellsMore && !isListening) return acknowledge(talk, topic);
  const heard = isListening ? askForMore(talk) : undefined;
  if (heard) return heard;
  // A character with a plan asks its next question. After a mere "right" it does not say that the topic has ended.
  if (!talk.isQuestion && personaBySlug(persona).plan !== undefined && talk.act?.act !== 'go-on')
    return { text: talk.say('ack'), heard: { act: 'go-on', topic: topic.id } };
  // The first unanswered question gets "no more on this topic", later ones "not known". A character with a plan always says "not known".
  if (talk.isQuestion && talk.act === undefined && talksPlainly(persona)) return takeUp(talk);
  const isSpent = talk.isQuestion && ((state.lines['go-on-none'] ?? 0) > 0 || personaBySlug(persona).plan !== undefined);
  return isSpent
    ? { text: talk.say('unknown'), heard: { act: 'unknown', topic: topic.id }, wording: 'open' }
    : { text: talk.say('go-on-none', { topic: nameOf(talk, topic) }), heard: { act: 'go-on', topic: topic.id } };
}

/** Whether a listener was asked something else than to go on, or what to do. */
const asksOther = (talk: Talk, topic: Topic): boolean =>
  talk.isQuestion &&
  talk.act === undefined &&
  talk.yesNo === undefined &&
  talk.facet?.facet !== 'more' &&
  isListener(talk.persona) &&
  talksPlainly(talk.persona) &&
  !isStory(talk, topic) &&
  !whatToDo.test(talk.message);

const whatToDo = /\bkya kar\w*|\bwhat (?:should|do|can|must) (?:i|we) do\b|क्या कर/iu;

/** Topics about emotions or people, or topics that need care. */
export function isEmotional(talk: Talk, topic: Topic): boolean {
  const { tags, area } = rootOf(talk, topic);
  return tags.includes('care') || /^(?:mind|people)/.test(area);
}

/** A story, which continues in parts. */
export const isStory = (talk: Talk, topic: Topic): boolean => rootOf(talk, topic).tags.includes('story') || /^story\b/.test(topic.id);

/** Stories, practice and facts: what a visitor says about them is not a problem to ask about. */
export const isImpersonal = (talk: Talk, topic: Topic): boolean => isStory(talk, topic) || rootOf(talk, topic).tags.includes('facts');

/** Topics about kitchen, cleaning or hair. */
export const isHousehold = (talk: Talk, topic: Topic): boolean => /^(?:kitchen|cleaning|home|hair)/.test(rootOf(talk, topic).area);

/** Acknowledges what the visitor tells, with different words for emotions, for the house and for the body. */
export function acknowledge(talk: Talk, topic: Topic): Answer {
  if (talksPlainly(talk.persona) && !talk.isQuestion) return takeUp(talk);
  const occasion = isEmotional(talk, topic) ? 'noted-heart' : isHousehold(talk, topic) ? 'noted-house' : 'noted';
  return {
    text: join(reflect(talk), talk.say(alternativesOf(talk.persona, occasion) > 0 ? occasion : 'noted', { topic: nameOf(talk, topic) })),
    heard: { act: 'noted', topic: topic.id },
    wording: 'open',
    isAside: true,
  };
}
