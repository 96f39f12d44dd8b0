import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes: for a cookie or a mailed link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
