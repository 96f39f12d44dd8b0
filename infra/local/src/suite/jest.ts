import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { firstLine } from './first-line.ts';
import { runLive } from './run-live.ts';
import { root } from '../checkout.ts';

export interface Tally {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  note?: string;
  /** One line per failed test: file, name and first line of the error. */
  failures?: readonly string[];
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numTotalTests: number;
  testResults: readonly {
    name: string;
    message: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

const jest = path.join(root, 'node_modules/jest/bin/jest.js');

/** The runner of the Node projects reports only the title as the name and starts the message with the full name. */
function failureLine(file: string, name: string, message = ''): string {
  const first = firstLine(message);
  return first.endsWith(`> ${name}`)
    ? `${file} ${first}: ${firstLine(message.slice(message.indexOf('\n') + 1))}`
    : `${file} ${name}: ${first}`;
}

/** A file that failed to load has no failed tests: its own message is reported. */
export function failedTests({ testResults }: Pick<Report, 'testResults'>): readonly string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [`${file}: ${firstLine(message)}`]
        : failed.map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages[0]));
    });
}

/** Runs all Jest projects at once. */
export async function runJest(args: readonly string[] = []): Promise<Tally> {
  const since = performance.now();
  const report = path.join(root, 'reports/jest.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const end = await runLive(process.execPath, [jest, '--json', `--outputFile=${report}`, ...args]);
  const run = { name: 'unit and component', seconds: (performance.now() - since) / 1_000 };
  try {
    const result: Report = JSON.parse(readFileSync(report, 'utf8'));
    if (result.numTotalTests === 0) return { ...run, passed: 0, failed: 1, note: 'no test was found' };
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return { ...run, passed: result.numPassedTests, failed, failures: failedTests(result) };
  } catch {
    return { ...run, passed: 0, failed: 1, note: `Jest ended without a report (${end})` };
  }
}
