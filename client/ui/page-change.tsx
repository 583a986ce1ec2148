import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** By address: the link by which a page was left, as the n-th of its target, for it may be drawn anew until the visitor is back. */
const leftBy = new Map<string, { href: string; nth: number }>();

const linksTo = (href: string) => Array.from(document.links).filter((link) => link.href === href);

/**
 * Gives a change of page inside the site the manners of a full page load: it starts at the top, or at the
 * place its address names; that has the focus; and the title is read out. Who comes back stands on the link they left by.
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
    // Going back or forward, the browser itself returns to where the reader was.
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
