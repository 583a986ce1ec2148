/** What a character answers from what it knows: topics, their facets and branches, and the honest question where nothing fits. */

import { type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';
import type { FacetFound } from '../language/facets.ts';
import type { InLangs, Topic } from '../personas/persona.ts';
import { mixesCleaners } from './cleaners.ts';
import type { ConversationState, Open } from './conversation.ts';
import { passagesOf } from './passages.ts';
import { alternativesOf, endsAsking, join, wordCount } from './say.ts';
import { branchScore, nearScore, otherScore, subjectScore, sureScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { tellingIn } from './telling-words.ts';
import { discussGuideOf, mayOffer, offerOf, saleUnderWay } from './till/offers.ts';

/** What a topic goes on with when the visitor goes on with it. */
const continuation = ['more', 'more2', 'more3', 'example', 'why'] as const;
/** Listeners turn to something to do before they tell more. */
const listenersContinuation = ['step', 'more', 'more2', 'more3', 'example', 'why'] as const;

export const isListener = (persona: PersonaSlug): boolean => personaBySlug(persona).listens === true;

/** Answers a line that replies to what the character itself asked or offered. */
export function answerOpen(talk: Talk): Answer | undefined {
  const { open, yesNo, knowledge, state } = talk;
  if (open?.kind === 'go-on' && (yesNo === 'yes' || talk.act?.act === 'go-on')) return goOn(talk);
  if (open?.kind === 'go-on' && yesNo === 'no') return { text: talk.say('okay'), heard: { act: 'okay' } };
  if (open?.kind === 'nearest') {
    const chosen = chosenOf(talk, open);
    if (chosen) return tell(talk, chosen);
    if (yesNo === 'no') return { text: talk.say('unclear'), heard: { act: 'unclear' } };
  }
  if (open?.kind !== 'ask') return undefined;
  const topic = knowledge.topic(open.topic);
  if (!topic) return undefined;
  if (yesNo && topic.facets.has(yesNo) && wordCount(talk.message) <= 8) return tellFacet(talk, topic, yesNo);
  const [best] = talk.matches;
  const branch = talk.matches.find((match) => match.topic.id.startsWith(`${topic.id}/`));
  if (branch && branch.score >= branchScore && sameRoot(best?.topic.id ?? '', topic.id)) return tell(talk, branch.topic);
  if (talk.isQuestion || talk.facet || (best && best.score >= sureScore && best.topic.id !== topic.id)) return undefined;
  if (talk.act && talk.act.act !== 'okay' && talk.act.act !== 'shrug') return undefined;
  if (yesNo || talk.act || wordCount(talk.message) <= 12) return goOn(talk, state.topic?.said.length ? talk.say('ack') : undefined);
  return undefined;
}

/** "The first one", "yes", or whichever of the two the line fits beside the words that were not understood; undefined when it is neither. */
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

/** Answers from what the character knows, where the line is about something it knows. */
export function answerFromKnowledge(talk: Talk): Answer | undefined {
  const { state, matches, facet, knowledge } = talk;
  const [best] = matches;
  const current = state.topic && knowledge.topic(state.topic.id);
  if (current && (talk.act?.act === 'go-on' || whatToDo.test(talk.message))) return goOn(talk);
  const mixing = mixesCleaners(talk.message) ? knowledge.topic('never-mix') : undefined;
  if (mixing) return state.told.includes(mixing.id) ? tellFacet(talk, mixing, 'doctor') : tell(talk, mixing);
  // Mourning is heard as such, whoever is mourned.
  const mourns = matches.find(({ topic }) => topic.id === 'grief');
  if (mourns && mourns.score >= nearScore && mourns.features.term > 0 && !state.told.includes('grief')) return tell(talk, mourns.topic);
  const isSure = best !== undefined && best.score >= sureScore;
  const answersAsk = current && best?.features.isBranch === 1 && best.score >= subjectScore && !state.told.includes(best.topic.id);
  if (answersAsk && facet?.score !== 1) return tell(talk, best.topic);
  if (facet && asksFacet(talk)) {
    const about = topicAsked(talk, current, isSure ? best.topic : undefined, facet);
    if (about && hasAnswer(talk, about, facet.facet)) return tellFacet(talk, about, facet.facet);
  }
  if (!isSure) return undefined;
  return best.topic.id === current?.id ? answerFromCurrent(talk, current) : tell(talk, best.topic);
}

/** The topic that a follow-up question is about: the one that is talked of, unless the line names another that answers it better. */
function topicAsked(talk: Talk, current: Topic | undefined, best: Topic | undefined, { facet, isElliptic }: FacetFound): Topic | undefined {
  if (!current || !best || sameRoot(current.id, best.id)) return best ?? current;
  const [match] = talk.matches;
  // What was tried, and what is there instead of something else, is no new subject.
  if (facet === 'not-better' && match && match.score < subjectScore) return current;
  if ((facet === 'substitute' || personal.has(facet)) && isElliptic) return current;
  const shareIn = (topic: Topic): number => passagesOf(talk.persona, [topic], talk.message).find(({ part }) => part === facet)?.share ?? 0;
  return isElliptic && !match?.byTerm && shareIn(best) <= shareIn(current) ? current : best;
}

/** What the topic that is talked of says to a line: the passage that shares most of its words, else what comes next. */
function answerFromCurrent(talk: Talk, topic: Topic): Answer | undefined {
  const { state, knowledge, persona, message } = talk;
  const told = state.topic?.said ?? [];
  const parent = knowledge.topic(topic.id.split('/')[0] ?? topic.id);
  const passages = passagesOf(persona, parent && parent !== topic ? [topic, parent] : [topic], message);
  const unsaid = passages.filter(
    ({ topic: { id }, part }) => part !== 'text' && !ofPersons.has(part) && (id !== topic.id || !told.includes(part)),
  );
  const replacing = isLack.test(message) ? unsaid.find(({ part }) => part === 'substitute') : undefined;
  const nearest = replacing ?? unsaid.find(({ share }) => share >= passageShare);
  if (nearest) return tellFacet(talk, topic, nearest.part);
  const own = talk.matches.find((match) => match.topic.id === topic.id)?.features;
  const held = tellingIn(message).length === 0 ? 1 : Math.max(own?.own ?? 0, own?.told ?? 0, passages[0]?.share ?? 0);
  if (!talk.isQuestion) return held > 0 || personaBySlug(persona).advises !== 'remedies' ? goOn(talk) : noted(talk, topic);
  // A question that nothing of the topic answers is not answered by something else of it.
  const other = talk.matches.find((match) => !sameRoot(match.topic.id, topic.id));
  const isOther = other && other.score >= otherScore && other.features.own > 0;
  if (isOther && (other.features.own > held + leaveMargin || nextOf(talk, topic) === undefined)) return tell(talk, other.topic);
  return held >= heldByTopic ? goOn(talk) : undefined;
}

/** Something is said not to be there. */
const isLack =
  /\b(nahi+n? (hai|h|he|mil\w*)|(do|does|did)n'?t have|have no|there is no|no \w+ (at home|in (the )?house)|not? available)\b|नहीं (है|मिल)/iu;

/** What is said of a person is said when that person is spoken of, whatever words it shares with a line. */
const ofPersons: ReadonlySet<string> = new Set(['children', 'elders', 'pregnancy', 'medicines']);
/** The share of a line that a passage must hold to answer it. */
const passageShare = 0.3;
/** The share of a question's words that a topic must hold to go on with it. */
const heldByTopic = 0.5;
/** So much more of a question another topic must hold to be turned to. */
const leaveMargin = 0.2;

/** Follow-up questions that are answered where the topic has nothing for them: by what is true of any remedy. */
const answeredInGeneral: ReadonlySet<string> = new Set(
  'substitute how-much how-often how-long when safe children pregnancy medicines elders doctor not-better'.split(' '),
);
const alwaysAnswered: ReadonlySet<string> = new Set(['medicines', 'doctor', 'more', 'yes', 'no']);

/** Whether a topic, or the character in general, answers this follow-up question. */
const hasAnswer = ({ persona, knowledge, state }: Talk, topic: Topic, facet: string): boolean =>
  topic.facets.has(facet) ||
  (knowledge.topic(topic.id.split('/')[0] ?? '')?.facets.has(facet) ?? false) ||
  state.topic?.id !== topic.id ||
  alwaysAnswered.has(facet) ||
  (personaBySlug(persona).advises === 'remedies' && answeredInGeneral.has(facet));

/** Facets that a plain statement may only seem to ask for: "my mummy is not home" asks nothing for mothers. */
const personal: ReadonlySet<string> = new Set(['children', 'elders', 'pregnancy', 'medicines', 'example', 'why', 'cost', 'when']);
const asksFor = /\b(for|about|also|too|what if|then|liye|ke liye|bhi|ko|and)\b|के लिए|को|भी/iu;

const asksFacet = ({ facet, isQuestion, message }: Talk): boolean =>
  facet !== undefined && (!personal.has(facet.facet) || isQuestion || wordCount(message) <= 3 || asksFor.test(message));

/** "What should I do?" of what is talked of. */
const whatToDo =
  /^\W*(so |then |and |but |to |toh |ab |phir )*(what (should|do|can|must) (i|we) do|what now|now what|(main |mai )?(kya kar(u|un|oo|oon|na chahiye|na|en|e)|ab kya))\b.{0,12}$|^\P{L}*(तो |अब |मैं )*क्या कर(ूँ|ूं|ना|ें|े)/iu;

const sameRoot = (a: string, b: string): boolean => a.split('/')[0] === b.split('/')[0];

/** How much is kept of topics that were left. */
const partsMax = 40;

/** Makes a topic the current one, with what was said of it before. */
function turnTo(state: ConversationState, id: string, said: readonly string[]): void {
  const { topic } = state;
  if (topic?.id === id) return;
  if (topic) state.parts = [...new Set([...(state.parts ?? []), ...topic.said.map((part) => `${topic.id}#${part}`)])].slice(-partsMax);
  const before = (state.parts ?? []).filter((part) => part.startsWith(`${id}#`)).map((part) => part.slice(id.length + 1));
  state.topic = { id, said: [...new Set([...said, ...before])] };
}

/** Tells a topic; what was told before goes on instead. */
export function tell(talk: Talk, topic: Topic): Answer {
  const { state, persona } = talk;
  if (state.told.includes(topic.id)) {
    turnTo(state, topic.id, ['text']);
    return goOn(talk);
  }
  turnTo(state, topic.id, ['text']);
  state.told = [...state.told, topic.id].slice(-24);
  if (sells(persona)) discussGuideOf(state, topic);
  const offer = sells(persona) && mayOffer(state, topic) ? offerOf(talk, topic) : undefined;
  if (offer) return { ...offer, text: join(topic.text, offer.text), heard: { ...offer.heard, topic: topic.id }, latitude: 'open' };
  const asks = topic.ask && !endsAsking(topic.text.en);
  return {
    text: asks ? join(topic.text, topic.ask) : topic.text,
    heard: { topic: topic.id },
    latitude: 'open',
    ...((asks || endsAsking(topic.text.en)) && { open: { kind: 'ask', topic: topic.id } as const }),
  };
}

/** Answers a follow-up question about a topic. */
function tellFacet(talk: Talk, topic: Topic, facet: string): Answer {
  const { state, knowledge } = talk;
  if (facet === 'more') {
    if (state.topic?.id !== topic.id) return tell(talk, topic);
    return goOn(talk);
  }
  const parent = knowledge.topic(topic.id.split('/')[0] ?? topic.id);
  const text = topic.facets.get(facet) ?? parent?.facets.get(facet);
  if (!text && state.topic?.id !== topic.id) return tell(talk, topic);
  turnTo(state, topic.id, []);
  state.topic = { id: topic.id, said: [...(state.topic?.said ?? []), facet] };
  if (!state.told.includes(topic.id)) state.told = [...state.told, topic.id].slice(-24);
  if (facet === 'pregnancy') state.noSale = true;
  const heard = { topic: topic.id, facet };
  if (!text) return { text: talk.say(`facet-${facet}`, { topic: nameOf(talk, topic) }), heard, latitude: 'open' };
  return {
    text,
    heard,
    latitude: 'open',
    ...(endsAsking(text.en) && { open: { kind: 'ask', topic: topic.id } as const }),
  };
}

/** The first facet of the topic's continuation that was not said yet. */
const nextOf = ({ persona, state }: Talk, topic: Topic): string | undefined =>
  (isListener(persona) ? listenersContinuation : continuation).find(
    (facet) => topic.facets.has(facet) && !state.topic?.said.includes(facet),
  );

/** What comes next of the topic: what was not said yet, in its order; then, that there is no more. */
export function goOn(talk: Talk, first?: InLangs): Answer {
  const { state, knowledge, persona } = talk;
  const topic = state.topic && knowledge.topic(state.topic.id);
  if (!topic || !state.topic) return { text: talk.say('go-on-none'), heard: { act: 'go-on' } };
  const { said } = state.topic;
  const next = nextOf(talk, topic);
  const text = next && topic.facets.get(next);
  if (!text) {
    const isListening = talk.act?.act !== 'go-on' && !talk.isQuestion && isListener(persona) && alternativesOf(persona, 'listen') > 0;
    const tellsMore = talk.act === undefined && !talk.isQuestion && talk.yesNo === undefined;
    if (tellsMore && !isListening) return noted(talk, topic);
    return isListening
      ? { text: talk.say('listen'), heard: { act: 'listen', topic: topic.id }, latitude: 'open' }
      : { text: talk.say('go-on-none', { topic: nameOf(talk, topic) }), heard: { act: 'go-on', topic: topic.id } };
  }
  state.topic = { id: topic.id, said: [...said, next] };
  return {
    text: first ? join(first, text) : text,
    heard: { topic: topic.id, facet: next },
    latitude: 'open',
    ...(endsAsking(text.en) && { open: { kind: 'ask', topic: topic.id } as const }),
  };
}

/** Takes up what the visitor tells beside what was said; in other words of the heart, and of the house, than of the body. */
function noted(talk: Talk, topic: Topic): Answer {
  const { tags, guide } = talk.knowledge.topic(topic.id.split('/')[0] ?? topic.id) ?? topic;
  const isOfHeart = tags.includes('care') || guide === undefined || guide === 'spiritual-practices';
  const isOfHouse = guide === 'desi-cooking-secrets' || guide === 'home-cleaning-hacks' || guide === 'herbal-hair-care';
  const occasion = isOfHeart ? 'noted-heart' : isOfHouse ? 'noted-house' : 'noted';
  return {
    text: talk.say(alternativesOf(talk.persona, occasion) > 0 ? occasion : 'noted'),
    heard: { act: 'noted', topic: topic.id },
    latitude: 'open',
  };
}

/** The name of a topic, or of the topic it is a branch of. */
export const nameOf = ({ knowledge }: Talk, topic: Topic): InLangs =>
  topic.name.en === '' ? (knowledge.topic(topic.id.split('/')[0] ?? '')?.name ?? topic.name) : topic.name;

/** Nothing fits well enough: an honest question about the two nearest, or that it is not known. */
export function notUnderstood(talk: Talk): Answer {
  const { state, persona, matches, isQuestion } = talk;
  const standing = saleUnderWay(talk);
  if (standing) return standing;
  const isStatement = !isQuestion && wordCount(talk.message) >= 3;
  if (isListener(persona) && isStatement && (state.lines.listen ?? 0) < alternativesOf(persona, 'listen'))
    return { text: talk.say('listen'), heard: { act: 'listen' }, latitude: 'open' };
  const near = matches
    .filter(
      ({ topic, score, features }) => score >= nearScore && features.own > 0 && !topic.id.includes('/') && topic.id !== state.topic?.id,
    )
    .slice(0, 2);
  const [a, b] = near;
  const wasAsked = talk.open?.kind === 'nearest' && near.some(({ topic }) => (talk.open as { topics: string[] }).topics.includes(topic.id));
  if (a && !wasAsked && (b || alternativesOf(persona, 'nearest-one') > 0)) {
    const names = { a: nameOf(talk, a.topic), b: nameOf(talk, (b ?? a).topic) };
    return {
      text: talk.say(b ? 'nearest' : 'nearest-one', names),
      heard: { act: 'nearest' },
      latitude: 'open',
      open: { kind: 'nearest', topics: near.map(({ topic }) => topic.id), about: talk.message },
    };
  }
  const occasion = wordCount(talk.message) <= 2 && !isQuestion ? 'unclear' : 'unknown';
  return { text: talk.say(occasion), heard: { act: occasion }, latitude: 'open' };
}
