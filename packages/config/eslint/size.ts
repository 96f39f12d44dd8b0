import type { Linter } from 'eslint';

/** Files have one reason to change, functions fit on a screen. The hard limit on length is a separate check. */
export const size: Linter.Config = {
  rules: {
    'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
    complexity: ['error', 16],
    'max-params': ['error', 6],
    'max-depth': ['error', 4],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
  },
};
