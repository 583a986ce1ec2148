import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Gives a change of page inside the site the manners of a full page load: it starts at the top, or at the
 * place its address names; that has the focus; and the title is read out.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const place = named ?? document.querySelector<HTMLElement>('main h1');
    if (place) {
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
    // Going back or forward, the browser itself returns to where the reader was.
    if (navigationType !== NavigationType.Pop) {
      if (named) named.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: 0, behavior: 'instant' });
    }
    setTitle(document.title);
  }, [pathname, hash, navigationType]);

  return (
    <p className="vh" aria-live="polite">
      {title}
    </p>
  );
}
