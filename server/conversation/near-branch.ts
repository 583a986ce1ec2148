import { setAsideIn } from '../language/set-aside.ts';
import type { Topic } from '../personas/persona.ts';
import { hasKeyword, keywordSet, keywordsIn } from './keywords.ts';
import { isOfMaterials, isPractical } from './materials.ts';
import { type Answer, givesRemedies, type Talk } from './talk.ts';
import { rootId } from './topic-ids.ts';
import { markTold, openAfter, turnTo } from './topic-state.ts';

/** So many earlier topics of a conversation are thought of. */
const formerMax = 3;
/** From this cosine half of the branches were right, of 19 questions that nothing else answered. A larger one was right no more often. */
const nearMin = { current: 0.46, former: 0.55 };
/** The same for what is told of an open practice, and where the branch speaks of the same thing: "it is winter here". */
const toldMin = 0.55;
const namedMin = 0.44;

/** The open topic, then the topics before it, newest first. */
function topicsSoFar({ state }: Talk): string[] {
  const former = [...state.told].reverse().map(rootId);
  const current = state.topic ? [rootId(state.topic.id)] : [];
  return [...new Set([...current, ...former])].slice(0, current.length + formerMax);
}

/**
 * What a question, or the answer to the character's own one, most likely means when nothing fits it surely: the branch of the open topic, or
 * of one before it, that is nearest in meaning and was not told yet. What is told of a practice needs to be nearer. Other statements get words
 * for what they do: of 49 statements that got the nearest branch, 37 were answered badly.
 */
export function nearBranch(talk: Talk): Answer | undefined {
  const { knowledge, state, message, isQuestion, open } = talk;
  const root = knowledge.topic(rootId(state.topic?.id ?? ''));
  const isTold = !isQuestion && open?.kind !== 'ask';
  if (isTold && !(root && givesRemedies(talk) && isPractical(root))) return undefined;
  // "How many minutes should I do that?" and "he is 34" have no meaning of their own; "other than rajma" leaves the topic.
  if (keywordsIn(message).length === 0 || setAsideIn(message)) return undefined;
  const current = rootId(state.topic?.id ?? '');
  const words = keywordsIn(message);
  const namesThing = ({ says }: Topic): boolean => {
    const own = keywordSet(says);
    return words.some((word) => hasKeyword(own, word) && !isOfMaterials([word]));
  };
  const minOf = (topic: Topic): number => {
    if (rootId(topic.id) !== current) return isTold ? 1 : nearMin.former;
    if (root && isPractical(root) && !isQuestion && namesThing(topic)) return namedMin;
    return isTold ? toldMin : nearMin.current;
  };
  const [nearest] = topicsSoFar(talk)
    .flatMap((one) => knowledge.branchesNear(message, one).slice(0, 1))
    .filter(({ topic, cosine }) => cosine >= minOf(topic))
    .sort((a, b) => b.cosine - a.cosine);
  if (!nearest || state.told.includes(nearest.topic.id)) return undefined;
  const { id, text } = nearest.topic;
  turnTo(state, id, ['text']);
  markTold(state, id);
  return {
    text,
    heard: { topic: id },
    wording: 'open',
    ...openAfter(id, text),
  };
}
