import { loadavg } from 'node:os';
import { useSystem } from '@valam/testing/live-system';
import { describeMachine, report } from '@valam/testing/report';
import { untilPicturesAreMade } from '@valam/testing/settled';
import { readArguments } from '@valam/local/command-line/read-arguments.mjs';
import { within } from '@valam/local/waiting';
import { auditLighthouse } from '../../audit/src/parts/lighthouse.ts';
import { measureBooking } from './rows/booking.ts';
import { measureFirstViews } from './rows/browser.ts';
import { measureInteractions } from './rows/interactions.ts';
import { measureGrowth, measureHeap } from './rows/growth.ts';
import { measurePeerOrders, measurePeerPages } from './rows/peers.ts';
import { measureScale } from './rows/scale.ts';
import { measureScripts } from './rows/bytes.ts';
import { failed } from './rows/judge.ts';
import {
  measureCachedGet,
  measurePages,
  measureReactAlone,
  measureSearch,
  measureUncachedGet,
} from './rows/server.ts';
import { measureMemory, measureStart } from './rows/whole.ts';
import { drawProfiles } from './profile/draw-profiles.ts';
import { writeUp, writtenUpAs, type WrittenUp } from './write-up.ts';
import type { Row } from '@valam/testing/report';
import type { Target } from './target.ts';

const all: Record<string, (target: Target) => Promise<Row[]>> = {
  memory: measureMemory,
  scripts: measureScripts,
  views: measureFirstViews,
  interactions: measureInteractions,
  pages: measurePages,
  cached: measureCachedGet,
  uncached: measureUncachedGet,
  booking: measureBooking,
  search: measureSearch,
  heap: measureHeap,
  growth: measureGrowth,
  // Last: profiling increases the memory of a process.
  react: measureReactAlone,
};
/** Separate reports, run only when named: they take long, install software or fill the database. */
const tables: Record<Exclude<WrittenUp, 'bench'>, typeof all> = {
  peers: { 'pages beside Next.js': measurePeerPages, 'orders beside Vendure': measurePeerOrders },
  // Bookings first: the database is filled with copies of them.
  scale: { booking: measureBooking, scale: measureScale },
  lighthouse: {
    lighthouse: ({ system, ...target }) =>
      auditLighthouse({ ...target, dataDir: system.dataDir, tag: Date.now().toString(36), only: [] }),
  },
};
/** Measurements that need no running system. */
const apart: Record<string, (target: Pick<Target, 'log'>) => Promise<Row[]>> = { start: measureStart };

/** The whole command should end within 15 minutes, of which up to six may pass until images are generated. */
const longestRowMs = 300_000;
/** Includes installing and building a peer the first time, and 48 Lighthouse visits. */
const longestTableMs = 1_800_000;

const { words: wanted } = readArguments('bench');
if (wanted.join() === 'write-up') {
  await writeUp('bench');
  process.exit(0);
}
const names = [...Object.keys(all), ...Object.keys(tables), 'profile', ...Object.keys(apart)];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}; there are: ${names.join(', ')}`);
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const log = (line: string) => console.log(`• ${line}`);
const machine = describeMachine();
const rows: Row[] = [];
let isFinished = true;

async function add(name: string, measure: () => Promise<Row[]>, longestMs = longestRowMs) {
  log(name);
  const load = loadavg()[0] ?? 0;
  const since = performance.now();
  try {
    // A measurement that hangs does not affect the others.
    const measured = await within(longestMs, measure());
    rows.push(...measured.map((row) => ({ ...row, load: Math.round(load * 10) / 10 })));
  } catch (error) {
    isFinished = false;
    rows.push(failed(name, error instanceof Error ? error.message : String(error)));
  }
  log(`${name} took ${((performance.now() - since) / 1_000).toFixed(0)} s`);
}

const onSystem = Object.entries(all).filter(([name]) => isWanted(name));
const table = (Object.keys(tables) as (keyof typeof tables)[]).find((name) => wanted.includes(name));
const inTable = Object.entries(table ? tables[table] : {});
const isProfiled = wanted.includes('profile');
if (isProfiled || onSystem.length + inTable.length > 0) {
  const system = await useSystem({ log });
  try {
    const target = { system, site: system.run().site, run: system.run, log };
    await untilPicturesAreMade(target);
    for (const [name, measure] of onSystem) await add(name, () => measure(target));
    for (const [name, measure] of inTable) await add(name, () => measure(target), longestTableMs);
    if (isProfiled) await drawProfiles(target);
  } finally {
    await system.stop();
  }
}
if (isProfiled && rows.length === 0) process.exit(0);
for (const [name, measure] of Object.entries(apart))
  if (isWanted(name)) await add(name, () => measure({ log }));
if ((machine.loadBefore[0] ?? 0) > machine.cores)
  console.log(
    `\nThe machine was busy with other things (load ${machine.loadBefore[0]} on ${machine.cores} cores): times say little, ratios and counts more.`,
  );
const writtenUp = writtenUpAs(wanted, isFinished);
const code = report(writtenUp ?? 'bench-part', rows, { machineBefore: machine });
if (writtenUp) await writeUp(writtenUp);
else if (!isFinished) console.log('not written up: the figures of the last whole run stay');
process.exit(code);
