import { firstLine } from './first-line.ts';

interface Suite {
  specs?: readonly Spec[];
  suites?: readonly Suite[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[];
}

/** The parts of Playwright's JSON report that are used here. */
export interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly { message?: string }[];
  suites: readonly Suite[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function failuresOf({ title, file, line, tests }: Spec): readonly string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const error = results.find((result) => result.error)?.error;
      const again = status === 'flaky' ? ' (passed at a second try)' : '';
      return `${file}:${line} ${title}${again}: ${firstLine(error?.message)}`;
    });
}

/** Totals of Playwright's reports: a journey that only passed on retry counts as failed. */
export function journeyTally(reports: readonly Report[]): {
  passed: number;
  failed: number;
  note?: string;
  failures?: readonly string[];
} {
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
  const passed = sum(({ stats }) => stats.expected);
  const failed = sum(({ stats, errors }) => stats.unexpected + stats.flaky + errors.length);
  if (passed + failed === 0) return { passed, failed: 1, note: 'no journey was found' };
  const failures = reports.flatMap(({ suites, errors }) => [
    ...errors.map(({ message }) => firstLine(message)),
    ...suites.flatMap(specsOf).flatMap(failuresOf),
  ]);
  return { passed, failed, failures };
}
