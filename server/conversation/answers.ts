/** What a character answers from what it knows: topics, their facets and branches, and the honest question where nothing fits. */

import type { PersonaSlug } from '#shared/personas.ts';
import { normalise } from '../language/normalise.ts';
import { smallWords } from '../language/words.ts';
import { type InLangs, langs, type Topic } from '../personas/persona.ts';
import type { Match } from './knowledge.ts';
import { alternativesOf, endsAsking, join, wordCount } from './say.ts';
import { branchScore, leaveMargin, leaveScore, nearScore, sureScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { mayOffer, offerOf } from './till/counter.ts';

/** What a topic goes on with when the visitor goes on with it. */
const continuation = ['more', 'more2', 'more3', 'example', 'why'] as const;
/** Listeners turn to something to do before they tell more. */
const listenersContinuation = ['step', 'more', 'more2', 'more3', 'example', 'why'] as const;
const listeners: ReadonlySet<PersonaSlug> = new Set(['aranya', 'maharajji', 'mini', 'bal-krishna-lalji']);

export const isListener = (persona: PersonaSlug): boolean => listeners.has(persona);

/** Answers a line that replies to what the character itself asked or offered. */
export function answerOpen(talk: Talk): Answer | undefined {
  const { open, yesNo, knowledge, state } = talk;
  if (open?.kind === 'go-on' && (yesNo === 'yes' || talk.act?.act === 'go-on')) return goOn(talk);
  if (open?.kind === 'go-on' && yesNo === 'no') return { text: talk.say('okay'), heard: { act: 'okay' } };
  if (open?.kind === 'nearest') {
    const chosen = chosenOf(talk, open.topics);
    if (chosen) return tell(talk, chosen);
    if (yesNo === 'no') return { text: talk.say('unclear'), heard: { act: 'unclear' } };
  }
  if (open?.kind !== 'ask') return undefined;
  const topic = knowledge.topic(open.topic);
  if (!topic) return undefined;
  if (yesNo && topic.facets.has(yesNo) && wordCount(talk.message) <= 8) return tellFacet(talk, topic, yesNo);
  const [best] = talk.matches;
  const branch = talk.matches.find((match) => match.topic.id.startsWith(`${topic.id}/`));
  if (branch && branch.score >= branchScore && branch.score >= (best?.score ?? 0) - leaveMargin) return tell(talk, branch.topic);
  if (talk.isQuestion || talk.facet || (best && best.score >= sureScore && best.topic.id !== topic.id)) return undefined;
  if (talk.act && talk.act.act !== 'okay' && talk.act.act !== 'shrug') return undefined;
  if (yesNo || talk.act || wordCount(talk.message) <= 12) return goOn(talk, state.topic?.said.length ? talk.say('ack') : undefined);
  return undefined;
}

/** "The first one", "yes", or a line that is nearer to one of the two. */
function chosenOf({ yesNo, message, matches, knowledge }: Talk, ids: readonly string[]): Topic | undefined {
  const nearer = matches.find(({ topic }) => ids.includes(topic.id));
  const place = /\b(first|pehl[aie]|1)\b|पहल/iu.test(message)
    ? 0
    : /\b(second|dusr[aie]|doosr[aie]|2|latter)\b|दूसर/iu.test(message)
      ? 1
      : undefined;
  const id =
    place === undefined ? (nearer && nearer.score >= nearScore ? nearer.topic.id : yesNo === 'yes' ? ids[0] : undefined) : ids[place];
  return id === undefined ? undefined : knowledge.topic(id);
}

/** Answers from what the character knows, where the line is about something it knows. */
export function answerFromKnowledge(talk: Talk): Answer | undefined {
  const { state, matches, facet, knowledge } = talk;
  const [best] = matches;
  const current = state.topic && knowledge.topic(state.topic.id);
  if (current && (talk.act?.act === 'go-on' || whatToDo.test(talk.message))) return goOn(talk);
  // Mourning is heard as such, whoever is mourned.
  const grief = knowledge.topic('grief');
  const mourns = matches.find(({ topic }) => topic.id === 'grief');
  const isNear = mourns !== undefined && mourns.score >= Math.max(nearScore, (best?.score ?? 0) - leaveMargin);
  if (grief && isNear && !state.told.includes('grief')) return tell(talk, grief);
  if (facet && asksFacet(talk)) {
    const about = topicOfFacet(talk, best, current);
    if (about) return tellFacet(talk, about, facet.facet);
  }
  const needed = current && best && !sameRoot(best.topic.id, current.id) && !best.byTerm ? leaveScore : sureScore;
  if (best && best.score >= needed) {
    // What goes on about the same thing hears what comes next of it, not the same again.
    if (state.topic && sameRoot(best.topic.id, state.topic.id) && state.topic.said.includes('text') && best.topic.id === state.topic.id)
      return goOn(talk);
    return tell(talk, best.topic);
  }
  return current && answerFromCurrent(talk, current);
}

/** A line that takes up words of what is talked of, and is near nothing else: what the topic says with these words. */
function answerFromCurrent(talk: Talk, topic: Topic): Answer | undefined {
  const { state } = talk;
  const said = normalise(talk.message)
    .split(' ')
    .filter((word) => word.length > 3 && !smallWords().has(word));
  if (said.length === 0 || !state.topic) return undefined;
  const { said: told } = state.topic;
  const parent = talk.knowledge.topic(topic.id.split('/')[0] ?? topic.id);
  const facets = [...topic.facets, ...(parent && parent !== topic ? parent.facets : [])].filter(
    ([name]) => name !== 'yes' && name !== 'no',
  );
  const shared = (text: InLangs) => {
    const words = new Set(langs.flatMap((lang) => normalise(text[lang]).split(' ')));
    return said.filter((word) => words.has(word)).length;
  };
  const [best] = facets
    .filter(([name]) => !told.includes(name))
    .map(([name, text]) => ({ name, count: shared(text) }))
    .sort((a, b) => b.count - a.count);
  if (best && best.count > 0) return tellFacet(talk, topic, best.name);
  return shared(topic.text) > 0 ? goOn(talk) : undefined;
}

/** Facets that a plain statement may only seem to ask for: "my mummy is not home" asks nothing for mothers. */
const personal: ReadonlySet<string> = new Set(['children', 'elders', 'pregnancy', 'medicines', 'example', 'why', 'cost', 'when']);
const asksFor = /\b(for|about|also|too|what if|then|liye|ke liye|bhi|ko|and)\b|के लिए|को|भी/iu;

const asksFacet = ({ facet, isQuestion, message }: Talk): boolean =>
  facet !== undefined && (!personal.has(facet.facet) || isQuestion || wordCount(message) <= 3 || asksFor.test(message));

/** "What should I do?" of what is talked of. */
const whatToDo =
  /^\W*(so |then |and |but |to |toh |ab |phir )*(what (should|do|can|must) (i|we) do|what now|now what|(main |mai )?(kya kar(u|un|oo|oon|na chahiye|na|en|e)|ab kya))\b.{0,12}$|^\P{L}*(तो |अब |मैं )*क्या कर(ूँ|ूं|ना|ें|े)/iu;

/** The topic that a follow-up question is about: one that it names, else the one that is talked of. */
function topicOfFacet({ facet }: Talk, best: Match | undefined, current: Topic | undefined): Topic | undefined {
  if (!best || best.score < (current ? leaveScore : sureScore)) return current;
  if (!current) return best.topic;
  if (sameRoot(best.topic.id, current.id)) return best.topic;
  return facet?.isElliptic && !best.byTerm ? current : best.topic;
}

const sameRoot = (a: string, b: string): boolean => a.split('/')[0] === b.split('/')[0];

/** Tells a topic; what was told before goes on instead. */
export function tell(talk: Talk, topic: Topic): Answer {
  const { state, persona } = talk;
  if (state.told.includes(topic.id)) {
    if (state.topic?.id !== topic.id) state.topic = { id: topic.id, said: ['text'] };
    return goOn(talk);
  }
  state.topic = { id: topic.id, said: ['text'] };
  state.told = [...state.told, topic.id].slice(-24);
  const offer = persona === 'kaka' && mayOffer(state, topic) ? offerOf(talk, topic) : undefined;
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
  const said = state.topic?.id === topic.id ? state.topic.said : [];
  state.topic = { id: topic.id, said: [...said, facet] };
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

/** What comes next of the topic: what was not said yet, in its order; then, that there is no more. */
export function goOn(talk: Talk, first?: InLangs): Answer {
  const { state, knowledge, persona } = talk;
  const topic = state.topic && knowledge.topic(state.topic.id);
  if (!topic || !state.topic) return { text: talk.say('go-on-none'), heard: { act: 'go-on' } };
  const { said } = state.topic;
  const next = (isListener(persona) ? listenersContinuation : continuation).find(
    (facet) => topic.facets.has(facet) && !said.includes(facet),
  );
  const text = next && topic.facets.get(next);
  if (!text) {
    const isListening = talk.act?.act !== 'go-on' && !talk.isQuestion && isListener(persona) && alternativesOf(persona, 'listen') > 0;
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

/** The name of a topic, or of the topic it is a branch of. */
export const nameOf = ({ knowledge }: Talk, topic: Topic): InLangs =>
  topic.name.en === '' ? (knowledge.topic(topic.id.split('/')[0] ?? '')?.name ?? topic.name) : topic.name;

/** Nothing fits well enough: an honest question about the two nearest, or that it is not known. */
export function notUnderstood(talk: Talk): Answer {
  const { state, persona, matches, isQuestion } = talk;
  const isStatement = !isQuestion && wordCount(talk.message) >= 3;
  if (isListener(persona) && isStatement && (state.lines.listen ?? 0) < alternativesOf(persona, 'listen'))
    return { text: talk.say('listen'), heard: { act: 'listen' }, latitude: 'open' };
  const near = matches
    .filter(({ topic, score }) => score >= nearScore && !topic.id.includes('/') && topic.id !== state.topic?.id)
    .slice(0, 2);
  const [a, b] = near;
  const wasAsked = talk.open?.kind === 'nearest' && near.some(({ topic }) => (talk.open as { topics: string[] }).topics.includes(topic.id));
  if (a && b && !wasAsked) {
    const text = talk.say('nearest', { a: nameOf(talk, a.topic), b: nameOf(talk, b.topic) });
    return { text, heard: { act: 'nearest' }, latitude: 'open', open: { kind: 'nearest', topics: [a.topic.id, b.topic.id] } };
  }
  const occasion = wordCount(talk.message) <= 2 && !isQuestion ? 'unclear' : 'unknown';
  return { text: talk.say(occasion), heard: { act: occasion }, latitude: 'open' };
}
