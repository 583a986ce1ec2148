/** The loudness of a clip as vertical strokes. Decorative: the slider above says the same in words. */
export function Wave({ levels, played }: { levels: string; played: number }) {
  const strokes = Array.from(levels, (level, i) => {
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
