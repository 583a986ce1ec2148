import { personaBySlug, personaSlugs } from '#shared/personas.ts';
import type { Example } from '../../language/examples.ts';
import { personaTexts } from '../../personas/persona.ts';
import { finerExamples, kindExamples } from '../kinds.ts';
import { rootId } from '../topic-ids.ts';
import { type Family, families, type Kind } from './families.ts';
import { forgetFeatures } from './features.ts';
import { examplesOf } from './texts.ts';

/** The example lines from which danger is learned: lines that speak of it, and ordinary ones. */

let lines: Example[] | undefined;

/** What visitors say of ordinary subjects, in the words of the characters' topics; a branch stands near danger with its topic. */
const ordinaryLines = (): Example[] =>
  personaSlugs.flatMap((slug) => {
    const { topics } = personaTexts(slug);
    const near = new Set(topics.filter(({ tags }) => tags.includes('near-danger')).map(({ id }) => id));
    return (
      topics
        .filter(({ id }) => !near.has(id) && !near.has(rootId(id)))
        // A remedy beside which nothing is sold stands near a danger to the body; those of the others are matters of the heart.
        .filter(({ tags }) => !(tags.includes('care') && personaBySlug(slug).advises !== undefined))
        .flatMap(({ says }) => says.map((text) => ({ label: 'none topic', text })))
    );
  });

/** What people tell of their lives and ask about them. Sorrow and loss are left out: what they sound like is near to danger. */
const plainLines = (): Example[] =>
  [...kindExamples(), ...finerExamples()]
    .filter(({ label }) => !/^sorrow|^past\/loss/.test(label))
    .map(({ text }) => ({ label: 'none plain', text }));

/** The family of the label of an example. */
export const familyOf = (label: string): Family | 'none' => families[label.split(' ')[0] as Kind] ?? 'none';

/** All examples, read once until `forgetExamples`. A label that begins with "none" is no danger. */
export const dangerExamples = (): readonly Example[] => {
  lines ??= [...examplesOf('./lines.md'), ...examplesOf('./everyday.md'), ...ordinaryLines(), ...plainLines()];
  return lines;
};

/** Frees the examples and their features when every classifier is built. */
export const forgetExamples = (): void => {
  lines = undefined;
  forgetFeatures();
};
