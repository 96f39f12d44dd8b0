import { bin } from './bin.mjs';
import { runProgram } from './run-steps.mjs';

/** Each is linted by a process of its own: one that knows the types of everything runs out of memory. */
const parts = {
  services: ['services'],
  pages: ['shell', 'mfe-catalog', 'mfe-booking', 'mfe-account'],
  packages: ['packages'],
};

/** @param {string} name @param {readonly string[]} what @returns {import('./run-steps.mjs').Step} */
const step = (name, what) => ({
  name: `lint: ${name}`,
  // Without a cache: what the types of a file are is decided in others, which a cache does not look at.
  run: () => runProgram(bin('eslint'), ['--quiet', ...what]),
});

/** @returns {import('./run-steps.mjs').Step[]} */
export function lintSteps() {
  const elsewhere = Object.values(parts)
    .flat()
    .flatMap((folder) => ['--ignore-pattern', folder]);
  return [
    ...Object.entries(parts).map(([name, folders]) => step(name, folders)),
    step('everything else', ['.', ...elsewhere]),
  ];
}
