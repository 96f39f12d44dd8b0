import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../checkout.ts';
import { guardName } from '../guard.ts';
import { UserError } from '../user-error.ts';
import { commandOf, end, isAlive } from '../processes.ts';
import { until } from '../waiting.ts';
import { openDataFolder } from './data-folder.ts';
import { readRunFile } from './run-file.ts';

/** Ends units of a previous run that was killed. */
async function endLeftOvers(dataDir: string) {
  const last = await readRunFile(dataDir);
  const units = Object.entries(last?.processes ?? {}).filter(
    ([unit]) => unit !== 'postgres' && unit !== 'nats',
  );
  const orphans = units
    .flatMap(([, pids]) => pids)
    .filter((pid) => isAlive(pid) && commandOf(pid).includes(root));
  await Promise.all(orphans.map((pid) => end(pid)));
  return orphans.length;
}

/**
 * Waits for the guard of a killed run, which may still be shutting it down; a server that is about to exit must not be
 * reused.
 */
async function waitForGuard(dataDir: string, log: (line: string) => void) {
  const pid = Number(await readFile(path.join(dataDir, 'guard.pid'), 'utf8').catch(() => 0));
  const isThere = () => pid > 0 && isAlive(pid) && commandOf(pid).includes(guardName);
  if (!isThere()) return;
  log('waiting until the run before this one is gone');
  await until(() => !isThere(), { timeoutMs: 60_000 });
}

/** Allows one system per data directory: a second start fails and prints the address of the first. */
export async function takeRunLock(dataDir: string, log: (line: string) => void) {
  const file = path.join(dataDir, 'run.lock');
  await openDataFolder(dataDir);
  const holder = Number(await readFile(file, 'utf8').catch(() => 0));
  if (holder > 0 && holder !== process.pid && isAlive(holder) && commandOf(holder).includes('infra/local')) {
    const site = (await readRunFile(dataDir))?.site;
    throw new UserError(
      `The system already runs on this data directory (process ${holder}${site ? `, ${site}` : ''}). Stop it first, or set another DATA_DIR and SITE_PORT.`,
    );
  }
  await writeFile(file, String(process.pid));
  await waitForGuard(dataDir, log);
  const ended = await endLeftOvers(dataDir);
  if (ended > 0) log(`ended ${ended} processes that an earlier start had left behind`);
  return () => rm(file, { force: true });
}
