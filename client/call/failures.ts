import type { CallFailure, FailureCode } from './call-machine.ts';
import { callWords } from './words.ts';

/** An error on the way to a call. It becomes the call's `error` state. */
export class CallError extends Error {
  readonly code: FailureCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, message = callWords.failures[code], retryAfterSeconds?: number) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Turns any error into the failure that the visitor sees. */
export function failureOf(error: unknown): Omit<CallFailure, 'wasLive'> {
  if (!(error instanceof CallError)) return { code: 'start-failed', message: callWords.failures['start-failed'] };
  const { code, message, retryAfterSeconds } = error;
  return { code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}
