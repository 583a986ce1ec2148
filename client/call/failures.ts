import type { CallFailure, FailureCode } from './call-machine.ts';
import { callWords } from './words.ts';

/** Thrown by whatever a call needs on its way; becomes the call's `error` state. */
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

/** Anything thrown, as the failure a visitor is told. */
export function failureOf(error: unknown): Omit<CallFailure, 'wasLive'> {
  if (!(error instanceof CallError)) return { code: 'start-failed', message: callWords.failures['start-failed'] };
  const { code, message, retryAfterSeconds } = error;
  return { code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}
