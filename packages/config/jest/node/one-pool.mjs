import LightRunner from 'jest-light-runner';

/** @import { Report, Test } from 'jest-light-runner' */

/**
 * The runner of the Node side, with the same threads for the tests of all projects: each loads its libraries once.
 * `jest-light-runner` starts threads for each configuration of a project, so all tests get that of the first. They differ
 * only in what Jest has already used when it has found the files.
 */
export default class OnePool extends LightRunner {
  /**
   * @override
   * @param {readonly Test[]} tests
   * @param {unknown} watcher
   * @param {Report} onStart
   * @param {Report} onResult
   * @param {Report} onFailure
   */
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const [first] = tests;
    if (!first) return Promise.resolve();
    const { config } = first.context;
    const found = new Map(tests.map((test) => [{ ...test, context: { ...test.context, config } }, test]));
    /** @type {(report: Report) => Report} */
    const asFound =
      (report) =>
      (test, ...facts) =>
        report(found.get(test) ?? test, ...facts);
    return super.runTests(
      [...found.keys()],
      watcher,
      asFound(onStart),
      asFound(onResult),
      asFound(onFailure),
    );
  }
}
