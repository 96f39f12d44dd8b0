import path from 'node:path';
import { parseArgs } from 'node:util';
import { useSystem } from '../../../bench/src/harness/live-system.mjs';
import { dice } from '../../../bench/src/harness/numbers.mjs';
import { report } from '../../../bench/src/harness/report.mjs';
import { carriedPace } from '../load/carried-pace.mjs';
import { startLoad } from '../load/even-load.mjs';
import { judge } from './judge.mjs';
import { playWeek } from './play-week.mjs';
import { visits } from './visitors.mjs';
import { planWeek } from './week.mjs';

/**
 * A week of releases in a few minutes: every unit in random order, remotes by percent, two of them bad, while visitors
 * read and write. `DRILL_RATE`: requests a second (40), fewer when the machine does not carry them.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, deploys: { type: 'string', default: '20' } },
});
const seed = Number(values.seed);
const count = Number(values.deploys);
if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 9) {
  console.error('npm run drill -- [--seed N] [--deploys N], whole numbers, at least 9 deploys');
  process.exit(2);
}
process.env.RELEASED_BY = 'drill';
const log = (/** @type {string} */ line) => console.log(`• ${line}`);
const roll = dice(seed);
const units = ['catalog', 'leads', 'identity', 'notifications', 'gateway', 'shell'];
const system = await useSystem({
  log,
  env: { REPLICAS: units.map((unit) => `${unit}=2`).join() },
  isFresh: true,
});

/** @type {import('../../../bench/src/harness/report.mjs').Row[]} */
const rows = [];
try {
  const { site } = system.run();
  const tours = /** @type {{ slug: string }[]} */ (await (await fetch(`${site}/api/tours`)).json());
  const asks = visits(tours[0]?.slug ?? '', roll);
  const perSecond = await carriedPace({ site, wanted: Number(process.env.DRILL_RATE || 40), asks, say: log });
  log(`${perSecond} requests a second`);
  const load = startLoad({ site, perSecond, asks });
  const place = {
    registryFile: path.join(system.dataDir, 'remotes.json'),
    remotesDir: path.join(system.dataDir, 'remotes'),
  };
  const since = performance.now();
  const week = planWeek(count, roll);
  const played = await playWeek(week, { system, place, load, seed, log });
  await load.stop();
  const seconds = Math.round((performance.now() - since) / 1_000);
  rows.push(...judge(played, { week, sent: load.sent(), perSecond, seconds, seed }));
} finally {
  await system.stop();
}
process.exit(report('drill', rows, { seed }));
