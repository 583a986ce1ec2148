/** Finds the passage of a topic that answers a line: the one that holds most of the line's keywords. */

import type { PersonaSlug } from '#shared/personas.ts';
import { cachedModel, sourcesOfCharacter } from '../language/model-cache.ts';
import { langs, personaTexts, type Topic } from '../personas/persona.ts';
import { hasKeyword, keywordSet, keywordsIn } from './keywords.ts';

export interface Passage {
  topic: Topic;
  /** `text`, or a facet. */
  part: string;
  /** The share of the line's keywords that the passage holds, weighted by rarity: 0 to 1. */
  share: number;
}

/** The keywords of one passage. */
interface Indexed {
  part: string;
  words: ReadonlySet<string>;
}

interface Index {
  byTopic: ReadonlyMap<string, readonly Indexed[]>;
  /** The rarity of a word among all passages. */
  weightOf(word: string): number;
}

const indexes = new Map<PersonaSlug, Index>();

function indexOf(slug: PersonaSlug): Index {
  let index = indexes.get(slug);
  if (!index) {
    const byTopic = cachedModel(
      `passages-${slug}`,
      sourcesOfCharacter(slug),
      () =>
        new Map(
          personaTexts(slug).topics.map(({ id, text, ask, facets }) => [
            id,
            [['text', text] as const, ...facets]
              .filter(([part]) => part !== 'yes' && part !== 'no')
              .map(([part, answer]) => ({
                part,
                words: keywordSet(langs.flatMap((lang) => [answer[lang], (part === 'text' && ask?.[lang]) || ''])),
              })),
          ]),
        ),
    );
    const all = [...byTopic.values()].flat();
    const spread = new Map<string, number>();
    for (const { words } of all) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
    index = { byTopic, weightOf: (word) => Math.log((1 + all.length) / (1 + (spread.get(word) ?? 0))) };
    indexes.set(slug, index);
  }
  return index;
}

/** The passages of these topics, ranked by how well they fit the line, best first. A word that most passages hold has little weight. */
export function passagesOf(slug: PersonaSlug, topics: readonly Topic[], message: string): Passage[] {
  const { byTopic, weightOf } = indexOf(slug);
  const passages = topics.flatMap((topic) => (byTopic.get(topic.id) ?? []).map((passage) => ({ topic, ...passage })));
  const weights = keywordsIn(message).map((word) => {
    const holders = passages.filter(({ words }) => hasKeyword(words, word)).length;
    return { word, weight: weightOf(word) * (1 - holders / (1 + passages.length)) };
  });
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return [];
  return passages
    .map(({ topic, part, words }) => ({
      topic,
      part,
      share: weights.reduce((sum, { word, weight }) => sum + (hasKeyword(words, word) ? weight : 0), 0) / all,
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}
