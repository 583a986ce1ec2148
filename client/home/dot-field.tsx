/** The diameter of the dots in each ring, from the inside. It grows and shrinks twice. */
const diameters = [5.3, 8.3, 10.4, 10, 7.4, 4.6, 3.9, 5.7, 8.8, 10.5, 9.7, 6.9, 4.3, 4, 6.2, 9.2];
/** Rings in the second colour. */
const red = new Set([5, 12]);

/** 16 rings of 50, 55 ... 125 dots: 1,400 in all, one for every ten lakh people in India. Do not crop or reduce them: the number is exact. */
export function DotField() {
  return (
    <svg className="rotates" viewBox="-460 -460 920 920" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
      {diameters.map((diameter, ring) => {
        const dots = 50 + 5 * ring;
        return (
          <circle
            // The path length is `dots`, so a dash of length 0 at each unit draws exactly that many dots.
            key={dots}
            r={172 + 17.6 * ring}
            pathLength={dots}
            strokeDasharray="0 1"
            strokeWidth={diameter}
            stroke={red.has(ring) ? '#E2571F' : undefined}
            transform={ring % 2 ? `rotate(${180 / dots})` : undefined}
          />
        );
      })}
    </svg>
  );
}
