import type { ReactNode } from 'react';

interface Props {
  id: string;
  /** The dye of this length of cloth; unbleached cotton without one. */
  ground?: 'night' | 'marigold' | 'indigo' | 'cotton' | 'vermilion';
  print?: 'buti' | 'bandhani' | 'leheriya';
  children: ReactNode;
}

/** A length of printed cloth, joined to the one above by temple teeth. */
export function Section({ id, ground, print, children }: Props) {
  return (
    <section className={ground ? `section on-${ground}` : 'section'} id={id}>
      <span className="edge" />
      {print && <div className={`print print--${print}`} />}
      {children}
    </section>
  );
}
