import path from 'node:path';
import { root } from '../checkout.ts';
import { bin } from './bin.ts';
import { runProgram } from './run-steps.ts';
import type { Step } from './run-steps.ts';

/** Two processes, to use two cores. */
const parts = {
  'front end': ['shell/**', 'mfe-*/**', 'packages/{ui,mfe-kit}/**', 'e2e/**'],
  'everything else': ['.'],
};

/**
 * ESLint's rules here look at one file at a time, so results are cached by file content, configuration and plugin
 * versions.
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

/** Oxlint over the whole repository: its rules and the type checker's errors. */
export const oxlintArguments = ['--quiet', '--type-check'];

/** Oxlint runs the type checker, type-aware rules and React's rules; ESLint runs all others. */
export const lintSteps = (): Step[] => [
  { name: 'lint: types and React', run: () => runProgram(bin('oxlint'), oxlintArguments) },
  eslint('front end'),
  eslint('everything else', parts['front end']),
];
