import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the fonts of the Hindi pages were cut for their words: if not, run node scripts/hindi-fonts.ts', () => {
  const words = globSync('{client,shared}/**/*.{ts,tsx}').flatMap(
    (file) => readFileSync(file, 'utf8').match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [],
  );
  const digest = createHash('sha256')
    .update([...new Set(words)].sort().join('\n'))
    .digest('hex');
  expect(readFileSync('client/assets/fonts/hindi-words.digest', 'utf8').trim()).toBe(digest);
});
