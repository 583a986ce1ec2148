import { type ComponentType, lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { loadOrReload } from './stale-site.ts';

/** Fetched this far ahead of the viewport's edge. */
const ahead = '600px';

/**
 * A part of a page whose code waits until the reader comes near it. The prerendered page has it drawn already, and that drawing stands
 * until the code is here. Where the page is drawn by the browser itself, the page waits for its parts.
 * @param id of the section it is, or is in: tells whether the page came prerendered
 */
export function lazyNear(id: string, load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = () => {
    loading ??= loadOrReload(load);
    return loading;
  };
  let come = () => {};
  const near = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Drawn = lazy(async () => {
    if (!import.meta.env.SSR) await near;
    return { default: await loadOnce() };
  });
  const Undrawn = () => {
    const Part = use(loadOnce());
    return <Part />;
  };

  return function LazyNear() {
    const place = useRef<HTMLDivElement>(null);
    const [drawn] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
    useEffect(() => {
      if (!place.current) return;
      const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(), {
        rootMargin: ahead,
      });
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={place}>
        <PartBoundary>{drawn ? <Suspense>{<Drawn />}</Suspense> : <Undrawn />}</PartBoundary>
      </div>
    );
  };
}
