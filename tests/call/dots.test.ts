import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type DotLook, dotRing, dotsDown, dotsOf } from '#client/call/dots.ts';

const quiet: number[] = Array(dotsDown).fill(0);

test('the dots of a call stand where the drawing of their ring has them', () => {
  const svg = readFileSync(new URL('../../client/assets/rings/2-pashyanti-dots.svg', import.meta.url), 'utf8');
  const [, radius, gap, width] = /r="(\d+)".*stroke-dasharray="0 ([\d.]+)".*stroke-width="(\d+)"/.exec(svg) ?? [];
  expect(Number(radius)).toBe(dotRing.radius);
  expect(Number(width)).toBe(2 * dotRing.dotRadius);
  expect((2 * Math.PI * Number(radius)) / Number(gap)).toBeCloseTo(dotRing.count, 1);
});

test('a voice that is listened to travels from the top down, and a dot never touches the next', () => {
  const [top, second, third] = dotsOf('listening', [0, 1, 0, ...quiet], 0);
  expect(second?.radius).toBeGreaterThan(2 * (top?.radius ?? 0));
  expect(third?.radius).toBe(top?.radius);
  const gap = (2 * Math.PI * dotRing.radius) / dotRing.count;
  for (const { radius } of dotsOf('held', quiet.fill(1), 0)) expect(2 * radius).toBeLessThan(gap);
  quiet.fill(0);
});

test('listening, thinking, waiting and a broken line look different, also where nothing moves', () => {
  const looks: DotLook[] = ['listening', 'thinking', 'waiting', 'reconnecting'];
  expect(new Set(looks.map((look) => JSON.stringify(dotsOf(look, quiet, 0)))).size).toBe(looks.length);
  expect(dotsOf('muted', quiet, 0)).toEqual(dotsOf('waiting', quiet, 0));
});
