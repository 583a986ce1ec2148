import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no pattern that reads Hindi says \\W, for which every letter of Devanagari is no letter', () => {
  const found = globSync('server/**/*.{ts,md}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\\W/.test(line) && /\p{Script=Devanagari}/u.test(line) && !/^\s*(?:\*|\/\/|\/\*\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
