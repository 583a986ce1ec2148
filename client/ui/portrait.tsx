import aranya from '#client/assets/portraits/aranya.svg';
import arya from '#client/assets/portraits/arya.svg';
import kaka from '#client/assets/portraits/kaka.svg';
import maharajji from '#client/assets/portraits/maharajji.svg';
import mini from '#client/assets/portraits/mini.svg';
import rishi from '#client/assets/portraits/rishi.svg';

/** Bal Krishna is not among them: his picture belongs to his own page alone. */
const drawings = { rishi, maharajji, kaka, mini, arya, aranya };

interface Props {
  of: keyof typeof drawings;
  /** Side in CSS px at full width. */
  size: number;
  alt?: string;
  className?: string;
  /** When it is fetched: as the reader comes near, unless it is on the first screen, and there the words come first. */
  fetched?: 'near' | 'after-words' | 'first';
  /** How far the picture moves against the page in the parallax. */
  depth?: number;
}

/** The face of a character, always round. */
export function Portrait({ of, size, alt = '', className, fetched = 'near', depth }: Props) {
  return (
    <img
      src={drawings[of]}
      alt={alt}
      width={size}
      height={size}
      className={className}
      loading={fetched === 'near' ? 'lazy' : undefined}
      fetchPriority={fetched === 'after-words' ? 'low' : undefined}
      data-depth={depth}
    />
  );
}
