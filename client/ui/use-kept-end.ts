import { type RefObject, useEffect } from 'react';

/** Less than this from its end, a frame is at its end: parts of a pixel are rounded. */
const nearPx = 8;

/** A frame that is at its end stays there when its height changes (a turned telephone, a list of times below it), until it is scrolled back. */
export function useKeptEnd(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const isAtEnd = () => element.scrollTop + element.clientHeight > element.scrollHeight - nearPx;
    let stays = isAtEnd();
    let top = element.scrollTop;
    const scrolled = () => {
      // New content below is no scrolling back.
      stays = isAtEnd() || (stays && element.scrollTop >= top);
      top = element.scrollTop;
    };
    const observer = new ResizeObserver(() => {
      if (stays) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [frame]);
}
