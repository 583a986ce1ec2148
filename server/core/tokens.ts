import { createHmac, hash, randomFillSync, timingSafeEqual } from 'node:crypto';

/** Crockford's alphabet: it has no letters that are easily confused. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const idLength = 16;

/** `order_7h3k...`: 80 random bits after a word that names the kind. @param bytes 16 bytes, if the id must be derived from something */
export function newId(kind: string, bytes: Uint8Array = someRandom()): string {
  let id = `${kind}_`;
  for (let place = 0; place < idLength; place++) id += alphabet.charAt((bytes[place] as number) & 31);
  return id;
}

/** Draws random bytes for many ids at once, because each draw is a system call. */
const pool = Buffer.alloc(128 * idLength);
let used = pool.length;
function someRandom(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idLength;
  return pool.subarray(used - idLength, used);
}

/** A digest of the parts: 96 bits as hex. It is not secret, because anybody who knows the parts can compute it. */
export const digest = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts)).slice(0, 24);

/** Compares secrets in constant time. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface Signer {
  /** A signed token: proves that this site issued `value` for `purpose`. It is valid until `expiresAt`, and safe in a URL. */
  sign(purpose: string, value: string, expiresAt: Date): string;
  /** The value; undefined if the token is forged, for another purpose, or expired. */
  verify(purpose: string, token: string): string | undefined;
}

/** @param secret the key of the signatures */
export function createSigner(secret: string): Signer {
  const mac = (purpose: string, body: string) => createHmac('sha256', secret).update(`${purpose}\n${body}`).digest('base64url');
  return {
    sign(purpose, value, expiresAt) {
      const body = `${Buffer.from(value).toString('base64url')}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
      return `${body}.${mac(purpose, body)}`;
    },
    verify(purpose, token) {
      const [value, expires, signature, ...rest] = token.split('.');
      if (!value || !expires || !signature || rest.length > 0) return undefined;
      // Compares the text, because several base64 texts decode to the same bytes.
      if (!isSameSecret(signature, mac(purpose, `${value}.${expires}`))) return undefined;
      if (Number.parseInt(expires, 36) * 1000 < Date.now()) return undefined;
      return Buffer.from(value, 'base64url').toString();
    },
  };
}
