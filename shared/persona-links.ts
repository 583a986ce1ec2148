import { type Persona, type PersonaSlug, personas } from './personas.ts';

/** What pages need that only show a character, or link to it. The built site has these few words in this file, and not the rows: see `vite.config.ts`. */
export const personaLinks = Object.fromEntries(
  personas.map(({ slug, name, route, ownPage, heardAs, role, greeting, line }) => [
    slug,
    { name, route, ownPage, heardAs, role, greeting, line },
  ]),
) as Record<PersonaSlug, PersonaLink>;

export type PersonaLink = Pick<Persona, 'name' | 'route' | 'ownPage' | 'heardAs' | 'role' | 'greeting' | 'line'>;
