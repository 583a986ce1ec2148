import { useEffect } from 'react';

/** Ends smooth scrolling even if the scrolling is interrupted. */
const longestMs = 2000;

/** A press on a link to a place of the same page scrolls there smoothly. */
export function useSmoothScroll(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer = 0;
    const arrived = () => {
      clearTimeout(timer);
      delete dataset.smoothScroll;
    };
    const pressed = ({ target, detail }: MouseEvent) => {
      // Enter on a link is a click without a pointer.
      if (detail === 0 || !(target as Element).closest('a[href^="#"]')) return;
      dataset.smoothScroll = '';
      timer = window.setTimeout(arrived, longestMs);
    };
    document.addEventListener('click', pressed);
    document.addEventListener('scrollend', arrived);
    return () => {
      document.removeEventListener('click', pressed);
      document.removeEventListener('scrollend', arrived);
      arrived();
    };
  }, []);
}
