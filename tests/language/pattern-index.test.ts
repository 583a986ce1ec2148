import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLabelPatterns } from '#server/language/label-patterns.ts';
import { normalise } from '#server/language/normalise.ts';
import { createPatternIndex, neededBy } from '#server/language/pattern-index.ts';

test.each([
  [String.raw`\b(?:hi|hello) kaka\b`, [' kaka']],
  ['(?:hi|hello)', ['hi', 'hello']],
  ['^(?=.*guide).*$', ['guide']],
  ['^(?!.*guide).*$', undefined],
  ['colou?r', ['colo']],
  ['(?:red )*blue', ['blue']],
  ['(?:red ){2}blue', ['red ']],
  ['[ab]c{0,2}d+', ['d']],
  [String.raw`\p{L}+\?\u0915`, ['?']],
  ['(?:red|[a-z]+)', undefined],
])('every match of %s holds one of %j', (source, needed) => {
  expect(neededBy(source)).toEqual(needed);
});

test('no expression that matches a line of the written talks is left out', () => {
  const folder = join(import.meta.dirname, '../conversation/talks');
  const said = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('U: '))
      .map((line) => normalise(line.slice(3))),
  );
  for (const file of ['act-patterns.md', 'facet-patterns.md']) {
    const patterns = readLabelPatterns(join(import.meta.dirname, '../../server/language', file), '').map(({ pattern }) => pattern);
    const patternsFor = createPatternIndex(patterns, (pattern) => pattern);
    for (const line of said.filter((_, i) => i % 10 === 0))
      expect(patternsFor(line).filter((pattern) => pattern.test(line))).toEqual(patterns.filter((pattern) => pattern.test(line)));
  }
});
