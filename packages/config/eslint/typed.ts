import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

/** Which folders are compiled together: they are also linted together, with one knowledge of types. */
export const compilations: Readonly<Record<string, readonly string[]>> = {
  'tsconfig.front-end.json': ['shell/**', 'mfe-*/**', 'packages/{ui,mfe-kit}/**', 'e2e/**'],
  'tsconfig.back-end.json': ['services/**', 'packages/service-kit/**'],
  'tsconfig.scripts.json': ['infra/**', 'packages/{registry,config}/**'],
  'packages/contracts/tsconfig.json': ['packages/contracts/**'],
};

/** What holds for all TypeScript, with types at hand. */
export const typed = (root: string): Linter.Config[] => [
  ...(tseslint.configs.recommendedTypeChecked as Linter.Config[]),
  ...Object.entries(compilations).map(([project, folders]) => ({
    files: folders.map((folder) => `${folder}/*.{ts,tsx}`),
    languageOptions: { parserOptions: { project, tsconfigRootDir: root } },
  })),
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Files with Nest's decorators are left alone by the rule itself: their types are read at run time.
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

/** Tests reach into answers whose shape they are about to check. */
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
