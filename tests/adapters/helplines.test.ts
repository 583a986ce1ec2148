import { expect, test } from 'vitest';
import { personaTexts } from '#server/personas/texts.ts';
import { helplines } from '#server/services/helplines.ts';
import { personaSlugs } from '#shared/personas.ts';

test('every help line that a character is told to name is on the one list', () => {
  const named = personaSlugs.flatMap((slug) => {
    const { brief, passages } = personaTexts(slug);
    const texts = [brief, ...passages.map(({ text }) => text)];
    return texts.flatMap((text) => [
      ...text.matchAll(/(?:call|dial|ring|on|Tele-MANAS|helpline(?: is|,)?|aid,?) (1\d{2,4})\b(?![.,]?\d)/gi),
    ]);
  });
  const numbers = new Set(named.map(([, number]) => Number(number)));
  expect([...numbers]).toEqual(expect.arrayContaining([112, 1098, 14416, 15100]));
  for (const number of numbers) expect(helplines).toContain(number);
});
