const firstPauseMs = 2_000;
const longestPauseMs = 10 * 60_000;
const patienceMs = 5 * 86_400_000;

/** The pause after this many failed attempts; null when it is time to give up. `since`: when it was requested or resent. */
export function pauseBeforeNextTry(attempts: number, since: Date, now: Date): number | null {
  if (now.getTime() - since.getTime() > patienceMs) return null;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20));
}

/** The receiving server has refused permanently: the address does not exist, or the email is rejected. */
export function isRefusedForGood(error: unknown): boolean {
  const code: unknown =
    typeof error === 'object' && error !== null && 'responseCode' in error ? error.responseCode : 0;
  return typeof code === 'number' && code >= 500 && code < 600 && code !== 535;
}
