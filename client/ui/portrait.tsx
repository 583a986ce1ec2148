import type { PersonaSlug } from '#shared/personas.ts';

const drawings = import.meta.glob<string>('../assets/characters/*/portrait.svg', { query: '?url', import: 'default', eager: true });

interface Props {
  of: PersonaSlug;
  /** Side in CSS px at full width. */
  size: number;
  alt?: string;
  /** The main picture of the first screen: loaded at once and before other pictures. */
  first?: boolean;
  /** Loaded at once, but after the main picture. */
  follows?: boolean;
}

/** The face of a character, always round. */
export function Portrait({ of, size, alt = '', first = false, follows = false }: Props) {
  return (
    <img
      src={drawings[`../assets/characters/${of}/portrait.svg`]}
      alt={alt}
      width={size}
      height={size}
      loading={first || follows ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : follows ? 'low' : undefined}
    />
  );
}
