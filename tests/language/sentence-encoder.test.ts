import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import wabt from 'wabt';
import { sentenceEncoder } from '#server/language/sentence/sentence-encoder.ts';
import { englishOf, vectorOf } from '#server/language/sentence/sentence-vector.ts';

const folder = join(import.meta.dirname, '../../server/language/sentence');

const likeness = (a: string, b: string): number => vectorOf(a).reduce((sum, one, i) => sum + one * (vectorOf(b)[i] as number), 0);

describe('the sentence encoder', () => {
  // The first numbers of what `@energetic-ai/embeddings` 0.2.0 computes with the same weights.
  test.each([
    ['my father collapsed and is not breathing', [-0.02413, -0.00282, 0.03178, -0.06331, 0.03851, -0.04076]],
    ['how much is the cooking guide?', [0.05063, -0.02418, -0.04573, 0.04844, -0.04067, 0.01845]],
    ['dad fell down, he has no breath', [0.05622, 0.05175, -0.01348, -0.03384, -0.05239, 0.02119]],
  ])('computes the vector that the reference computes, to three digits: %s', (sentence, expected) => {
    const vector = sentenceEncoder().encode(sentence);
    for (const [i, one] of expected.entries()) expect(vector[i]).toBeCloseTo(one, 3);
  });

  test('takes any text: empty, in signs that it does not know, and very long', () => {
    for (const text of ['', '🙂🙂', 'ಕನ್ನಡ', 'word '.repeat(500)]) {
      const vector = vectorOf(text);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
    }
  });

  test.each([
    ['papa gir gaye aur saans nahi le rahe', 'my father collapsed and is not breathing'],
    ['दादी को चक्कर आ रहे हैं', 'my grandmother feels dizzy'],
    ['dad fell down, he has no breath', 'my father collapsed and is not breathing'],
    ['what is the price of the kitchen book', 'how much is the cooking guide?'],
  ])('finds "%s" nearer to "%s" than to anything else that is said', (line, same) => {
    for (const other of ['which car has seven seats', 'tell me a story of krishna', 'my hair falls in winter', 'where do i pay'])
      expect(likeness(line, same)).toBeGreaterThan(likeness(line, other) + 0.15);
  });

  test('runs the operations of their source', async () => {
    const { parseWat } = await wabt();
    const { buffer } = parseWat('vector-operations.wat', readFileSync(join(folder, 'vector-operations.wat'), 'utf8'), {
      simd: true,
    }).toBinary({});
    expect(Buffer.from(buffer).equals(readFileSync(join(folder, 'vector-operations.wasm')))).toBe(true);
  });
});

describe('the English of a line', () => {
  test.each([
    ['papa gir gaye aur saans nahi le rahe', 'father fell down and not breathing'],
    ['नींद नहीं आती रात को', 'cannot sleep at night'],
    ['is haldi good for my skin', 'is turmeric good for my skin'],
    ['My boss is a pain, man.', 'my boss is a pain, man.'],
  ])('of "%s" is "%s"', (line, english) => {
    expect(englishOf(line)).toBe(english);
  });
});
