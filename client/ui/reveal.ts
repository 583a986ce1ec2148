import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';

/** Siblings appear one after the other, in at most five steps. */
const staggerMs = 70;
const risingMs = 700;

/**
 * Lets each `.reveal` below the first screen rise into place once, when the reader scrolls to it. It is hidden when it comes near. Visible
 * content is never hidden, and nothing is hidden without JavaScript or with reduced motion. The HTML does not change, because the code of
 * some parts may not be loaded yet.
 */
export function useReveal(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!root.current || prefersReducedMotion()) return;
    const rising = new Map<Element, Animation>();
    // Positions come with the entries. Asking for them would lay out the whole page at once.
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          if (boundingClientRect.top < innerHeight) continue;
          rising.set(target, waitingRise(target));
          reached.observe(target);
        }
      },
      { rootMargin: '0px 0px 100% 0px' },
    );
    const reached = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          reached.unobserve(target);
          rising.get(target)?.play();
        }
      },
      { rootMargin: '0px 0px -12% 0px' },
    );
    for (const element of root.current.querySelectorAll('.reveal')) near.observe(element);
    const showAll = () => {
      for (const animation of rising.values()) animation.finish();
    };
    addEventListener('beforeprint', showAll);
    return () => {
      near.disconnect();
      reached.disconnect();
      removeEventListener('beforeprint', showAll);
      showAll();
    };
  }, [root]);
}

function waitingRise(element: Element): Animation {
  const place = Array.from(element.parentElement?.children ?? []).indexOf(element);
  const animation = element.animate([{ opacity: 0, transform: 'translateY(22px)' }, {}], {
    duration: risingMs,
    delay: staggerMs * Math.min(place, 5),
    easing: 'cubic-bezier(.2,.75,.25,1)',
    fill: 'backwards',
  });
  animation.pause();
  return animation;
}
