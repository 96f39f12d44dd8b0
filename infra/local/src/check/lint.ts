import { bin } from './bin.ts';
import { runProgram } from './run-steps.ts';
import type { Step } from './run-steps.ts';

/** Each is linted by a process of its own: one that knows the types of everything runs out of memory. */
const parts = {
  services: ['services'],
  pages: ['shell', 'mfe-catalog', 'mfe-booking', 'mfe-account'],
  packages: ['packages'],
};

const step = (name: string, what: readonly string[]): Step => ({
  name: `lint: ${name}`,
  // Without a cache: what the types of a file are is decided in others, which a cache does not look at.
  run: () => runProgram(bin('eslint'), ['--quiet', ...what]),
});

export function lintSteps(): Step[] {
  const elsewhere = Object.values(parts)
    .flat()
    .flatMap((folder) => ['--ignore-pattern', folder]);
  return [
    ...Object.entries(parts).map(([name, folders]) => step(name, folders)),
    step('everything else', ['.', ...elsewhere]),
  ];
}
