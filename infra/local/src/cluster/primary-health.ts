/** Consecutive failed health checks; each takes up to 1.25 s. */
const failuresAllowed = 4;
/**
 * The same limit without a standby: half a minute, like the operator's liveness probe in Kubernetes. After a failover
 * all units reconnect at once; restarting a primary that is only slow then prolongs the outage.
 */
const failuresAllowedAlone = 24;

/** Whether the primary has failed: its process has exited, or too many health checks in a row went unanswered. */
export function isGone(primary: { isThere: boolean; failures: number; canPromote: boolean }): boolean {
  const allowed = primary.canPromote ? failuresAllowed : failuresAllowedAlone;
  return !primary.isThere || primary.failures > allowed;
}
