import { startNats } from '../nats.mjs';
import { dropDatabases, provideDatabases } from '../postgres/databases.mjs';
import { startPostgres } from '../postgres.mjs';

/**
 * PostgreSQL with a database per service, and NATS.
 * @param {{ settings: import('./settings.mjs').Settings, secrets: { installation: string, databasePassword: string }, ports: { portFor: (name: string) => Promise<number> }, log: (line: string) => void }} options
 */
export async function startInfrastructure({ settings, secrets, ports, log }) {
  const { dataDir, databaseUrl, natsUrl, natsProgram } = settings;
  const postgresPort = databaseUrl ? undefined : await ports.portFor('postgres');
  const natsPort = natsUrl ? undefined : await ports.portFor('nats');
  const [postgresResult, natsResult] = await Promise.allSettled([
    startPostgres({
      dataDir,
      log,
      ...(databaseUrl && { databaseUrl }),
      ...(postgresPort && { port: postgresPort }),
    }),
    startNats({
      dataDir,
      log,
      ...(natsUrl && { natsUrl }),
      ...(natsProgram && { program: natsProgram }),
      ...(natsPort && { port: natsPort }),
    }),
  ]);
  const postgres = postgresResult.status === 'fulfilled' ? postgresResult.value : undefined;
  const nats = natsResult.status === 'fulfilled' ? natsResult.value : undefined;
  const stop = async () => {
    await nats?.stop();
    await postgres?.stop();
  };
  try {
    if (postgresResult.status === 'rejected') throw postgresResult.reason;
    if (natsResult.status === 'rejected') throw natsResult.reason;
    if (!postgres || !nats) throw new Error('neither started nor failed');
    // Another system may use the same foreign server; ours is told apart by the installation.
    const prefix = databaseUrl ? `valam_${secrets.installation}_` : 'valam_';
    if (settings.isFresh && databaseUrl) await dropDatabases({ url: postgres.url, prefix });
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
