/**
 * The first script of a page, and the only one it comes with: it brings the others once the page has been painted, so that on a slow line
 * the words and the first picture need not share the way with them. What is pressed before they are here, it holds.
 */

function bringScripts() {
  const held = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  if (!held) return;
  document.head.append(held.content);
  held.remove();
}

new PerformanceObserver(bringScripts).observe({ type: 'paint', buffered: true });
// A tab that nobody looks at is never painted.
setTimeout(bringScripts, 3000);

let pressed: HTMLButtonElement | null = null;

function hold({ target }: MouseEvent) {
  pressed = (target as Element).closest('button');
}
document.addEventListener('click', hold, true);

/** Answers the last press held, for somebody listens from now on. */
export function answerPress(): void {
  document.removeEventListener('click', hold, true);
  if (pressed?.isConnected) pressed.click();
}
