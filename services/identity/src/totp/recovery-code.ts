import { createHash, randomInt } from 'node:crypto';

const count = 10;
const length = 10;
/** Crockford's: no letter that is taken for another, or for a figure. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** What someone typed for a recovery code: which of the ten, and its secret. */
export interface TypedCode {
  readonly number: string;
  readonly secret: string;
}

/**
 * Ten codes such as `3-k7m2q-9xd4f`, for the day the phone is lost. The first figure says which of the ten it is, so
 * that a try costs one comparison and not ten; the rest is secret, 50 bits.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, (_, number) => {
    const secret = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return `${number}-${secret.slice(0, length / 2)}-${secret.slice(length / 2)}`;
  });
}

/** Null for what is no recovery code, such as six digits. Hyphens and spaces may stand anywhere. */
export function typedCode(text: string): TypedCode | null {
  const plain = text.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replaceAll('o', '0');
  const [, number, secret] = /^(\d)([0-9a-hjkmnp-tv-z]{10})$/.exec(plain) ?? [];
  return number && secret ? { number, secret } : null;
}

/** What is kept of a code: its number, and the hash of its secret. */
export const keptCode = ({ number }: TypedCode, hash: string): string => `${number}:${hash}`;

/** The hash that is kept for a code of this number; null when that one is used up. */
export function keptHash(kept: readonly string[], { number }: TypedCode): string | null {
  const own = `${number}:`;
  return kept.find((code) => code.startsWith(own))?.slice(own.length) ?? null;
}

/** Codes such as `4f0a9-31c7e` were kept as a plain SHA-256 once; who wrote them down may still use them. */
export const formerlyKept = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
