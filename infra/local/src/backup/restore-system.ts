import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findBinaries } from '../postgres/binaries.ts';
import { UserError } from '../user-error.ts';
import { copyTree } from './copy-tree.ts';
import { restoreCluster } from './restore-cluster.ts';
import { hasItsSums } from './sums.ts';

/**
 * Restores a backup to an empty data directory; `npm start` there continues from the time of the backup. The event
 * store is not restored: services detect that the stream is a different one and publish their retained events again,
 * and inboxes drop duplicates.
 */
export async function restoreSystem({ from, dataDir }: { from: string; dataDir: string }) {
  if (!(await hasItsSums(from)))
    throw new UserError(`${from} is not a whole backup: its sums are not right.`);
  const there = await readdir(dataDir).catch(() => []);
  if (there.length > 0)
    throw new UserError(`${dataDir} is not empty: DATA_DIR names the place to restore into.`);
  const { major, password } = JSON.parse(await readFile(path.join(from, 'cluster.json'), 'utf8'));
  const binaries = await findBinaries();
  if (binaries.major !== major)
    throw new UserError(`The backup is of PostgreSQL ${major}, and ${binaries.major} is installed here.`);
  await mkdir(dataDir, { recursive: true });
  await copyTree(path.join(from, 'data'), dataDir);
  await restoreCluster({
    from: path.join(from, 'cluster'),
    home: path.join(dataDir, 'postgres'),
    major,
    password,
  });
}
