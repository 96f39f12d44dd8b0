import { bin } from './bin.ts';
import { runProgram } from './run-steps.ts';
import type { Step } from './run-steps.ts';

/** Linted beside each other: the front end takes half of the time, because its components are compiled for the rules of React. */
const parts = {
  'front end': ['shell/**', 'mfe-*/**', 'packages/{ui,mfe-kit}/**', 'e2e/**'],
  'everything else': ['.'],
};

const eslint = (name: keyof typeof parts, ignored: readonly string[] = []): Step => ({
  name: `lint: ${name}`,
  run: () =>
    runProgram(bin('eslint'), [
      '--quiet',
      ...parts[name],
      ...ignored.flatMap((folder) => ['--ignore-pattern', folder]),
    ]),
});

/** ESLint for the rules that a file decides alone, Oxlint for those that need the types of others. */
export const lintSteps = (): Step[] => [
  { name: 'lint: types', run: () => runProgram(bin('oxlint'), ['--quiet']) },
  eslint('front end'),
  eslint('everything else', parts['front end']),
];
