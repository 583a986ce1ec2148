import { type RefObject, useEffect, useState } from 'react';
import './layout-later.css';

/**
 * Below the first screen, the page is laid out only when the visitor comes near (layout-later.css): on a telephone, the layout of the whole
 * page would hold up its first seconds. With the first sign of the visitor the sections are laid out one after the other while the browser
 * is idle, so that no jump to a place further down has to guess heights, and no press waits for the layout of the whole page.
 * @param main whose children are the sections
 * @returns the attribute of `main`
 */
export function useLayoutLater(main: RefObject<HTMLElement | null>): { 'data-layout-later'?: '' } {
  // Only of a page that comes from the server: who moves about within the site comes to a place, and that must not move.
  const [later] = useState(() => import.meta.env.SSR || document.querySelector('main[data-layout-later]') !== null);
  useEffect(() => {
    const { current } = main;
    if (!later || !current) return;
    const sections = Array.from(current.children) as HTMLElement[];
    const signs = new AbortController();
    let wait = 0;
    const layOutNext = () => {
      const section = sections.shift();
      if (section) section.style.contentVisibility = 'visible';
      // Also the sections that were drawn anew in the meantime.
      else delete current.dataset.layoutLater;
      if (section) wait = whenIdle(layOutNext);
    };
    const begin = () => {
      signs.abort();
      wait = whenIdle(layOutNext);
    };
    // A key can lead to the end of the page, wherever that is.
    const layOutAll = () => {
      signs.abort();
      delete current.dataset.layoutLater;
    };
    for (const sign of ['pointermove', 'pointerdown', 'wheel', 'scroll']) {
      addEventListener(sign, begin, { passive: true, signal: signs.signal });
    }
    addEventListener('keydown', layOutAll, { signal: signs.signal });
    return () => {
      signs.abort();
      cancel(wait);
    };
  }, [main, later]);
  return later ? { 'data-layout-later': '' } : {};
}

/** On a busy machine the next section waits no longer. */
const longestMs = 1000;

// Safari has no idle callbacks.
const [whenIdle, cancel] =
  'requestIdleCallback' in globalThis
    ? [(then: () => void) => requestIdleCallback(then, { timeout: longestMs }), cancelIdleCallback]
    : [(then: () => void) => window.setTimeout(then, 50), (id: number) => clearTimeout(id)];
