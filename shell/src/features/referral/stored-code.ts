/** Lifetime of a stored referral code. */
export const codeLifetimeMs = 30 * 86_400_000;

/** The cookie in which the server keeps a code from a URL until the browser's code stores it. */
export const referralCookie = 'referral';

export interface StoredCode {
  readonly code: string;
  readonly timestamp: number;
}

/** The code as it is stored and sent, in upper case; null if it is not well-formed. */
export function codeOf(given: string | null | undefined): string | null {
  const code = given?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9_-]{2,40}$/.test(code) ? code : null;
}

/** The stored code, unless it is missing, corrupt or expired. */
export function aliveCode(stored: string | null, now: number): StoredCode | null {
  if (!stored) return null;
  try {
    const { code, timestamp } = JSON.parse(stored) as Partial<StoredCode>;
    if (typeof code !== 'string' || typeof timestamp !== 'number') return null;
    return now - timestamp <= codeLifetimeMs ? { code, timestamp } : null;
  } catch {
    return null;
  }
}
