/** A busy machine may be late once or twice; more than that is a fault. Each is named. */
const secondTriesAllowed = 2;

/**
 * What Playwright's report comes down to.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: readonly unknown[] }} report
 * @returns {{ passed: number, failed: number, note?: string }}
 */
export function journeyTally({ stats: { expected, unexpected, flaky }, errors }) {
  const isSteady = flaky <= secondTriesAllowed;
  const passed = expected + (isSteady ? flaky : 0);
  const failed = unexpected + errors.length + (isSteady ? 0 : flaky);
  if (passed + failed === 0) return { passed, failed: 1, note: 'no journey was found' };
  return flaky === 0 ? { passed, failed } : { passed, failed, note: `${flaky} only at the second try` };
}
