import { keepRun } from './runs.ts';
import { isWhole } from './world/faults.ts';
import { brokenInvariants } from './world/invariants.ts';
import { goodProvider, openWorld } from './world/world.ts';
import type { LiveSystem } from '@valam/testing/live-system';
import type { Row } from '@valam/testing/report';
import type { Scenario } from './scenarios/scenario.ts';

/** The results of several runs of a scenario with different seeds. */
interface Played {
  readonly scenario: Scenario;
  runs: number;
  ms: number;
  troubleMs: number;
  readonly broken: { seed: number; problems: string[] }[];
}

/**
 * Plays every scenario with one seed, then all of them with the next: a unit that was killed has run for a while before it
 * is killed again, as in production, and its supervisor's growing pauses start at the shortest.
 */
export async function playScenarios({
  scenarios,
  system,
  runs,
  seed,
  log,
}: {
  scenarios: readonly Scenario[];
  system: LiveSystem;
  runs: number;
  seed: number;
  log: (line: string) => void;
}): Promise<Row[]> {
  const played = scenarios.map((scenario): Played => ({
    scenario,
    runs: 0,
    ms: 0,
    troubleMs: 0,
    broken: [],
  }));
  for (let index = 0; index < runs; index++) {
    for (const one of played) {
      if (isOutOfReach(one.scenario, system) || (one.scenario.isSlow && index > 0)) continue;
      await playInto(one, system, seed + index, log);
    }
  }
  return played.map((one) => rowOf(one, system));
}

/** An external system's servers must not be broken. */
const isOutOfReach = ({ needs }: Scenario, system: LiveSystem) => needs === 'servers' && !system.isOwn;

async function playInto(played: Played, system: LiveSystem, seed: number, log: (line: string) => void) {
  const { scenario } = played;
  const began = performance.now();
  const { problems, seen } = await playOnce(scenario, system, seed, log);
  if (system.isInterrupted()) return;
  const ms = performance.now() - began;
  keepRun({ scenario, seed, problems, seen, ms });
  played.runs += 1;
  played.ms += ms;
  played.troubleMs = Math.max(played.troubleMs, seen.troubleMs);
  if (problems.length > 0) played.broken.push({ seed, problems });
  const mark = problems.length > 0 ? 'BROKEN' : 'ok';
  log(
    `${mark} ${scenario.number} ${scenario.name}, seed ${seed}${problems.map((one) => `\n    ${one}`).join('')}`,
  );
}

function rowOf({ scenario, runs, ms, troubleMs, broken }: Played, system: LiveSystem): Row {
  const row = { name: `${scenario.number} ${scenario.name}`, goal: scenario.expected };
  if (isOutOfReach(scenario, system)) {
    const why = 'the servers belong to a running system; only one of its own is broken that far';
    return { ...row, measured: why, verdict: 'not measured' };
  }
  const longest = troubleMs > 0 ? `, an order took ${(troubleMs / 1_000).toFixed(1)} s at most` : '';
  return {
    ...row,
    measured: `${runs - broken.length} of ${runs} runs clean, ${(ms / 1_000).toFixed(0)} s${longest}`,
    yardstick: scenario.fault,
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
