import { type ComponentType, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { siteAnswers } from './stale-site.ts';
import { uiWords } from './words.ts';
import './lazy-near.css';

/** How far before the viewport the code is loaded. */
const ahead = '600px';

/**
 * A part of a page whose code is loaded when the reader scrolls near it. Its prerendered HTML stays until the code is loaded. On a page
 * that was not prerendered, the page waits for the part. (An unhydrated Suspense boundary would do the same, but React drops its HTML
 * whenever the router changes, even to another hash.)
 * @param id of the element around the part
 */
export function lazyNear(id: string, load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  let drawing: string | undefined;

  const loadOnce = () => {
    loading ??= load().then(
      (part) => {
        loaded = part;
        return part;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const Loaded = () => {
    const Part = loaded ?? use(loadOnce());
    return <Part />;
  };

  return function LazyNear() {
    const place = useRef<HTMLDivElement>(null);
    const pressed = useRef<Element | null>(null);
    const [waiting, setWaiting] = useState(() => {
      if (!import.meta.env.SSR) drawing ??= document.getElementById(id)?.innerHTML;
      return !loaded && drawing !== undefined;
    });
    const [failed, setFailed] = useState(false);

    // Presses before the code is loaded are kept; Enter in a field submits its form too. They are read in the same commit in which React
    // takes over the HTML: an effect would run after the next paint, and on a slow phone a press may happen before that.
    useLayoutEffect(() => {
      const element = place.current;
      if (!waiting || !element) return;
      const hold = ({ target }: MouseEvent) => {
        pressed.current = (target as Element).closest('button');
      };
      // If the visitor continues to write, the form is not submitted.
      const letGo = () => {
        pressed.current = null;
      };
      element.addEventListener('click', hold);
      element.addEventListener('input', letGo);
      return () => {
        element.removeEventListener('click', hold);
        element.removeEventListener('input', letGo);
      };
    }, [waiting]);

    useEffect(() => {
      const element = place.current;
      if (!waiting || failed || !element) return;
      let left = false;
      const arrive = () => keepingTheVisitor(element, pressed.current, () => flushSync(() => setWaiting(false)));
      const come = () =>
        loadOnce().then(
          () => left || arrive(),
          () => {
            pressed.current = null;
            if (!left) setFailed(true);
          },
        );
      const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(), {
        rootMargin: ahead,
      });
      observer.observe(element);
      return () => {
        left = true;
        observer.disconnect();
      };
    }, [waiting, failed]);

    async function tryAgain() {
      try {
        await loadOnce();
        setFailed(false);
      } catch {
        // The site answers, so this chunk no longer exists: the site was deployed again.
        if (await siteAnswers()) location.reload();
      }
    }

    return (
      <>
        {waiting ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server drew in this very place.
          <div key="drawing" id={id} ref={place} dangerouslySetInnerHTML={{ __html: drawing ?? '' }} />
        ) : (
          <div key="part" id={id}>
            <Loaded />
          </div>
        )}
        {waiting && failed && (
          <div className="lazy-near__failed" role="alert">
            <p>{uiWords.partMissing}</p>
            <button className="btn btn--small" type="button" onClick={tryAgain}>
              {uiWords.tryAgain}
            </button>
          </div>
        )}
      </>
    );
  };
}

/** Restores the focus, the typed text and the press from the prerendered HTML in the new part. */
function keepingTheVisitor(drawn: HTMLElement, pressed: Element | null, swap: () => void): void {
  const controls = (root: Element | null) => Array.from(root?.querySelectorAll<HTMLElement>('a, button, input, [tabindex]') ?? []);
  const before: Element[] = controls(drawn);
  const focused = document.activeElement;
  const { id } = drawn;
  const unfolded = Array.from(drawn.querySelectorAll('details'), ({ open }) => open);
  swap();
  const part = document.getElementById(id);
  for (const [i, details] of Array.from(part?.querySelectorAll('details') ?? []).entries()) details.open ||= unfolded[i] === true;
  const after = controls(part);
  for (const [i, control] of after.entries()) {
    const was = before[i];
    if (was instanceof HTMLInputElement && control instanceof HTMLInputElement && was.value !== was.defaultValue) control.value = was.value;
    if (was && was === focused) control.focus({ preventScroll: true });
  }
  if (pressed) after[before.indexOf(pressed)]?.click();
}
