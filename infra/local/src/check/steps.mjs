import path from 'node:path';
import { root } from '../checkout.mjs';
import { bin } from './bin.mjs';
import { checkBoundaries } from './boundaries.mjs';
import { checkContracts } from './contracts.mjs';
import { checkDecisionIndex } from './decision-index.mjs';
import { checkDocumentedUse } from './documented-use.mjs';
import { checkDocuments } from './documents.mjs';
import { lintSteps } from './lint.mjs';
import { checkLockfile } from './lockfile.mjs';
import { checkOneFormatter } from './one-formatter.mjs';
import { checkCodeProse, checkProse } from './prose.mjs';
import { runProgram } from './run-steps.mjs';
import { checkSizes } from './sizes.mjs';
import { typeSteps } from './types.mjs';
import { checkVersions } from './versions.mjs';

/** @returns {import('./run-steps.mjs').Step[]} the static part of the tests, the longest first */
export function checkSteps() {
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
    ...typeSteps(),
    { name: 'unused code', run: () => runProgram(bin('knip'), ['--no-progress']) },
    { name: 'boundaries', run: () => checkBoundaries() },
    { name: 'libraries as documented', run: () => checkDocumentedUse() },
    { name: 'contracts against the released ones', run: () => checkContracts() },
    { name: 'versions', run: () => checkVersions() },
    { name: 'lockfile', run: () => checkLockfile() },
    { name: 'prose', run: () => checkProse() },
    { name: 'prose of comments, tests and documents', run: () => checkCodeProse() },
    { name: 'documents name what exists', run: () => checkDocuments() },
    { name: 'index of decisions', run: () => checkDecisionIndex() },
    { name: 'one form for dates and money', run: () => checkOneFormatter() },
    { name: 'length of files', run: () => checkSizes() },
  ];
}
