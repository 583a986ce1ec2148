/**
 * The first script of a page, and the only one it comes with: it brings the others once the page has been painted, so that on a slow line
 * the words and the first picture need not share the way with them. What is pressed before they are here, it holds.
 */

import { words } from '#shared/words.ts';
import { watchErrors } from './report-error.ts';

watchErrors();

function bringScripts() {
  const held = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  if (!held) return;
  for (const script of held.content.querySelectorAll('script')) script.addEventListener('error', tellOfFailure);
  document.head.append(held.content);
  held.remove();
}

new PerformanceObserver(bringScripts).observe({ type: 'paint', buffered: true });
// A tab that nobody looks at is never painted.
setTimeout(bringScripts, 3000);

/** Nothing else is here to say it. */
function tellOfFailure() {
  const told = document.createElement('p');
  told.className = 'unfinished';
  told.role = 'alert';
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = words({ en: 'Try again', hi: 'फिर कोशिश करें' });
  told.append(
    words({
      en: 'Part of this page could not be fetched, so its buttons do not work yet. Please check your connection. ',
      hi: 'इस पेज का एक हिस्सा नहीं आ पाया, इसलिए इसके बटन अभी काम नहीं करते। अपना कनेक्शन देख लीजिए। ',
    }),
    again,
  );
  document.body.append(told);
}

/** A press is answered while it is fresh: a microphone that opens long after it would be a surprise. A line that was sent is sent at any age. */
const freshMs = 5000;
let press: MouseEvent | undefined;

/** Enter in a field presses its form's button, too. */
function hold(event: MouseEvent) {
  press = event;
}
/** Who writes on has not finished the line. */
function letGo() {
  press = undefined;
}
document.addEventListener('click', hold, true);
document.addEventListener('input', letGo, true);

/** Answers the last press held, for somebody listens from now on. */
export function answerPress(): void {
  document.removeEventListener('click', hold, true);
  document.removeEventListener('input', letGo, true);
  const button = (press?.target as Element | undefined)?.closest('button');
  if (!press || !button?.isConnected) return;
  const isFresh = !document.hidden && performance.now() - press.timeStamp <= freshMs;
  if (isFresh || button.form) button.click();
}
