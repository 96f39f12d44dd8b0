import { until } from '../../../../local/src/waiting.ts';
import { clusterIsWhole, clusterState } from '../../world/cluster.ts';
import { underLoad } from '../../world/under-load.ts';
import type { World } from '../../world/world.ts';
import type { Scenario } from '../all.ts';

const mostMs = 10_000;
/** That it hangs, and is not only slow, takes seconds to be sure of. */
const mostWhenHangingMs = 15_000;

/** Sends a signal to one of the two, and waits until its place is taken. */
async function lose(world: World, role: 'primary' | 'standby', signal: NodeJS.Signals): Promise<string[]> {
  const { postgres } = await clusterState(world);
  const pid = postgres[role]?.pid;
  if (!pid) return [`there is no ${role}`];
  process.kill(pid, signal);
  const isReplaced = await until(async () => (await clusterState(world)).postgres[role]?.pid !== pid, {
    timeoutMs: 60_000,
    everyMs: 100,
  });
  if (!isReplaced) return [`the ${role} was not replaced within a minute`];
  return (await clusterIsWhole(world)) ? [] : ['no standby followed within two minutes'];
}

const limitOf = (signal: NodeJS.Signals) => (signal === 'SIGSTOP' ? mostWhenHangingMs : mostMs);

const lost = (
  name: string,
  role: 'primary' | 'standby',
  signal: NodeJS.Signals,
  fault: string,
): Scenario => ({
  number: 30,
  name,
  fault,
  expected: `pages go on, orders within ${limitOf(signal) / 1_000} s, every acknowledged write is there`,
  needs: 'cluster',
  patienceMs: 120_000,
  run: (world) => underLoad(world, () => lose(world, role, signal), { mostMs: limitOf(signal) }),
});

export const postgresServersLost: readonly Scenario[] = [
  lost('primary-killed', 'primary', 'SIGKILL', 'kill -9 of the primary; the standby is promoted'),
  lost('primary-hangs', 'primary', 'SIGSTOP', 'the primary hangs; it is ended and the standby promoted'),
  lost('primary-leaves', 'primary', 'SIGINT', 'the primary is shut down, as for a new minor version'),
  lost('standby-killed', 'standby', 'SIGKILL', 'kill -9 of the standby'),
];
