import type { PersonaSlug } from '#shared/personas.ts';

/** The characters with a section on the home page. The others are listed below them. */
export const presented = ['rishi', 'maharajji', 'kaka'] as const satisfies readonly PersonaSlug[];
