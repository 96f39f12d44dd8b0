import { rm } from 'node:fs/promises';
import path from 'node:path';
import { heldBy, readRecord, removeCluster } from '../postgres/cluster.ts';
import { commandOf, end } from '../processes.ts';

/** An explicit list, because DATA_DIR may contain other things. */
const ours = [
  'nats',
  'media',
  'mailbox',
  'payments',
  'remotes',
  'remotes.json',
  'remotes.audit.jsonl',
  'rollback-requests',
  'logs',
  'run.json',
  'ports.json',
];

/** Deletes the data of previous runs; secrets are not data and stay. */
export async function dropLocalData(dataDir: string) {
  const postgres = path.join(dataDir, 'postgres');
  const cluster = await readRecord(postgres);
  const holder = cluster ? await heldBy(cluster.dir) : undefined;
  // After a power failure, another program may have the pid in `postmaster.pid`.
  if (cluster && holder && commandOf(holder.pid).includes(cluster.dir))
    await end(holder.pid, { first: 'SIGINT' });
  await removeCluster(postgres);
  for (const name of ours) await rm(path.join(dataDir, name), { recursive: true, force: true });
}
