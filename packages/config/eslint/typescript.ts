import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

/** Rules for all TypeScript without type information; type-aware ones are Oxlint's (`.oxlintrc.json`). */
export const typescript: Linter.Config[] = [
  ...(tseslint.configs.recommended as Linter.Config[]),
  {
    // The compiler's options, so that `consistent-type-imports` leaves files with Nest's decorators alone.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Forbids disabling the rule above: a schema or a type parameter describes what is read.
      'no-warning-comments': ['error', { terms: ['no-explicit-any'], location: 'anywhere' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
    },
  },
];
