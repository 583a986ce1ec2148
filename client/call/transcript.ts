import type { Caption } from './call-machine.ts';
import { callWords } from './words.ts';

/** The call as text, one line for each turn. */
export const transcriptOf = (captions: readonly Caption[], name: string): string =>
  captions.map(({ who, text }) => `${who === 'visitor' ? callWords.you : name}: ${text}`).join('\n');
