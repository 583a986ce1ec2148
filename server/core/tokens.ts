import { createHmac, hash, randomFillSync, timingSafeEqual } from 'node:crypto';

/** Crockford's alphabet: nothing that is misread over a telephone. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const idLength = 16;

/** `order_7h3k...`: 80 random bits behind a word that says what it is. @param bytes 16 of them, where the id must follow from something */
export function newId(kind: string, bytes: Uint8Array = someRandom()): string {
  let id = `${kind}_`;
  for (let place = 0; place < idLength; place++) id += alphabet.charAt((bytes[place] as number) & 31);
  return id;
}

/** Random bytes are drawn for many ids at once: each draw is a call into the system. */
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

/** Of the same parts always the same, and of no others: 96 bits as hex. No secret: whoever knows the parts can make it. */
export const digest = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts)).slice(0, 24);

/** Whether a secret is the right one, without telling by the time it takes how much of it is. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface Signer {
  /** A token that proves we gave `value` out for `purpose`, until `expiresAt`. Safe in a URL. */
  sign(purpose: string, value: string, expiresAt: Date): string;
  /** The value, or undefined for anything else: forged, for another purpose, or expired. */
  verify(purpose: string, token: string): string | undefined;
}

/** @param secret whoever has it can make tokens */
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
      // Letter by letter: several texts decode to the same bytes.
      if (!isSameSecret(signature, mac(purpose, `${value}.${expires}`))) return undefined;
      if (Number.parseInt(expires, 36) * 1000 < Date.now()) return undefined;
      return Buffer.from(value, 'base64url').toString();
    },
  };
}
