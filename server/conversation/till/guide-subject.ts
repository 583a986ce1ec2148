/** The subject for which a guide is looked for: what the line is about, else what is talked of. */

import type { Topic } from '../../personas/persona.ts';
import type { Match } from '../knowledge.ts';
import { subjectScore, sureScore } from '../scores.ts';
import type { Talk } from '../talk.ts';
import { rootId } from '../topic-ids.ts';
import { isOfSubjects } from './guides.ts';

/** The subject that the line names, else the one that is talked of; Kaka himself and his shop are none. */
export function topicOf(talk: Talk): Topic | undefined {
  const { knowledge, state } = talk;
  const current = state.topic && knowledge.topic(state.topic.id);
  const found = namedTopic(talk) ?? (current && isSubject(current) ? current : undefined);
  return found && (knowledge.topic(rootId(found.id)) ?? found);
}

const isSubject = ({ area }: Topic): boolean => isOfSubjects(area);

/** The subject that the line itself names. */
export const namedTopic = ({ matches }: Talk): Topic | undefined =>
  matches.find(({ topic, score, byTerm }) => isSubject(topic) && (score >= subjectScore || (byTerm && score >= sureScore)))?.topic;

/** "Yes, dry", said of a cough, is no yes to the guide that was offered after it. */
export const isOfSubject = (best: Match | undefined, words: number): boolean =>
  best !== undefined && best.score >= subjectScore && (words > 3 || (words > 1 && best.features.isBranch === 1 && best.features.own > 0));

/** The last answer recommended a guide or showed the board: "and for diabetes?" asks for another. */
export const isRecommended = ({ state }: Talk): boolean =>
  state.act !== undefined && (state.act.startsWith('recommend') || afterBoard.has(state.act));
const afterBoard: ReadonlySet<string> = new Set(['board', 'which-first', 'within']);
/** Words that go on to another subject: "what about ...", "and for ...". */
export const goesOn =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:ok|okay|accha|and|aur|then|so)[^\p{L}\p{M}\p{N}]+)*(?:what (?:about|do you have)|anything|something|kuch|(?:and |or |aur )for|for my|for)\b|^[^\p{L}\p{M}\p{N}]*(?:and|aur|or)\b.*\bke liye\b|के लिए( (?:है|कोई|कुछ).*)?$/iu;

/** "A guide for share trading", "shaadi wali guide": a subject beside the guide, and not a person or "it". */
export const guideFor =
  /\b(?:have|got|sell|is there|any)\b(?: any| an?)? (?!(?:an?|any|the|your|some|one|other|more|good|cheaper|cheap|free|hindi|english|new|such|such a|printed|paper)\b)(?:\p{L}+ ){1,2}(?:guide|book)\b|\b(?:guide|book|pdf|kita+b)s? (?:for|on|about|of) (?!(?:it|this|that|these|them|me|my|us|her|him|his|the|a|an|everyone|beginners?|gift)\b)\p{L}{3,}|\b\p{L}{4,} (?:ke liye|par|pe|pr|ki|vali|wali) (?:koi )?(?:guide|kita+b|book)\b|\p{L}\S{2,} (?:के लिए|पर|की|वाली) (?:कोई )?(?:गाइड|किताब)/iu;
