import type * as jestGlobals from '@jest/globals';

/** What `@jest/globals` is in a test worker of the Node side: the runner provides its parts as global names. */
const provided = globalThis as unknown as typeof jestGlobals;

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = provided;
