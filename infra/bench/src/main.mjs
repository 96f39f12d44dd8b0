import { loadavg } from 'node:os';
import { useSystem } from './harness/live-system.mjs';
import { describeMachine, report } from './harness/report.mjs';
import { untilPicturesAreMade } from './harness/settled.mjs';
import { measureBooking } from './rows/booking.mjs';
import { measureFirstViews } from './rows/browser.mjs';
import { measureGrowth, measureHeap } from './rows/growth.mjs';
import { measureScale } from './rows/scale.mjs';
import { measureScripts } from './rows/bytes.mjs';
import { failed, notMeasured } from './rows/judge.mjs';
import { measureCachedGet, measurePages, measureSearch, measureUncachedGet } from './rows/server.mjs';
import { measureMemory, measureStart } from './rows/whole.mjs';
import { writeUp } from './write-up.mjs';

/** @typedef {import('./harness/report.mjs').Row} Row */
/** @typedef {{ system: import('./harness/live-system.mjs').LiveSystem, site: string, run: () => any, isBusy: boolean, log: (line: string) => void }} Target */

/** @type {Record<string, (target: Target) => Promise<Row[]>>} */
const all = {
  memory: measureMemory,
  scripts: measureScripts,
  views: measureFirstViews,
  pages: measurePages,
  cached: measureCachedGet,
  uncached: measureUncachedGet,
  booking: measureBooking,
  search: measureSearch,
  heap: measureHeap,
  growth: measureGrowth,
  // Last: afterwards the books are full.
  scale: measureScale,
};
/** Rows that need no running system. */
const apart = /** @type {Record<string, (target: { log: (line: string) => void }) => Promise<Row[]>>} */ ({
  start: measureStart,
});

/** The whole command is meant to end within 15 minutes, six of which may go by until pictures are made. */
const longestRowMs = 300_000;

const wanted = process.argv.slice(2);
if (wanted.join() === 'write-up') {
  await writeUp();
  process.exit(0);
}
const names = [...Object.keys(all), ...Object.keys(apart)];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}; there are: ${names.join(', ')}`);
  process.exit(2);
}
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
const log = (/** @type {string} */ line) => console.log(`• ${line}`);
const machine = describeMachine();
/** @type {Row[]} */
const rows = [];

/** @param {string} name @param {() => Promise<Row[]>} measure */
async function add(name, measure) {
  log(name);
  const load = loadavg()[0] ?? 0;
  const since = performance.now();
  try {
    const measured = await within(longestRowMs, measure());
    rows.push(...measured.map((row) => ({ ...row, load: Math.round(load * 10) / 10 })));
  } catch (error) {
    rows.push(failed(name, error instanceof Error ? error.message : String(error)));
  }
  log(`${name} took ${((performance.now() - since) / 1_000).toFixed(0)} s`);
}

/** One row that hangs costs itself only. @template T @param {number} ms @param {Promise<T>} work @returns {Promise<T>} */
async function within(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const tooLong = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${ms / 1_000} s`)), ms);
  });
  try {
    return /** @type {T} */ (await Promise.race([work, tooLong]));
  } finally {
    clearTimeout(timer);
  }
}

const onSystem = Object.entries(all).filter(([name]) => isWanted(name));
if (onSystem.length > 0) {
  const system = await useSystem({ log });
  try {
    const target = { system, site: system.run().site, run: system.run, isBusy: !system.isOwn, log };
    await untilPicturesAreMade(target);
    for (const [name, measure] of onSystem) await add(name, () => measure(target));
  } finally {
    await system.stop();
  }
}
for (const [name, measure] of Object.entries(apart))
  if (isWanted(name)) await add(name, () => measure({ log }));
if (wanted.length === 0) {
  rows.push(
    notMeasured(
      'Lighthouse',
      'by `npm run audit -- lighthouse`',
      '100 × 4, LCP ≤ 1.2 s, TBT ≤ 50 ms, CLS ≤ 0.01',
    ),
  );
}
if ((machine.loadBefore[0] ?? 0) > machine.cores)
  console.log(
    `\nThe machine was busy with other things (load ${machine.loadBefore[0]} on ${machine.cores} cores): times say little, ratios and counts more.`,
  );
const code = report('bench', rows, { machineBefore: machine });
if (wanted.length === 0) await writeUp();
process.exit(code);
