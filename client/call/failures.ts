import type { CallFailure, FailureCode } from './call-machine.ts';

/** What a visitor reads when a call cannot be or is cut, with the way out in the same breath. */
export const failureMessages: Record<FailureCode, string> = {
  'microphone-denied': 'The microphone is blocked for this site. Allow it in the address bar and try again, or talk by typing.',
  'microphone-missing': 'No microphone was found. Connect one and try again, or talk by typing.',
  'microphone-busy': 'Another program is using the microphone. Close it and try again, or talk by typing.',
  'insecure-page': 'The microphone only works on a secure page. Open this site with https, or talk by typing.',
  'in-app-browser': 'This in-app browser keeps the microphone to itself. Open the page in your own browser, or talk by typing.',
  'lines-busy': 'All lines are busy just now. Please try again in a minute.',
  'daily-limit': 'Today’s calls are used up. Please come back tomorrow.',
  'too-many-requests': 'That was many calls in a short time. Please wait a moment and try again.',
  'call-in-progress': 'A call is already open in another tab. End it there first.',
  offline: 'You seem to be offline. Check the connection and try again.',
  'not-configured': 'This voice is not available at the moment. Please try again later.',
  'sdk-not-loaded': 'The voice SDK could not be loaded. Please check your connection and try again.',
  'start-failed': 'The call could not be started. Please try again.',
  'timed-out': 'The call took too long to connect. Please try again.',
  'connection-lost': 'The connection was lost. Please call again.',
};

/** Thrown by whatever a call needs on its way; becomes the call's `error` state. */
export class CallError extends Error {
  readonly code: FailureCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, message = failureMessages[code], retryAfterSeconds?: number) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Anything thrown, as the failure a visitor is told. */
export function failureOf(error: unknown): Omit<CallFailure, 'wasLive'> {
  if (!(error instanceof CallError)) return { code: 'start-failed', message: failureMessages['start-failed'] };
  const { code, message, retryAfterSeconds } = error;
  return { code, message, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}
