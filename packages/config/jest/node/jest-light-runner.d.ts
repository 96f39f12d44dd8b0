/** The library has no types of its own. */
declare module 'jest-light-runner' {
  export interface Test {
    readonly path: string;
    readonly context: { readonly config: object };
  }
  export type Report = (test: Test, ...facts: unknown[]) => Promise<void>;

  export default class LightRunner {
    runTests(
      tests: readonly Test[],
      watcher: unknown,
      onStart: Report,
      onResult: Report,
      onFailure: Report,
    ): Promise<void>;
  }
}
