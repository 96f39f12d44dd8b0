import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { many, send, type Answer } from '../../../packages/testing/src/http.ts';
import { useSystem } from '../../../packages/testing/src/live-system.ts';
import { dice, quantile, quantileOf } from '../../../packages/testing/src/numbers.ts';
import { cpuByUnit, cpuOfAll, parentOf } from '../../../packages/testing/src/proc.ts';
import { describeMachine } from '../../../packages/testing/src/report.ts';
import { book, orderOf, ordered } from '../../chaos/src/world/buyers.ts';
import { clusterIsWhole } from '../../chaos/src/world/cluster.ts';
import { freshDate, type TourDate } from '../../chaos/src/world/dates.ts';
import { openWorld, type World } from '../../chaos/src/world/world.ts';
import { pause } from '../../local/src/waiting.ts';
import { kindsMeasured, measuredFile, type Kind, type Measured } from './measured.ts';

const tour = 'discovering-shiva';
const counts: Record<Kind, number> = { page: 120, cached: 1_000, fresh: 400, booking: 60, refused: 300 };
const atOnce = 2;
const idleMs = 4_000;
const real = { perSecond: { page: 6, cached: 20, fresh: 10, booking: 2, refused: 2 }, seconds: 20 };

/** Processor time so far, by unit; `proxy` is the process that forwards requests, `generator` this program. */
function cpuSoFar(world: World): Record<string, number> {
  const { processes } = world.system.run();
  const { user, system } = process.cpuUsage();
  return {
    ...cpuByUnit(processes),
    proxy: cpuOfAll([parentOf(processes.shell?.[0] ?? 0)]),
    generator: (user + system) / 1_000,
  };
}

async function usedBy<T>(world: World, act: () => Promise<T>) {
  const before = cpuSoFar(world);
  const since = performance.now();
  const result = await act();
  const ms = performance.now() - since;
  const used = Object.entries(cpuSoFar(world)).map(([unit, after]) => [unit, after - (before[unit] ?? 0)]);
  return { result, ms, cpu: Object.fromEntries(used) as Record<string, number> };
}

/** One request of each kind; `who` makes each from another person. */
function asker(world: World, dates: { open: TourDate; full: TourDate }) {
  let who = 0;
  const order = (date: TourDate) => {
    who += 1;
    return book(world, orderOf(world, date, `${who}`), { from: who, key: `${world.tag}-${who}` });
  };
  const asks: Record<Kind, () => Promise<Answer>> = {
    page: () => send(`${world.site}/spiritual-tours/${tour}?visit=${++who}`),
    cached: () => send(`${world.site}/api/tours`),
    fresh: () => send(`${world.site}/api/tours/${tour}/availability`),
    booking: async () => {
      const answer = await order(dates.open);
      if (answer.status === 201) await world.provider.pay(ordered(answer).page);
      return answer;
    },
    refused: () => order(dates.full),
  };
  return asks;
}

const machineBusyMs = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

/** Waits for confirmations, receipts and emails: the cost of a booking continues after its response. */
const settle = () => pause(3_000);

const storedBy = async ({ leads, notifications }: World) => {
  const [stored] = await leads.ask<{ events: number; bytes: string }>(
    'select (select count(*) from outbox)::int as events, pg_database_size(current_database())::bigint as bytes',
  );
  const [mails] = await notifications.ask<{ bytes: string }>(
    'select pg_database_size(current_database())::bigint as bytes',
  );
  return { events: stored?.events ?? 0, bytes: Number(stored?.bytes) + Number(mails?.bytes) };
};

/** Sends the mixture at its rate, independently of the responses. */
async function sendMixture(
  asks: Record<Kind, () => Promise<Answer>>,
): Promise<Omit<Measured['real'], 'used' | 'usedByOthers'>> {
  const roll = dice(3);
  const inFlight: Promise<{ kind: Kind; status: number; ms: number }>[] = [];
  const due = kindsMeasured
    .flatMap((kind) =>
      Array.from({ length: real.perSecond[kind] * real.seconds }, () => ({
        kind,
        atMs: roll() * real.seconds * 1_000,
      })),
    )
    .sort((a, b) => a.atMs - b.atMs);
  const since = performance.now();
  for (const { kind, atMs } of due) {
    await pause(Math.max(0, atMs - (performance.now() - since)));
    inFlight.push(asks[kind]().then(({ status, ms }) => ({ kind, status, ms })));
  }
  const answers = await Promise.all(inFlight);
  const times = answers.map(({ ms }) => ms);
  return {
    ...real,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    failed: answers.filter(({ status }) => status >= 500 || status === 0).length,
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const system = await useSystem({ log: console.log });
const world = openWorld({ system, seed: 5, log: console.log });
try {
  // While a standby is being copied the database has extra load.
  if (system.run().cluster && !(await clusterIsWhole(world)))
    throw new Error('the cluster is not whole; measure again when its standby follows');
  const { loadBefore, ...machine } = describeMachine();
  const dates = { open: await freshDate(world, 5_000), full: await freshDate(world, 1) };
  const asks = asker(world, dates);
  await asks.refused();
  for (const kind of kindsMeasured) await many(20, atOnce, asks[kind]);
  await settle();
  const idle = await usedBy(world, () => pause(idleMs));
  const kinds = {} as Measured['kinds'];
  let perBooking = { events: 0, kib: 0 };
  for (const kind of kindsMeasured) {
    const count = counts[kind];
    const alone = await many(15, 1, asks[kind]);
    const before = await storedBy(world);
    const { result, ms, cpu } = await usedBy(world, async () => {
      const answers = await many(count, atOnce, asks[kind]);
      if (kind === 'booking') await settle();
      return answers;
    });
    const wrong = result.filter(({ status }) => status >= 500 || status === 0 || status === 429);
    if (wrong.length > 0) throw new Error(`${wrong.length} of ${count} ${kind}: ${wrong[0]?.text}`);
    const after = await storedBy(world);
    if (kind === 'booking')
      perBooking = {
        events: rounded((after.events - before.events) / count),
        kib: rounded((after.bytes - before.bytes) / 1_024 / count),
      };
    const each = Object.entries(cpu).map(([unit, used]) => [
      unit,
      rounded(Math.max(0, used - ((idle.cpu[unit] ?? 0) * ms) / idleMs) / count),
    ]);
    const aloneMs = rounded(quantileOf(alone, 'ms', 0.5));
    kinds[kind] = { count, cpuMs: Object.fromEntries(each), aloneMs };
    console.log(kind, JSON.stringify(kinds[kind]));
  }
  const crowd = 60;
  const { ms: crowdMs } = await usedBy(world, () => many(crowd, 20, asks.booking));
  await settle();
  const busyBefore = machineBusyMs();
  const sent = await usedBy(world, () => sendMixture(asks));
  const all = (machineBusyMs() - busyBefore) / sent.ms / machine.cores;
  const used = Object.values(sent.cpu).reduce((sum, one) => sum + one, 0) / sent.ms / machine.cores;
  const seen = { ...sent.result, used: rounded(used), usedByOthers: rounded(Math.max(0, all - used)) };
  console.log('mixture', JSON.stringify(seen));
  const measured: Measured = {
    at: new Date().toISOString(),
    machine: { ...machine, loadBefore },
    kinds,
    perBooking,
    hotDateMs: rounded(crowdMs / crowd),
    real: seen,
  };
  writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
} finally {
  await world.close();
  await system.stop();
}
process.exit(0);
