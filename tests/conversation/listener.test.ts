import { expect, test } from 'vitest';
import { holdLines } from './hold.ts';

/** What Maharajji answers to each line of a talk. */
function talk(...lines: string[]): string[] {
  return holdLines('maharajji', lines, 'voice', 1).map(({ reply }) => reply);
}

test('a fact that is told beside a trouble is said back in the visitor\u2019s own words, turned round', () => {
  const [, answer] = talk('i have so much debt i cannot sleep', 'my uncle sold us his scooter');
  expect(answer).toMatch(/your uncle sold you his scooter/i);
});

test('a fact told in Hindi is said back as it was told', () => {
  const [, answer] = talk('mujhe bahut gussa aata hai', 'kal padosi ne jhanda lagaya');
  expect(answer).toMatch(/kal padosi ne jhanda lagaya/i);
});

test('what somebody says against themselves is not said back', () => {
  const [, answer] = talk('i lost my job last week', 'i am a failure');
  expect(answer).not.toMatch(/you are a failure/i);
});

test('"I cannot cry" is no refusal: it is heard', () => {
  const [, answer] = talk('my mother died', 'i cannot cry');
  expect(answer).not.toMatch(/^(That is all right|Then not|Then no), beta/);
});

test('a question of one\u2019s own fault is answered, in the midst of any subject', () => {
  const [, answer] = talk('my husband and i fight every day', 'is it my fault');
  expect(answer).toMatch(/part/);
});

test('a word on tablets is no answer to what a father died of', () => {
  const [, answer] = talk('my father died', 'heart attack');
  expect(answer).not.toMatch(/tablet/i);
});

test('what is told beside a subject is heard, and not met with the subject\u2019s next advice', () => {
  const [, answer] = talk('my husband died five years ago', 'yesterday i adopted two rabbits from the market');
  expect(answer).not.toMatch(/Sunday|their name/);
});

test('"I am going to see him tomorrow" takes no leave', () => {
  const [, answer] = talk('i feel guilty about my father', 'tomorrow i am going to see him');
  expect(answer).not.toMatch(/^(Go well|Jao|Blessings on your house)/);
});
