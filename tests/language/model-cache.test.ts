import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cachedModel } from '#server/language/model-cache.ts';

const folder = join(import.meta.dirname, '../../dist/learned');
const name = `test-${process.pid}`;
const kept = () => readdirSync(folder).filter((file) => file.startsWith(name));
afterAll(() => {
  for (const file of kept()) rmSync(join(folder, file));
});

test('what was learned once is read by the next who asks, and learned anew where the file is damaged', () => {
  let times = 0;
  const learn = () => ({ weights: Float32Array.of(0.5, ++times), labels: ['a', 'b'] });
  expect(cachedModel(name, [], learn)).toEqual({ weights: Float32Array.of(0.5, 1), labels: ['a', 'b'] });
  expect(cachedModel(name, [], learn)).toEqual({ weights: Float32Array.of(0.5, 1), labels: ['a', 'b'] });
  expect(times).toBe(1);

  const [file = ''] = kept();
  writeFileSync(join(folder, file), 'cut');
  expect(cachedModel(name, [], learn).weights[1]).toBe(2);
  expect(cachedModel(name, [], learn).weights[1]).toBe(2);
});
