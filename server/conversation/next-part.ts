/** The next untold part of a topic: what a character says when the visitor wants more, or when nothing else answers a line. */

import { type PersonaSlug, personaBySlug } from '#shared/personas.ts';
import type { InLangs, Topic } from '../personas/persona.ts';
import type { Answer, Talk } from './talk.ts';
import { join } from './text.ts';
import { rootId } from './topic-ids.ts';
import { openAfter, turnTo } from './topic-state.ts';

/** The order of parts when the visitor wants more of a topic. */
const continuation = ['more', 'more2', 'more3', 'example', 'why'] as const;
/** Listeners suggest something to do before they tell more. */
const listenersContinuation = ['step', 'more', 'more2', 'more3', 'example', 'why'] as const;
export const isListener = (persona: PersonaSlug): boolean => personaBySlug(persona).listens === true;

export const rootOf = ({ knowledge }: Talk, topic: Topic): Topic => knowledge.topic(rootId(topic.id)) ?? topic;

/** The name of a topic. A branch without a name has the name of its parent. */
export const nameOf = (talk: Talk, topic: Topic): InLangs => (topic.name.en === '' ? rootOf(talk, topic).name : topic.name);

/** The first facet of the continuation that was not told yet. */
export const nextPart = ({ persona, state }: Talk, topic: Topic): string | undefined =>
  (isListener(persona) ? listenersContinuation : continuation).find(
    (facet) => topic.facets.has(facet) && !state.topic?.said.includes(facet),
  );

/** Whether the topic has nothing left but reasons and examples, which do not answer a fact that the visitor tells. */
export const isExhausted = (talk: Talk, topic: Topic): boolean => {
  const next = nextPart(talk, topic) ?? nextPart(talk, rootOf(talk, topic));
  return next === undefined || next === 'why' || next === 'example';
};

/**
 * Tells the next untold part of the current topic. After a branch, the remaining parts of its parent follow.
 * @param first said before it @returns undefined if no part is left
 */
export function tellNextPart(talk: Talk, first?: InLangs): Answer | undefined {
  const { state, knowledge } = talk;
  const topic = state.topic && knowledge.topic(state.topic.id);
  if (!topic || !state.topic) return undefined;
  const { said } = state.topic;
  const next = nextPart(talk, topic);
  const text = next && topic.facets.get(next);
  if (!text) {
    const parent = rootOf(talk, topic);
    if (parent === topic) return undefined;
    turnTo(state, parent.id, ['text', ...said]);
    return tellNextPart(talk, first);
  }
  state.topic = { id: topic.id, said: [...said, next] };
  return {
    text: first ? join(first, text) : text,
    heard: { topic: topic.id, facet: next },
    wording: 'open',
    ...openAfter(topic.id, text),
  };
}
