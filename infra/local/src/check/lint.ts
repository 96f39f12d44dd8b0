import { compilations } from '../../../../packages/config/eslint/typed.ts';
import { bin } from './bin.ts';
import { runProgram } from './run-steps.ts';
import type { Step } from './run-steps.ts';

const step = (name: string, what: readonly string[]): Step => ({
  name: `lint: ${name}`,
  // Without a cache: what the types of a file are is decided in others, which a cache does not look at.
  run: () => runProgram(bin('eslint'), ['--quiet', ...what]),
});

/** Each compilation is linted by a process of its own: one that knows the types of everything runs out of memory. */
export function lintSteps(): Step[] {
  const parts = Object.entries(compilations);
  const elsewhere = parts.flatMap(([, folders]) => folders).flatMap((folder) => ['--ignore-pattern', folder]);
  return [
    ...parts.map(([project, folders]) => step(nameOf(project), folders)),
    step('everything else', ['.', ...elsewhere]),
  ];
}

/** `tsconfig.front-end.json` → `front end`. */
const nameOf = (project: string): string =>
  /tsconfig\.(.+)\.json$/.exec(project)?.[1]?.replace('-', ' ') ?? 'contracts';
