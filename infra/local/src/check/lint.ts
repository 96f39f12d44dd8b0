import path from 'node:path';
import { root } from '../checkout.ts';
import { bin } from './bin.ts';
import { runProgram } from './run-steps.ts';
import type { Step } from './run-steps.ts';

/** Two processes, so that two processors lint beside each other. */
const parts = {
  'front end': ['shell/**', 'mfe-*/**', 'packages/{ui,mfe-kit}/**', 'e2e/**'],
  'everything else': ['.'],
};

/**
 * Its rules read one file each, so an answer is kept for as long as the file, the configuration and the versions of its
 * plugins stay the same.
 */
const eslint = (name: keyof typeof parts, ignored: readonly string[] = []): Step => ({
  name: `lint: ${name}`,
  run: () =>
    runProgram(bin('eslint'), [
      '--quiet',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      path.join(root, `.cache/eslint-${name.replace(' ', '-')}`),
      ...parts[name],
      ...ignored.flatMap((folder) => ['--ignore-pattern', folder]),
    ]),
});

/** What Oxlint is asked for the whole repository: its rules, and what its compiler says of types. */
export const oxlintArguments = ['--quiet', '--type-check'];

/** Oxlint for types, the rules that need those of other files and React's, ESLint for all others. */
export const lintSteps = (): Step[] => [
  { name: 'lint: types and React', run: () => runProgram(bin('oxlint'), oxlintArguments) },
  eslint('front end'),
  eslint('everything else', parts['front end']),
];
