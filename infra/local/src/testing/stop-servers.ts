import { rm } from 'node:fs/promises';
import path from 'node:path';
import { removeCluster } from '../postgres/cluster.ts';
import { take } from './servers.ts';

export default async function stopServers() {
  const servers = take();
  if (!servers) return;
  await Promise.all([servers.postgres.stop(), servers.nats.stop()]);
  await removeCluster(path.join(servers.dataDir, 'postgres'));
  servers.guard.release();
  await rm(servers.dataDir, { recursive: true, force: true });
}
