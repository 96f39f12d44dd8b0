import path from 'node:path';
import { watchRollbackRequests } from '../../../deploy/src/carry-out-rollbacks.ts';
import { runProgram } from '../check/run-steps.ts';
import { root } from '../checkout.ts';

/** Where the shell looks for remotes, and where it asks for a rollback. */
export const remotesIn = (dataDir: string) => ({
  REGISTRY_FILE: path.join(dataDir, 'remotes.json'),
  REMOTES_DIR: path.join(dataDir, 'remotes'),
  ROLLBACK_REQUESTS_DIR: path.join(dataDir, 'rollback-requests'),
});

/**
 * Publishes the remotes that were built and makes live those that are new here; what was rolled back stays
 * so. Resolves to what the person at the keyboard has to know of those that failed, empty when all are there.
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

/** Carries out the rollbacks that the shell asks for, as the release side does in production. */
export function carryOutRollbacks(dataDir: string, say: (line: string) => void) {
  const { REGISTRY_FILE, ROLLBACK_REQUESTS_DIR } = remotesIn(dataDir);
  return watchRollbackRequests({ registryFile: REGISTRY_FILE, rollbackRequests: ROLLBACK_REQUESTS_DIR }, say);
}
