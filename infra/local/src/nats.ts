import { mkdir, readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { findNats } from './nats/binary.ts';
import { accounts as separate, configuration, permissions } from './nats/configuration.ts';
import { answers, freePort } from './ports.ts';
import { UserError } from './user-error.ts';
import { commandOf, end, isAlive, lastLines, launchServer } from './processes.ts';
import { until } from './waiting.ts';

export interface Nats {
  url: string;
  /** the URL with the credentials of a user */
  urlFor: (user: string) => string;
  /** absent for an external server */
  pid?: number;
  port?: number;
  stop: () => Promise<void>;
}

/** Reads the INFO message that a NATS server sends on connect; it shows whether JetStream is on. */
function greeting(url: string): Promise<{ version: string; jetstream?: boolean }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port || 4222), timeout: 5_000 });
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes.toString();
      if (!said.includes('\r\n')) return;
      socket.destroy();
      const info = /^INFO (.*)\r\n/.exec(said);
      if (info?.[1]) resolve(JSON.parse(info[1]));
      else reject(new Error('it does not speak the NATS protocol'));
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer within 5 seconds')));
    socket.once('error', reject);
  });
}

async function useConfigured(url: string): Promise<Nats> {
  const info = await greeting(url).catch((error) => {
    throw new UserError(
      `NATS_URL is set, but the server does not answer: ${error.message}. Correct it, or unset it to have one started.`,
    );
  });
  // Its accounts and permissions are up to its operator.
  if (info.jetstream) return { url, urlFor: () => url, stop: async () => {} };
  throw new UserError('NATS_URL leads to a server without JetStream. Start it with -js.');
}

/** A server that a previous run of this data directory left running. */
async function leftOver(home: string) {
  const config = path.join(home, 'nats.conf');
  const pid = Number(await readFile(path.join(home, 'nats.pid'), 'utf8').catch(() => 0));
  return pid > 0 && isAlive(pid) && commandOf(pid).includes(config) ? pid : undefined;
}

/**
 * A NATS server with JetStream: an external one (`NATS_URL`) or a new process.
 * @param options `passwords`: enables the permissions of production with these passwords
 */
export async function startNats({
  dataDir,
  natsUrl,
  program,
  port,
  accounts = 0,
  passwords,
  log = () => {},
}: {
  dataDir: string;
  natsUrl?: string;
  program?: string;
  port?: number;
  accounts?: number;
  passwords?: Readonly<Record<string, string>>;
  log?: (line: string) => void;
}): Promise<Nats> {
  if (natsUrl) return useConfigured(natsUrl);
  const binary = await findNats(program, log);
  const home = path.join(path.resolve(dataDir), 'nats');
  const logs = path.join(path.resolve(dataDir), 'logs');
  await mkdir(home, { recursive: true });
  await mkdir(logs, { recursive: true });
  const orphan = await leftOver(home);
  if (orphan) await end(orphan);

  const at = port ?? (await freePort());
  const config = path.join(home, 'nats.conf');
  if (passwords)
    await writeFile(path.join(home, 'units.conf'), await permissions(passwords), { mode: 0o600 });
  const lines = configuration(path.join(home, 'store'), at);
  if (passwords) lines.push('include units.conf');
  if (accounts > 0) lines.push(...separate(accounts));
  await writeFile(config, `${lines.join('\n')}\n`);
  const logFile = path.join(logs, 'nats.log');
  const child = launchServer(binary, ['-c', config], { logFile });
  const { pid } = child;
  if (!pid) throw new Error(`${binary} could not be started`);
  await writeFile(path.join(home, 'nats.pid'), String(pid));

  const isReady = await until(async () => child.exitCode !== null || (await answers(at)), {
    timeoutMs: 15_000,
  });
  if (!isReady || child.exitCode !== null) {
    await end(pid);
    throw new Error(`nats-server did not start:\n${await lastLines(logFile)}`);
  }
  const address = `127.0.0.1:${at}`;
  return {
    url: `nats://${address}`,
    urlFor: (user) => (passwords ? `nats://${user}:${passwords[user]}@${address}` : `nats://${address}`),
    pid,
    port: at,
    stop: () => end(pid),
  };
}
