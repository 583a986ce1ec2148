/**
 * The first script of a page, and the only one in its HTML. It loads the others after the first paint, so that on a slow connection they do
 * not compete with the text and the first picture. It keeps presses that happen before they are loaded.
 */

import { words } from '#shared/words.ts';
import { watchErrors } from './report-error.ts';

watchErrors();

// Who comes back to a place of the page finds it where it was, so all of the page is laid out at once (home/layout-later.css).
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'back_forward') document.documentElement.dataset.cameBack = '';

function bringScripts() {
  const held = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  if (!held) return;
  for (const script of held.content.querySelectorAll('script')) script.addEventListener('error', tellOfFailure);
  document.head.append(held.content);
  held.remove();
}

new PerformanceObserver(bringScripts).observe({ type: 'paint', buffered: true });
// A hidden tab is never painted.
setTimeout(bringScripts, 3000);

/** Written here, because the other scripts are missing. */
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

/** A press is repeated only for a short time: a microphone that opens long afterwards would be a surprise. A submitted form is repeated at any time. */
const freshMs = 5000;
let press: MouseEvent | undefined;

/** Enter in a field submits its form too. */
function hold(event: MouseEvent) {
  press = event;
}
/** If the visitor continues to write, the form is not submitted. */
function letGo() {
  press = undefined;
}
document.addEventListener('click', hold, true);
document.addEventListener('input', letGo, true);

/** Repeats the last press, because the other scripts are ready. */
export function answerPress(): void {
  document.removeEventListener('click', hold, true);
  document.removeEventListener('input', letGo, true);
  const button = (press?.target as Element | undefined)?.closest('button');
  if (!press || !button?.isConnected) return;
  const isFresh = !document.hidden && performance.now() - press.timeStamp <= freshMs;
  if (isFresh || button.form) button.click();
}
