import { type PersonaLink, personaLinks } from '#shared/persona-links.ts';
import type { PersonaSlug } from '#shared/personas.ts';

/** The characters that pages link to by picture and name. Who has a page of its own is not among them. */
export const linkedPersonas = (Object.entries(personaLinks) as [PersonaSlug, PersonaLink][]).filter(([, { ownPage }]) => !ownPage);
