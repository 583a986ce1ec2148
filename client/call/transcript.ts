import type { Caption } from './call-machine.ts';
import { callWords } from './words.ts';

/** The call as text, a line each time somebody spoke. */
export const transcriptOf = (captions: readonly Caption[], name: string): string =>
  captions.map(({ who, text }) => `${who === 'visitor' ? callWords.you : name}: ${text}`).join('\n');
