/** The package has no types of its own: as much of it as is used here. */
declare module 'jest-light-runner' {
  export interface Test {
    readonly path: string;
    readonly context: { readonly config: object };
  }

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
