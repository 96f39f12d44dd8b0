import { chmod, chown, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { serverAccount } from '../postgres/account.ts';
import { clusterPlace, writeRecord } from '../postgres/cluster.ts';
import { copyTree } from './copy-tree.ts';

/** Empty when it is saved, and expected by the server. */
const folders = [
  'pg_wal/archive_status',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_commit_ts',
  'pg_logical/snapshots',
  'pg_logical/mappings',
];

/**
 * Lays a saved cluster where the server of a data directory looks for one; it becomes consistent when that starts.
 * @param options `home`: as `ensureCluster` knows it
 */
export async function restoreCluster({
  from,
  home,
  major,
  password,
}: {
  from: string;
  home: string;
  major: number;
  password: string;
}) {
  await mkdir(home, { recursive: true });
  const dir = await clusterPlace(home);
  await copyTree(from, dir);
  await makeServable(dir);
  await writeRecord(home, { dir, password, major });
}

/** Gives a saved cluster the folders that a server expects, and the owner that it runs as. */
export async function makeServable(dir: string) {
  for (const folder of folders) await mkdir(path.join(dir, folder), { recursive: true });
  const account = await serverAccount(dir);
  const everything = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of everything) {
    const place = path.join(entry.parentPath, entry.name);
    await chmod(place, entry.isDirectory() ? 0o700 : 0o600);
    if (account) await chown(place, account.uid, account.gid);
  }
  await chmod(dir, 0o700);
  if (account) await chown(dir, account.uid, account.gid);
}
