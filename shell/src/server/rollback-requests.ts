import { requestRollback } from '@valam/registry/rollback-requests';
import type { Log } from './log';

/**
 * Requests that the release side roll a failing version back, so that every shell follows. This shell has already stopped
 * serving it; without a release side nothing else happens.
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
