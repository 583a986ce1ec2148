import type { PersonaSlug } from '#shared/personas.ts';
import { createClassifier } from '../language/classifier.ts';
import { subjectOf } from '../language/glossary.ts';
import { normalise } from '../language/normalise.ts';
import { smallWords } from '../language/words.ts';
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

/** What likeness is worth where no telling word is shared. */
const strangeWorth = 0.55;
/** A word that can tell a subject: no word of the talk itself, and longer than a syllable. */
const isTelling = (word: string): boolean => word.length > 2 && !smallWords().has(word) && !talkWords.has(word);
/** What `subjectOf` writes for the words of the talk itself. */
const talkWords = new Set(
  'you this what who how when where why howmuch not say talk hear again more else anything want can take give make come know good very yes understand explain mean time day week month year today tomorrow now then before after other another people thing things help work'.split(
    ' ',
  ),
);

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

  /** Every word that a topic's own lines hold, as the classifier reads them. */
  const vocabulary = new Map(
    topics.map(({ id, says, terms, name }) => [
      id,
      new Set([...says, ...terms, ...langs.map((lang) => name[lang])].flatMap((text) => subjectOf(text).split(' ')).filter(isTelling)),
    ]),
  );
  /** Letters alone make strangers look alike ("galat" and a word for lice): a telling word must be shared, or nearly all of the line. */
  const sharesWord = (id: string, words: readonly string[]): boolean => {
    const known = vocabulary.get(id);
    return (
      words.length === 0 ||
      words.some(
        (word) =>
          known?.has(word) ||
          (word.length >= 7 && [...(known ?? [])].some((other) => other.length >= 6 && other.slice(0, 5) === word.slice(0, 5))),
      )
    );
  };

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
      const telling = subjectOf(message).split(' ').filter(isTelling);
      const matches: Match[] = [];
      for (const [id, base] of scores) {
        const topic = byId.get(id);
        if (!topic) continue;
        const isBranch = id !== parentOf(id);
        // A branch is heard only where its parent is talked of, or named in the same line.
        if (isBranch && parentOf(id) !== root && !terms.has(id) && !terms.has(parentOf(id))) continue;
        const term = terms.get(id) ?? 0;
        const shared = term > 0 || sharesWord(id, telling) ? 1 : strangeWorth;
        const score =
          base * shared + (term > 0 ? termWorth + 0.05 * (term - 1) : 0) + (isBranch && parentOf(id) === root ? branchWorth : 0);
        matches.push({ topic, score: Math.min(1, score), byTerm: term > 0 });
      }
      return matches.sort((a, b) => b.score - a.score);
    },
  };
}
