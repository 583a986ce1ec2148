import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Gives a change of page inside the site the manners of a full page load: it starts at the top, the heading has the focus, the title is read out. */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView({ behavior: 'instant' });
    // Going back or forward, the browser itself returns to where the reader was.
    else if (navigationType !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' });

    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setTitle(document.title);
  }, [pathname, hash, navigationType]);

  return (
    <p className="vh" aria-live="polite">
      {title}
    </p>
  );
}
