/** The parts of language understanding, each built separately. If they were built on demand, one turn would have to build all of them. */

import { type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';
import { actIn } from '../language/acts.ts';
import { facetIn } from '../language/facets.ts';
import { readAll } from './danger/danger.ts';
import { knowledgeOf } from './knowledge.ts';
import { momentIn } from './moments.ts';
import { tillActIn } from './till/till-acts.ts';

/** The parts by name, each with its build function. Building a part that already exists costs nothing. */
export const piecesFor = (persona: PersonaSlug): readonly [name: string, build: () => void][] => [
  ['danger', readAll],
  ['acts', () => void actIn('it is a quiet day today')],
  ['facets', () => void facetIn('it is a quiet day today')],
  [persona, () => void knowledgeOf(persona)],
  ['moments', () => void (personaBySlug(persona).listens && momentIn('it is a quiet day today'))],
  ['till', () => void (sells(persona) && tillActIn('it is a quiet day today'))],
];
