import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes: for a cookie or an emailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
