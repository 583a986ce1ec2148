import { expect, test } from 'vitest';
import { ordinalIn, yesNoOf } from '#server/language/parse.ts';

test.each([
  'yes please',
  'haan ji',
  'ok sure',
  'bilkul',
  'theek hai',
  'ठीक है',
  'हाँ भेज दो',
  'why not',
  'kyun nahi',
  'go ahead',
  'send it',
  'y',
  '👍',
  'yes but how much',
])('"%s" is yes', (line) => {
  expect(yesNoOf(line)).toBe('yes');
});

test.each([
  'no no its fine',
  'nahi',
  'nahi chahiye',
  'rehne do',
  'not now',
  'no thanks',
  'baad mein',
  'जी नहीं',
  'मत भेजो',
  'bilkul nahi',
  'not really',
  'i dont want it',
  'n',
])('"%s" is no', (line) => {
  expect(yesNoOf(line)).toBe('no');
});

test.each([
  'no problem',
  'no idea',
  'pata nahi',
  'maybe',
  'hmm',
  'ok 15 lakh',
  'ok but what about my cough',
  'no shopping when i visit my mother',
  'no sugar',
  'i dont want to live',
  "i can't sleep",
  'ok thanks',
  'theek nahi hai',
  'is it ok?',
])('"%s" is neither yes nor no', (line) => {
  expect(yesNoOf(line)).toBeUndefined();
});

test.each([
  ['the second one', 2],
  ['number 3', 3],
  ['option 2', 2],
  ['2', 2],
  ['dusra wala', 2],
  ['mujhe pehli wali chahiye', 1],
  ['पहला', 1],
  ['last one', 'last'],
  ['both', 'both'],
  ['dono', 'both'],
  ['all of them', 'all'],
  ['सब भेज दो', 'all'],
  ['first of all', undefined],
  ['last month', undefined],
  ['sab theek hai', undefined],
  ['both knees hurt', undefined],
  ['my second son', undefined],
])('"%s" chooses %s', (line, place) => {
  expect(ordinalIn(line)).toBe(place);
});
