import { startControl } from '../cluster/control.ts';
import { natsServers, startNatsServers } from '../cluster/nats-servers.ts';
import { PostgresPair } from '../cluster/postgres-pair.ts';
import { startNats } from '../nats.ts';
import { dropDatabases, provideDatabases } from '../postgres/databases.ts';
import { startPostgres } from '../postgres.ts';
import type { Ports } from '../ports.ts';
import type { Settings } from './settings.ts';

interface Servers {
  postgres: { url: string; pids: number[] };
  nats: {
    url: string;
    urlFor: (user: string) => string;
    pids: number[];
    /** Replicas per stream. */
    replicas: number;
  };
  /** URL of the cluster's control API. */
  control?: string;
  stop: () => Promise<void>;
}

interface Start {
  settings: Settings;
  secrets: { installation: string; databasePassword: string; natsPasswords: Record<string, string> };
  ports: Ports;
  log: (line: string) => void;
  say: (line: string) => void;
  /** Called when a process of the cluster starts or exits. */
  onChange: () => void;
}

/** Starts both or neither: if one fails, the other is stopped. */
async function both<A extends { stop: () => Promise<void> }, B extends { stop: () => Promise<void> }>(
  starting: readonly [Promise<A>, Promise<B>],
): Promise<readonly [A, B]> {
  const [a, b] = await Promise.allSettled(starting);
  if (a.status === 'fulfilled' && b.status === 'fulfilled') return [a.value, b.value];
  if (a.status === 'fulfilled') await a.value.stop();
  if (b.status === 'fulfilled') await b.value.stop();
  throw a.status === 'rejected' ? a.reason : (b as PromiseRejectedResult).reason;
}

/** One server of each kind, new or external. */
async function startSingle({ settings, secrets, ports, log }: Start): Promise<Servers> {
  const { dataDir, databaseUrl, natsUrl, natsProgram } = settings;
  const postgresPort = databaseUrl ? undefined : await ports.portFor('postgres');
  const natsPort = natsUrl ? undefined : await ports.portFor('nats');
  const passwords = secrets.natsPasswords;
  const [postgres, nats] = await both([
    startPostgres({ dataDir, log, databaseUrl, port: postgresPort }),
    startNats({ dataDir, log, natsUrl, program: natsProgram, port: natsPort, passwords }),
  ]);
  return {
    postgres: { url: postgres.url, pids: postgres.pid ? [postgres.pid] : [] },
    nats: { url: nats.url, urlFor: nats.urlFor, pids: nats.pid ? [nats.pid] : [], replicas: 1 },
    async stop() {
      await nats.stop();
      await postgres.stop();
    },
  };
}

/** Replicated servers that survive the loss of one. */
async function startCluster({ settings, secrets, ports, log, say, onChange }: Start): Promise<Servers> {
  const { dataDir, natsProgram: program } = settings;
  const [postgres, nats] = await both([
    PostgresPair.start({ dataDir, ports, log, say, onChange }),
    startNatsServers({ dataDir, program, passwords: secrets.natsPasswords, ports, log, onChange }),
  ]);
  const control = await startControl({ port: await ports.portFor('cluster'), nats, postgres });
  return {
    postgres,
    nats: {
      url: nats.url,
      urlFor: nats.urlFor,
      get pids() {
        return nats.pids;
      },
      replicas: natsServers,
    },
    control: control.url,
    async stop() {
      await control.stop();
      await nats.stop();
      await postgres.stop();
    },
  };
}

/** PostgreSQL with a database per service, and NATS. */
export async function startInfrastructure(start: Start) {
  const { settings, secrets } = start;
  const servers = await (settings.isCluster ? startCluster(start) : startSingle(start));
  const { postgres } = servers;
  try {
    // Several systems may share an external server; the installation id separates them.
    const prefix = settings.databaseUrl ? `valam_${secrets.installation}_` : 'valam_';
    if (settings.isFresh && settings.databaseUrl) await dropDatabases({ url: postgres.url, prefix });
    const databases = await provideDatabases({
      url: postgres.url,
      prefix,
      password: secrets.databasePassword,
    });
    return { ...servers, databases };
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

export type Infrastructure = Awaited<ReturnType<typeof startInfrastructure>>;
