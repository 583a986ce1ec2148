import type { PersonaSlug } from '#shared/personas.ts';
import { facetIn } from '../language/facets.ts';
import { withoutFiguresOfSpeech } from '../language/figures-of-speech.ts';
import { subjectOf } from '../language/glossary.ts';
import { memoise } from '../language/memoise.ts';
import { cachedModel, sourcesOfCharacter } from '../language/model-cache.ts';
import { createNearestNeighbours } from '../language/nearest-neighbours.ts';
import { normalise } from '../language/normalise.ts';
import { setAsideIn } from '../language/set-aside.ts';
import { createSoftmaxClassifier } from '../language/softmax-classifier.ts';
import { langs, personaTexts, type Topic } from '../personas/persona.ts';
import { hasKeyword, keywordSet, keywordsIn } from './keywords.ts';
import { heldByTopic } from './scores.ts';
import { rootId } from './topic-ids.ts';
import { type Features, likelihoodOf } from './topic-likelihood.ts';

/** A character's knowledge, searchable by a visitor's line. */
export interface Knowledge {
  topic(id: string): Topic | undefined;
  /** All topics, in the order of the files. */
  topics: readonly Topic[];
  /**
   * The topics that a line is most likely about, best first. The current topic is always included.
   * @param current the current topic: its branches are searched too, and have priority over other topics
   */
  find(message: string, current?: string): Match[];
  /** Whether a topic or its root holds at least half of the line's keywords in its examples or answers. Words that no topic has do not count. */
  holdsWordsOf(line: string, id: string): boolean;
  /** The branches of a topic, the nearest in meaning first, each with the cosine of its examples and the line. */
  branchesNear(message: string, root: string): { topic: Topic; cosine: number }[];
}

export interface Match {
  topic: Topic;
  /** The probability that the topic is meant, 0 to 1. */
  score: number;
  /** The line contains one of the topic's terms. */
  byTerm: boolean;
  /** The features behind the score: for `npm run calibrate`. */
  features: Features;
}

/** The number of words of the longest term. */
const termWordsMax = 4;
/** One turn searches the same line several times, and visitors often say the same: what was read of so many lines is kept, about 3 KB each. */
const readingsMax = 200;
/** The number of topics that are considered for a line. */
const candidatesMax = 8;
/** A branch is considered if it is among this many nearest topics, and its nearest example has at least this closeness. */
const nearestMax = 8;
const branchCloseness = { ownWords: 0.2, otherWords: 0.5 };

/** Words that refer back to the current topic. */
const pointsBack =
  /\b(?:it|that|this|ise|isse|isko|iska|iske|iski|isme|use|usko|uska|uske|uski|usse|yeh|voh|ye|vo|them|those|these|same|instead|only|bas|sirf)\b/u;

/** A line in its own words, then in its subject words, because an example may be nearer to either of them. */
export function wordsAndSubjects(text: string): string {
  const words = normalise(text);
  const subjects = subjectOf(text);
  return words === subjects ? words : `${words} ${subjects}`;
}

/** Things that the visitor denies: "no vomiting", "bukhar nahi hai". A desired thing or ability that is missing is not a denial. */
const denial =
  /\b(?<!\b(?:can|could) )(?:no|not|without) (?:any )?(?!sleep|appetite|energy|hunger|friend|job|money|peace|time|one\b|idea|luck|use|rest)\w+|\b(?!nind|bhukh|takat|paisa|paise|dost|kam|man\b|chain)\w+ (?:nahi|na) (?:hai|he|hui|hua|tha|thi|ho raha)\b/gu;

const known = new Map<PersonaSlug, Knowledge>();

/** The character's knowledge. The index is built at the first use. */
export function knowledgeOf(slug: PersonaSlug): Knowledge {
  let knowledge = known.get(slug);
  if (!knowledge) {
    knowledge = index(slug, personaTexts(slug).topics);
    known.set(slug, knowledge);
  }
  return knowledge;
}

function index(slug: PersonaSlug, topics: readonly Topic[]): Knowledge {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const byTerm = new Map<string, Set<string>>();
  for (const { id, terms } of topics) {
    for (const term of terms) {
      const key = normalise(term);
      byTerm.set(key, (byTerm.get(key) ?? new Set()).add(id));
    }
  }
  const sources = sourcesOfCharacter(slug);
  const examplesOf = ({ id, says, terms, name, about }: Topic) =>
    [...says, ...terms, ...langs.map((lang) => name[lang]), about].filter(Boolean).map((text) => ({ label: id, text }));
  const roots = topics.filter(({ id }) => id === rootId(id));
  const branches = Map.groupBy(
    topics.filter(({ id }) => id !== rootId(id)).map(({ id }) => id),
    rootId,
  );
  const subjects = createSoftmaxClassifier(() => roots.flatMap(examplesOf), { name: `subjects-${slug}`, sources });
  const nearness = createNearestNeighbours(() => topics.flatMap(examplesOf), {
    normalise: wordsAndSubjects,
    centroid: 0.5,
    cachedAs: { name: slug, sources },
  });

  /** The words of each topic's examples, and the words of its answers. */
  const words = cachedModel(
    `words-${slug}`,
    sources,
    () =>
      new Map(
        topics.map(({ id, says, terms, name, text, facets }) => {
          const own = keywordSet([...says, ...terms, ...langs.map((lang) => name[lang])]);
          const told = keywordSet([text, ...facets.values()].flatMap((answer) => langs.map((lang) => answer[lang])));
          return [id, { own, told }];
        }),
      ),
  );
  /** The number of topics in which a word occurs. A word that occurs in all topics has no weight. */
  const spread = new Map<string, number>();
  for (const { own } of words.values()) for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weightOf = (word: string): number => Math.log((1 + topics.length) / (1 + (spread.get(word) ?? 0)));

  /** The share of a line's keywords that a topic holds, weighted by rarity. */
  function shareOf(keywords: readonly string[], held: ReadonlySet<string> | undefined): number {
    let all = 0;
    let shared = 0;
    for (const word of keywords) {
      const weight = weightOf(word);
      all += weight;
      if (held && hasKeyword(held, word)) shared += weight;
    }
    return all === 0 ? 0 : shared / all;
  }

  /** The topics whose terms occur in the line, each with the number of words of its longest term. */
  function termsIn(message: string): Map<string, number> {
    const words = normalise(message).split(' ');
    const found = new Map<string, number>();
    // "Govardhan puja" names the festival, not the hill: the longest term at a position is the one that is meant.
    for (let from = 0; from < words.length; from++) {
      for (let size = Math.min(termWordsMax, words.length - from); size >= 1; size--) {
        const ids = byTerm.get(words.slice(from, from + size).join(' '));
        if (!ids) continue;
        for (const id of ids) found.set(id, Math.max(found.get(id) ?? 0, size));
        from += size - 1;
        break;
      }
    }
    return found;
  }

  /** The topics whose terms occur in the line only in a denial. */
  function deniedIn(message: string, ids: Iterable<string>): Set<string> {
    const line = normalise(message);
    const held = line.replace(denial, ' ');
    if (held === line) return new Set();
    const rest = termsIn(held);
    return new Set([...ids].filter((id) => !rest.has(id)));
  }

  const readingOf = memoise((written: string) => {
    // "Not the story with the snake": the snake is no subject.
    const aside = setAsideIn(written);
    const message = withoutFiguresOfSpeech(aside?.rest ?? written);
    const terms = termsIn(message);
    const keywords = keywordsIn(message);
    // "How do I get there?" has no meaning of its own.
    const hasMeaning = keywords.length > 0;
    const shares = subjects.sharesOf(message, hasMeaning);
    return {
      message,
      terms,
      denied: deniedIn(message, terms.keys()),
      aside: new Set([...termsIn(aside?.aside ?? '').keys()].map(rootId)),
      shares,
      likeliest: shares.likeliest(candidatesMax),
      keywords,
      hasMeaning,
      asks: facetIn(message)?.isElliptic ? 1 : 0,
      points: pointsBack.test(normalise(message)) ? 1 : 0,
    };
  }, readingsMax);

  return {
    topic: (id) => byId.get(id),
    topics,
    holdsWordsOf(line, id) {
      const keywords = keywordsIn(line).filter((word) => spread.has(word));
      const holders = [id, rootId(id)].flatMap((one) => words.get(one) ?? []);
      const held = keywords.filter((word) => holders.some(({ own, told }) => hasKeyword(own, word) || hasKeyword(told, word)));
      return held.length >= keywords.length * heldByTopic;
    },
    branchesNear: (message, root) =>
      (branches.get(root) ?? [])
        .flatMap((id) => byId.get(id) ?? [])
        .map((topic) => ({ topic, cosine: nearness.meaning(message, topic.id) }))
        .sort((a, b) => b.cosine - a.cosine),
    find(written, current) {
      const { message, terms, denied, aside, shares, likeliest, keywords, hasMeaning, points, asks } = readingOf(written);
      const root = current === undefined ? undefined : rootId(current);
      const candidates = new Set([...likeliest, ...terms.keys(), ...(current === undefined ? [] : [current, rootId(current)])]);
      // A branch is a candidate only if its parent is the current topic or is named in the line. Other branches would worsen the result.
      for (const id of [...terms.keys(), ...(root === undefined ? [] : [root])])
        for (const branch of branches.get(rootId(id)) ?? []) candidates.add(branch);
      const ranked = nearness.classify(message, candidates.size, candidates, hasMeaning);
      const guesses = new Map(ranked.map((guess) => [guess.label, guess]));
      const ofCurrent = [current, root].flatMap((id) => (id === undefined ? [] : [words.get(id)]));
      const heldByCurrent = Math.max(0, ...ofCurrent.flatMap((held) => [shareOf(keywords, held?.own), shareOf(keywords, held?.told)]));
      const fewWords = 1 / (1 + keywords.length);

      const matches: Match[] = [];
      const nearest = new Set([...guesses.keys()].slice(0, nearestMax));
      for (const id of candidates) {
        const topic = byId.get(id);
        const isBranch = id !== rootId(id);
        if (!topic || (isBranch && id !== current && !nearest.has(id))) continue;
        // "I have no fever", "bukhar nahi hai": a denied thing is not a new topic.
        if ((rootId(id) !== root && denied.has(id)) || aside.has(rootId(id))) continue;
        const guess = guesses.get(id);
        const own = shareOf(keywords, words.get(id)?.own);
        if (isBranch && (guess?.closeness ?? 0) < (own > 0 ? branchCloseness.ownWords : branchCloseness.otherWords)) continue;
        const told = shareOf(keywords, words.get(id)?.told);
        // The guesses are sorted, so the first one of another root is the best of them.
        const other = ranked.find(({ label }) => rootId(label) !== rootId(id));
        const margin = (guess?.score ?? 0) - (other?.score ?? 0);
        const share = shares.of(rootId(id)) ?? 0;
        const nextShare = shares.of(likeliest.find((other) => other !== rootId(id)) ?? '') ?? 0;
        const term = terms.has(id) ? 1 : 0;
        const stays = root !== undefined && rootId(id) === root ? 1 : 0;
        const leaves = root !== undefined && !stays ? 1 : 0;
        const features: Features = {
          base: guess?.score ?? 0,
          closeness: guess?.closeness ?? 0,
          term,
          longTerm: Math.max(0, (terms.get(id) ?? 1) - 1),
          share,
          shareMargin: share - nextShare,
          own,
          told,
          margin,
          fewWords,
          isBranch: isBranch ? stays : 0,
          stays,
          staysTold: stays * told,
          staysMargin: stays * margin,
          staysFew: stays * fewWords,
          staysPoints: stays * points,
          staysAsks: stays * asks,
          leavesAsks: leaves * asks,
          leaves,
          leavesTold: leaves * heldByCurrent,
          leavesTerm: leaves * term,
          leavesMargin: leaves * margin,
          leavesFew: leaves * fewWords,
        };
        matches.push({ topic, score: likelihoodOf(features), byTerm: term === 1, features });
      }
      return matches.sort((a, b) => b.score - a.score);
    },
  };
}
