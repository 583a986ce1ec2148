import type { PersonaSlug } from '#shared/personas.ts';

/** The characters whom the home page presents with a story; the others are named below them. */
export const presented = ['rishi', 'maharajji', 'kaka'] as const satisfies readonly PersonaSlug[];
