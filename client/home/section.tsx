import type { ReactNode } from 'react';

interface Props {
  id: string;
  /** The background colour of the section; none for plain cotton. */
  ground?: 'night' | 'marigold' | 'indigo' | 'cotton' | 'vermilion';
  print?: 'buti' | 'bandhani' | 'leheriya';
  children: ReactNode;
}

/** A section of the landing page, with a serrated edge to the one above. */
export function Section({ id, ground, print, children }: Props) {
  return (
    <section className={ground ? `section on-${ground}` : 'section'} id={id}>
      <span className="edge" />
      {print && <div className={`print print--${print}`} />}
      {children}
    </section>
  );
}
