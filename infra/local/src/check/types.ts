import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from '../build/workspaces.ts';
import { root } from '../checkout.ts';
import { bin } from './bin.ts';
import { runProgram } from './run-steps.ts';

/** Scripts that images and releases run: nothing installs them, so they are no workspaces. */
const besideWorkspaces = ['docker', 'kubernetes'].map((name) => ({
  name,
  folder: `infra/${name}`,
}));

/** The compiler over each workspace on its own, so that none leans on what another happens to declare. */
export function typeSteps() {
  const cache = path.join(root, '.cache/tsc');
  mkdirSync(cache, { recursive: true });
  const described = workspaces()
    .filter(({ dir }) => existsSync(path.join(dir, 'tsconfig.json')))
    .filter(
      ({ dir }) =>
        globSync('{src,test,sample,pages,journeys,boundaries}/**/*.{ts,tsx,mjs}', { cwd: dir }).length > 0,
    );
  return [...described, ...besideWorkspaces].map(({ name, folder }) => ({
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
