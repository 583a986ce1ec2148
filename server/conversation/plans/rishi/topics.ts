/** What Rishi knows of the places: their names and texts, and where a line names them. */

import { type InLangs, personaTexts, type Topic } from '../../../personas/persona.ts';
import { inLangs, same } from '../../say.ts';
import { plain, words } from './matching.ts';
import { placeOf } from './places.ts';
import { capital } from './say-journey.ts';
import { refusal, refusalAfter } from './start.ts';

let held: Map<string, Topic> | undefined;

export const topics = (): Map<string, Topic> => {
  held ??= new Map(personaTexts('rishi').topics.map((topic) => [topic.id, topic]));
  return held;
};

export const nameOf = (id: string): InLangs => topics().get(id)?.name ?? same(id);

export const textOf = (id: string, facet: string): InLangs | undefined => topics().get(id)?.facets.get(facet);

/** The first sentences of what he says of a place, until enough was said. */
export const lead = (id: string): InLangs | undefined => {
  const text = topics().get(id)?.text;
  return (
    text &&
    inLangs((lang) => {
      let words = 0;
      const sentences = text[lang].match(/[^.!?।]+[.!?।]+\s*/gu) ?? [text[lang]];
      return sentences
        .filter((sentence) => {
          const isWanted = words < leadWords;
          words += sentence.trim().split(/\s+/).length;
          return isWanted;
        })
        .join('')
        .trim();
    })
  );
};

const leadWords = 14;

let patterns: readonly { id: string; pattern: RegExp }[] | undefined;

/** The places a line names, in its order: those it is about, and those it does not want. */
export function placesIn(message: string): { named: string[]; refused: string[] } {
  patterns ??= [...topics().values()]
    .filter(({ id }) => placeOf(id))
    .map(({ id, terms }) => ({ id, pattern: words(terms.map((term) => plain(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')) }));
  const text = plain(message);
  const found = patterns
    .flatMap(({ id, pattern }) => {
      const match = pattern.exec(text);
      return match ? [{ id, index: match.index, end: match.index + match[0].length }] : [];
    })
    // "Little Andaman" is not the Andamans.
    .filter(
      (one, _, all) =>
        !all.some((other) => other.index <= one.index && other.end >= one.end && other.end - other.index > one.end - one.index),
    )
    .sort((a, b) => a.index - b.index);
  const isRefused = ({ index, end }: { index: number; end: number }): boolean =>
    refusal.test(text.slice(0, index)) || refusalAfter.test(text.slice(end));
  return { named: found.filter((one) => !isRefused(one)).map(({ id }) => id), refused: found.filter(isRefused).map(({ id }) => id) };
}

export const capitalName = (id: string): InLangs => ({ ...nameOf(id), en: capital(nameOf(id).en) });
