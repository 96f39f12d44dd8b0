import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './ports.mjs';
import { serverAccount } from './postgres/account.mjs';
import { findBinaries } from './postgres/binaries.mjs';
import { ensureCluster, heldBy } from './postgres/cluster.mjs';
import { Obstacle } from './problem.mjs';
import { end, isAlive } from './processes.mjs';
import { until } from './waiting.mjs';

/**
 * @typedef {object} Postgres
 * @property {string} url an administrator's connection
 * @property {number} [pid] absent when the server is someone else's
 * @property {number} [port]
 * @property {string} [logFile]
 * @property {() => Promise<void>} stop
 */

/** @param {string} url */
async function versionOf(url) {
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

/** @param {string} url @returns {Promise<Postgres>} */
async function useConfigured(url) {
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

/** @param {string} dir @param {number} port @param {boolean} isDurable */
function serverArguments(dir, port, isDurable) {
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

/** @param {string} logFile */
async function lastWords(logFile) {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}

/**
 * The server of a data directory: someone else's (`DATABASE_URL`), the one that still runs, or a new process.
 * The process is in a group of its own, so that Ctrl-C in the terminal does not stop it before the services.
 * @param {{ dataDir: string, databaseUrl?: string, port?: number, isDurable?: boolean, log?: (line: string) => void }} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, databaseUrl, port, isDurable = true, log = () => {} }) {
  if (databaseUrl) return useConfigured(databaseUrl);
  const binaries = await findBinaries();
  const cluster = await ensureCluster(binaries, path.join(path.resolve(dataDir), 'postgres'), log);
  const urlAt = (/** @type {number} */ at) =>
    `postgres://postgres:${cluster.password}@127.0.0.1:${at}/postgres`;
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
