import { foldedOf } from './normalise.ts';

/** A word or a number of a line, with its place. */
export interface Token {
  /** As `normalise` writes it, apart from its neighbours; digits are European. */
  word: string;
  /** As it stands in the line, in small letters. */
  raw: string;
  start: number;
  end: number;
}

const pattern = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** European digits for Devanagari ones; every character keeps its place. */
export const withEuropeanDigits = (text: string): string => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** The words and numbers of a line: "10lakh" is two, "15,00,000" and "1.5" are one. */
export const tokensOf = (text: string): Token[] =>
  [...withEuropeanDigits(text).matchAll(pattern)].map(({ 0: found, index }) => {
    const raw = found.toLowerCase().replaceAll('’', "'");
    return { word: /^\d/.test(raw) ? raw : foldedOf(raw), raw, start: index, end: index + found.length };
  });
