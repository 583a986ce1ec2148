/** Questions about the character: its family, its food, whether it is ever lonely. Topics tagged `self` answer them. */

import type { Topic } from '../personas/persona.ts';
import type { Answer, Talk } from './talk.ts';
import { tell } from './topic-answers.ts';
import { rootId } from './topic-ids.ts';

/** The classifier easily mistakes such a question for one of these acts. */
const mistakenFor: ReadonlySet<string> = new Set([
  'age',
  'who',
  'ai',
  'goodbye',
  'recorded',
  'what-did-you-say',
  'what-did-i-say',
  'compliment',
]);
/** Acts that always ask about the character itself. */
const ofItself: ReadonlySet<string> = new Set(['age', 'personal']);
/** From this likeness a topic about the character is meant, if the line addresses the character. */
const selfMin = 0.35;
/** From this score the act itself is meant. */
const plainAct = 0.9;

/** The line asks about the character itself. */
const speaksToIt =
  /\b(?:do|did|are|were|have|can|will|would|what|where|who|how|when) (?:[\w']+ ){0,3}(?:you|your|u|ur)\b|\byour\b|\b(?:kaka|kaki|kaki'?s)\b.*\?|\b(?:aap|aapk[aeio]|aapko|tum|tumhar[aei]|tumhe|tumko|kaki) \b|आप|तुम|काकी/iu;

/** "Can you tell me which oil", "aap batao kya khaun": the visitor asks for advice. */
const asksForAdvice =
  /\b(?:tell|give|suggest|recommend|help|explain|show) (?:me|us)\b|\byou (?:recommend|suggest|advise)\b|\b(?:aap|tum|kaka)( hi)? (?:batao|bataiye|bata|bolo|kaho)\b|\bmujhe\b|बताओ|बताइए|मुझे/iu;

/** What the character tells about itself; undefined when no topic fits the question. */
export function answerAboutCharacter(talk: Talk): Answer | undefined {
  const { act, matches, message, state } = talk;
  if (!talk.isQuestion || !speaksToIt.test(message) || asksForAdvice.test(message)) return undefined;
  // "How old are you?", "are you an AI?": the line has exactly the words of an act.
  if (act && act.rest === '' && act.score >= plainAct && !ofItself.has(act.act)) return undefined;
  if (act && act.rest === '' && !mistakenFor.has(act.act)) return undefined;
  const [best] = matches
    .filter(({ topic, features }) => isOfSelf(talk, topic) && features.base >= selfMin)
    .sort((a, b) => b.features.base - a.features.base);
  if (!best || state.told.includes(best.topic.id)) return undefined;
  const other = matches.find(({ topic }) => !isOfSelf(talk, topic));
  return other && other.features.base > best.features.base && !ofItself.has(act?.act ?? '') ? undefined : tell(talk, best.topic);
}

const isOfSelf = ({ knowledge }: Talk, { id }: Topic): boolean => knowledge.topic(rootId(id))?.tags.includes('self') ?? false;
