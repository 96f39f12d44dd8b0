import path from 'node:path';
import { watchRollbackRequests } from '../../../deploy/src/carry-out-rollbacks.ts';
import { runProgram } from '../check/run-steps.ts';
import { root } from '../checkout.ts';

/** Paths of the registry, the remotes and the rollback requests. */
export const remotesIn = (dataDir: string) => ({
  REGISTRY_FILE: path.join(dataDir, 'remotes.json'),
  REMOTES_DIR: path.join(dataDir, 'remotes'),
  ROLLBACK_REQUESTS_DIR: path.join(dataDir, 'rollback-requests'),
});

/**
 * Publishes the built remotes and promotes those that are new here; rolled-back versions stay rolled back. Resolves to
 * messages about failures, empty if all succeeded.
 */
export async function releaseRemotes(
  dataDir: string,
  { log, say }: { log: (line: string) => void; say: (line: string) => void },
) {
  const publish = path.join(root, 'infra/deploy/publish.mjs');
  const { isGood, output } = await runProgram(process.execPath, ['--no-warnings', publish], {
    env: remotesIn(dataDir),
  });
  if (isGood) {
    for (const line of output.split('\n').filter(Boolean)) log(line);
    return [];
  }
  say(output);
  return [output];
}

/** Executes rollback requests of the shell, as the deploy side does in production. */
export function carryOutRollbacks(dataDir: string, say: (line: string) => void) {
  const { REGISTRY_FILE, ROLLBACK_REQUESTS_DIR } = remotesIn(dataDir);
  return watchRollbackRequests({ registryFile: REGISTRY_FILE, rollbackRequests: ROLLBACK_REQUESTS_DIR }, say);
}
