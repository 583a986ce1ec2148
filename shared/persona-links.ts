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

export type PersonaLink = Pick<Persona, 'name' | 'route' | 'ownPage' | 'heardAs' | 'role' | 'greeting' | 'line'> & { spoken?: Spoken };

/** How the visitor's browser says the words of a character, where they are not recorded: from its `voice.json`, in the built Hindi site. */
export interface Spoken {
  rate: number;
  pitch: number;
  names: readonly string[];
}
