/** A character's written lines by occasion (`lines.md`): which alternative is said next. */

import type { PersonaSlug } from '#shared/personas.ts';
import { type InLangs, langs, type PersonaTexts, personaTexts } from '../personas/persona.ts';
import { fill, inLangs } from './text.ts';

/**
 * Chooses the character's lines for one turn. Each occasion uses its alternatives in turn, so that none is repeated before all were used.
 * `counts` is `lines` of the state; this function changes it.
 */
export const lineSelector = (persona: PersonaSlug, { seed }: { seed: number }, counts: Record<string, number>) =>
  selectorOf(personaTexts(persona).lines, persona, seed, counts);

/**
 * The same for any lines by occasion.
 * @param owner the owner of the lines, named in the error
 * @param prefix comes before the occasion in `counts`, for two owners that share `counts`
 */
export function selectorOf(lines: PersonaTexts['lines'], owner: string, seed: number, counts: Record<string, number>, prefix = '') {
  return (occasion: string, values: Record<string, InLangs | string> = {}): InLangs => {
    const alternatives = lines.get(occasion);
    if (!alternatives) throw new Error(`${owner} has no lines for "${occasion}"`);
    const key = `${prefix}${occasion}`;
    const count = counts[key] ?? 0;
    counts[key] = count + 1;
    return inLangs((lang) => {
      const texts = alternatives[lang];
      return fill(texts[(seed + count) % texts.length] ?? '', values, lang);
    });
  };
}

/** The number of alternatives of an occasion, in the language that has the fewest. */
export const alternativesOf = (persona: PersonaSlug, occasion: string): number => {
  const alternatives = personaTexts(persona).lines.get(occasion);
  return alternatives ? Math.min(...langs.map((lang) => alternatives[lang].length)) : 0;
};
