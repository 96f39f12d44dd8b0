/** Consecutive health checks without an answer; each takes up to 1.25 s. */
const failuresAllowed = 4;
/**
 * The same without a standby to promote: half a minute, like the operator's liveness probe in Kubernetes. After a failover
 * all units reconnect at once; restarting a primary that is only slow then prolongs the outage.
 */
const failuresAllowedAlone = 24;

/** Whether the primary is replaced: its process is gone, or has not answered for too long. */
export function isGone(primary: { isThere: boolean; failures: number; canPromote: boolean }): boolean {
  const allowed = primary.canPromote ? failuresAllowed : failuresAllowedAlone;
  return !primary.isThere || primary.failures > allowed;
}
