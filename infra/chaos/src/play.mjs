import { isWhole } from './world/faults.mjs';
import { brokenInvariants } from './world/invariants.mjs';
import { goodProvider, openWorld } from './world/world.mjs';

/** @typedef {import('./scenarios/all.mjs').Scenario} Scenario */

/**
 * One scenario, so many times, each with a seed of its own.
 * @param {{ scenario: Scenario, system: import('../../bench/src/harness/live-system.mjs').LiveSystem, runs: number, seed: number, log: (line: string) => void }} options
 * @returns {Promise<import('../../bench/src/harness/report.mjs').Row>}
 */
export async function playScenario({ scenario, system, runs, seed, log }) {
  if (scenario.needs === 'servers' && !system.isOwn) {
    const why = 'the servers belong to a running system; only one of its own is broken that far';
    return {
      name: `${scenario.number} ${scenario.name}`,
      measured: why,
      goal: scenario.expected,
      verdict: 'not measured',
    };
  }
  const times = scenario.isSlow ? 1 : runs;
  const broken = [];
  const since = performance.now();
  for (let index = 0; index < times; index++) {
    const problems = await playOnce(scenario, system, seed + index, log);
    if (problems.length > 0) broken.push({ seed: seed + index, problems });
    const mark = problems.length > 0 ? 'BROKEN' : 'ok';
    log(
      `${mark} ${scenario.number} ${scenario.name}, seed ${seed + index}${problems.map((one) => `\n    ${one}`).join('')}`,
    );
  }
  const seconds = (performance.now() - since) / 1_000;
  return {
    name: `${scenario.number} ${scenario.name}`,
    measured: `${times - broken.length} of ${times} runs clean, ${seconds.toFixed(0)} s`,
    yardstick: scenario.fault,
    goal: scenario.expected,
    verdict: broken.length === 0 ? 'met' : 'missed',
    missedBy: broken
      .slice(0, 3)
      .map((one) => `seed ${one.seed}: ${one.problems.join('; ')}`)
      .join(' | '),
    details: broken,
  };
}

/** @param {Scenario} scenario @param {import('../../bench/src/harness/live-system.mjs').LiveSystem} system @param {number} seed @param {(line: string) => void} log */
async function playOnce(scenario, system, seed, log) {
  const world = openWorld({ system, seed, log });
  try {
    if (!(await isWhole(world))) return ['the system was not ready beforehand'];
    const problems = await scenario.run(world);
    await world.provider.behave(goodProvider);
    problems.push(...(await brokenInvariants(world, { patienceMs: scenario.patienceMs ?? 60_000 })));
    if (scenario.after) problems.push(...(await scenario.after(world)));
    return problems;
  } catch (error) {
    return [`it did not come to an end: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await world.close();
  }
}
