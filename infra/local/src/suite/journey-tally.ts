/** A busy machine may be late once or twice; more than that is a fault. Each is named. */
const secondTriesAllowed = 2;

export interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly unknown[];
}

/** What Playwright's reports of one run come down to. */
export function journeyTally(reports: readonly Report[]): { passed: number; failed: number; note?: string } {
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
  const expected = sum(({ stats }) => stats.expected);
  const unexpected = sum(({ stats }) => stats.unexpected);
  const flaky = sum(({ stats }) => stats.flaky);
  const errors = sum((report) => report.errors.length);
  const isSteady = flaky <= secondTriesAllowed;
  const passed = expected + (isSteady ? flaky : 0);
  const failed = unexpected + errors + (isSteady ? 0 : flaky);
  if (passed + failed === 0) return { passed, failed: 1, note: 'no journey was found' };
  return flaky === 0 ? { passed, failed } : { passed, failed, note: `${flaky} only at the second try` };
}
