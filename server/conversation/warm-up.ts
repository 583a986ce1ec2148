/** The models of a conversation, each built in a step of its own before the first visitor. On demand, one turn would have to build all of them. */

import { type PersonaSlug, personaBySlug, sells } from '#shared/personas.ts';
import { actIn } from '../language/acts.ts';
import { facetIn } from '../language/facets.ts';
import { vectorOf } from '../language/sentence/sentence-vector.ts';
import { readAll } from './danger/danger.ts';
import { disclosureIn } from './disclosures.ts';
import { finerKindIn, kindIn } from './kinds.ts';
import { knowledgeOf } from './knowledge.ts';
import { passagesOf } from './passages.ts';
import { remarkIn } from './remarks.ts';
import { tillActIn } from './till/till-acts.ts';

/** The parts by name, each with its build function. Building a part that already exists costs nothing. */
export const warmUpSteps = (persona: PersonaSlug): readonly [name: string, build: () => void][] => [
  ['meaning', () => void vectorOf('it is a quiet day today')],
  ['danger', readAll],
  ['acts', () => void actIn('it is a quiet day today')],
  ['facets', () => void facetIn('it is a quiet day today')],
  [persona, () => void knowledgeOf(persona)],
  [`passages-${persona}`, () => void passagesOf(persona, [], 'it is a quiet day today')],
  ['kinds', () => void kindIn('it is a quiet day today', false)],
  ['finer-kinds', () => void finerKindIn('it is a quiet day today', false)],
  ['remarks', () => void remarkIn('it is a quiet day today')],
  ['disclosures', () => void (personaBySlug(persona).listens && disclosureIn('it is a quiet day today'))],
  ['till', () => void (sells(persona) && tillActIn('it is a quiet day today'))],
];
