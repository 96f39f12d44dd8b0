import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from '../build/workspaces.mjs';
import { root } from '../checkout.mjs';
import { bin } from './bin.mjs';
import { runProgram } from './run-steps.mjs';

/** The compiler over each workspace on its own, so that none leans on what another happens to declare. */
export function typeSteps() {
  const cache = path.join(root, '.cache/tsc');
  mkdirSync(cache, { recursive: true });
  return workspaces()
    .filter(({ dir }) => existsSync(path.join(dir, 'tsconfig.json')))
    .filter(
      ({ dir }) =>
        globSync('{src,test,sample,pages,journeys,boundaries}/**/*.{ts,tsx,mjs}', { cwd: dir }).length > 0,
    )
    .map(({ name, folder }) => ({
      name: `types: ${name}`,
      run: () =>
        runProgram(bin('tsc'), [
          '-p',
          folder,
          '--pretty',
          'false',
          '--incremental',
          '--tsBuildInfoFile',
          path.join(cache, `${name}.tsbuildinfo`),
        ]),
    }));
}
