import type { Caption } from './call-machine.ts';

/** The meaning of the messages of a transport for the page. */

/** Words as they arrive: partial words extend the speaker's open caption, final words close it, no words remove it. */
export function addWords(captions: readonly Caption[], words: Omit<Caption, 'id'>): readonly Caption[] {
  const open = captions.findLastIndex((caption) => caption.who === words.who && !caption.final);
  if (open >= 0 && !words.text) return captions.filter((_, index) => index !== open);
  if (open >= 0) return captions.map((caption, index) => (index === open ? { ...words, id: caption.id } : caption));
  return words.text ? [...captions, { ...words, id: (captions.at(-1)?.id ?? 0) + 1 }] : captions;
}

/** The words in a message, if it contains any. Source: Vapi's `transcript` message, which our room uses too. */
export function wordsOf(message: unknown): Omit<Caption, 'id'> | null {
  const { type, role, transcript, transcriptType } = (message ?? {}) as Record<string, unknown>;
  if (type !== 'transcript' || typeof transcript !== 'string') return null;
  return { who: role === 'user' ? 'visitor' : 'character', text: transcript, final: transcriptType === 'final' };
}
