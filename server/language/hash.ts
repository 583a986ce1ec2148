/** Adds a piece of text to a hash (FNV-1a). @param h the hash so far, or a seed of the caller's own */
export function hashOf(h: number, text: string, from = 0, to = text.length): number {
  let hash = h;
  for (let i = from; i < to; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Spreads the bits of a hash, so that its lowest ones can be used as a place in a table. */
export function mixed(h: number): number {
  let bits = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  bits ^= bits >>> 13;
  return bits;
}

/** The usual seed of FNV-1a. */
export const fnvSeed = 0x811c9dc5;
