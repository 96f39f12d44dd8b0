import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pause, until } from '@valam/local/waiting';
import { many, send } from '@valam/testing/http';
import { buy, lostOrders } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import { isWhole, restartServer } from '../world/faults.ts';
import { failedReads, startReaders } from '../world/readers.ts';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

/** Server processes restarted here, to be ended with the system. */
export const startedServers: Set<number> = new Set();
const current: Record<string, number> = {};

const pidOf = (world: World, server: string) => current[server] ?? world.system.run().pids[server];

const buyers = 6;

export const natsGone: Scenario = {
  number: 7,
  name: 'nats-gone',
  fault: 'NATS killed, its store deleted, started again after 2 s',
  expected: 'nothing lost, no manual step',
  needs: 'servers',
  patienceMs: 120_000,
  async run(world) {
    const pid = pidOf(world, 'nats');
    if (!pid) return ['NATS is not ours to kill'];
    const date = await freshDate(world, buyers);
    const orders = many(buyers, 2, async (index) => {
      await pause(index * 250);
      return buy(world, date, index);
    });
    await pause(300 + world.roll() * 600);
    current.nats = await restartServer(pid, {
      signal: 'SIGKILL',
      pauseMs: 2_000,
      meanwhile: () => rm(path.join(world.system.dataDir, 'nats/store'), { recursive: true, force: true }),
    });
    startedServers.add(current.nats);
    const problems = lostOrders(await orders);
    if (!(await isWhole(world))) problems.push('not every unit was ready again within a minute');
    return problems;
  },
};

export const postgresRestarted: Scenario = {
  number: 8,
  name: 'postgres-restarted',
  fault: 'PostgreSQL ended at once (connections cut), back after 5 s',
  expected: '503 with Retry-After meanwhile, recovery ≤ 3 s, nothing lost',
  needs: 'servers',
  patienceMs: 120_000,
  async run(world) {
    const pid = pidOf(world, 'postgres');
    if (!pid) return ['PostgreSQL is not ours to restart'];
    const problems = [];
    const date = await freshDate(world, buyers);
    const readers = await startReaders(world);
    const orders = many(buyers, 2, async (index) => {
      await pause(index * 400);
      return buy(world, date, index);
    });
    await pause(300 + world.roll() * 600);
    const restarted = restartServer(pid, { signal: 'SIGQUIT', pauseMs: 5_000 });
    await pause(1_500);
    const meanwhile = await send(`${world.site}/api/tours/${date.slug}/availability`, { timeoutMs: 15_000 });
    if (meanwhile.status !== 503 || !meanwhile.headers['retry-after'])
      problems.push(
        `meanwhile ${meanwhile.status}, Retry-After ${meanwhile.headers['retry-after'] ?? 'missing'}`,
      );
    current.postgres = await restarted;
    startedServers.add(current.postgres);
    await until(
      () =>
        world.leads.ask('select 1').then(
          () => true,
          () => false,
        ),
      { timeoutMs: 60_000, everyMs: 20 },
    );
    const since = performance.now();
    const isBack = await until(
      async () =>
        (await send(`${world.site}/api/tours/${date.slug}/availability`, { timeoutMs: 3_000 })).status ===
        200,
      { timeoutMs: 30_000, everyMs: 30 },
    );
    const tookMs = performance.now() - since;
    if (!isBack) problems.push('no recovery within 30 s');
    else if (tookMs > 3_000) problems.push(`recovery took ${(tookMs / 1_000).toFixed(1)} s`);
    problems.push(...lostOrders(await orders));
    await isWhole(world);
    const { reads, failed } = await readers.stop();
    const pages = failed.filter(({ status }) => status !== 503);
    problems.push(...failedReads(pages, reads, 'failed otherwise than 503'));
    return problems;
  },
};
