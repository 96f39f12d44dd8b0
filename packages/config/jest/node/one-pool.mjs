import LightRunner from 'jest-light-runner';

/**
 * The runner of the Node side, with the same threads for the tests of all projects: each loads its libraries once.
 * `jest-light-runner` starts threads for each configuration of a project, so all tests get that of the first. They differ
 * only in what Jest has already used when it has found the files.
 */
export default class OnePool extends LightRunner {
  /** @type {import('jest-runner').EmittingTestRunner['runTests']} */
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const config = tests[0]?.context.config;
    const found = new Map(tests.map((test) => [{ ...test, context: { ...test.context, config } }, test]));
    const asFound =
      (report) =>
      (test, ...facts) =>
        report(found.get(test), ...facts);
    return super.runTests(
      [...found.keys()],
      watcher,
      asFound(onStart),
      asFound(onResult),
      asFound(onFailure),
    );
  }
}
