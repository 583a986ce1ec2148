/** Corrections of one part of an email address: "no, dot in not dot com", "gmail nahi yahoo". */

/** The known address with the correction from the line; undefined when the line corrects nothing. */
export function correctedEmail(known: string, message: string): string | undefined {
  const line = message
    .toLowerCase()
    .replace(/\bdot\s+|डॉट\s+/gu, '.')
    .replace(/\b(ka|ki|ke|wala|wali|par|pe|hai|it'?s|is|but|use)\b|है/gu, ' ')
    .replace(/[,;!?]|\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ');
  for (const [, before, after] of line.matchAll(/(\S+) (?:not|nahi|nahin|instead of|नहीं|ki jagah) (\S+)/gu)) {
    const fixed = exchanged(known, before as string, after as string) ?? exchanged(known, after as string, before as string);
    if (fixed !== undefined) return fixed;
  }
  return undefined;
}

/** Replaces the wrong part of the address, if the address contains it and does not contain the right part. */
function exchanged(known: string, wrong: string, right: string): string | undefined {
  const isPiece = /^[.\w-]{2,}$|^\d$/;
  if (!isPiece.test(wrong) || !isPiece.test(right) || known.includes(right) || !known.includes(wrong)) return undefined;
  return known.slice(0, known.lastIndexOf(wrong)) + right + known.slice(known.lastIndexOf(wrong) + wrong.length);
}
