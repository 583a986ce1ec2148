import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { learnedFolder } from '#server/language/sentence/vector-classifier.ts';
import { personaTexts } from '#server/personas/persona.ts';
import { personaSlugs } from '#shared/personas.ts';

const labelsIn = (name: string): Set<string> =>
  new Set(
    readFileSync(join(learnedFolder, `${name}.tsv`), 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[0] as string),
  );

test.each(personaSlugs)('the meaning of every topic of %s was learned: run `npm run learn` after a topic is added', (slug) => {
  const { topics } = personaTexts(slug);
  const roots = topics.filter(({ id }) => !id.includes('/'));
  const subjects = labelsIn(`subjects-${slug}`);
  const all = labelsIn(`topics-${slug}`);
  expect(roots.filter(({ id }) => !subjects.has(id)).map(({ id }) => id)).toEqual([]);
  expect(topics.filter(({ id, says }) => says.length > 0 && !all.has(id)).map(({ id }) => id)).toEqual([]);
});
