/** A follow-up question ("and the cost?") on the place that is talked of. */

import type { PlanLine } from '../../plan.ts';
import type { Place } from './places.ts';
import { otherTopic, type RishiState, type Turn } from './state.ts';
import { textOf, topics } from './topics.ts';

/** Whether a follow-up question is on the place that is talked of. */
export function isAboutPlace({ topic, facet }: PlanLine, place: Place): boolean {
  if (
    !facet ||
    facet === 'more2' ||
    !topics()
      .get(place.id)
      ?.facets.has(facet === 'how' ? 'where' : facet)
  )
    return false;
  return topic === undefined || topic.id === place.id || topic.score < otherTopic || (facetTopics[facet]?.includes(topic.id) ?? false);
}

/** General subjects that a follow-up on a place sounds like: the place's own answer is better. */
const facetTopics: Record<string, readonly string[]> = {
  cost: ['budget', 'cash', 'booking'],
  have: ['packing'],
  children: ['children'],
  elders: ['parents'],
  when: ['monsoon', 'summer', 'winter'],
  doctor: ['altitude'],
  safe: ['safety-news'],
};

/** The answer to it, in the place's own words. */
export function facetOf(state: RishiState, line: PlanLine, place: Place): Omit<Turn, 'learned'> | undefined {
  const text = textOf(place.id, line.facet === 'how' ? 'where' : (line.facet ?? ''));
  return text && { state, reply: text };
}
