import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig, globalIgnores } from 'eslint/config';
import {
  noEnvironment,
  backEndSyntax,
  browserSyntax,
  frontEndSyntax,
  managerSyntax,
  onlySharedPlatform,
  onlySmallZod,
  sqlSyntax,
} from './packages/config/eslint/house-rules.ts';
import { linearPatterns } from './packages/config/eslint/linear-patterns.ts';
import { size } from './packages/config/eslint/size.ts';
import { typescript } from './packages/config/eslint/typescript.ts';

const tests = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', 'e2e/**'];
const programs = [
  'infra/**',
  'packages/testing/**',
  '**/build.mjs',
  'packages/*/build/**',
  'packages/config/**',
  '*.mjs',
  '**/scripts/**',
];

export default defineConfig([
  globalIgnores([
    '**/dist/',
    '**/dist.*/',
    '**/node_modules/',
    '**/.data/',
    '**/.cache/',
    'reports/',
    'coverage/',
    '**/*.d.ts',
    // Other software, with dependencies of its own that are installed only to be measured.
    'infra/bench/peers/',
  ]),
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['packages/*/src/**', 'services/*/src/**', 'shell/src/**', 'mfe-*/src/**'],
    extends: [linearPatterns],
  },
  size,

  { files: ['**/*.{ts,tsx}'], extends: [typescript] },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: nodeGlobals() },
    rules: {
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' }],
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },

  {
    files: ['packages/ui/**', 'packages/mfe-kit/src/**', 'shell/**', 'mfe-*/**'],
    extends: [jsxA11y.flatConfigs.recommended],
  },

  {
    files: ['packages/*/src/**', 'services/*/src/**', 'shell/src/**', 'mfe-*/src/**'],
    extends: [noEnvironment],
  },
  {
    files: ['**/src/**/config.ts', '**/src/config/**', '**/src/**/main.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['packages/service-kit/src/bootstrap/run-service.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },

  { files: ['services/*/src/**', 'packages/service-kit/src/**'], extends: [backEndSyntax] },
  {
    // They read and write more entities than constructors have room for.
    files: [
      'services/leads/src/checkout/checkout-session.ts',
      'services/leads/src/gift-card/refund-gift-card.ts',
      'services/leads/src/mail/mail-payment.ts',
    ],
    extends: [managerSyntax],
  },
  {
    files: ['services/*/src/**/*.sql.ts', 'packages/service-kit/src/**/*.sql.ts', '**/migrations/**'],
    extends: [sqlSyntax],
  },
  {
    // The clock itself, the clocks of machines (logs, deadlines of calls), and what was reviewed as such.
    files: ['packages/service-kit/src/{clock,logging,rpc,nats,health,events,jobs,database}/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },

  {
    files: ['shell/src/**', 'mfe-*/src/**', 'packages/{ui,mfe-kit}/src/**'],
    extends: [frontEndSyntax],
  },
  { files: ['packages/contracts/src/**'], extends: [browserSyntax] },
  { files: ['packages/contracts/src/**', 'packages/ui/src/**'], extends: [onlySmallZod] },
  { files: ['mfe-*/src/**'], extends: [onlySharedPlatform] },

  {
    files: tests,
    rules: {
      'no-restricted-properties': 'off',
      'no-restricted-syntax': 'off',
      'max-lines': 'off',
      complexity: 'off',
    },
  },
  {
    files: programs,
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off', 'no-restricted-syntax': 'off' },
  },
  // Content and migrations are as long as they are.
  { files: ['**/migrations/**', 'services/*/sample/**'], rules: { 'max-lines': 'off' } },
  {
    // A drawing is one long thought in coordinates.
    files: ['services/catalog/sample/art/**'],
    rules: { complexity: 'off', 'max-params': 'off', 'max-depth': 'off' },
  },
]);

function nodeGlobals() {
  const names = [
    'AbortController',
    'AbortSignal',
    'Buffer',
    'URL',
    'URLSearchParams',
    'clearImmediate',
    'clearInterval',
    'clearTimeout',
    'console',
    'fetch',
    'globalThis',
    'performance',
    'process',
    'setImmediate',
    'setInterval',
    'setTimeout',
    'structuredClone',
    'TextDecoder',
    'TextEncoder',
    'Response',
    'Request',
    'Headers',
    'WebSocket',
    'document',
    'window',
    'location',
    '__webpack_public_path__',
  ];
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}
