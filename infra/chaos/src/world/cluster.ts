import { json, send } from '@valam/testing/http';
import { until } from '../../../local/src/waiting.ts';
import type { World } from './world.ts';

interface NatsServer {
  name: string;
  pid?: number;
  isHealthy: boolean;
}

interface ClusterState {
  nats: { leader?: string; servers: NatsServer[] };
  postgres: { primary: { pid: number }; standby?: { pid: number }; isSynchronous: boolean };
}

const control = (world: World) => {
  const { cluster } = world.system.run();
  if (!cluster) throw new Error('this system runs on single servers; start it by npm run cluster');
  return cluster;
};

export const clusterState = async (world: World): Promise<ClusterState> => json(await send(control(world)));

/** Waits for three NATS servers with a leader, and a synchronous standby. */
export const clusterIsWhole = (world: World, timeoutMs = 120_000) =>
  until(
    async () => {
      const { nats, postgres } = await clusterState(world);
      return nats.leader && nats.servers.every(({ isHealthy }) => isHealthy) && postgres.isSynchronous;
    },
    { timeoutMs, everyMs: 200 },
  );

export async function setRoute(world: World, a: string, b: string, isOpen: boolean): Promise<void> {
  const { status } = await send(`${control(world)}/routes/${a}/${b}`, { method: isOpen ? 'PUT' : 'DELETE' });
  if (status !== 200) throw new Error(`the way from ${a} to ${b} could not be set: ${status}`);
}
