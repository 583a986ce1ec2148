/** What is not sold, and to whom. */

import { expect, test } from 'vitest';
import { sale } from './sale.ts';

test('a remedy guide asked for a baby is not sold, whatever is said next', () => {
  const { sold } = sale(
    'do you have a guide for babies? mine is 7 months',
    'would the immunity one help her, i can pay now',
    'neha@example.com',
  );
  expect(sold).toEqual([]);
});

test.each([
  ['my wife is 6 months pregnant', 'can i buy the ayurvedic guide for her', 'just send. amit@example.com'],
  ['मेरी बहू को पाँचवाँ महीना चल रहा है', 'काढ़े वाली गाइड भेज दो', 'amit@example.com'],
])('a guide of remedies is not sold for a pregnancy, though an address is pressed on him', (...lines) => {
  expect(sale(...lines)).toMatchObject({ act: 'baby-first', sold: [] });
});

test('nothing is asked of who wants nothing sent', () => {
  expect(sale('do you have a guide for cough', "don't send anything now, just asking")).toMatchObject({ act: 'declined', sold: [] });
});

test.each([
  'can i give him aspirin',
  'how much time do we have',
  'should i take it before food',
  'teeno time lena hai',
  'dono pair me dard hai',
  'both my knees hurt',
  'all three kids are sick',
  'send me good wishes kaka',
  'le hi leti hu dawai',
])('"%s" sells nothing, whatever is open', (line) => {
  for (const opening of [
    ['which guide is good for cough'],
    ['i want the immunity guide'],
    ['hair, cooking and cleaning guides please', 'neha@example.com'],
  ]) {
    const before = sale(...opening).sold;
    const { act, sold } = sale(...opening, line);
    expect({ line, act, sold }).toMatchObject({ sold: before, act: expect.not.stringMatching(/^(ask-email|sold|recheck)$/) });
  }
});

test('who says to be seventy two buys like any grown-up', () => {
  const { sold } = sale('hello beta i am seventy two', 'cooking guide please', 'iyer@example.com');
  expect(sold).toEqual(['desi-cooking-secrets iyer@example.com']);
});

test('who speaks of babies only to say that nobody small is meant is sold the remedies', () => {
  const { sold } = sale('for adults only, i know babies should not have honey', 'i want the home remedies guide', 'priya@example.com');
  expect(sold).toEqual(['ayurvedic-nuskha priya@example.com']);
});
