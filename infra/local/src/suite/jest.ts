import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runLive } from './run-live.ts';
import { root } from '../checkout.ts';

export interface Tally {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  note?: string;
}

const jest = path.join(root, 'node_modules/jest/bin/jest.js');

/** Every Jest project in one run. */
export async function runJest(args: readonly string[] = []): Promise<Tally> {
  const since = performance.now();
  const report = path.join(root, 'reports/jest.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const end = await runLive(process.execPath, [jest, '--json', `--outputFile=${report}`, ...args]);
  const seconds = (performance.now() - since) / 1_000;
  try {
    const result: {
      numPassedTests: number;
      numFailedTests: number;
      numRuntimeErrorTestSuites: number;
      numTotalTests: number;
    } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    if (result.numTotalTests === 0)
      return { name: 'unit and component', passed: 0, failed: 1, seconds, note: 'no test was found' };
    return { name: 'unit and component', passed: result.numPassedTests, failed, seconds };
  } catch {
    return {
      name: 'unit and component',
      passed: 0,
      failed: 1,
      seconds,
      note: `Jest ended without a report (${end})`,
    };
  }
}
