import LightRunner, { type Test } from 'jest-light-runner';

/**
 * All projects of the Node side run in the same threads, because what the runner reads of a project is equal in all of them.
 * With threads of its own, each project would load Nest, TypeORM and the contracts again.
 */
export default class SharedThreads extends LightRunner {
  override runTests(
    ...[tests, watcher, onStart, onResult, onFailure]: Parameters<LightRunner['runTests']>
  ): Promise<void> {
    const config = tests[0]?.context.config;
    const given = new Map<Test, Test>();
    for (const test of tests)
      given.set(config ? { ...test, context: { ...test.context, config } } : test, test);
    // Reporters name the project that a file belongs to.
    const ownOf = (test: Test): Test => given.get(test) ?? test;
    return super.runTests(
      [...given.keys()],
      watcher,
      (test) => onStart(ownOf(test)),
      (test, result) => onResult(ownOf(test), result),
      (test, error) => onFailure(ownOf(test), error),
    );
  }
}
