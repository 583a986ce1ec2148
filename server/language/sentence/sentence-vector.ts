import { memoise, saidOften } from '../memoise.ts';
import { glossOf } from './english-gloss.ts';
import { sentenceEncoder } from './sentence-encoder.ts';

/** What the encoder reads of a line. */
export const englishOf = (line: string): string => glossOf(line, sentenceEncoder().knows);

/**
 * The vector of a line in English, Hinglish or Hindi, with length one. Lines of similar meaning have similar vectors: their product is
 * near 1. Takes 1 to 5 ms for a new line.
 */
export const vectorOf = memoise((line: string): Float32Array => sentenceEncoder().encode(englishOf(line)), saidOften);
