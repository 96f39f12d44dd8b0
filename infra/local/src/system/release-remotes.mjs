import path from 'node:path';
import { watchRollbackRequests } from '../../../deploy/src/carry-out-rollbacks.mjs';
import { runProgram } from '../check/run-steps.mjs';
import { root } from '../checkout.mjs';

/** Where the shell looks for remotes, and where it asks for a rollback. @param {string} dataDir */
export const remotesIn = (dataDir) => ({
  REGISTRY_FILE: path.join(dataDir, 'remotes.json'),
  REMOTES_DIR: path.join(dataDir, 'remotes'),
  ROLLBACK_REQUESTS_DIR: path.join(dataDir, 'rollback-requests'),
});

/**
 * Publishes the remotes that were built and makes live those that are new here; what was rolled back stays
 * so.
 * @param {string} dataDir
 * @param {{ log: (line: string) => void, say: (line: string) => void }} voices
 */
export async function releaseRemotes(dataDir, { log, say }) {
  const publish = path.join(root, 'infra/deploy/publish.mjs');
  const { isGood, output } = await runProgram(process.execPath, ['--no-warnings', publish], {
    env: remotesIn(dataDir),
  });
  for (const line of output.split('\n').filter(Boolean)) (isGood ? log : say)(line);
}

/**
 * Carries out the rollbacks that the shell asks for, as the release side does in production.
 * @param {string} dataDir
 * @param {(line: string) => void} say
 */
export function carryOutRollbacks(dataDir, say) {
  const { REGISTRY_FILE, ROLLBACK_REQUESTS_DIR } = remotesIn(dataDir);
  return watchRollbackRequests({ registryFile: REGISTRY_FILE, rollbackRequests: ROLLBACK_REQUESTS_DIR }, say);
}
