import { pause, until } from '../../../../local/src/waiting.ts';
import { clusterIsWhole, clusterState, setRoute } from '../../world/cluster.ts';
import { underLoad } from '../../world/under-load.ts';
import type { World } from '../../world/world.ts';
import type { Scenario } from '../all.ts';

/** An answer that was on its way is waited for until the limit of its call, and the order is tried again. */
const mostMs = 12_000;
const cutForMs = 6_000;
const expected = 'nothing acknowledged is lost, orders go on within 12 s, no page fails, no manual step';

async function kill(world: World, name: string): Promise<void> {
  const { nats } = await clusterState(world);
  const pid = nats.servers.find((server) => server.name === name)?.pid;
  if (!pid) throw new Error(`${name} does not run`);
  process.kill(pid, 'SIGKILL');
  // Until the one that watches it has seen that it is gone, it looks whole.
  await until(async () => !(await clusterState(world)).nats.servers.some((server) => server.pid === pid), {
    timeoutMs: 5_000,
    everyMs: 50,
  });
}

const whole = async (world: World) =>
  (await clusterIsWhole(world)) ? [] : ['the cluster was not whole again within two minutes'];

async function names(world: World) {
  const { nats } = await clusterState(world);
  const all = nats.servers.map(({ name }) => name);
  const leader = nats.leader ?? all[0] ?? '';
  return { all, leader, others: all.filter((name) => name !== leader) };
}

async function cutFrom(world: World, name: string, others: readonly string[]): Promise<void> {
  try {
    for (const other of others) await setRoute(world, name, other, false);
    await pause(cutForMs);
  } finally {
    for (const other of others) await setRoute(world, name, other, true);
  }
}

const ofCluster = (name: string, fault: string, breakIt: (world: World) => Promise<string[]>): Scenario => ({
  number: 29,
  name,
  fault,
  expected,
  needs: 'cluster',
  patienceMs: 120_000,
  run: (world) => underLoad(world, () => breakIt(world), { mostMs }),
});

export const natsServersLost: readonly Scenario[] = [
  ofCluster('nats-one', 'kill -9 of one of three servers of NATS', async (world) => {
    const { others } = await names(world);
    await kill(world, others[Math.floor(world.roll() * others.length)] ?? '');
    return whole(world);
  }),
  ofCluster('nats-leader', 'kill -9 of the leader of NATS', async (world) => {
    await kill(world, (await names(world)).leader);
    return whole(world);
  }),
  ofCluster('nats-in-turn', 'kill -9 of all three servers of NATS, one after the other', async (world) => {
    const problems = [];
    for (const name of (await names(world)).all) {
      await kill(world, name);
      problems.push(...(await whole(world)));
    }
    return problems;
  }),
  ofCluster('nats-partition', 'two servers of NATS do not reach each other for 6 s', async (world) => {
    const { leader, others } = await names(world);
    await cutFrom(world, leader, others.slice(0, 1));
    return whole(world);
  }),
  ofCluster('nats-leader-alone', 'nobody reaches the leader of NATS for 6 s', async (world) => {
    const { leader, others } = await names(world);
    await cutFrom(world, leader, others);
    return whole(world);
  }),
];
