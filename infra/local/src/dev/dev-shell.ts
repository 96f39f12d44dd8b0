import path from 'node:path';
import { runProgram } from '../check/run-steps.ts';
import { root } from '../checkout.ts';
import type { UnitSpec } from '../runner/unit-process.ts';

/** Builds the shell with development React, which reports hydration mismatches, and hot reloading. */
export async function buildDevShell() {
  const { isGood, output } = await runProgram(process.execPath, ['build.mjs', '--development'], {
    cwd: path.join(root, 'shell'),
  });
  if (!isGood) throw new Error(`The shell could not be built:\n${output}`);
}

/** The shell's process in development. */
export const asDevShell = (spec: UnitSpec, devRemotes: string) => ({
  ...spec,
  entry: path.join(root, '.cache/shell-development/server/main.js'),
  env: { ...spec.env, NODE_ENV: 'development', DEV_REMOTES: devRemotes },
});
