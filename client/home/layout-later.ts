import { type RefObject, useEffect, useState } from 'react';
import './layout-later.css';

/**
 * Until the browser has nothing else to do, what is below the first screen is not laid out (layout-later.css). Then it is, one section a
 * time: no press waits for the layout of the whole page.
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
    const layOutNext = () => {
      const section = sections.shift();
      if (section) section.style.contentVisibility = 'visible';
      // Also the sections that were drawn anew in the meantime.
      else delete current.dataset.layoutLater;
      if (section) wait = whenIdle(layOutNext);
    };
    let wait = whenIdle(layOutNext);
    return () => cancel(wait);
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
