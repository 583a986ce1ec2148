/** Two questions in one line. Two follow-up questions are both answered. Of two topics, the second is offered after the first. */

import { type FacetFound, facetIn } from '../language/facets.ts';
import type { Topic } from '../personas/persona.ts';
import { alternativesOf } from './lines.ts';
import { nameOf } from './next-part.ts';
import { sureScore } from './scores.ts';
import type { Answer, Talk } from './talk.ts';
import { join, wordCount } from './text.ts';
import { tell, tellFacet } from './topic-answers.ts';
import { sameRoot } from './topic-ids.ts';

const between = /\s+(?:and|aur|और|&)\s+|[?,]\s+(?:and |aur |और )?/iu;
/** The maximum number of words that one spoken answer may have. */
const wordsMax = 75;

/** @param about the topic of the line, if there is one */
export function answerBoth(talk: Talk, about: Topic | undefined): Answer | undefined {
  const parts = talk.message.split(between).filter((part) => wordCount(part) > 0);
  const [first, second] = parts;
  if (parts.length !== 2 || first === undefined || second === undefined || !talk.isQuestion) return undefined;
  return (about && bothFacets(talk, about, facetIn(first), facetIn(second))) ?? bothTopics(talk);
}

/** "How do I make it, and how many times?" */
function bothFacets(talk: Talk, about: Topic, first: FacetFound | undefined, second: FacetFound | undefined): Answer | undefined {
  const next = second && about.facets.get(second.facet);
  if (!next || first?.facet === second.facet) return undefined;
  const told = first && about.facets.get(first.facet);
  if (first ? !told : talk.state.told.includes(about.id)) return undefined;
  if (wordCount(`${(told ?? about.text).en} ${next.en}`) > wordsMax) return undefined;
  const opening = first ? tellFacet(talk, about, first.facet) : { ...tell(talk, about), text: about.text };
  const answer = tellFacet(talk, about, second.facet);
  return { ...answer, text: join(opening.text, answer.text) };
}

/** "What is good for acidity, and for hair fall?": the first topic is told, and the second is offered. */
function bothTopics(talk: Talk): Answer | undefined {
  if (alternativesOf(talk.persona, 'and-then') === 0) return undefined;
  const named = talk.matches.filter(
    ({ topic, byTerm, score }) => byTerm && score >= sureScore && !topic.id.includes('/') && !talk.state.told.includes(topic.id),
  );
  const [a, b] = named;
  if (!a || !b || named.length !== 2 || sameRoot(a.topic.id, b.topic.id)) return undefined;
  const [now, later] = placeOf(talk.message, a.topic) <= placeOf(talk.message, b.topic) ? [a.topic, b.topic] : [b.topic, a.topic];
  const answer = tell(talk, now);
  return {
    ...answer,
    text: join(now.text, talk.say('and-then', { topic: nameOf(talk, later) })),
    open: { kind: 'nearest', topics: [later.id], about: talk.message },
  };
}

/** The position of a topic's term in the line. */
function placeOf(message: string, { terms }: Topic): number {
  const places = terms.map((term) => message.toLowerCase().indexOf(term.toLowerCase())).filter((place) => place >= 0);
  return Math.min(...places, message.length);
}
