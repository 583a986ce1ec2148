/** Remembers what the visitor asked and told: for answering another way, and for repeating the visitor's words. */

import { passagesOf } from './passages.ts';
import { nearScore, sureScore } from './scores.ts';
import { type Answer, isQuestion, type Talk } from './talk.ts';
import { join, wordCount } from './text.ts';
import { tell, tellFacet } from './topic-answers.ts';
import { sameRoot } from './topic-ids.ts';
import { rememberPeople } from './whom.ts';

/** The number of statements that are kept. */
const saidMax = 4;
/** A longer line is a story, not a fact that can be repeated. */
const saidWordsMax = 14;
/** The share of a question's words that a passage must hold to answer it another way. */
const passageShare = 0.3;

/** Passages that answer only a question about exactly them. */
const ofOthers: ReadonlySet<string> = new Set(['text', 'children', 'elders', 'pregnancy', 'medicines', 'doctor', 'yes', 'no']);

const ofSelf = /\b(?:i|my|me|we|our|main|mera|meri|mere|mujhe|mujhko|maine|hum|hamar[aei]|humar[aei])\b|मैं|मेर[ाीे]|मुझ|हम/iu;
const wishes =
  /\b(?:want to (?:hear|know|ask|listen|talk)|tell me|give me|show me|let me|help me|suggest|batao|bataiye|sunao|chahiye)\b|बताओ|बताइए|सुनाओ/iu;

/** Stores the question of a line, and what it tells about the visitor. */
export function remember(talk: Talk): void {
  const { state, message } = talk;
  rememberPeople(talk);
  if (talk.act?.rest === '') return;
  state.asked = message;
  const isFact = !talk.isQuestion && !talk.yesNo && wordCount(message) >= 3 && wordCount(message) <= saidWordsMax;
  if (isFact && ofSelf.test(message) && !wishes.test(message))
    state.said = [...(state.said ?? []), message.trim().replace(/[.,;!।\s]+$/u, '')].slice(-saidMax);
}

/** What visitors told about themselves, in their own words; undefined when they told nothing. */
export function recallStatements({ state, say }: Talk): Answer | undefined {
  if (!state.said?.length) return undefined;
  const said = state.said.map((line) => line.replace(/\bi\b/g, 'I')).join('; ');
  return { text: say('said-back', { said }), heard: { act: 'what-did-i-say' }, isAside: true, keepsOpen: true };
}

/** Answers the last question with an untold branch or passage, or with another likely topic; undefined when nothing fits. */
export function answerAnotherWay(talk: Talk): Answer | undefined {
  const { state, knowledge, persona, say } = talk;
  if (state.asked === undefined || !isQuestion(state.asked)) return undefined;
  const current = knowledge.topic(state.topic?.id ?? '');
  const said = state.topic?.said ?? [];
  const matches = knowledge.find(state.asked, current?.id);
  const branch = matches.find(
    ({ topic, score }) => current && topic.id.startsWith(`${current.id}/`) && score >= nearScore && !state.told.includes(topic.id),
  );
  const passage =
    current &&
    passagesOf(persona, [current], state.asked).find(
      ({ part, share }) => !ofOthers.has(part) && share >= passageShare && !said.includes(part),
    );
  const other = matches.find(
    ({ topic, score }) => score >= sureScore && !state.told.includes(topic.id) && !(current && sameRoot(topic.id, current.id)),
  );
  const next = branch ?? (passage ? undefined : other);
  const answer = next ? tell(talk, next.topic) : passage && current && tellFacet(talk, current, passage.part);
  // After a second wrong answer the visitor is asked to use other words.
  delete state.asked;
  return answer && { ...answer, text: join(say('wrong-retry'), answer.text) };
}
