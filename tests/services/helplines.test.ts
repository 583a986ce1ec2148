import { expect, test } from 'vitest';
import { langs, personaTexts } from '#server/personas/persona.ts';
import { helplines } from '#server/services/helplines.ts';
import { personaSlugs } from '#shared/personas.ts';

/** A thousand of something, and the first digits of toll-free numbers. */
const notLines = new Set([1000, 1800, 1860]);

/** Everything a character can say from its files. */
const saidBy = (slug: (typeof personaSlugs)[number]): string[] => {
  const { topics, lines } = personaTexts(slug);
  const told = topics.flatMap(({ text, ask, facets }) => [text, ...(ask ? [ask] : []), ...facets.values()]);
  return [
    ...told.flatMap((text) => langs.map((lang) => text[lang])),
    ...[...lines.values()].flatMap((line) => langs.flatMap((lang) => line[lang])),
  ];
};

test('every help line that a character names is known to be one, so that it is said digit by digit and is no price', () => {
  const named = new Set(
    personaSlugs.flatMap((slug) =>
      saidBy(slug).flatMap((text) =>
        [...text.matchAll(/(?<![\d.,₹])(1\d{2}|1\d{3}|1\d{4})(?![\d.,]\d|\d)/g)].map(([number]) => Number(number)),
      ),
    ),
  );
  for (const line of [112, 181, 14416]) expect([...named]).toContain(line);
  const lines = [...named].filter((number) => number >= 1000 && (number < 1900 || number > 2100) && !notLines.has(number));
  expect(lines.filter((number) => !helplines.includes(number))).toEqual([]);
});
