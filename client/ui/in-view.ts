import { useEffect, useState } from 'react';

/**
 * Which section is in the given band of the viewport; at most one if the band is a line.
 * @param ids the sections; the same array on every render
 * @param rootMargin narrows the viewport to the band, as for IntersectionObserver
 * @param initial the value before the first observation, and in the prerendered page
 */
export function useInView<Id extends string>(ids: readonly Id[], rootMargin: string, initial?: Id): Id | undefined {
  const [inView, setInView] = useState(initial);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.id as Id;
          setInView((current) => (isIntersecting ? id : current === id ? undefined : current));
        }
      },
      { rootMargin },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, rootMargin]);
  return inView;
}
