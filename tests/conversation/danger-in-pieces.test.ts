import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '#server/conversation/danger-signs/rules.ts';
import { signNames, signsIn } from '#server/conversation/danger-signs/signs.ts';
import { type Pieces, readPieces } from '#server/conversation/danger-signs/told-in-pieces.ts';
import { holdTalks, parseTalks } from './hold.ts';

const source = readFileSync(new URL('./danger-in-pieces.txt', import.meta.url), 'utf8');
const talks = source
  .split(/^=== /m)
  .slice(1)
  .map((talk) => {
    const [head = '', ...rest] = talk.split('\n');
    const lines = rest.filter((line) => /^U!?: /.test(line));
    return {
      head,
      lines: lines.map((line) => line.replace(/^U!?: /, '')),
      isDanger: head.includes('| danger: '),
      alarmedAt: lines.findIndex((line) => line.startsWith('U!')),
    };
  });

/** The lines at which a danger is found. */
function foundIn(lines: readonly string[]): { at: number; kind: string }[] {
  let pieces: Pieces | undefined;
  return lines.flatMap((line, at) => {
    const { found, pieces: after } = readPieces(pieces, line);
    pieces = after;
    return found ? [{ at, kind: found.kind }] : [];
  });
}

describe('danger that is told in pieces', () => {
  test('is found by the line that alarms a careful listener, or the one after', () => {
    const dangers = talks.filter(({ isDanger }) => isDanger);
    const missed = dangers.filter(({ lines, alarmedAt }) => (foundIn(lines)[0]?.at ?? 99) > alarmedAt + 1);
    expect(dangers).toHaveLength(64);
    expect(missed.length, missed.map(({ head }) => head).join('\n')).toBeLessThanOrEqual(9);
  });

  test('is not found in talks with the same pieces that are harmless', () => {
    const alarmed = talks.filter(({ isDanger, lines }) => !isDanger && foundIn(lines).length > 0);
    expect(alarmed.length, alarmed.map(({ head }) => head).join('\n')).toBeLessThanOrEqual(2);
  });

  test('is found for a newborn that is hot and does not drink, whoever gave it honey', () => {
    const lines = ['मेरा लल्ला अठारह दिन का है', 'सवेरे से दूध नहीं पकड़ा', 'बदन तप रहा है'];
    expect(foundIn(lines)[0]).toEqual({ at: 1, kind: 'infant' });
  });

  test('is found where a face and the speech change while a lamp falls', () => {
    const lines = ['saasu maa ajeeb si ho gayi abhi', 'diya haath se gir gaya', 'muh ek taraf ko ho gaya'];
    expect(foundIn(lines).map(({ kind }) => kind)).toContain('stroke');
  });

  test('is a wish to die of the other where somebody else takes leave', () => {
    const lines = [
      'my roommate gave me his guitar',
      'sameer was crying since his result',
      'he returned all the money, went to the bridge alone',
    ];
    expect(foundIn(lines).map(({ kind }) => kind)).toContain('self-harm-of-another');
  });

  test('is not made of one line: that is read as a line', () => {
    expect(foundIn(['i bite my nails till they bleed'])).toEqual([]);
    expect(readPieces(undefined, 'muh tedha ho gaya, bol ladkhada raha hai').found).toBeUndefined();
  });

  test('is answered before anything else, and sells nothing', () => {
    const head = '=== pieces-1 | kaka | text | a grandmother and a newborn';
    const lines = ['kaka sardi me chhote ke liye kya lagau', 'pota hua hai dedh mahine ka', 'aaj badan tawe jaisa tap raha hai'];
    const [{ turns } = { turns: [] }] = [...holdTalks(parseTalks(`${head}\n${lines.map((line) => `U: ${line}`).join('\n')}\n`, 'here'))];
    expect(turns.at(-1)?.heard.help).toBe('infant');
    expect(turns.at(-1)?.reply).toMatch(/108|112/);
  });
});

describe('the table of signs', () => {
  const named = new Set(signNames());
  const used = new Set(
    rules.flatMap(({ needs = [], signs, reasons = {} }) => [
      ...needs.flatMap((need) => need.split('|')),
      ...Object.keys({ ...signs, ...reasons }),
    ]),
  );

  test('has every sign that a rule names, and no other', () => {
    expect([...used].filter((sign) => !named.has(sign))).toEqual([]);
    expect([...named].filter((sign) => !used.has(sign))).toEqual([]);
  });

  test('reads both scripts alike', () => {
    expect(signsIn('उसने सवेरे से दूध नहीं पिया')).toContain('baby-does-not-feed');
    expect(signsIn('usne savere se doodh nahi piya')).toContain('baby-does-not-feed');
  });
});
