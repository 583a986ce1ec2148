import type { FailureCode } from './call-machine.ts';
import { callWords } from './words.ts';

const words = callWords.problem;

/** The actions that the error panel offers. */
export interface ProblemAction {
  /** The microphone is the problem, so the call is still possible by typing. */
  typing?: true;
  /** The page must be opened in another browser: offers its address for copying. */
  copyLink?: true;
  /** What to press in this browser. */
  steps?: (userAgent: string) => string;
}

export const problemActions: Partial<Record<FailureCode, ProblemAction>> = {
  'microphone-denied': { typing: true, steps: howToAllowMicrophone },
  'microphone-missing': { typing: true },
  'microphone-busy': { typing: true },
  'insecure-page': { typing: true, copyLink: true },
  'in-app-browser': { typing: true, copyLink: true, steps: howToLeaveApp },
};

/** No voice is available now, so the conversation continues in writing. If only the microphone is missing, the character still speaks. */
export const goesOnInWriting: ReadonlySet<FailureCode> = new Set([
  'lines-busy',
  'daily-limit',
  'not-configured',
  'sdk-not-loaded',
  'start-failed',
  'timed-out',
  'connection-lost',
]);

/** Where this browser has the microphone permission of a page. The order matters, because most browsers also name Chrome or Safari. */
function howToAllowMicrophone(userAgent: string): string {
  if (/CriOS|FxiOS|EdgiOS/.test(userAgent)) return words.allow.iosOther;
  if (/iPhone|iPad/.test(userAgent)) return words.allow.ios;
  if (/Android/.test(userAgent)) return words.allow.android;
  if (/Firefox/.test(userAgent)) return words.allow.firefox;
  if (/Chrome/.test(userAgent)) return words.allow.chrome;
  if (/Safari/.test(userAgent)) return words.allow.safari;
  return words.allow.other;
}

function howToLeaveApp(userAgent: string): string {
  return words.openIn(/iPhone|iPad/.test(userAgent) ? 'Safari' : 'Chrome');
}
