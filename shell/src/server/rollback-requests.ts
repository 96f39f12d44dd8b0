import { requestRollback } from '@valam/registry/rollback-requests';
import type { Log } from './log';

/**
 * Asks the release side to roll back a failing version, so that every shell stops serving it. This shell has already stopped;
 * without a release side nothing else happens.
 */
export const createRollbackRequests =
  (folder: string | null, log: Log) =>
  async (version: string, reason: string): Promise<void> => {
    const [remote = '', number = ''] = version.split('@');
    if (folder === null) return;
    try {
      await requestRollback(folder, { remote, version: number, reason, at: new Date().toISOString() });
      log.error('automatic rollback requested', { remote, version: number, reason });
    } catch (error) {
      log.error('automatic rollback could not be requested', {
        remote,
        version: number,
        reason: String(error),
      });
    }
  };

export type RollbackRequest = ReturnType<typeof createRollbackRequests>;
