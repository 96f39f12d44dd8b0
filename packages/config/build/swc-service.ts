import type { Options } from '@swc/core';

/**
 * How TypeScript of the Node side becomes JavaScript: the same options in the build and in the tests.
 * Nest reads the types of constructor parameters at run time, hence the decorator metadata.
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
