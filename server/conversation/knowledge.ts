import type { PersonaSlug } from '#shared/personas.ts';
import { createClassifier } from '../language/classifier.ts';
import { subjectOf } from '../language/glossary.ts';
import { normalise } from '../language/normalise.ts';
import { langs, personaTexts, type Topic } from '../personas/persona.ts';

/** What a character knows, searchable by what a visitor says. */
export interface Knowledge {
  topic(id: string): Topic | undefined;
  /**
   * The topics that a line is most likely about, best first.
   * @param current the topic the talk is on: its branches are in reach, and are meant sooner than others
   */
  find(message: string, current?: string): Match[];
}

export interface Match {
  topic: Topic;
  /** 0 to 1. */
  score: number;
  /** The line holds one of the topic's own terms. */
  byTerm: boolean;
}

/** What a term in the line is worth beside the examples. */
const termWorth = 0.3;
/** What it is worth to be a branch of what is talked of. */
const branchWorth = 0.12;
/** The longest term, in words. */
const termWordsMax = 4;

const known = new Map<PersonaSlug, Knowledge>();

/** The character's knowledge; indexed on first use. */
export function knowledgeOf(slug: PersonaSlug): Knowledge {
  let knowledge = known.get(slug);
  if (!knowledge) {
    knowledge = index(personaTexts(slug).topics);
    known.set(slug, knowledge);
  }
  return knowledge;
}

const parentOf = (id: string): string => id.split('/')[0] ?? id;

function index(topics: readonly Topic[]): Knowledge {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const byTerm = new Map<string, Set<string>>();
  for (const { id, terms } of topics) {
    for (const term of terms) {
      const key = normalise(term);
      byTerm.set(key, (byTerm.get(key) ?? new Set()).add(id));
    }
  }
  const classifier = createClassifier(
    topics.flatMap(({ id, says, terms, name, about }) =>
      [...says, ...terms, ...langs.map((lang) => name[lang]), about].filter(Boolean).map((text) => ({ label: id, text })),
    ),
    { normalise: subjectOf },
  );

  /** Topics whose terms stand in the line, each with the length of its longest term in words. */
  function termsIn(message: string): Map<string, number> {
    const words = normalise(message).split(' ');
    const found = new Map<string, number>();
    for (let from = 0; from < words.length; from++) {
      for (let size = 1; size <= termWordsMax && from + size <= words.length; size++) {
        for (const id of byTerm.get(words.slice(from, from + size).join(' ')) ?? []) found.set(id, Math.max(found.get(id) ?? 0, size));
      }
    }
    return found;
  }

  return {
    topic: (id) => byId.get(id),
    find(message, current) {
      const terms = termsIn(message);
      const root = current === undefined ? undefined : parentOf(current);
      const scores = new Map(classifier.classify(message).map(({ label, score }) => [label, score]));
      for (const id of terms.keys()) if (!scores.has(id)) scores.set(id, 0);
      const matches: Match[] = [];
      for (const [id, base] of scores) {
        const topic = byId.get(id);
        if (!topic) continue;
        const isBranch = id !== parentOf(id);
        // A branch is heard only where its parent is talked of, or named in the same line.
        if (isBranch && parentOf(id) !== root && !terms.has(id) && !terms.has(parentOf(id))) continue;
        const term = terms.get(id) ?? 0;
        const score = base + (term > 0 ? termWorth + 0.05 * (term - 1) : 0) + (isBranch && parentOf(id) === root ? branchWorth : 0);
        matches.push({ topic, score: Math.min(1, score), byTerm: term > 0 });
      }
      return matches.sort((a, b) => b.score - a.score);
    },
  };
}
