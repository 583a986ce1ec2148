import { describe, expect, test } from 'vitest';
import { langOf } from '#server/language/script.ts';
import type { Lang } from '#server/personas/persona.ts';
import { linesOf, shareOf } from './lines.ts';

const lines = linesOf('language-lines.md');
const own = lines.filter(({ label }) => label !== 'keep');

describe('the language of a line', () => {
  test('is told whatever the talk was in before', () => {
    for (const before of ['en', 'hinglish'] as const) {
      const { share, missed } = shareOf(own, ({ label, text }) => langOf(text, before) === label);
      expect(share, `after ${before}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.97);
    }
  });

  test.each(['en', 'hinglish', 'hi'] satisfies Lang[])('stays %s through an email, a number, "ok", a name, an emoji', (before) => {
    for (const { text } of lines.filter(({ label }) => label === 'keep')) expect(langOf(text, before), text).toBe(before);
  });

  test('is English before anything is said', () => {
    expect(langOf('ok')).toBe('en');
  });
});
