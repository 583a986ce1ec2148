/** Splits a text into the pieces of words that the sentence encoder knows: SentencePiece's unigram model, the likeliest split. */

import { readFileSync } from 'node:fs';
import { memoise } from '../memoise.ts';

/** A space in the vocabulary. */
const space = '\u2581';
/** The first entries of the vocabulary are signs for "unknown", "start" and the like. */
const reserved = 6;
const unknown = 0;
/** Most words of a line were said before: the splits of so many are kept. */
const wordsMax = 3000;

export interface WordPieces {
  /** The numbers of the pieces of a text, in order. Characters without a piece become one "unknown" per run. */
  of(text: string): number[];
  /** Whether a word is one piece. */
  has(word: string): boolean;
}

/** @param file a JSON list of [piece, logarithm of its frequency] */
export function readWordPieces(file: string): WordPieces {
  const vocabulary = JSON.parse(readFileSync(file, 'utf8')) as [piece: string, score: number][];
  const numberOf = new Map(vocabulary.map(([piece], i) => [piece, i] as const).slice(reserved));
  const longest = Math.max(...vocabulary.map(([piece]) => [...piece].length));

  /** The likeliest split of a word, with the space before it. */
  const split = memoise((word: string): readonly number[] => {
    const signs = [...word];
    // The best split of the word up to each sign: its score, the piece at its end and where that piece begins.
    const best = new Float64Array(signs.length + 1).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(signs.length + 1);
    const piece = new Int32Array(signs.length + 1);
    best[0] = 0;
    for (let i = 0; i < signs.length; i += 1) {
      const before = best[i] as number;
      let written = '';
      let isKnown = false;
      for (let end = i; end < Math.min(signs.length, i + longest); end += 1) {
        written += signs[end];
        const number = numberOf.get(written);
        if (number === undefined) continue;
        isKnown = true;
        const score = before + (vocabulary[number]?.[1] ?? 0);
        if (score < (best[end + 1] as number)) continue;
        best[end + 1] = score;
        from[end + 1] = i;
        piece[end + 1] = number;
      }
      if (isKnown || before < (best[i + 1] as number)) continue;
      best[i + 1] = before;
      from[i + 1] = i;
      piece[i + 1] = unknown;
    }
    const found: number[] = [];
    for (let at = signs.length; at > 0; at = from[at] as number)
      if (piece[at] !== unknown || found.at(-1) !== unknown) found.push(piece[at] as number);
    return found.reverse();
  }, wordsMax);

  return {
    has: (word) => numberOf.has(`${space}${word}`),
    // No piece goes on after a space, so each word is split by itself.
    of: (text) =>
      text
        .normalize('NFKC')
        .split(/[ \u2581]/u)
        .flatMap((word) => split(`${space}${word}`)),
  };
}
