import { parseArgs } from 'node:util';
import { end } from '../../local/src/processes.mjs';
import { useSystem } from '../../bench/src/harness/live-system.mjs';
import { report } from '../../bench/src/harness/report.mjs';
import { playScenario } from './play.mjs';
import { numbers, scenarios } from './scenarios/all.mjs';
import { startedServers } from './scenarios/servers.mjs';

/** @typedef {import('./scenarios/all.mjs').Scenario} Scenario */
/** @typedef {import('../../bench/src/harness/report.mjs').Row} Row */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const runs = Number(values.runs);
const seed = Number(values.seed);
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
  console.error('npm run chaos -- [scenario or number …] [--runs N] [--seed S], with whole numbers');
  process.exit(2);
}
const isWanted = (/** @type {Scenario} */ { name, number }) =>
  positionals.length === 0 || positionals.some((word) => word === String(number) || name === word);
const wanted = scenarios.filter(isWanted);
if (wanted.length === 0) {
  console.error(`There are: ${scenarios.map(({ number, name }) => `${number} ${name}`).join(', ')}`);
  process.exit(2);
}

const log = (/** @type {string} */ line) => console.log(`• ${line}`);

/** @param {readonly Scenario[]} chosen @param {Record<string, string>} env @returns {Promise<Row[]>} */
async function playAll(chosen, env) {
  if (chosen.length === 0) return [];
  const system = await useSystem({ log, env, isFresh: true });
  try {
    const rows = [];
    for (const scenario of chosen) rows.push(await playScenario({ scenario, system, runs, seed, log }));
    return rows;
  } finally {
    await system.stop();
    if (system.isOwn) for (const pid of startedServers) await end(pid, { first: 'SIGINT' });
    startedServers.clear();
  }
}

const single = wanted.filter(({ needs }) => needs !== 'replicas');
const replicated = wanted.filter(({ needs }) => needs === 'replicas');
const two = ['catalog', 'leads', 'identity', 'notifications', 'gateway', 'shell']
  .map((unit) => `${unit}=2`)
  .join();
const rows = [...(await playAll(single, {})), ...(await playAll(replicated, { REPLICAS: two }))];

const built = new Set(scenarios.map(({ number }) => number));
if (positionals.length === 0)
  for (const number of numbers.filter((one) => !built.has(one)))
    rows.push({
      name: `${number}`,
      measured: 'not built',
      goal: 'see quality goals',
      verdict: 'not measured',
    });
process.exit(report('chaos', rows, { seed, runs }));
