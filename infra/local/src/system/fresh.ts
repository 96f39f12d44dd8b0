import { rm } from 'node:fs/promises';
import path from 'node:path';
import { heldBy, readRecord, removeCluster } from '../postgres/cluster.ts';
import { commandOf, end } from '../processes.ts';

/** Named one by one: DATA_DIR may be a directory that holds other things as well. */
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

/** Drops the local data of an earlier run; secrets stay, they are not data. */
export async function dropLocalData(dataDir: string) {
  const postgres = path.join(dataDir, 'postgres');
  const cluster = await readRecord(postgres);
  const holder = cluster ? await heldBy(cluster.dir) : undefined;
  // After a power cut another program may have the number that the server had.
  if (cluster && holder && commandOf(holder.pid).includes(cluster.dir))
    await end(holder.pid, { first: 'SIGINT' });
  await removeCluster(postgres);
  for (const name of ours) await rm(path.join(dataDir, name), { recursive: true, force: true });
}
