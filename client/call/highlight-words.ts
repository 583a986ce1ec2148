import { prefersReducedMotion } from '#client/ui/reduced-motion.ts';
import type { SpeechProgress } from './speech-progress.ts';

/** In CSS, `::highlight(said)`. */
const name = 'said';
/** On the line that is lit. */
const mark = 'data-lit';

/**
 * Lights up the words of a line as they are said. They are painted over, not wrapped: the page stays as it was for whoever reads it with a
 * screen reader. A browser that cannot, or should keep still, shows the line whole.
 */
export function highlightWords(box: HTMLElement, said: SpeechProgress | null): void {
  if (!('highlights' in CSS) || prefersReducedMotion()) return;
  const lines = said ? [...box.querySelectorAll('p')] : [];
  const line = lines.findLast(({ textContent }) => textContent === said?.text);
  for (const lit of box.querySelectorAll(`[${mark}]`)) if (lit !== line) lit.removeAttribute(mark);
  const words = line?.firstChild;
  if (!said || !words) return void CSS.highlights.delete(name);
  line.setAttribute(mark, '');
  const range = new Range();
  range.setStart(words, 0);
  range.setEnd(words, said.letters);
  CSS.highlights.set(name, new Highlight(range));
}
