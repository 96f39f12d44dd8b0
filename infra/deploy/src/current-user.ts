import os from 'node:os';

/** The user who runs this command, for the audit line. */
export function currentUser() {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  try {
    return os.userInfo().username;
  } catch {
    return 'unknown';
  }
}
