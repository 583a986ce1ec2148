/** Whether a line leaves the open practice for another subject: "dal jal gayi neeche se" after a talk about tadka. */

import type { FacetFound } from '../language/facets.ts';
import { keywordsIn } from './keywords.ts';
import type { Knowledge, Match } from './knowledge.ts';
import { isOfMaterials } from './materials.ts';
import { plainScore } from './scores.ts';
import { wordCount } from './text.ts';
import { rootId, sameRoot } from './topic-ids.ts';

/** Of 103 written lines with a known subject that these numbers sent elsewhere, 93 had left. A line beside the open topic needs less. */
const beside = { likenessMax: 0.2, heldMax: 0.6, otherMin: 0.35, scoreMin: 0.45, keywordsMin: 2 };
const apart = { likenessMin: 0.45, nearerBy: 0.15, heldBy: 0.3 };
/** Shorter statements with these words add to what was told, or deny it. */
const addedMax = 5;
const adds = /\b(?:also|too|bhi|no|not|nahi+n?)\b|(?<!\p{L})(?:भी|नहीं)(?!\p{L})/iu;

/** A longer line may tell its subject in one clause: "kaka ram ram. my stomach burns after food, any remedy". */
const clauseFrom = 8;
const clauseWordsMin = 3;
const clear = { score: 0.5, likeness: 0.35 };
const clearClause = { score: 0.6, likeness: 0.4 };
const between = /[.;!?।,:]+|(?<![\p{L}\p{M}])(?:and|but|because|so|aur|par|lekin|magar|kyunki|और|पर|लेकिन|मगर|क्योंकि)(?![\p{L}\p{M}])/iu;

/** The matches of a line, or those of its one clause that names a subject where the whole line names none. */
export function clearestMatches(knowledge: Knowledge, line: string): Match[] {
  const whole = knowledge.find(line);
  const isClear = ([best]: Match[], { score, likeness }: typeof clear): boolean =>
    best !== undefined && best.score >= score && best.features.base >= likeness;
  if (wordCount(line) <= clauseFrom || isClear(whole, clear)) return whole;
  const [clearest] = line
    .split(between)
    .filter((clause) => wordCount(clause.trim()) >= clauseWordsMin)
    .map((clause) => knowledge.find(clause))
    .filter((found) => isClear(found, clearClause))
    .sort(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0));
  return clearest ?? whole;
}

/** @returns the matches of a line that leaves the open topic, as if none were open; undefined for a line that stays */
export function matchesOfAnother(
  knowledge: Knowledge,
  current: string | undefined,
  line: string,
  asked: { facet: FacetFound | undefined; isQuestion: boolean; isAnswer: boolean },
): Match[] | undefined {
  const keywords = keywordsIn(line);
  if (current === undefined || asked.isAnswer || asked.facet?.isElliptic || keywords.length === 0 || isOfMaterials(keywords))
    return undefined;
  if (!asked.isQuestion && wordCount(line) <= addedMax && adds.test(line)) return undefined;
  const found = clearestMatches(knowledge, line);
  const [best] = found;
  if (!best || sameRoot(best.topic.id, current)) return undefined;
  const own = knowledge.find(line, current).filter(({ topic }) => sameRoot(topic.id, rootId(current)));
  const most = (of: (features: Match['features']) => number): number => Math.max(0, ...own.map(({ features }) => of(features)));
  const likeness = most(({ base }) => base);
  const { features, score } = best;
  const isBeside =
    likeness < beside.likenessMax &&
    most((one) => Math.max(one.own, one.told)) < beside.heldMax &&
    features.base >= beside.otherMin &&
    score >= beside.scoreMin &&
    keywords.length >= beside.keywordsMin;
  const isApart =
    features.base >= apart.likenessMin &&
    features.base - likeness >= apart.nearerBy &&
    score >= plainScore &&
    (features.own - most((one) => one.own) >= apart.heldBy || features.share - most((one) => one.share) >= apart.heldBy);
  return isBeside || isApart ? found : undefined;
}
