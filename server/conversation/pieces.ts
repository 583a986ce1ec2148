/** What understanding is built of, each piece by itself: built lazily, it would all be built within one turn. */

import { type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';
import { actIn } from '../language/acts.ts';
import { facetIn } from '../language/facets.ts';
import { readAll } from './danger/danger.ts';
import { knowledgeOf } from './knowledge.ts';
import { momentIn } from './moments.ts';
import { tillActIn } from './till/till-acts.ts';

/** The pieces by name, with what builds each. A piece that is there already costs nothing. */
export const piecesFor = (persona: PersonaSlug): readonly [name: string, build: () => void][] => [
  ['danger', readAll],
  ['acts', () => void actIn('it is a quiet day today')],
  ['facets', () => void facetIn('it is a quiet day today')],
  [persona, () => void knowledgeOf(persona)],
  ['moments', () => void (personaBySlug(persona).listens && momentIn('it is a quiet day today'))],
  ['till', () => void (sells(persona) && tillActIn('it is a quiet day today'))],
];
