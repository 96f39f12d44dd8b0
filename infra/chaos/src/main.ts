import { readArguments } from '@valam/local/command-line/read-arguments.mjs';
import { end } from '@valam/local/processes';
import { twoOfEach } from '@valam/local/units';
import { useSystem } from '@valam/testing/live-system';
import { report } from '@valam/testing/report';
import { playScenarios } from './play.ts';
import { forgetRuns, tableOfRuns } from './runs.ts';
import { numbers, scenarios } from './scenarios/all.ts';
import { startedServers } from './scenarios/servers.ts';
import { playSeeds, seededFaults } from './seeds.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { Row } from '@valam/testing/report';

/** Seeds per fault without `--runs`: a seed takes seconds, while a scenario takes minutes and runs once. */
const usualSeeds = 20;

const { words, options } = readArguments('chaos');
const { seed, only } = options;
const runs = options.runs ?? 1;
const seeds = options.runs ?? usualSeeds;

type Numbered = { name: string; number: number };
const isCalled = ({ name, number }: Numbered, word: string) => word === String(number) || name === word;
const known = [...scenarios, ...seededFaults];
const unknown = words.filter((word) => !known.some((one) => isCalled(one, word)));
if (unknown.length > 0) {
  const all = [...new Set(known.map(({ number, name }) => `${number} ${name}`))];
  console.error(`There is no scenario ${unknown.join(', ')}; there are: ${all.sort().join(', ')}`);
  process.exit(2);
}
const isWanted = (one: Numbered) => words.length === 0 || words.some((word) => isCalled(one, word));
/** A cluster is another system: most faults of the single-server system do not apply to it. */
const isOfThis = ({ needs }: Scenario) => (needs === 'cluster') === options.cluster;
const wanted = only === 'seeds' ? [] : scenarios.filter(isWanted).filter(isOfThis);
const wantedSeeds = only === 'system' || options.cluster ? [] : seededFaults.filter(isWanted);
if (wanted.length + wantedSeeds.length === 0) {
  console.error(
    'These options leave nothing to play: faults of a cluster need --cluster, which plays no others.',
  );
  process.exit(2);
}

const log = (line: string) => console.log(`• ${line}`);
if (!options.add) forgetRuns();

async function playAll(chosen: readonly Scenario[], env: Record<string, string>): Promise<Row[]> {
  if (chosen.length === 0) return [];
  const system = await useSystem({ log, env, isFresh: true });
  try {
    return await playScenarios({ scenarios: chosen, system, runs, seed, log });
  } finally {
    await system.stop();
    if (system.isOwn) for (const pid of startedServers) await end(pid, { first: 'SIGINT' });
    startedServers.clear();
  }
}

const single = wanted.filter(({ needs }) => needs === undefined || needs === 'servers');
const clustered = wanted.filter(({ needs }) => needs === 'cluster');
const replicated = wanted.filter(({ needs }) => needs === 'replicas');
// In the cluster, pictures are made on request: making all of them takes minutes, and failover is judged by the second.
const rows = [
  ...(await playSeeds({ chosen: wantedSeeds, runs: seeds, seed, log })),
  ...(await playAll(single, {})),
  ...(await playAll(replicated, { REPLICAS: twoOfEach })),
  ...(await playAll(clustered, { REPLICAS: twoOfEach, CLUSTER: '1', PICTURES_ON_DEMAND: '1' })),
];

const built = new Set(known.map(({ number }) => number));
if (words.length === 0 && !options.cluster)
  for (const number of numbers.filter((one) => !built.has(one)))
    rows.push({
      name: `${number}`,
      measured: 'not built',
      goal: 'see quality goals',
      verdict: 'not measured',
    });
if (options.cluster) console.log(`\n${tableOfRuns()}`);
process.exit(report('chaos', rows, { seed, runs, seeds }));
