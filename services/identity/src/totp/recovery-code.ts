import { createHash, randomInt } from 'node:crypto';

const count = 10;
const length = 10;
/** Crockford's alphabet: no letter that resembles another or a digit. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** A recovery code as typed: its number among the ten, and its secret. */
export interface TypedCode {
  readonly number: string;
  readonly secret: string;
}

/**
 * Ten codes such as `3-k7m2q-9xd4f`, for a lost phone. The first digit is the index of the code, so that an
 * attempt costs one hash comparison instead of ten; the rest is the secret, 50 bits.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, (_, number) => {
    const secret = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return `${number}-${secret.slice(0, length / 2)}-${secret.slice(length / 2)}`;
  });
}

/** Null if the text is not a recovery code, for example six digits. Hyphens and spaces are ignored. */
export function typedCode(text: string): TypedCode | null {
  const plain = text.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replaceAll('o', '0');
  const [, number, secret] = /^(\d)([0-9a-hjkmnp-tv-z]{10})$/.exec(plain) ?? [];
  return number && secret ? { number, secret } : null;
}

/** Stored form of a code: its number, and the hash of its secret. */
export const keptCode = ({ number }: TypedCode, hash: string): string => `${number}:${hash}`;

/** The stored hash of the code with this number; null if it is used up. */
export function keptHash(kept: readonly string[], { number }: TypedCode): string | null {
  const own = `${number}:`;
  return kept.find((code) => code.startsWith(own))?.slice(own.length) ?? null;
}

/** Earlier codes such as `4f0a9-31c7e` were stored as plain SHA-256, and may still be used. */
export const formerlyKept = (text: string): string =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
