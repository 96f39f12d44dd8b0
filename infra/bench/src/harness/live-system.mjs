import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../local/src/checkout.mjs';
import { until } from '../../../local/src/waiting.mjs';
import { startThrowawaySystem } from '../../../local/src/suite/throwaway-system.mjs';

/** @typedef {import('../../../local/src/system/run-file.mjs').RunFile} RunFile */

/**
 * @typedef {object} LiveSystem
 * @property {() => RunFile} run read again each time: processes come and go
 * @property {string} dataDir
 * @property {boolean} isOwn started for this command, with data of its own
 * @property {() => Promise<void>} stop
 */

/** @param {string} dataDir @returns {RunFile | undefined} */
function readRun(dataDir) {
  const file = path.join(dataDir, 'run.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} site */
async function answers(site) {
  const answer = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** One that was named is waited for: a second system beside it is not what was meant. */
async function isThere(
  /** @type {string} */ site,
  /** @type {boolean} */ isNamed,
  /** @type {(line: string) => void} */ log,
) {
  if (await answers(site)) return true;
  if (!isNamed) return false;
  log(`waiting for ${site} to be ready`);
  if (await until(() => answers(site), { timeoutMs: 60_000, everyMs: 500 })) return true;
  throw new Error(`${site} is named by DATA_DIR and does not become ready`);
}

const here = ['localhost', '127.0.0.1', '[::1]'];

/** Load and faults go to this machine and nowhere else. @param {string} site */
function refuseElsewhere(site) {
  if (!here.includes(new URL(site).hostname))
    throw new Error(`${site} is not on this machine; these commands load and break what they are pointed at`);
}

/**
 * The system that runs in `DATA_DIR`, or else one of our own on free ports which goes away again.
 * @param {{ log: (line: string) => void, env?: Record<string, string>, isFresh?: boolean }} options `isFresh`: never
 *   a running one that was not named by DATA_DIR, because it is going to be broken
 * @returns {Promise<LiveSystem>}
 */
export async function useSystem({ log, env = {}, isFresh = false }) {
  const named = process.env.DATA_DIR;
  const dataDir = path.resolve(root, named ?? '.data');
  const known = isFresh && !named ? undefined : readRun(dataDir);
  if (known && (await isThere(known.site, named !== undefined, log))) {
    refuseElsewhere(known.site);
    log(`using the system that runs at ${known.site}`);
    return { run: () => readRun(dataDir) ?? known, dataDir, isOwn: false, stop: async () => {} };
  }
  log('starting a system of its own');
  const { DATA_DIR: _other, ...rest } = process.env;
  const system = await startThrowawaySystem({ log, env: { ...onlyText(rest), ...env } });
  if (!system.isWhole) {
    await system.stop();
    throw new Error('the system did not become ready; its logs are in reports/logs');
  }
  const stop = once(() => system.stop());
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  process.once('disconnect', () => void stop().finally(() => process.exit(1)));
  return { run: () => system.run(), dataDir: system.dataDir, isOwn: true, stop };
}

/** @param {() => Promise<void>} act */
function once(act) {
  /** @type {Promise<void> | undefined} */
  let running;
  return () => (running ??= act());
}

/** @param {NodeJS.ProcessEnv} env @returns {Record<string, string>} */
const onlyText = (env) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
