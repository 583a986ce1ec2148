import { type ComponentType, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { siteAnswers } from './stale-site.ts';
import { uiWords } from './words.ts';
import './lazy-near.css';

/** Fetched this far ahead of the viewport's edge. */
const ahead = '600px';

/**
 * A part of a page whose code waits until the reader comes near it. The prerendered page has it drawn already, and that drawing stands until
 * the code is here; on a page that did not come prerendered, the page waits for the part. (A Suspense boundary yet to be hydrated would do the
 * same, but React drops its drawing whenever the router moves, be it only to another hash.)
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

    // What is pressed before the part is here waits for it; Enter in a field presses its form's button, too. In the same breath in which
    // React takes the drawing over: an effect comes after the next paint, and on a slow phone the press comes before that.
    useLayoutEffect(() => {
      const element = place.current;
      if (!waiting || !element) return;
      const hold = ({ target }: MouseEvent) => {
        pressed.current = (target as Element).closest('button');
      };
      // Who writes on has not finished the line.
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
        // The site answers, so this code is gone: the site was deployed again.
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

/** Carries the focus, what was typed and what was pressed over from the drawing to the part that takes its place. */
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
