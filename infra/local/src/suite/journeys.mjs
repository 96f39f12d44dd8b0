import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin } from '../check/bin.mjs';
import { root } from '../checkout.mjs';
import { Obstacle } from '../problem.mjs';
import { provideChromium } from './chromium.mjs';
import { journeyTally } from './journey-tally.mjs';
import { runLive } from './run-live.mjs';
import { startThrowawaySystem } from './throwaway-system.mjs';

/** @typedef {import('./jest.mjs').Tally} Tally */

const name = 'journeys in the browser';

/** @param {string} report @param {number} seconds @returns {Tally} */
function readReport(report, seconds) {
  try {
    return { name, seconds, ...journeyTally(JSON.parse(readFileSync(report, 'utf8'))) };
  } catch {
    return { name, passed: 0, failed: 1, seconds, note: 'Playwright did not come to an end' };
  }
}

/**
 * Journeys against a running system; `e2e` finds everything it needs in `run.json`.
 * @param {{ dataDir: string, site: string, args?: readonly string[], log: (line: string) => void }} options
 * @returns {Promise<Tally>}
 */
export async function runJourneys({ dataDir, site, args = [], log }) {
  const since = performance.now();
  const report = path.join(root, 'reports/journeys.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const env = {
    ...(await provideChromium(log)),
    SITE_URL: site,
    RUN_FILE: path.join(dataDir, 'run.json'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  await runLive(bin('playwright'), ['test', '--reporter=list,json', ...args], {
    cwd: path.join(root, 'e2e'),
    env,
  });
  return readReport(report, (performance.now() - since) / 1_000);
}

/**
 * Starts a system for the journeys alone, plays them, and takes it down again.
 * @param {{ args?: readonly string[], log: (line: string) => void, say: (line: string) => void }} options
 * @returns {Promise<Tally>}
 */
export async function playJourneys({ args = [], log, say }) {
  const since = performance.now();
  const failure = (/** @type {string} */ note) => ({
    name,
    passed: 0,
    failed: 1,
    seconds: (performance.now() - since) / 1_000,
    note,
  });
  const asked = new AbortController();
  const stop = () => asked.abort(new Obstacle('stopped'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  /** @type {Awaited<ReturnType<typeof startThrowawaySystem>> | undefined} */
  let system;
  try {
    system = await startThrowawaySystem({ log, say, signal: asked.signal });
    if (!system.isWhole) return failure('the system did not become ready; its logs are in reports/logs');
    return await runJourneys({ dataDir: system.dataDir, site: system.run().site, args, log });
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await system?.stop();
  }
}
