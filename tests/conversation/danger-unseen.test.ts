import { describe, expect, test } from 'vitest';
import { dangerIn } from '#server/conversation/danger/detection.ts';
import { families } from '#server/conversation/danger/families.ts';
import { fresh } from './danger-fresh.ts';
import { hard } from './danger-hard.ts';
import { last } from './danger-last.ts';
import { long } from './danger-long.ts';
import { lookalikes } from './danger-lookalikes.ts';
import { short } from './danger-short.ts';
import { talk } from './danger-talk.ts';
import { turns } from './danger-turns.ts';
import { unseen } from './danger-unseen.ts';

const familiesOf = (kinds: string): string[] => kinds.split(',').map((kind) => families[kind as keyof typeof families]);

/** Shares of a set: danger that was found, with the right family, and harmless lines that were left alone. */
function rates(set: typeof unseen): { found: number; family: number; alone: number } {
  const danger = set.filter(([kinds]) => kinds !== 'none');
  const harmless = set.filter(([kinds]) => kinds === 'none');
  const found = danger.map(([kinds, line]) => ({ kinds, one: dangerIn(line) })).filter(({ one }) => one);
  const right = found.filter(({ kinds, one }) => one && familiesOf(kinds).includes(families[one.kind]));
  const left = harmless.filter(([, line]) => !dangerIn(line));
  return { found: found.length / danger.length, family: right.length / danger.length, alone: left.length / harmless.length };
}

describe('unseen lines', () => {
  test.each([
    ['the first set', unseen, { found: 0.95, family: 0.93, alone: 0.9 }],
    ['the second set', fresh, { found: 0.95, family: 0.93, alone: 0.9 }],
    ['the last set', last, { found: 0.95, family: 0.93, alone: 0.9 }],
    ['lines that hardly name the danger', hard, { found: 0.57, family: 0.47, alone: 0.91 }],
    ['short lines', short, { found: 0.9, family: 0.85, alone: 0.92 }],
    ['long lines, by what they tell', long, { found: 0.82, family: 0.74, alone: 0.95 }],
  ] as const)('are told from look-alikes: %s', (name, set, least) => {
    const { found, family, alone } = rates(set);
    console.log(
      `${name}: danger found ${found.toFixed(3)}, with the right family ${family.toFixed(3)}, harmless left alone ${alone.toFixed(3)}`,
    );
    expect(found).toBeGreaterThanOrEqual(least.found);
    expect(family).toBeGreaterThanOrEqual(least.family);
    expect(alone).toBeGreaterThanOrEqual(least.alone);
  });

  test('that only use the words of danger are left alone', () => {
    const alarmed = lookalikes.filter((line) => dangerIn(line));
    console.log(`look-alikes left alone: ${lookalikes.length - alarmed.length} of ${lookalikes.length}; not: ${alarmed.join(' | ')}`);
    expect(alarmed.length / lookalikes.length).toBeLessThanOrEqual(0.1);
  });

  test('of the turns after the first help are answered by what the visitor does', () => {
    const right = turns.filter(([opening, line, acts]) => {
      const act = talk([opening, line]).acts[1]?.replace(/^.*\//, '') ?? '';
      return acts.split(' ').includes(act);
    });
    console.log(`turns answered by their act: ${(right.length / turns.length).toFixed(3)}`);
    expect(right.length / turns.length).toBeGreaterThanOrEqual(0.95);
  });
});
