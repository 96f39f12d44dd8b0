import { rename } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '@valam/local/processes';
import { units } from '@valam/local/units';
import { pause, until } from '@valam/local/waiting';
import { send } from '@valam/testing/http';
import { clusterIsWhole, clusterState, setRoute } from '../world/cluster.ts';
import { isWhole } from '../world/faults.ts';
import { underLoad } from '../world/under-load.ts';
import { liveVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';
import type { Scenario } from './scenario.ts';

const cutForMs = 6_000;
const storeAwayMs = 8_000;

const whole = async (world: World) =>
  (await clusterIsWhole(world)) ? [] : ['the cluster was not whole again within two minutes'];

/** Ends a NATS server, and waits until its supervisor has noticed: until then the cluster looks healthy. */
async function endNats(world: World, name: string, signal: NodeJS.Signals): Promise<string[]> {
  const { nats } = await clusterState(world);
  const pid = nats.servers.find((server) => server.name === name)?.pid;
  if (!pid) throw new Error(`${name} does not run`);
  process.kill(pid, signal);
  const isGone = async () => !(await clusterState(world)).nats.servers.some((server) => server.pid === pid);
  if (!(await until(isGone, { timeoutMs: 90_000, everyMs: 50 }))) return [`${name} did not end`];
  return whole(world);
}

async function natsNames(world: World) {
  const { nats } = await clusterState(world);
  const all = nats.servers.map(({ name }) => name);
  const leader = nats.leader ?? all[0] ?? '';
  return { all, leader, others: all.filter((name) => name !== leader) };
}

async function eachNats(world: World, signal: NodeJS.Signals): Promise<string[]> {
  const problems = [];
  for (const name of (await natsNames(world)).all) problems.push(...(await endNats(world, name, signal)));
  return problems;
}

/** Partitions the leader from this many other servers for a while. */
async function partLeader(world: World, count: number): Promise<string[]> {
  const { leader, others } = await natsNames(world);
  const parted = others.slice(0, count);
  try {
    for (const other of parted) await setRoute(world, leader, other, false);
    await pause(cutForMs);
  } finally {
    for (const other of parted) await setRoute(world, leader, other, true);
  }
  return whole(world);
}

/** Sends a signal to the primary or the standby, and waits for failover and for a new standby. */
async function losePostgres(
  world: World,
  role: 'primary' | 'standby',
  signal: NodeJS.Signals,
): Promise<string[]> {
  const pid = (await clusterState(world)).postgres[role]?.pid;
  if (!pid) return [`there is no ${role}`];
  process.kill(pid, signal);
  const isReplaced = async () => (await clusterState(world)).postgres[role]?.pid !== pid;
  if (!(await until(isReplaced, { timeoutMs: 60_000, everyMs: 100 })))
    return [`the ${role} was not replaced within a minute`];
  return whole(world);
}

/** Restarts every process of the units, in an order that depends on the seed, each only when the one before is ready. */
async function eachReplica(world: World, signal: NodeJS.Signals): Promise<string[]> {
  const problems = [];
  const all = units.flatMap((unit) =>
    (world.system.run().processes[unit] ?? []).map((pid) => ({ unit, pid, turn: world.roll() })),
  );
  for (const { unit, pid } of all.sort((a, b) => a.turn - b.turn)) {
    process.kill(pid, signal);
    await until(() => !isAlive(pid), { timeoutMs: 40_000, everyMs: 50 });
    const count = () => (world.system.run().processes[unit] ?? []).filter((one) => one !== pid).length;
    const isBack = await until(() => count() === 2, { timeoutMs: 40_000, everyMs: 50 });
    if (!isBack || !(await isWhole(world))) problems.push(`${unit} did not come back`);
  }
  return problems;
}

/** Makes the registry and the released folders unavailable for a while; meanwhile shells render pages from memory. */
async function storeAway(world: World): Promise<string[]> {
  const names = ['remotes.json', 'remotes'].map((name) => path.join(world.system.dataDir, name));
  const before = await liveVersion(world, 'booking');
  const problems = [];
  for (const name of names) await rename(name, `${name}.away`);
  try {
    const end = performance.now() + storeAwayMs;
    for (let turn = 0; performance.now() < end; turn++) {
      // A URL that is not in any cache: the two shells render it in turn.
      const { status } = await send(
        `${world.site}/spiritual-tours/discovering-shiva?visit=${world.tag}-${turn}`,
      );
      if (status !== 200) problems.push(`a page that had to be rendered answered ${status}`);
      await pause(200);
    }
  } finally {
    for (const name of names) await rename(`${name}.away`, name);
  }
  const isBack = () =>
    liveVersion(world, 'booking').then(
      (version) => version === before,
      () => false,
    );
  if (!(await until(isBack, { timeoutMs: 8_000, everyMs: 200 })))
    problems.push('another version is live afterwards');
  return [...new Set(problems)];
}

const nothingLost = 'nothing acknowledged is lost, no page fails, no manual step';

interface Fault {
  number: number;
  name: string;
  fault: string;
  /** The longest time for which an order may have to be retried; 0 for planned work, during which no request may fail. */
  mostMs: number;
  act: (world: World) => Promise<string[]>;
}

/**
 * Servers and processes that can be lost or replaced in a cluster with failover. A request in flight when a server or a
 * replica is lost waits for its timeout, 9.5 s for an order, and is retried; detecting a hung process takes seconds.
 */
const faults: readonly Fault[] = [
  {
    number: 29,
    name: 'nats-one',
    fault: 'kill -9 of one of three servers of NATS',
    mostMs: 12_000,
    act: async (world) => {
      const { others } = await natsNames(world);
      return endNats(world, others[Math.floor(world.roll() * others.length)] ?? '', 'SIGKILL');
    },
  },
  {
    number: 29,
    name: 'nats-leader',
    fault: 'kill -9 of the leader of NATS',
    mostMs: 12_000,
    act: async (world) => endNats(world, (await natsNames(world)).leader, 'SIGKILL'),
  },
  {
    number: 29,
    name: 'nats-in-turn',
    fault: 'kill -9 of all three servers of NATS, one after the other',
    mostMs: 12_000,
    act: (world) => eachNats(world, 'SIGKILL'),
  },
  {
    number: 29,
    name: 'nats-partition',
    fault: 'two servers of NATS do not reach each other for 6 s',
    mostMs: 12_000,
    act: (world) => partLeader(world, 1),
  },
  {
    number: 29,
    name: 'nats-leader-alone',
    fault: 'nobody reaches the leader of NATS for 6 s',
    mostMs: 12_000,
    act: (world) => partLeader(world, 2),
  },
  {
    number: 30,
    name: 'primary-killed',
    fault: 'kill -9 of the primary; the standby is promoted',
    mostMs: 10_000,
    act: (world) => losePostgres(world, 'primary', 'SIGKILL'),
  },
  {
    number: 30,
    name: 'primary-hangs',
    fault: 'the primary hangs; it is ended and the standby promoted',
    mostMs: 15_000,
    act: (world) => losePostgres(world, 'primary', 'SIGSTOP'),
  },
  {
    number: 30,
    name: 'standby-killed',
    fault: 'kill -9 of the standby',
    mostMs: 10_000,
    act: (world) => losePostgres(world, 'standby', 'SIGKILL'),
  },
  {
    number: 33,
    name: 'each-replica',
    fault: 'kill -9 of each replica of each unit, one after the other',
    mostMs: 12_000,
    act: (world) => eachReplica(world, 'SIGKILL'),
  },
  {
    number: 34,
    name: 'store-away',
    fault: 'registry and released remotes cannot be read for 8 s',
    mostMs: 3_000,
    act: storeAway,
  },
  {
    number: 35,
    name: 'upgrade-units',
    fault: 'every replica of every unit is replaced, one after the other, at 100 requests/s',
    mostMs: 0,
    act: (world) => eachReplica(world, 'SIGTERM'),
  },
  {
    number: 35,
    name: 'upgrade-nats',
    fault: 'every server of NATS sends its clients on and is replaced, at 100 requests/s',
    mostMs: 0,
    act: (world) => eachNats(world, 'SIGUSR2'),
  },
  {
    number: 35,
    name: 'upgrade-postgres',
    fault:
      'the standby is replaced, then the primary is shut down and the standby promoted, at 100 requests/s',
    mostMs: 0,
    act: async (world) => [
      ...(await losePostgres(world, 'standby', 'SIGINT')),
      ...(await losePostgres(world, 'primary', 'SIGINT')),
    ],
  },
];

export const clusterFaults: readonly Scenario[] = faults.map(({ mostMs, act, ...named }) => ({
  ...named,
  expected:
    mostMs > 0 ? `${nothingLost}, orders within ${mostMs / 1_000} s` : '0 failed requests, nothing lost',
  needs: 'cluster',
  patienceMs: 120_000,
  run: (world) => underLoad(world, () => act(world), { mostMs }),
}));
