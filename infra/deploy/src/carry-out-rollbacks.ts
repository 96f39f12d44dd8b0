import { isBucket } from '@valam/registry/bucket';
import { carryOutRollbacks } from '@valam/registry/carry-out-rollbacks';

/** Polling interval; longer for a bucket, where each request costs money. */
const everyMs = (place: string) => (isBucket(place) ? 5_000 : 500);

/**
 * Executes the shell's rollback requests until stopped. The shell has read-only access to the registry; this side
 * writes it.
 * @returns a function that stops it after work in progress
 */
export function watchRollbackRequests(
  { registryFile, rollbackRequests }: { registryFile: string; rollbackRequests: string },
  log: (line: string) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let problem: string | null = null;

  async function look() {
    try {
      for (const { remote, version, reason, refused } of await carryOutRollbacks(
        rollbackRequests,
        registryFile,
      )) {
        log(
          refused === null
            ? `rolled back ${remote} ${version}: ${reason}`
            : `did not roll back ${remote} ${version} (${reason}): ${refused}`,
        );
      }
      problem = null;
    } catch (error) {
      // Logged once per kind of failure, not on every poll: it would fill the disk.
      if (String(error) !== problem) log(`rollback requests could not be carried out: ${String(error)}`);
      problem = String(error);
    }
    if (!isStopped) timer = setTimeout(() => void (looking = look()), everyMs(rollbackRequests));
  }

  let looking = look();
  return async () => {
    isStopped = true;
    await looking;
    clearTimeout(timer);
  };
}
