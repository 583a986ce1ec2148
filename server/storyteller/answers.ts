import type { PersonaSlug } from '#shared/personas.ts';
import { personaTexts, type Question } from '../personas/texts.ts';
import type { Line } from '../services/brain.ts';
import { smallTalkIn } from './small-talk.ts';

/** What a visitor has answered to a character's questions, in their own words, and which they would rather not answer. */
export interface Answers {
  given: ReadonlyMap<string, string>;
  declined: ReadonlySet<string>;
  /** The question that the character asked last and that is still open. */
  pending: string | undefined;
}

/**
 * Reads the answers out of a conversation: a line after a question answers it, and a line that says it by itself answers it unasked.
 * A pure function of the lines, so that nothing has to be remembered anywhere else.
 */
export function answersIn(persona: PersonaSlug, lines: readonly Line[]): Answers {
  const { questions } = personaTexts(persona);
  const given = new Map<string, string>();
  const declined = new Set<string>();
  let pending: string | undefined;
  for (const { who, text } of lines) {
    if (who === 'character') {
      pending = questionIn(questions, text)?.key;
      continue;
    }
    const manner = smallTalkIn(text)?.occasion;
    if (manner === 'decline' && pending !== undefined) declined.add(pending);
    if (manner !== undefined && manner !== 'yes-without-topic') continue;
    if (pending !== undefined && !isQuestion(text)) add(given, pending, text);
    for (const { key, words } of questions) if (key !== pending && mentions(text, words)) add(given, key, text);
    if (pending !== undefined && given.has(pending)) pending = undefined;
  }
  return { given, declined, pending };
}

const add = (given: Map<string, string>, key: string, text: string) => {
  const before = given.get(key);
  given.set(key, before === undefined ? text : `${before} ${text}`);
};

/** The question a character's line ends with. */
export const questionIn = (questions: readonly Question[], text: string): Question | undefined =>
  questions.find(({ wordings }) => wordings.some((wording) => text.includes(wording)));

/** Asked, not told: somebody who asks has not answered yet. */
export const isQuestion = (text: string): boolean =>
  /\?\s*$/.test(text) ||
  /^\W*(what|which|who|where|when|why|how|can|could|is|are|do|does|did|will|would|should|tell me|kya|kaun|kahan|kab|kyu|kyun|kaise|kitn\w+|batao|bataiye|क्या|कौन|कहाँ|कब|क्यों|कैसे|कितन\S*)\b/iu.test(
    text,
  );

/** Whether a text holds one of the words, whole. */
export const mentions = (text: string, words: readonly string[]): boolean => words.some((word) => patternOf(word).test(text));

const patterns = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  let pattern = patterns.get(word);
  if (!pattern) {
    pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
    patterns.set(word, pattern);
  }
  return pattern;
}
