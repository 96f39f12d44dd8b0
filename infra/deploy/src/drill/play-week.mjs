import { pause } from '../../../local/src/waiting.mjs';
import { deployProcess } from './deploy-process.mjs';
import { deployRemote } from './deploy-remote.mjs';

/** @typedef {import('./week.mjs').Deploy} Deploy */
/** @typedef {{ failed: string[], calmFailed: string[], problems: string[], takenBackMs: number[] }} Played */

const calmMs = 5_000;

/**
 * Lets a week go out, one release after the other. After each there is a moment in which nothing is released: what fails
 * then is not the release's fault.
 * @param {readonly Deploy[]} week
 * @param {{ system: import('../../../bench/src/harness/live-system.mjs').LiveSystem, place: { registryFile: string, remotesDir: string },
 *   load: ReturnType<typeof import('../load/even-load.mjs').startLoad>, seed: number, log: (line: string) => void }} options
 * @returns {Promise<Played>}
 */
export async function playWeek(week, { system, place, load, seed, log }) {
  const { site } = system.run();
  /** @type {Played} */
  const played = { failed: [], calmFailed: [], problems: [], takenBackMs: [] };

  /** @param {Deploy} deploy @param {string} mark @returns {Promise<{ problems: string[], takenBackMs?: number }>} */
  const release = async ({ unit, kind, isBad }, mark) =>
    kind === 'remote'
      ? deployRemote({ site, place }, { unit: /** @type {'catalog'} */ (unit), isBad, mark })
      : { problems: await deployProcess(system, unit) };

  for (const [index, deploy] of week.entries()) {
    const { problems, takenBackMs } = await release(deploy, `release ${index + 1} of seed ${seed}`);
    const failed = load.takeFailures();
    await pause(calmMs);
    const calmFailed = load.takeFailures();
    const what = `${deploy.kind === 'remote' ? 'remote ' : ''}${deploy.unit}${deploy.isBad ? ' (bad)' : ''}`;
    const back =
      takenBackMs === undefined ? '' : `taken back by itself after ${(takenBackMs / 1_000).toFixed(1)} s, `;
    const calm = calmFailed.length > 0 ? `; and with nothing released: ${calmFailed.join('; ')}` : '';
    log(
      `${index + 1} of ${week.length} ${what}: ${back}${[...failed, ...problems].join('; ') || 'no failed request'}${calm}`,
    );
    played.failed.push(...failed);
    played.calmFailed.push(...calmFailed);
    played.problems.push(...problems);
    if (takenBackMs !== undefined) played.takenBackMs.push(takenBackMs);
  }
  return played;
}
