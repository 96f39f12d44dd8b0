import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin } from '../check/bin.ts';
import { root } from '../checkout.ts';
import { UserError } from '../user-error.ts';
import { provideChromium } from './chromium.ts';
import { journeyTally } from './journey-tally.ts';
import type { Report } from './journey-tally.ts';
import { runLive } from './run-live.ts';
import { startThrowawaySystem } from './throwaway-system.ts';
import type { Tally } from './jest.ts';

const name = 'journeys in the browser';

/**
 * The projects of `e2e/playwright.config.ts`, run one after the other. Journeys wait for emails, jobs and caches a
 * third of their time: three workers keep two cores busy.
 */
const projects = [
  { project: 'together', workers: 3 },
  { project: 'alone', workers: 1 },
];

/**
 * Runs one Playwright project and reads its report: none if Playwright crashed. Screenshots and traces have a folder
 * per project, because Playwright empties it first.
 */
async function play(
  { project, workers }: (typeof projects)[number],
  args: readonly string[],
  env: Record<string, string>,
): Promise<Report | undefined> {
  const report = path.join(root, `reports/journeys-${project}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  await runLive(
    bin('playwright'),
    [
      'test',
      '--reporter=list,json',
      '--pass-with-no-tests',
      `--project=${project}`,
      `--workers=${workers}`,
      `--output=${path.join(root, 'reports/journeys', project)}`,
      ...args,
    ],
    { cwd: path.join(root, 'e2e'), env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** Runs journeys against a running system; `e2e` reads its addresses from `run.json`. */
export async function runJourneys({
  dataDir,
  site,
  args = [],
  log,
  signal,
}: {
  dataDir: string;
  site: string;
  args?: readonly string[];
  log: (line: string) => void;
  signal?: AbortSignal;
}): Promise<Tally> {
  const since = performance.now();
  const env = {
    ...(await provideChromium(log)),
    SITE_URL: site,
    RUN_FILE: path.join(dataDir, 'run.json'),
  };
  const reports: Report[] = [];
  for (const project of projects) {
    if (signal?.aborted) break;
    const report = await play(project, args, env);
    if (report) reports.push(report);
  }
  const seconds = (performance.now() - since) / 1_000;
  return reports.length === projects.length
    ? { name, seconds, ...journeyTally(reports) }
    : { name, passed: 0, failed: 1, seconds, note: 'Playwright did not come to an end' };
}

/** Starts a system for the journeys, runs them and stops it. */
export async function playJourneys({
  args = [],
  log,
  say,
}: {
  args?: readonly string[];
  log: (line: string) => void;
  say: (line: string) => void;
}): Promise<Tally> {
  const since = performance.now();
  const failure = (note: string) => ({
    name,
    passed: 0,
    failed: 1,
    seconds: (performance.now() - since) / 1_000,
    note,
  });
  const asked = new AbortController();
  const stop = () => asked.abort(new UserError('stopped'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let system: Awaited<ReturnType<typeof startThrowawaySystem>> | undefined;
  try {
    // Generating all sizes of all sample images up front took a sixth of the CPU time while journeys ran.
    const env = { PICTURES_ON_DEMAND: '1' };
    system = await startThrowawaySystem({ log, say, env, signal: asked.signal });
    if (!system.isWhole) return failure('the system did not become ready; its logs are in reports/logs');
    const { dataDir } = system;
    return await runJourneys({ dataDir, site: system.run().site, args, log, signal: asked.signal });
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await system?.stop();
  }
}
