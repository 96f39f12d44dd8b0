import { startNats } from '../nats.ts';
import { dropDatabases, provideDatabases } from '../postgres/databases.ts';
import { startPostgres } from '../postgres.ts';
import type { Settings } from './settings.ts';

export interface Ports {
  portFor: (name: string) => Promise<number>;
}

/** @param passwords of NATS */
async function startServers(
  { dataDir, databaseUrl, natsUrl, natsProgram }: Settings,
  passwords: Readonly<Record<string, string>>,
  ports: Ports,
  log: (line: string) => void,
) {
  const postgresPort = databaseUrl ? undefined : await ports.portFor('postgres');
  const natsPort = natsUrl ? undefined : await ports.portFor('nats');
  const [postgres, nats] = await Promise.allSettled([
    startPostgres({ dataDir, log, databaseUrl, port: postgresPort }),
    startNats({ dataDir, log, natsUrl, program: natsProgram, port: natsPort, passwords }),
  ]);
  if (postgres.status === 'fulfilled' && nats.status === 'fulfilled')
    return { postgres: postgres.value, nats: nats.value };
  // One of them may run by now; it must not outlive the failure of the other.
  if (postgres.status === 'fulfilled') await postgres.value.stop();
  if (nats.status === 'fulfilled') await nats.value.stop();
  throw postgres.status === 'rejected' ? postgres.reason : (nats as PromiseRejectedResult).reason;
}

/** PostgreSQL with a database per service, and NATS. */
export async function startInfrastructure({
  settings,
  secrets,
  ports,
  log,
}: {
  settings: Settings;
  secrets: { installation: string; databasePassword: string; natsPasswords: Record<string, string> };
  ports: Ports;
  log: (line: string) => void;
}) {
  const { postgres, nats } = await startServers(settings, secrets.natsPasswords, ports, log);
  const stop = async () => {
    await nats.stop();
    await postgres.stop();
  };
  try {
    // Another system may use the same foreign server; ours is recognized by the installation.
    const prefix = settings.databaseUrl ? `valam_${secrets.installation}_` : 'valam_';
    if (settings.isFresh && settings.databaseUrl) await dropDatabases({ url: postgres.url, prefix });
    const databases = await provideDatabases({
      url: postgres.url,
      prefix,
      password: secrets.databasePassword,
    });
    return { postgres, nats, databases, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
