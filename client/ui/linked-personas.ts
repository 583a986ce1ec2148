import { type PersonaLink, personaLinks } from '#shared/persona-links.ts';
import type { PersonaSlug } from '#shared/personas.ts';

/** The characters that pages link to with picture and name. A character with its own kind of page is not among them. */
export const linkedPersonas = (Object.entries(personaLinks) as [PersonaSlug, PersonaLink][]).filter(([, { ownPage }]) => !ownPage);
