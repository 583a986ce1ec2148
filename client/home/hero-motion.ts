import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '../ui/reduced-motion.ts';

/** Below this number of viewports, the hero is not visible. */
const reach = 1.3;
/** The height of the header, which covers the text when it scrolls. */
const headerPx = 72;
/** The text begins to fade when this part of it is visible. */
const fadeFrom = 0.6;

/**
 * Parallax: each layer with `data-depth` moves by that part of the scroll distance. The text fades out and in while it scrolls.
 * The scroll position is read once for each frame. Only transforms and opacity change.
 */
export function useHeroMotion(hero: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const copy = hero.current?.querySelector<HTMLElement>('.hero__copy');
    if (!hero.current || !copy || prefersReducedMotion()) return;
    const layers = Array.from(hero.current.querySelectorAll<HTMLElement>('[data-depth]'), ({ style, dataset }) => ({
      style,
      depth: Number(dataset.depth),
    }));
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (scrollY > innerHeight * reach) return;
      const { bottom, height } = copy.getBoundingClientRect();
      copy.style.opacity = String(Math.min(1, Math.max(0, (bottom - headerPx) / (height * fadeFrom))));
      for (const { style, depth } of layers) style.transform = `translate3d(0,${scrollY * depth}px,0)`;
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(draw);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    return () => {
      removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
    };
  }, [hero]);
}
