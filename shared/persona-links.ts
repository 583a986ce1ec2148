import { type Persona, type PersonaSlug, personas } from './personas.ts';

export const linksOf = (rows: readonly Persona[]) =>
  Object.fromEntries(
    rows.map(({ slug, name, route, ownPage, heardAs, role, greeting, line }) => [
      slug,
      { name, route, ownPage, heardAs, role, greeting, line },
    ]),
  ) as Record<PersonaSlug, PersonaLink>;

/** What pages need to show or link to a character. The built site contains only these few words, and not the rows: see `vite.config.ts`. */
export const personaLinks = linksOf(personas);

export type PersonaLink = Pick<Persona, 'name' | 'route' | 'ownPage' | 'heardAs' | 'role' | 'greeting' | 'line'>;
