import path from 'node:path';
import { root } from '../checkout.ts';
import { bin } from './bin.ts';
import { checkBoundaries } from './boundaries.ts';
import { checkContracts } from './contracts.ts';
import { checkDecisionIndex } from './decision-index.ts';
import { checkDocuments } from './documents.ts';
import { checkForbiddenText, secondForm, turnedOffTests, undocumentedUse } from './forbidden-text.ts';
import { lintSteps } from './lint.ts';
import { checkLockfile } from './lockfile.ts';
import { checkCodeProse, checkProse } from './prose.ts';
import { checkReadmes } from './readmes.ts';
import { runProgram } from './run-steps.ts';
import { checkSizes } from './sizes.ts';
import { typeSteps } from './types.ts';
import { checkVersions } from './versions.ts';
import type { Step } from './run-steps.ts';

/**
 * @param options `isWhole`: include the compiler. The lint step finds nearly all of its errors in a fifth of the time.
 * @returns the static checks, longest first
 */
export function checkSteps({ isWhole = true } = {}): Step[] {
  const cache = path.join(root, '.cache');
  return [
    ...lintSteps(),
    {
      name: 'format',
      run: () =>
        runProgram(bin('prettier'), [
          '--check',
          '.',
          '--cache',
          '--cache-location',
          `${cache}/prettier.json`,
          '--log-level',
          'warn',
        ]),
    },
    ...(isWhole ? typeSteps() : []),
    { name: 'unused code', run: () => runProgram(bin('knip'), ['--no-progress']) },
    { name: 'boundaries', run: () => checkBoundaries() },
    { name: 'libraries as documented', run: () => checkForbiddenText(undocumentedUse) },
    { name: 'contracts against the released ones', run: () => checkContracts() },
    { name: 'versions', run: () => checkVersions() },
    { name: 'lockfile', run: () => checkLockfile() },
    { name: 'prose', run: () => checkProse() },
    { name: 'prose of comments, tests and documents', run: () => checkCodeProse() },
    { name: 'documents name what exists', run: () => checkDocuments() },
    { name: 'a README for every unit', run: () => checkReadmes() },
    { name: 'index of decisions', run: () => checkDecisionIndex() },
    { name: 'no test is turned off', run: () => checkForbiddenText(turnedOffTests) },
    { name: 'one form for dates and money', run: () => checkForbiddenText(secondForm) },
    { name: 'length and imports of files', run: () => checkSizes() },
  ];
}
