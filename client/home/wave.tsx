import { useSyncExternalStore } from 'react';

const never = () => () => {};
/** False in the prerendered page. */
const useBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The loudness of a clip as vertical strokes. Decorative: the slider above says the same in words. The prerendered page leaves them out,
 * because they stand far down and would delay its first screen.
 */
export function Wave({ levels, played }: { levels: string; played: number }) {
  const isDrawn = useBrowser();
  const strokes = Array.from(isDrawn ? levels : '', (level, i) => {
    const half = Number.parseInt(level, 17);
    return `M${2 + 5 * i} ${17 - half}v${2 * half}`;
  });
  const heard = Math.round(strokes.length * played);
  return (
    <svg className="wave" viewBox="0 0 230 34" preserveAspectRatio="none" aria-hidden="true">
      <path d={strokes.slice(0, heard).join('')} />
      <path d={strokes.slice(heard).join('')} />
    </svg>
  );
}
