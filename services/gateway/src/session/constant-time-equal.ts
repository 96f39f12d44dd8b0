import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison. */
export function isEqualInConstantTime(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
