import { expect, test } from 'vitest';
import { until } from './visitor.ts';

test('a wait that nothing ends gives up, and says what it waited for', async () => {
  const ended: string[] = [];
  await expect(until(async () => ended.includes('the call'), 100)).rejects.toThrow(
    /^Waited 0\.1 s in vain for: .*ended\.includes\(.the call.\)/,
  );
});

test('a wait ends with what was waited for', async () => {
  let looks = 0;
  expect(await until(async () => ++looks === 3 && 'here')).toBe('here');
});
