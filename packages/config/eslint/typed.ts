import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

/** Folders compiled together: they are also linted together, with shared type information. */
export const compilations: Readonly<Record<string, readonly string[]>> = {
  'tsconfig.front-end.json': ['shell/**', 'mfe-*/**', 'packages/{ui,mfe-kit}/**', 'e2e/**'],
  'tsconfig.back-end.json': ['services/**', 'packages/service-kit/**'],
  'tsconfig.scripts.json': ['infra/**', 'packages/{registry,testing,config}/**'],
  'packages/contracts/tsconfig.json': ['packages/contracts/**'],
};

/** Rules for all TypeScript, with type information. */
export const typed = (root: string): Linter.Config[] => [
  ...(tseslint.configs.recommendedTypeChecked as Linter.Config[]),
  ...Object.entries(compilations).map(([project, folders]) => ({
    files: folders.map((folder) => `${folder}/*.{ts,tsx}`),
    languageOptions: { parserOptions: { project, tsconfigRootDir: root } },
  })),
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // The rule above cannot be switched off in a file: a schema or a type parameter says what is read.
      'no-warning-comments': ['error', { terms: ['no-explicit-any'], location: 'anywhere' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // The rule itself ignores files with Nest's decorators: their types are read at run time.
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }],
      '@typescript-eslint/no-redundant-type-constituents': 'off',
    },
  },
];

/** Tests access responses whose type they are about to check. */
export const typedTests = {
  rules: {
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
    '@typescript-eslint/no-non-null-assertion': 'off',
  },
};
