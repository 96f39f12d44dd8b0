import { parseArgs } from 'node:util';
import { end } from '../../local/src/processes.ts';
import { twoOfEach } from '../../local/src/units.ts';
import { useSystem } from '@valam/testing/live-system';
import { report } from '@valam/testing/report';
import { playScenarios } from './play.ts';
import { forgetRuns, tableOfRuns } from './runs.ts';
import { numbers, scenarios } from './scenarios/all.ts';
import { startedServers } from './scenarios/servers.ts';
import { playSeeds, seededFaults } from './seeds.ts';
import type { Scenario } from './scenarios/all.ts';
import type { Row } from '@valam/testing/report';

/** Seeds per fault without `--runs`: a seed takes seconds, while a scenario takes minutes and runs once. */
const usualSeeds = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    cluster: { type: 'boolean', default: false },
    add: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs ?? 1);
const seeds = Number(values.runs ?? usualSeeds);
const seed = Number(values.seed);
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed) || !isPlace(values.only)) {
  console.error(
    'npm run chaos -- [scenario or number …] [--runs N] [--seed S] [--only seeds|system] [--cluster [--add]], with whole numbers',
  );
  process.exit(2);
}

function isPlace(place: string | undefined) {
  return place === undefined || place === 'seeds' || place === 'system';
}

const isWanted = ({ name, number }: { name: string; number: number }) =>
  positionals.length === 0 || positionals.some((word) => word === String(number) || name === word);
/** A cluster is another system: most faults of the single-server system do not apply to it. */
const isOfThis = ({ needs }: Scenario) => (needs === 'cluster') === values.cluster;
const wanted = values.only === 'seeds' ? [] : scenarios.filter(isWanted).filter(isOfThis);
const wantedSeeds = values.only === 'system' || values.cluster ? [] : seededFaults.filter(isWanted);
if (wanted.length + wantedSeeds.length === 0) {
  const all = [...scenarios, ...seededFaults].map(({ number, name }) => `${number} ${name}`);
  console.error(`There are: ${[...new Set(all)].sort().join(', ')}`);
  process.exit(2);
}

const log = (line: string) => console.log(`• ${line}`);
if (!values.add) forgetRuns();

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

const built = new Set([...scenarios, ...seededFaults].map(({ number }) => number));
if (positionals.length === 0 && !values.cluster)
  for (const number of numbers.filter((one) => !built.has(one)))
    rows.push({
      name: `${number}`,
      measured: 'not built',
      goal: 'see quality goals',
      verdict: 'not measured',
    });
if (values.cluster) console.log(`\n${tableOfRuns()}`);
process.exit(report('chaos', rows, { seed, runs, seeds }));
