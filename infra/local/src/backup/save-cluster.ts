import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connected } from '../postgres/connection.ts';
import { copyTree } from './copy-tree.ts';

/** Files of the server process; a starting server creates them again. */
const ofTheProcess =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|.*\/?pgsql_tmp.*)$/;
const logFile = /^[0-9A-F]{24}$/;

/**
 * Takes a base backup of all databases while they are written to: copies the data files, then the WAL from before the
 * first copied file to after the last one. Replaying that WAL at startup makes the copy consistent.
 */
export async function saveCluster({ url, cluster, into }: { url: string; cluster: string; into: string }) {
  await connected(url, async (client) => {
    // As long as this connection is open, the server retains the WAL that the backup needs.
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`select pg_backup_start('backup', true)`);
    await mkdir(into, { recursive: true, mode: 0o700 });
    await copyTree(cluster, into, (file) => !ofTheProcess.test(file));
    const { rows } = await client.query(
      'select labelfile as label, spcmapfile as spaces, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    const [{ label, spaces, last }] = rows;
    await writeFile(path.join(into, 'backup_label'), label);
    if (spaces) await writeFile(path.join(into, 'tablespace_map'), spaces);
    await copyLog({ cluster, into, first: /file ([0-9A-F]{24})/.exec(label)?.[1] ?? '', last });
  });
}

/** @param options `first` and `last`: names of WAL files */
async function copyLog({
  cluster,
  into,
  first,
  last,
}: {
  cluster: string;
  into: string;
  first: string;
  last: string;
}) {
  await mkdir(path.join(into, 'pg_wal'), { recursive: true });
  const files = (await readdir(path.join(cluster, 'pg_wal'))).filter(
    (name) => logFile.test(name) && name >= first && name <= last,
  );
  if (!files.includes(first) || !files.includes(last))
    throw new Error(`the log from ${first} to ${last} is not there any more`);
  for (const name of files)
    await copyFile(path.join(cluster, 'pg_wal', name), path.join(into, 'pg_wal', name));
}
