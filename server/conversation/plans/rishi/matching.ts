/** How a line is made ready for Rishi's plan, and how words are looked for in it. */

/** Without nukta, and with one sign for nasals: people write both ways. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll('\u093c', '').normalize('NFC').replaceAll('ँ', 'ं');

/** One form for matching: small letters, European digits, Devanagari without its variants. */
export const plain = (text: string): string =>
  folded(text)
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[’`]/g, "'");

/** Whole words, in Latin letters or Devanagari. */
export const words = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${folded(source)})(?![\p{L}\p{M}\p{N}])`, 'u');
