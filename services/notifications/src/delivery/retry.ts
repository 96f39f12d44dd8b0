const firstPauseMs = 2_000;
const longestPauseMs = 10 * 60_000;
const patienceMs = 5 * 86_400_000;

/** The pause after this many failed attempts; null when it is time to give up. `since`: when it was requested or resent. */
export function pauseBeforeNextTry(attempts: number, since: Date, now: Date): number | null {
  if (now.getTime() - since.getTime() > patienceMs) return null;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20));
}

interface SmtpRefusal {
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/** The commands by which a server learns for whom an email is and what it says. */
const ofThisEmail: readonly unknown[] = ['RCPT TO', 'DATA'];

/**
 * The server has refused permanently: the address does not exist, or the email is rejected. A refusal of the connection, the
 * credentials or the sender concerns every email, and ends once the settings are right.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode: code } = (typeof error === 'object' && error ? error : {}) as SmtpRefusal;
  return ofThisEmail.includes(command) && typeof code === 'number' && code >= 500 && code < 600;
}
