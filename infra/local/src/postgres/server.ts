import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { end, isAlive, lastLines, launchServer } from '../processes.ts';
import { until } from '../waiting.ts';
import { serverAccount } from './account.ts';
import { connected } from './connection.ts';
import type { Binaries } from './binaries.ts';

type Settings = Readonly<Record<string, string>>;

export const versionOf = (url: string): Promise<number> =>
  connected({ connectionString: url, connectionTimeoutMillis: 5_000 }, async (client) => {
    const { rows } = await client.query('show server_version_num');
    return Number(rows[0].server_version_num);
  });

function serverArguments(dir: string, port: number, isDurable: boolean, more: Settings) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '300',
    // Details of failed statements may contain personal data and secret links.
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: '0',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...more,
  };
  return [
    '-D',
    dir,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/**
 * Starts a PostgreSQL server and waits until it accepts connections. It has its own process group, so that Ctrl-C in
 * the terminal does not stop it before the services.
 * @param options `url`: an administrator's connection to it
 */
export async function launchPostgres({
  binaries,
  dir,
  port,
  url,
  logFile,
  isDurable = true,
  settings = {},
}: {
  binaries: Binaries;
  dir: string;
  port: number;
  url: string;
  logFile: string;
  isDurable?: boolean;
  settings?: Settings;
}): Promise<number> {
  await mkdir(path.dirname(logFile), { recursive: true });
  const program = path.join(binaries.bin, 'postgres');
  const child = launchServer(program, serverArguments(dir, port, isDurable, settings), {
    ...(await serverAccount(dir)),
    cwd: dir,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    logFile,
  });
  const { pid } = child;
  if (!pid) throw new Error(`PostgreSQL could not be started from ${binaries.bin}`);

  const isReady = await until(
    async () => !isAlive(pid) || child.exitCode !== null || (await versionOf(url).catch(() => 0)),
    { timeoutMs: 60_000 },
  );
  if (!isReady || child.exitCode !== null || !isAlive(pid)) {
    await end(pid, { first: 'SIGQUIT' });
    throw new Error(`PostgreSQL did not start:\n${await lastLines(logFile)}`);
  }
  return pid;
}
