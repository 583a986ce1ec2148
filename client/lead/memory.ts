import { forget, recall, remember } from '#client/ui/device-memory.ts';
import { type Answers, questions } from '#shared/lead-rules.ts';

/** The answers and the id of an unfinished conversation, stored on the visitor's device. */
interface Remembered {
  attemptId: string;
  answers: Answers;
}

const key = 'vaani:lead';

/** @returns the id of the conversation, the same until it is deleted */
export function rememberLead(answers?: Answers): string {
  const before = read();
  const attemptId = before?.attemptId ?? newAttemptId();
  remember(key, JSON.stringify({ attemptId, answers: answers ?? before?.answers ?? {} } satisfies Remembered));
  return attemptId;
}

export const recallLead = (): Answers | undefined => read()?.answers;

export const forgetLead = (): void => forget(key);

function read(): Remembered | undefined {
  try {
    const { attemptId, answers } = JSON.parse(recall(key) ?? '') as {
      attemptId?: unknown;
      answers?: Record<string, unknown>;
    };
    if (typeof attemptId !== 'string' || typeof answers !== 'object') return undefined;
    const known = questions.filter((question) => typeof answers[question] === 'string');
    return { attemptId, answers: Object.fromEntries(known.map((question) => [question, answers[question]])) };
  } catch {
    return undefined;
  }
}

/** Not `randomUUID`, which exists only on https pages. */
const newAttemptId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
