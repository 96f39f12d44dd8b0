import { isRecentPromotion } from '@valam/registry/recent-promotion';
import type { Registry } from '@valam/registry/schema';
import type { Adoption } from './adoption';
import { FailureWatch } from './failure-watch';
import type { Log } from './log';
import type { Metrics } from './metrics';
import type { RendererPool } from './renderer-pool';
import type { RollbackRequest } from './rollback-requests';

interface Reaction {
  readonly adoption: Adoption;
  readonly metrics: Metrics;
  readonly remotes: () => Registry['remotes'];
  readonly requestRollback: RollbackRequest;
  readonly log: Log;
}

/**
 * Quarantines versions that hang, crash or fail too often, and requests the rollback of recent ones. Returns the counts,
 * to which pages add each use.
 */
export function reactToFailures(
  pool: RendererPool,
  { adoption, metrics, remotes, requestRollback, log }: Reaction,
): FailureWatch {
  const isRecent = (id: string): boolean => {
    const [remote = '', version = ''] = id.split('@');
    return isRecentPromotion(remotes()[remote], version, new Date());
  };
  const quarantine = (version: string, reason: string): void => {
    adoption.quarantine(version, reason);
    if (isRecent(version)) void requestRollback(version, reason);
  };
  const watch = new FailureWatch(isRecent, (version, { uses, failures }) => {
    // Without another version, some failing pages are better than losing all pages of the remote.
    if (adoption.hasAnother(version)) quarantine(version, `failed in ${failures} of ${uses} pages`);
  });
  pool.on('hung', ({ version, hasInput }) => {
    metrics.replaced.inc();
    // Otherwise a visitor could roll back every release by sending the same input.
    if (hasInput) log.error('remote version hung by what a visitor sent', { version });
    else quarantine(version, 'it hung');
  });
  // Quarantined, because a retry as for other failures would end a process every two seconds.
  pool.on('crashed', ({ version }) => quarantine(version, 'it ended its process while it was loaded'));
  // The last version to run may not be the one that failed, so a process that ends counts as one failure of it.
  pool.on('died', ({ version, hasInput }) => {
    log.error('rendering process ended while a version ran', { version, hasInput });
    if (!hasInput) watch.failed(version);
  });
  pool.on('failure', ({ remote, version, isBug, hasInput, reason, trace }) => {
    metrics.countFailure(remote, 'server');
    log[isBug ? 'error' : 'warn']('remote failed', { remote, version, trace, reason, hasInput });
    if (isBug && version && !hasInput) watch.failed(`${remote}@${version}`);
  });
  return watch;
}
