import { prefersReducedMotion } from '#client/ui/reduced-motion.ts';
import type { SpeechProgress } from './speech-progress.ts';

/** In CSS, `::highlight(said)`. */
const name = 'said';
/** On the highlighted line. */
const mark = 'data-lit';

/**
 * Highlights the words of a line as they are said. The words are painted and not wrapped in elements, so nothing changes for screen
 * readers. Without support, or with reduced motion, the whole line is highlighted.
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
