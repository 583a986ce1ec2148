import { foldedOf } from './normalise.ts';

/** A word or a number of a line, with its position. */
export interface Token {
  /** As `normalise` writes it, without regard to its neighbours; digits are European digits. */
  word: string;
  /** As in the line, but in small letters. */
  raw: string;
  start: number;
  end: number;
}

const pattern = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Replaces Devanagari digits by European digits; every character keeps its position. */
export const withEuropeanDigits = (text: string): string => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** The words and numbers of a line: "10lakh" gives two tokens, "15,00,000" and "1.5" give one each. */
export const tokensOf = (text: string): Token[] =>
  [...withEuropeanDigits(text).matchAll(pattern)].map(({ 0: found, index }) => {
    const raw = found.toLowerCase().replaceAll('’', "'");
    return { word: /^\d/.test(raw) ? raw : foldedOf(raw), raw, start: index, end: index + found.length };
  });
