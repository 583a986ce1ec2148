import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The link by which a page was left, by address: as the n-th link to its target, because the page may be rendered again before the visitor returns. */
const leftBy = new Map<string, { href: string; nth: number }>();

const linksTo = (href: string) => Array.from(document.links).filter((link) => link.href === href);

/**
 * Makes a change of page behave like a full page load: it starts at the top, or at the hash of its address; that place gets the focus; and
 * screen readers announce the title. Going back returns the focus to the link by which the page was left.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link) leftBy.set(shown.current, { href: link.href, nth: linksTo(link.href).indexOf(link) });
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const isReturn = navigationType === NavigationType.Pop;
    const left = isReturn ? leftBy.get(pathname) : undefined;
    const link = left && linksTo(left.href)[left.nth];
    // When going back or forward, the browser restores the scroll position.
    if (link) return link.focus({ preventScroll: true });
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const place = named ?? document.querySelector<HTMLElement>('main h1');
    if (place) {
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    if (isReturn) return;
    if (named) named.scrollIntoView({ behavior: 'instant' });
    else scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, navigationType]);

  return (
    <p className="vh" aria-live="polite">
      {title}
    </p>
  );
}
