import type { Options } from '@swc/core';

/**
 * Options for compiling TypeScript on the Node side: the same in the build and in the tests. Nest reads the types of
 * constructor parameters at run time, so decorator metadata is required.
 */
export const swcService: Options = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: true,
};
