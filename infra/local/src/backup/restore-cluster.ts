import { chmod, chown, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { serverAccount } from '../postgres/account.ts';
import { clusterPlace, writeRecord } from '../postgres/cluster.ts';
import { copyTree } from './copy-tree.ts';

/** Folders that the backup leaves out and that the server needs to start. */
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
 * Restores a saved cluster to where the server of a data directory expects it. WAL replay makes it consistent at the
 * next start.
 * @param options `home`: as for `ensureCluster`
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

/** Creates the folders, modes and owner that the server requires. */
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
