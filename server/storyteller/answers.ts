import type { PersonaSlug } from '#shared/personas.ts';
import { personaTexts, type Question } from '../personas/texts.ts';
import type { Line } from '../services/brain.ts';
import { aryaReads } from './arya-note.ts';
import { rishiReads } from './rishi-journey.ts';
import { isQuestion, isShrug, mannerOf, mentions } from './words.ts';

/** What a visitor has answered to a character's questions, in their own words, and which they would rather not answer. */
export interface Answers {
  given: ReadonlyMap<string, string>;
  declined: ReadonlySet<string>;
}

/** Whether a text answers a question, by its key, where that has a shape: a number of days, a budget. The other questions take anything. */
export type Reads = Partial<Record<string, (text: string) => boolean>>;

const reads: Partial<Record<PersonaSlug, Reads>> = { rishi: rishiReads, arya: aryaReads };
/** What a character's greetings ask, where all of them ask the same. */
const openings: Partial<Record<PersonaSlug, string>> = { mini: 'what', arya: 'vehicle' };

/**
 * Reads the answers out of a conversation: a line after a question answers it, and a line that says it by itself answers it unasked.
 * A pure function of the lines, so that nothing has to be remembered anywhere else. The last word on a question counts.
 */
export function answersIn(persona: PersonaSlug, lines: readonly Line[]): Answers {
  const { questions } = personaTexts(persona);
  const shapes = reads[persona] ?? {};
  const opening = openings[persona];
  const given = new Map<string, string>();
  const declined = new Set<string>();
  let pending: string | undefined;
  // A name and a number come one after the other; of anything else the last word counts.
  const take = (key: string, text: string) => given.set(key, key === 'contact' && given.has(key) ? `${given.get(key)}, ${text}` : text);
  for (const { who, text } of lines) {
    if (who === 'character') {
      pending = questionIn(questions, text)?.key;
      continue;
    }
    const manner = mannerOf(text);
    if (pending !== undefined && (manner === 'decline' || isShrug(text))) declined.add(pending);
    if (manner !== undefined && manner !== 'yes-without-topic') continue;
    const asking = isQuestion(text);
    const volunteered = questions.filter(({ key, words }) => key !== pending && (shapes[key]?.(text) ?? mentions(text, words)));
    for (const { key } of volunteered) if (!asking || shapes[key]) take(key, text);
    const answered = pending !== undefined && !asking && !declined.has(pending) && (shapes[pending]?.(text) ?? true);
    if (pending !== undefined && answered) take(pending, text);
    // The greeting has asked the first question in words of its own.
    if (opening !== undefined && given.size === 0 && !asking && !isShrug(text)) take(opening, text);
  }
  for (const key of given.keys()) declined.delete(key);
  return { given, declined };
}

/** The question a character's line ends with. */
export const questionIn = (questions: readonly Question[], text: string): Question | undefined =>
  questions.find(({ wordings }) => wordings.some((wording) => text.includes(wording)));
