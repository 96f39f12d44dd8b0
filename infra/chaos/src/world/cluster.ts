import { json, send } from '@valam/testing/http';
import * as z from 'zod/mini';
import { until } from '@valam/local/waiting';
import type { World } from './world.ts';

const ClusterState = z.object({
  nats: z.object({
    leader: z.optional(z.string()),
    behind: z.array(z.string()),
    servers: z.array(z.object({ name: z.string(), pid: z.optional(z.number()), isHealthy: z.boolean() })),
  }),
  postgres: z.object({
    primary: z.object({ pid: z.number() }),
    standby: z.optional(z.object({ pid: z.number() })),
    isSynchronous: z.boolean(),
  }),
});

const control = (world: World) => {
  const { cluster } = world.system.run();
  if (!cluster) throw new Error('this system runs on single servers; start it by npm run cluster');
  return cluster;
};

export async function clusterState(world: World) {
  const answer = await send(control(world));
  const state = json(answer, ClusterState);
  if (!state)
    throw new Error(`the state of the cluster was not told: ${answer.status} ${answer.text.slice(0, 200)}`);
  return state;
}

/** As long as operators wait before they touch the next server (`minReadySeconds` of the manifests is longer). */
const wholeForMs = 3_000;

/** Waits for three NATS servers that agree on everything, and a synchronous standby, which stay so. */
export async function clusterIsWhole(world: World): Promise<boolean> {
  let since = Infinity;
  const isWhole = async () => {
    const { nats, postgres } = await clusterState(world);
    const isAgreed = nats.behind.length === 0 && nats.servers.every(({ isHealthy }) => isHealthy);
    return isAgreed && postgres.isSynchronous;
  };
  const hasStayed = async () => {
    since = (await isWhole()) ? Math.min(since, performance.now()) : Infinity;
    return performance.now() - since >= wholeForMs;
  };
  return (await until(hasStayed, { timeoutMs: 120_000, everyMs: 300 })) === true;
}

export async function setRoute(world: World, a: string, b: string, isOpen: boolean): Promise<void> {
  const { status } = await send(`${control(world)}/routes/${a}/${b}`, { method: isOpen ? 'PUT' : 'DELETE' });
  if (status !== 200) throw new Error(`the way from ${a} to ${b} could not be set: ${status}`);
}
