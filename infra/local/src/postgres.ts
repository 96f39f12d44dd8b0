import path from 'node:path';
import { freePort } from './ports.ts';
import { findBinaries } from './postgres/binaries.ts';
import { ensureCluster, heldBy } from './postgres/cluster.ts';
import { launchPostgres, versionOf } from './postgres/server.ts';
import { UserError } from './user-error.ts';
import { end } from './processes.ts';

export interface Postgres {
  /** an administrator's connection */
  url: string;
  /** absent for an external server */
  pid?: number;
  stop: () => Promise<void>;
}

async function useConfigured(url: string): Promise<Postgres> {
  const version = await versionOf(url).catch((error) => {
    throw new UserError(
      `DATABASE_URL is set, but the server does not answer: ${error.message}. Correct it, or unset it to use the embedded PostgreSQL.`,
    );
  });
  if (version >= 150_000) return { url, stop: async () => {} };
  throw new UserError(
    `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; version 15 or newer is needed.`,
  );
}

/**
 * The server of a data directory: an external one (`DATABASE_URL`), one that is still running, or a new process with
 * its own process group, so that Ctrl-C in the terminal does not stop it before the services.
 */
export async function startPostgres({
  dataDir,
  databaseUrl,
  port,
  isDurable = true,
  log = () => {},
}: {
  dataDir: string;
  databaseUrl?: string;
  port?: number;
  isDurable?: boolean;
  log?: (line: string) => void;
}): Promise<Postgres> {
  if (databaseUrl) return useConfigured(databaseUrl);
  const binaries = await findBinaries();
  const cluster = await ensureCluster(binaries, path.join(path.resolve(dataDir), 'postgres'), log);
  const urlAt = (at: number) => `postgres://postgres:${cluster.password}@127.0.0.1:${at}/postgres`;
  const logFile = path.join(path.resolve(dataDir), 'logs/postgres.log');

  const serving = (pid: number, at: number): Postgres => ({
    url: urlAt(at),
    pid,
    stop: () => end(pid, { first: 'SIGINT', last: 'SIGQUIT' }),
  });
  const holder = await heldBy(cluster.dir);
  if (holder && (await versionOf(urlAt(holder.port)).catch(() => 0))) return serving(holder.pid, holder.port);

  const at = port ?? (await freePort());
  const pid = await launchPostgres({
    binaries,
    dir: cluster.dir,
    port: at,
    url: urlAt(at),
    logFile,
    isDurable,
  });
  return serving(pid, at);
}
