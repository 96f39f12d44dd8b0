import { keepRun } from './runs.ts';
import { isWhole } from './world/faults.ts';
import { brokenInvariants } from './world/invariants.ts';
import { goodProvider, openWorld } from './world/world.ts';
import type { LiveSystem } from '@valam/testing/live-system';
import type { Row } from '@valam/testing/report';
import type { Scenario } from './scenarios/all.ts';

/** Runs a scenario several times, each with another seed. */
export async function playScenario({
  scenario,
  system,
  runs,
  seed,
  log,
}: {
  scenario: Scenario;
  system: LiveSystem;
  runs: number;
  seed: number;
  log: (line: string) => void;
}): Promise<Row> {
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
  let troubleMs = 0;
  const since = performance.now();
  for (let index = 0; index < times; index++) {
    const began = performance.now();
    const { problems, seen } = await playOnce(scenario, system, seed + index, log);
    troubleMs = Math.max(troubleMs, seen.troubleMs);
    keepRun({ scenario, seed: seed + index, problems, seen, ms: performance.now() - began });
    if (problems.length > 0) broken.push({ seed: seed + index, problems });
    const mark = problems.length > 0 ? 'BROKEN' : 'ok';
    log(
      `${mark} ${scenario.number} ${scenario.name}, seed ${seed + index}${problems.map((one) => `\n    ${one}`).join('')}`,
    );
  }
  const seconds = (performance.now() - since) / 1_000;
  return {
    name: `${scenario.number} ${scenario.name}`,
    measured: `${times - broken.length} of ${times} runs clean, ${seconds.toFixed(0)} s${
      troubleMs > 0 ? `, an order took ${(troubleMs / 1_000).toFixed(1)} s at most` : ''
    }`,
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

async function playOnce(scenario: Scenario, system: LiveSystem, seed: number, log: (line: string) => void) {
  const world = openWorld({ system, seed, log });
  const { seen } = world;
  try {
    if (!(await isWhole(world))) return { problems: ['the system was not ready beforehand'], seen };
    const problems = await scenario.run(world);
    await world.provider.behave(goodProvider);
    problems.push(...(await brokenInvariants(world, { patienceMs: scenario.patienceMs ?? 60_000 })));
    if (scenario.after) problems.push(...(await scenario.after(world)));
    return { problems, seen };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problems: [`it did not come to an end: ${why}`], seen };
  } finally {
    await world.close();
  }
}
