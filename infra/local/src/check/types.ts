import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';
import { bin } from './bin.ts';
import { runProgram } from './run-steps.ts';

/**
 * Programs of the compiler. Loading the shared packages once per side instead of once per unit takes a third of the
 * time. The units' own `tsconfig.json` files serve editors and have the same settings.
 */
export const compilations = {
  contracts: 'packages/contracts/tsconfig.json',
  'front end': 'tsconfig.front-end.json',
  'back end': 'tsconfig.back-end.json',
  scripts: 'tsconfig.scripts.json',
};

export function typeSteps() {
  const cache = path.join(root, '.cache/tsc');
  mkdirSync(cache, { recursive: true });
  return Object.entries(compilations).map(([name, project]) => {
    const memory = path.join(cache, `${name.replace(' ', '-')}.tsbuildinfo`);
    const options = ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
    return { name: `types: ${name}`, run: () => runProgram(bin('tsc'), options) };
  });
}
