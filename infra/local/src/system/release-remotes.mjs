import path from 'node:path';
import { runProgram } from '../check/run-steps.mjs';
import { root } from '../checkout.mjs';

/** Where the shell looks for remotes. @param {string} dataDir */
export const remotesIn = (dataDir) => ({
  REGISTRY_FILE: path.join(dataDir, 'remotes.json'),
  REMOTES_DIR: path.join(dataDir, 'remotes'),
});

/**
 * Publishes the remotes that were built and makes live those that are new here; what somebody has rolled back
 * stays so.
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
