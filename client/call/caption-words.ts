import type { Caption } from './call-machine.ts';

/** Words as they come: partial ones grow the speaker's open caption, final ones close it. */
export function addWords(captions: readonly Caption[], words: Omit<Caption, 'id'>): readonly Caption[] {
  const open = captions.findLastIndex((caption) => caption.who === words.who && !caption.final);
  if (open >= 0) return captions.map((caption, index) => (index === open ? { ...words, id: caption.id } : caption));
  return words.text ? [...captions, { ...words, id: (captions.at(-1)?.id ?? 0) + 1 }] : captions;
}
