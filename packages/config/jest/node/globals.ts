import type * as jestGlobals from '@jest/globals';

/** Implements `@jest/globals` in a test worker of the Node projects: the runner provides its parts as globals. */
const provided = globalThis as unknown as typeof jestGlobals;

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = provided;
