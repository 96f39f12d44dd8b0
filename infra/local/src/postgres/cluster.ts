import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { outsideDir, shortHash } from '../checkout.ts';
import { UserError } from '../user-error.ts';
import { isAlive } from '../processes.ts';
import { writeWhole } from '../write-whole.ts';
import { serverAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

export interface Cluster {
  dir: string;
  password: string;
  major: number;
}

const recordOf = (home: string) => path.join(home, 'cluster.json');

/** Records which cluster belongs to a data directory. */
export const writeRecord = (home: string, cluster: Cluster) =>
  writeWhole(recordOf(home), JSON.stringify(cluster), { mode: 0o600, flush: true });

export async function readRecord(home: string): Promise<Cluster | undefined> {
  return readFile(recordOf(home), 'utf8').then(JSON.parse, () => undefined);
}

/** The pid and port of the server that runs on a cluster, according to its `postmaster.pid`. */
export async function heldBy(dir: string) {
  const lines = await readFile(path.join(dir, 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  return pid > 0 && isAlive(pid) ? { pid, port: Number(lines[3]) } : undefined;
}

const hour = 3_600_000;

/**
 * Removes clusters outside the checkout whose data directory was deleted or now uses another one. Recent ones are kept,
 * because they may still be being created.
 */
async function removeOrphans() {
  const clusters = path.join(outsideDir(), 'clusters');
  for (const name of await readdir(clusters).catch(() => [])) {
    const dir = path.join(clusters, name);
    const home = await readFile(`${dir}.home`, 'utf8').catch(() => undefined);
    if (home === undefined || Date.now() - (await stat(`${dir}.home`)).mtimeMs < hour) continue;
    if ((await readRecord(home))?.dir === dir || (await heldBy(dir))) continue;
    await rm(dir, { recursive: true, force: true });
    await rm(`${dir}.home`, { force: true });
  }
}

/** The path of a new cluster: in the data directory, or for root, where an unprivileged account has access. */
export async function clusterPlace(home: string, name: string = 'cluster') {
  if (process.getuid?.() !== 0) return path.join(home, name);
  await removeOrphans();
  const clusters = path.join(outsideDir(), 'clusters');
  await mkdir(clusters, { recursive: true });
  await chmod(outsideDir(), 0o755);
  await chmod(clusters, 0o755);
  const dir = path.join(clusters, `${shortHash(home)}-${randomBytes(4).toString('hex')}`);
  await writeFile(`${dir}.home`, home);
  return dir;
}

/** Creates the cluster in a temporary directory and renames it: an interrupted run never leaves a partial cluster. */
async function initialize(binaries: Binaries, dir: string, password: string) {
  const unfinished = `${dir}.new`;
  const passwordFile = `${dir}.pw`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  const account = await serverAccount(unfinished);
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  const args = [
    '-D',
    unfinished,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    ...locale,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-sync',
    '--no-instructions',
  ];
  try {
    await promisify(execFile)(path.join(binaries.bin, 'initdb'), args, {
      ...account,
      cwd: path.dirname(unfinished),
    });
  } catch (error) {
    const said = error as { stderr?: string; message: string };
    throw new Error(`initdb failed: ${said.stderr?.trim() || said.message}`, { cause: error });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, dir);
}

/** The cluster of a data directory, created if missing. */
export async function ensureCluster(
  binaries: Binaries,
  home: string,
  log: (line: string) => void,
): Promise<Cluster> {
  const known = await readRecord(home);
  if (known && existsSync(path.join(known.dir, 'PG_VERSION'))) {
    if (known.major === binaries.major) return known;
    throw new UserError(
      `The local data was written by PostgreSQL ${known.major}, but ${binaries.major} is installed now. Start with --fresh to drop the local data.`,
    );
  }
  log('creating a PostgreSQL cluster');
  await mkdir(home, { recursive: true });
  const cluster = {
    dir: await clusterPlace(home),
    password: randomBytes(18).toString('base64url'),
    major: binaries.major,
  };
  await initialize(binaries, cluster.dir, cluster.password);
  await writeRecord(home, cluster);
  return cluster;
}

/** Deletes the cluster of a data directory; its server must be stopped. */
export async function removeCluster(home: string) {
  const known = await readRecord(home);
  if (known) {
    await rm(known.dir, { recursive: true, force: true });
    await rm(`${known.dir}.home`, { force: true });
  }
  await rm(home, { recursive: true, force: true });
}
