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
  /** What leads the first screen, so fetched at once and before other pictures. */
  first?: boolean;
  /** Fetched at once, but after what leads the screen. */
  follows?: boolean;
}

/** The face of a character, always round. */
export function Portrait({ of, size, alt = '', first = false, follows = false }: Props) {
  return (
    <img
      src={drawings[of]}
      alt={alt}
      width={size}
      height={size}
      loading={first || follows ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : follows ? 'low' : undefined}
    />
  );
}
