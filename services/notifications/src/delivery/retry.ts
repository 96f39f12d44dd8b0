const firstPauseMs = 2_000;
const longestPauseMs = 10 * 60_000;
const patienceMs = 5 * 86_400_000;

/**
 * The backoff after this many failed attempts; null if it is time to give up. `since`: when the email was
 * requested or resent.
 */
export function pauseBeforeNextTry(attempts: number, since: Date, now: Date): number | null {
  if (now.getTime() - since.getTime() > patienceMs) return null;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20));
}

interface SmtpRefusal {
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/** The SMTP commands that contain the recipient and the content. */
const ofThisEmail: readonly unknown[] = ['RCPT TO', 'DATA'];

/**
 * Returns true for a permanent refusal: the address does not exist, or the email is rejected. A refusal of
 * the connection, the credentials or the sender concerns every email, and ends once the settings are
 * corrected.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode: code } = (typeof error === 'object' && error ? error : {}) as SmtpRefusal;
  return ofThisEmail.includes(command) && typeof code === 'number' && code >= 500 && code < 600;
}
