export interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly unknown[];
}

/** What Playwright's reports of one run come down to: a journey that passed at a second try has failed once. */
export function journeyTally(reports: readonly Report[]): { passed: number; failed: number; note?: string } {
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
  const passed = sum(({ stats }) => stats.expected);
  const failed = sum(({ stats, errors }) => stats.unexpected + stats.flaky + errors.length);
  return passed + failed === 0 ? { passed, failed: 1, note: 'no journey was found' } : { passed, failed };
}
