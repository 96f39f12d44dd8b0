import path from 'node:path';
import { readArguments } from '../../../local/src/command-line/read-arguments.mjs';
import { twoOfEach } from '../../../local/src/units.ts';
import { useSystem } from '@valam/testing/live-system';
import { dice } from '@valam/testing/numbers';
import { report } from '@valam/testing/report';
import { sustainableRate } from '@valam/testing/sustainable-rate';
import { startLoad } from '@valam/testing/even-load';
import { judge } from './judge.ts';
import { playWeek } from './play-week.ts';
import { visits } from './visitors.ts';
import { planWeek } from './week.ts';
import type { Row } from '@valam/testing/report';

/**
 * A week of releases in a few minutes: every unit in random order, remotes by percent, two of them bad, while visitors read
 * and write. `DRILL_RATE`: requests a second (40), reduced when the machine cannot sustain them.
 */
const { seed, deploys } = readArguments('drill').options;
process.env.RELEASED_BY = 'drill';
const log = (line: string) => console.log(`• ${line}`);
const roll = dice(seed);
const system = await useSystem({
  log,
  env: { REPLICAS: twoOfEach },
  isFresh: true,
});

const rows: Row[] = [];
try {
  const { site } = system.run();
  const tours = (await (await fetch(`${site}/api/tours`)).json()) as { slug: string }[];
  const asks = visits(tours[0]?.slug ?? '', roll);
  const perSecond = await sustainableRate({
    site,
    wanted: Number(process.env.DRILL_RATE || 40),
    asks,
    say: log,
  });
  log(`${perSecond} requests a second`);
  const load = startLoad({ site, perSecond, asks });
  const place = {
    registryFile: path.join(system.dataDir, 'remotes.json'),
    remotesDir: path.join(system.dataDir, 'remotes'),
  };
  const since = performance.now();
  const week = planWeek(deploys, roll);
  const played = await playWeek(week, { system, place, load, seed, log });
  await load.stop();
  const seconds = Math.round((performance.now() - since) / 1_000);
  rows.push(...judge(played, { week, sent: load.sent(), perSecond, seconds, seed }));
} finally {
  await system.stop();
}
process.exit(report('drill', rows, { seed }));
