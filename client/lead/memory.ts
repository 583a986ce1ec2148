import { type Answers, questions } from '#shared/lead-rules.ts';

/** The answers of a talk that was not finished, and its name, on the visitor's own device. */
interface Remembered {
  attemptId: string;
  answers: Answers;
}

const key = 'vaani:lead';

/** @returns the name of the conversation, the same until it is forgotten */
export function rememberLead(answers?: Answers): string {
  const before = read();
  const attemptId = before?.attemptId ?? newAttemptId();
  try {
    localStorage.setItem(key, JSON.stringify({ attemptId, answers: answers ?? before?.answers ?? {} } satisfies Remembered));
  } catch {
    // A browser that keeps nothing: the talk still works, but for a reload.
  }
  return attemptId;
}

export const recallLead = (): Answers | undefined => read()?.answers;

export function forgetLead(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

function read(): Remembered | undefined {
  try {
    const { attemptId, answers } = JSON.parse(localStorage.getItem(key) ?? '') as {
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

/** Not `randomUUID`: that is there on https pages alone. */
const newAttemptId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
