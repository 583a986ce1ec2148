import type { FailureCode } from './call-machine.ts';

/** What the error panel offers beside its sentence. */
export interface ProblemAction {
  /** The microphone is in the way, so the call is still possible by typing. */
  typing?: true;
  /** The page has to be opened in another place: offer its address. */
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

/** There is no voice to be had just now: the talk goes on in writing. Where only the microphone is missing, the character still speaks. */
export const goesOnInWriting: ReadonlySet<FailureCode> = new Set([
  'lines-busy',
  'daily-limit',
  'not-configured',
  'sdk-not-loaded',
  'start-failed',
  'timed-out',
  'connection-lost',
]);

/** Where this browser keeps a page's microphone permission. Order matters: most browsers also name Chrome or Safari. */
function howToAllowMicrophone(userAgent: string): string {
  if (/CriOS|FxiOS|EdgiOS/.test(userAgent)) return 'Open the Settings app, find this browser under Apps and turn on Microphone.';
  if (/iPhone|iPad/.test(userAgent)) return 'Tap the page menu in the address bar, then Website Settings, and set Microphone to Allow.';
  if (/Android/.test(userAgent)) return 'Tap the icon beside the address, then Permissions, and allow the microphone.';
  if (/Firefox/.test(userAgent)) return 'Click the crossed-out microphone beside the address and remove the block.';
  if (/Chrome/.test(userAgent)) return 'Click the icon at the left of the address and turn on Microphone.';
  if (/Safari/.test(userAgent)) return 'In the Safari menu choose Settings for This Website and set Microphone to Allow.';
  return 'Allow the microphone for this page in the browser’s site settings.';
}

function howToLeaveApp(userAgent: string): string {
  return /iPhone|iPad/.test(userAgent) ? 'Copy the link and open it in Safari.' : 'Copy the link and open it in Chrome.';
}
