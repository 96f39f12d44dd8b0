import type { ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findNats } from '../nats/binary.ts';
import { configuration, permissions } from '../nats/configuration.ts';
import { end, launchServer } from '../processes.ts';
import type { Ports } from '../ports.ts';
import { until } from '../waiting.ts';
import { groupsBehind, JetStreamState } from './caught-up.ts';
import { startRelay, type Relay } from './relay.ts';

/** Replicas of each stream: with three, one may fail and the other two still have a quorum. */
export const natsServers = 3;
/** Restarting takes a moment, as for a pod. */
const startAgainMs = 1_000;
const patienceMs = 60_000;

interface Server {
  readonly name: string;
  readonly port: number;
  readonly monitorPort: number;
  readonly clusterPort: number;
  /** By the name of the other server: the relay to it, which a test may cut. */
  readonly routes: Map<string, Relay>;
  child?: ChildProcess;
}

/** A pair of servers in canonical order. */
const pairOf = (a: string, b: string) => [a, b].sort().join(' ');

async function answerOf(url: string): Promise<Record<string, unknown> | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Record<string, unknown>) : undefined;
}

function clusterConfiguration(
  { name, port, monitorPort, clusterPort }: Server,
  { store, routes, unusedPort }: { store: string; routes: readonly string[]; unusedPort: number },
): string {
  const lines = [
    `server_name: ${name}`,
    `http: "127.0.0.1:${monitorPort}"`,
    ...configuration(store, port),
    'cluster {',
    '  name: events',
    `  listen: "127.0.0.1:${clusterPort}"`,
    `  advertise: "127.0.0.1:${unusedPort}"`,
    '  no_advertise: true',
    `  routes: [${routes.join(', ')}]`,
    '}',
    'include units.conf',
  ];
  return `${lines.join('\n')}\n`;
}

const isHealthy = async ({ monitorPort }: Server) =>
  (await answerOf(`http://127.0.0.1:${monitorPort}/healthz?js-server-only=true`))?.status === 'ok';

/** The meta leader, and the Raft groups that have no leader or lag. */
async function raftStatus(servers: readonly Server[]) {
  const byServer = new Map<string, JetStreamState>();
  for (const { name, monitorPort } of servers) {
    const state = await answerOf(
      `http://127.0.0.1:${monitorPort}/jsz?accounts=true&streams=true&consumers=true`,
    );
    if (state) byServer.set(name, JetStreamState.parse(state));
  }
  const leader = [...byServer.values()].find((state) => state.meta_cluster?.leader)?.meta_cluster?.leader;
  return { leader, behind: groupsBehind(byServer) };
}

/** Three clustered NATS servers with the permissions of production. */
export async function startNatsServers({
  dataDir,
  program,
  passwords,
  ports,
  log,
  onChange = () => {},
}: {
  dataDir: string;
  program: string | undefined;
  passwords: Readonly<Record<string, string>>;
  ports: Ports;
  log: (line: string) => void;
  onChange?: () => void;
}) {
  const binary = await findNats(program, log);
  const logs = path.join(dataDir, 'logs');
  await mkdir(logs, { recursive: true });
  let isStopping = false;

  const servers: Server[] = [];
  for (let n = 1; n <= natsServers; n++)
    servers.push({
      name: `nats-${n}`,
      port: await ports.portFor(`nats-${n}`),
      monitorPort: await ports.portFor(`nats-${n}-monitor`),
      clusterPort: await ports.portFor(`nats-${n}-cluster`),
      routes: new Map(),
    });

  /**
   * NATS servers gossip their addresses; advertising one where nothing listens forces them to use the relays that can
   * be cut.
   */
  const unusedPort = await ports.portFor('nats-nowhere');

  async function configure(server: Server) {
    const home = path.join(dataDir, 'nats', server.name);
    await mkdir(home, { recursive: true });
    const routes = [];
    for (const other of servers.filter((one) => one !== server)) {
      const port = await ports.portFor(`${server.name}-to-${other.name}`);
      server.routes.set(other.name, await startRelay({ port, target: () => other.clusterPort }));
      routes.push(`nats://127.0.0.1:${port}`);
    }
    await writeFile(path.join(home, 'units.conf'), await permissions(passwords), { mode: 0o600 });
    const store = path.join(home, 'store');
    await writeFile(
      path.join(home, 'nats.conf'),
      clusterConfiguration(server, { store, routes, unusedPort }),
    );
  }

  function launch(server: Server) {
    const config = path.join(dataDir, 'nats', server.name, 'nats.conf');
    const logFile = path.join(logs, `${server.name}.log`);
    const child = launchServer(binary, ['-c', config], { logFile });
    child.once('exit', () => {
      delete server.child;
      onChange();
      if (!isStopping) setTimeout(() => !isStopping && launch(server), startAgainMs).unref();
    });
    server.child = child;
    onChange();
  }

  const stop = async () => {
    isStopping = true;
    await Promise.all(servers.map(async ({ child }) => child?.pid && end(child.pid)));
    for (const { routes } of servers) for (const relay of routes.values()) await relay.stop();
  };

  try {
    for (const server of servers) await configure(server);
    for (const server of servers) launch(server);
    const isReady = await until(
      async () =>
        (await raftStatus(servers)).leader !== undefined &&
        (await Promise.all(servers.map(isHealthy))).every(Boolean),
      { timeoutMs: patienceMs, everyMs: 200 },
    );
    if (!isReady) throw new Error(`The servers of NATS do not find each other; their logs are in ${logs}`);
  } catch (error) {
    await stop();
    throw error;
  }

  const urlFor = (user: string) =>
    servers.map(({ port }) => `nats://${user}:${passwords[user]}@127.0.0.1:${port}`).join(',');
  return {
    url: servers.map(({ port }) => `nats://127.0.0.1:${port}`).join(','),
    urlFor,
    get pids() {
      return servers.flatMap(({ child }) => (child?.pid ? [child.pid] : []));
    },
    /** Partitions two servers or heals the partition; false if there are no such servers. */
    setRoute(a: string, b: string, isOpen: boolean) {
      const relays = servers.flatMap(({ name, routes }) =>
        [...routes].flatMap(([other, relay]) => (pairOf(name, other) === pairOf(a, b) ? [relay] : [])),
      );
      for (const relay of relays) relay.isOpen = isOpen;
      return relays.length > 0;
    },
    /** Status for the control API. */
    describe: async () => ({
      ...(await raftStatus(servers)),
      servers: await Promise.all(
        servers.map(async (server) => ({
          name: server.name,
          pid: server.child?.pid,
          port: server.port,
          isHealthy: await isHealthy(server),
          cutFrom: [...server.routes].filter(([, relay]) => !relay.isOpen).map(([other]) => other),
        })),
      ),
    }),
    stop,
  };
}

export type NatsServers = Awaited<ReturnType<typeof startNatsServers>>;
