/** Looks without an answer, one after the other; each takes up to a second and a quarter. */
const failuresAllowed = 4;
/**
 * Without a standby to promote: half a minute, as the operator's liveness probe allows in Kubernetes. To start a primary again
 * that is only slow, because everybody connects to it at once after a failover, makes it slow for longer.
 */
const failuresAllowedAlone = 24;

/** Whether the primary is replaced: its process is gone, or has not answered for too long. */
export function isGone(primary: { isThere: boolean; failures: number; canPromote: boolean }): boolean {
  const allowed = primary.canPromote ? failuresAllowed : failuresAllowedAlone;
  return !primary.isThere || primary.failures > allowed;
}
