import { expect, test } from 'vitest';
import { isNightly } from '../support/nightly.ts';
import { holdTalks, readTalks, type WrittenTalk } from './hold.ts';

const written = readTalks();
/** By day every eighth, and every fourth of Arya's sheet, which are short: all of them are seven thousand turns. */
const isOfSheet = ({ id }: WrittenTalk) => id.startsWith('arya-row');
const held = holdTalks(written.filter((talk, index) => isNightly || index % (isOfSheet(talk) ? 4 : 8) === 0));
const checks = held.flatMap(({ turns }) => turns.flatMap((turn) => turn.checks));

const least = isNightly ? 900 : 150;

/** The share of expectations of a kind that hold, in per cent. */
function rateOf(kind: string): number {
  const of = checks.filter((check) => check.kind === kind);
  return (100 * of.filter(({ holds }) => holds).length) / of.length;
}

test(`at least ${least} conversations are held, none of which the characters\u2019 texts were written for`, () => {
  expect(written.length).toBeGreaterThanOrEqual(900);
  expect(held.length).toBeGreaterThanOrEqual(least);
});

test.each([
  ['help', 95],
  ['nohelp', 85],
  ['nooffer', 97],
  ['sold', 90],
  ['slot', 92],
  ['lang', 97],
  ['act', 88],
  ['sku', 78],
  ['topic', 60],
])('of what is expected as "%s", at least %i per cent hold', (kind, floor) => {
  expect(rateOf(kind)).toBeGreaterThanOrEqual(floor);
});

test('no character falls below six turns in ten in which everything expected holds', () => {
  const turns = new Map<string, { all: number; good: number }>();
  for (const { talk, turns: said } of held)
    for (const turn of said) {
      if (turn.checks.length === 0) continue;
      const tally = turns.get(talk.persona) ?? { all: 0, good: 0 };
      tally.all += 1;
      if (turn.missed.length === 0) tally.good += 1;
      turns.set(talk.persona, tally);
    }
  for (const [persona, { all, good }] of turns) expect({ persona, isFine: good / all >= 0.6 }).toEqual({ persona, isFine: true });
});

test('at least 85 of 100 rows of Arya’s sheet are right in every column', () => {
  const rows = held
    .filter(({ talk }) => isOfSheet(talk))
    .map(({ talk, turns }) => ({ id: talk.id, missed: turns.flatMap(({ missed }) => missed) }));
  const wrong = rows.filter(({ missed }) => missed.length > 0);
  expect(rows.length).toBeGreaterThanOrEqual(50);
  expect({ wrong, isFine: wrong.length / rows.length <= 0.15 }).toMatchObject({ isFine: true });
});
