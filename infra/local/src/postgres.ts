import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './ports.ts';
import { serverAccount } from './postgres/account.ts';
import { findBinaries } from './postgres/binaries.ts';
import { ensureCluster, heldBy } from './postgres/cluster.ts';
import { Obstacle } from './problem.ts';
import { end, isAlive } from './processes.ts';
import { until } from './waiting.ts';

export interface Postgres {
  /** an administrator's connection */
  url: string;
  /** absent when the server is someone else's */
  pid?: number;
  port?: number;
  logFile?: string;
  stop: () => Promise<void>;
}

async function versionOf(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    return Number(rows[0].server_version_num);
  } finally {
    await client.end().catch(() => {});
  }
}

async function useConfigured(url: string): Promise<Postgres> {
  const version = await versionOf(url).catch((error) => {
    throw new Obstacle(
      `DATABASE_URL is set, but the server does not answer: ${error.message}. Correct it, or unset it to use the embedded PostgreSQL.`,
    );
  });
  if (version >= 150_000) return { url, stop: async () => {} };
  throw new Obstacle(
    `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; version 15 or newer is needed.`,
  );
}

function serverArguments(dir: string, port: number, isDurable: boolean) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '300',
    // Details of a failed statement are people's words and secret links.
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return [
    '-D',
    dir,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function lastWords(logFile: string) {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}

/**
 * The server of a data directory: someone else's (`DATABASE_URL`), the one that still runs, or a new process.
 * The process is in a group of its own, so that Ctrl-C in the terminal does not stop it before the services.
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

  const holder = await heldBy(cluster.dir);
  if (holder && (await versionOf(urlAt(holder.port)).catch(() => 0))) {
    return {
      url: urlAt(holder.port),
      pid: holder.pid,
      port: holder.port,
      logFile,
      stop: () => end(holder.pid, { first: 'SIGINT', last: 'SIGQUIT' }),
    };
  }

  await mkdir(path.dirname(logFile), { recursive: true });
  const out = openSync(logFile, 'a');
  const at = port ?? (await freePort());
  const account = await serverAccount(cluster.dir);
  const child = spawn(path.join(binaries.bin, 'postgres'), serverArguments(cluster.dir, at, isDurable), {
    ...account,
    cwd: cluster.dir,
    detached: true,
    stdio: ['ignore', out, out],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(out);
  child.once('error', () => {});
  child.unref();
  const { pid } = child;
  if (!pid) throw new Error(`PostgreSQL could not be started from ${binaries.bin}`);

  const isReady = await until(
    async () => !isAlive(pid) || child.exitCode !== null || (await versionOf(urlAt(at)).catch(() => 0)),
    { timeoutMs: 60_000 },
  );
  if (!isReady || child.exitCode !== null || !isAlive(pid)) {
    await end(pid, { first: 'SIGQUIT' });
    throw new Error(`PostgreSQL did not start:\n${await lastWords(logFile)}`);
  }
  return {
    url: urlAt(at),
    pid,
    port: at,
    logFile,
    stop: () => end(pid, { first: 'SIGINT', last: 'SIGQUIT' }),
  };
}
