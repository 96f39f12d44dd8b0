declare module 'jest-light-runner' {
  import type Sequencer from '@jest/test-sequencer';

  export type Test = Parameters<Sequencer['sort']>[0][number];

  /** The package has no types of its own. */
  export default class LightRunner {
    runTests(
      tests: readonly Test[],
      watcher: unknown,
      onStart: (test: Test) => Promise<void>,
      onResult: (test: Test, result: unknown) => Promise<void>,
      onFailure: (test: Test, error: unknown) => Promise<void>,
    ): Promise<void>;
  }
}
